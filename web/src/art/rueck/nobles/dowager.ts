/** The Dowager takes three: black lace, a lorgnette, and a jewel already in her glove. */
import { circle, INK, line, PLAIN, shape } from "../../ink/ink";
import { CREAM, GOLD, WHITE, WIG_LINE } from "../colours";
import { stick } from "../pen";
import { jewel } from "../jewels";
import { eye } from "./features";

const SKIN = "#ecd2bd";
const SKIN_DARK = "#cfac95";
const LACE = "#3a3040";

const dress =
  shape("M16 116C16 98 26 92 38 88L62 88C74 92 84 98 84 116Z", "#4b3f58") +
  shape("M62 88C74 92 84 98 84 116H70C72 104 68 94 62 88Z", "#372e42", PLAIN);
const veil =
  shape("M50 6C76 8 84 36 82 62C82 78 86 90 88 100C78 100 72 94 70 84L30 84C28 94 22 100 12 100C14 90 18 78 18 62C16 36 24 8 50 6Z", LACE) +
  line("M22 60q4 2 4 6t4 6M20 76q5 2 4 7M78 60q-4 2-4 6t-4 6M80 76q-5 2-4 7M30 20q6 4 4 10M70 20q-6 4-4 10", 1.3, "#8a7c96");
const hair =
  shape("M30 48C26 28 38 14 50 14C62 14 74 28 70 48Z", "#b8b2b5") +
  line("M50 15C40 20 36 30 36 42M50 15C60 20 64 30 64 42M50 15v26M43 20C40 28 40 36 41 42M57 20C60 28 60 36 59 42", 1.3, "#857e84");
const comb = shape("M42 4C44 -4 56 -4 58 4L60 16H40Z", LACE) + line("M45 4v10M50 2v12M55 4v10", 1.3, "#8a7c96");
const face =
  shape("M33 44C32 70 42 92 50 92C58 92 68 70 67 44C62 36 38 36 33 44Z", SKIN) +
  shape("M60 40C68 56 62 82 52 91.5C60 88 68 68 67 44C66 42 63 41 60 40Z", SKIN_DARK, PLAIN);
const fringe = shape("M33 48C36 38 44 38 50 42C56 38 64 38 67 48C62 43 56 44 50 46C44 44 38 43 33 48Z", "#b8b2b5");
const leftEye =
  line("M35 51L46 55M65 51L54 55", 2.2) +
  shape("M37 58Q41 54 46 58Q41 61 37 58Z", WHITE, { "stroke-width": 1.4 }) +
  circle(42.5, 58, 1.7, INK, PLAIN);
const lorgnette =
  eye(59, 59, 4, { right: -0.5, down: 0.3, pupil: 2 }) +
  circle(59, 59, 7, "rgba(255,255,255,.3)", { stroke: GOLD, "stroke-width": 2.2 }) +
  stick("M64 65L78 96", 2, GOLD, 2.2);
const nose = shape("M48 58C46 66 42 74 46 78C49 80 53 79 54 76", SKIN, { "stroke-width": 1.7 });
const mouth =
  shape("M43 84Q50 81 57 84Q50 86 43 84Z", "#8a2f3a", { "stroke-width": 1.4 }) +
  line("M45 89q5 2 10 0M38 70q-1 5 2 9M62 72q1 4-1 8", 1.2, "#a4836f");
const collar =
  shape("M38 90C44 96 56 96 62 90L66 98C58 104 42 104 34 98Z", CREAM) +
  line("M38 95l-1 5M44 97l-1 5M50 98v5M56 97l1 5M62 95l1 5", 1.2, WIG_LINE) +
  shape("M46 100l4-3 4 3-4 6z", "#8f74d6", { "stroke-width": 1.3 });
const glove = shape("M70 98C70 92 78 90 83 94C88 98 86 106 80 107C74 108 70 104 70 98Z", "#5d5068") + line("M73 98l9 2M73 102l8 2", 1.3);
const claw =
  shape("M14 108C12 102 16 98 22 98L32 102C36 106 34 112 28 113L18 114Z", "#5d5068") + jewel(23, 99, 6) + line("M18 104q6-2 12 2", 1.3);

export const dowager = dress + veil + hair + comb + face + fringe + leftEye + lorgnette + nose + mouth + collar + glove + claw;
