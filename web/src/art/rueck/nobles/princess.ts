/** The little Princess has two for somebody: plaits, freckles and a present. */
import { circle, line, PLAIN, placed, shape } from "../../ink/ink";
import { CORONET, CORONET_DARK, FRECKLE, MOUTH, PINK, WHITE } from "../colours";
import { blush, eye } from "./features";

const SKIN = "#f6d3b4";
const SKIN_DARK = "#e3b28c";
const HAIR = "#c9682f";
const HAIR_DARK = "#9c4a1e";
const HAIR_LINE = "#7a3512";
const PRESENT = "#4a9a8a";

const dress =
  shape("M22 116C22 104 30 98 40 96L60 96C70 98 78 104 78 116Z", PINK) +
  shape("M60 96C70 98 78 104 78 116H66C68 108 66 100 60 96Z", "#b46a83", PLAIN);
const plaits =
  shape("M24 62C14 66 12 76 16 82C10 88 12 98 20 102L24 96L28 84ZM76 62C86 66 88 76 84 82C90 88 88 98 80 102L76 96L72 84Z", HAIR) +
  line("M16 82q6 2 10-2M18 92q4 1 7-2M84 82q-6 2-10-2M82 92q-4 1-7-2", 1.3, HAIR_LINE);
const bows = shape("M20 100l-8 4 3 4-2 5 8-4 6 4-1-6 4-4zM80 100l8 4-3 4 2 5-8-4-6 4 1-6-4-4z", PRESENT);
const face =
  shape("M26 64C24 86 38 98 50 98C62 98 76 86 74 64C72 44 28 44 26 64Z", SKIN) +
  shape("M66 52C76 66 72 88 54 97.5C66 96 76 82 74 64C73 58 70 54 66 52Z", SKIN_DARK, PLAIN);
const hair =
  shape("M22 68C18 44 34 34 50 34C66 34 82 44 78 68C74 58 68 54 62 52C56 58 40 58 34 54C28 58 24 62 22 68Z", HAIR) +
  shape("M64 37C80 44 81 56 78 68C74 58 68 54 62 52C66 47 66 42 64 37Z", HAIR_DARK, PLAIN) +
  line("M50 34C44 40 38 46 35 53M50 34C56 40 61 46 62 51M34 41C30 46 28 52 27 58", 1.4, HAIR_LINE);
const eyes =
  eye(39, 68, 4.6, { right: 0.4, down: 0.6, pupil: 2.6 }) +
  eye(61, 68, 4.6, { right: 0.4, down: 0.6, pupil: 2.6 }) +
  circle(38.5, 67, 0.9, "#fff", PLAIN) +
  circle(60.5, 67, 0.9, "#fff", PLAIN) +
  line("M33 60q5-4 10-2M57 58q5-2 10 2", 1.8, HAIR_DARK);
const mouth =
  line("M48 74q2 3 4 0", 1.8) +
  shape("M40 82Q50 93 60 82Q50 85 40 82Z", MOUTH, { "stroke-width": 1.6 }) +
  shape("M47 83.5h5v3.5h-5z", WHITE, { "stroke-width": 1 });
const cheeks =
  blush(33, 78, 4.6, 3.2) +
  blush(67, 78, 4.6, 3.2) +
  circle(35, 74, 1, FRECKLE, PLAIN) +
  circle(39, 76, 1, FRECKLE, PLAIN) +
  circle(61, 76, 1, FRECKLE, PLAIN) +
  circle(65, 74, 1, FRECKLE, PLAIN);
const crown =
  shape("M32 38L28 20L40 28L50 14L60 28L72 20L68 38C58 33 42 33 32 38Z", CORONET) +
  shape("M60 28L72 20L68 38C65 36.5 62 35.5 59 35C60 32 60 30 60 28Z", CORONET_DARK, PLAIN) +
  circle(28, 19, 2.6, CORONET) +
  circle(50, 13, 2.8, PINK) +
  circle(72, 19, 2.6, CORONET);
const present = placed(
  "translate(50 106)",
  shape("M-15 -6H15V12H-15Z", PRESENT) +
    shape("M5 -6H15V12H5Z", "#357565", PLAIN) +
    shape("M-3 -6H3V12H-3Z", CORONET) +
    shape("M0 -6C-6 -14 -14 -12 -11 -7ZM0 -6C6 -14 14 -12 11 -7Z", CORONET),
);
const hands = shape("M30 108C28 102 34 99 38 102C41 105 40 111 36 113ZM70 108C72 102 66 99 62 102C59 105 60 111 64 113Z", SKIN);

export const princess = dress + plaits + bows + face + hair + eyes + mouth + cheeks + crown + present + hands;
