/** The Baron brings four: round, rosy, with a monocle. */
import { circle, line, PLAIN, shape } from "../../ink/ink";
import { BRASS, CREAM, GOLD, MOUTH, WIG, WIG_DARK, WIG_LINE } from "../colours";
import { blush, curl, eye } from "./features";

const SKIN = "#f3c7a6";
const SKIN_DARK = "#e0a180";

const coat =
  shape("M4 116C6 98 22 90 36 88L64 88C78 90 94 98 96 116Z", "#4f7a5b") +
  shape("M64 88C78 90 94 98 96 116H76C78 104 72 94 64 88Z", "#3b5f46", PLAIN) +
  line("M30 92C28 100 28 108 30 116M70 92C72 100 72 108 70 116", 1.6, GOLD);
const curls =
  curl(21, 58, 8, WIG, WIG_LINE) +
  curl(20, 71, 8, WIG, WIG_LINE) +
  curl(79, 58, 8, WIG_DARK, WIG_LINE) +
  curl(80, 71, 8, WIG_DARK, WIG_LINE);
const neck = shape("M24 84C24 96 36 100 50 100C64 100 76 96 76 84Z", SKIN);
const face =
  shape("M24 62C22 82 34 92 50 92C66 92 78 82 76 62C75 40 25 40 24 62Z", SKIN) +
  shape("M66 46C78 56 76 82 58 91C70 89 78 78 76 62C75 54 71 49 66 46Z", SKIN_DARK, PLAIN);
const chin = line("M34 91C42 96 58 96 66 91", 1.6);
const wig =
  shape("M22 60C18 36 32 22 50 22C68 22 82 36 78 60C74 48 64 42 50 42C36 42 26 48 22 60Z", WIG) +
  shape("M62 25C76 32 80 44 78 60C76 52 70 46 62 43C68 38 67 30 62 25Z", WIG_DARK, PLAIN) +
  line("M50 22C44 28 42 34 43 41M34 29C31 35 31 40 33 45M66 29C69 35 69 40 67 45", 1.3, WIG_LINE);
const cheeks = blush(32, 72, 6.5, 4.6) + blush(68, 72, 6.5, 4.6);
const eyes =
  eye(39, 60, 3.2) +
  eye(61, 60, 3.2) +
  circle(61, 60, 7.4, "rgba(255,255,255,.25)", { stroke: BRASS, "stroke-width": 2.2 }) +
  line("M67 65C72 74 72 84 66 94", 1.3, BRASS);
const brows = line("M34 53q5-4 9-1M57 51q5-3 9 1", 1.8, "#8d8373");
const nose = shape("M44 66C42 74 46 76 50 76C54 76 58 74 56 66", SKIN, { "stroke-width": 1.7 });
const mouth = shape("M42 81Q50 87 58 81Q50 83.5 42 81Z", MOUTH, { "stroke-width": 1.5 });
const jabot =
  shape("M38 98C44 94 56 94 62 98C66 104 60 108 62 116H38C40 108 34 104 38 98Z", CREAM) +
  line("M43 100q7 4 14 0M42 107q8 5 16 0M50 96v20", 1.3, WIG_LINE);

export const baron = coat + curls + neck + face + chin + wig + cheeks + eyes + brows + nose + mouth + jabot;
