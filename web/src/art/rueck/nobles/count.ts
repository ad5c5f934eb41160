/** The Count brings five to a neighbour: short-sighted, a purse held out to either side. */
import { circle, INK, line, PLAIN, placed, shape } from "../../ink/ink";
import { CREAM, GOLD, WHITE, WIG, WIG_DARK, WIG_LINE } from "../colours";
import { lettering, stick } from "../pen";
import { blush, curl } from "./features";

const SKIN = "#f0c69c";
const SKIN_DARK = "#d69f6d";

const arms = stick("M34 102C20 104 10 98 -2 92M66 102C80 104 90 98 102 92", 11, "#b98633", 3.4);
const coat =
  shape("M14 116C16 100 28 92 40 90L60 90C72 92 84 100 86 116Z", "#b98633") +
  shape("M60 90C72 92 84 100 86 116H70C72 106 68 96 60 90Z", "#8f6522", PLAIN);
const jabot =
  shape("M40 88C44 84 56 84 60 88C66 96 58 102 60 116H40C42 102 34 96 40 88Z", CREAM) +
  line("M42 94q8 5 16 0M41 102q9 5 18 0M50 88v26", 1.3, WIG_LINE);
const curls = curl(24, 70, 6.5, WIG, WIG_LINE) + curl(77, 64, 6.5, WIG_DARK, WIG_LINE) + curl(76, 75, 6, WIG_DARK, WIG_LINE);
const face =
  shape("M28 52C26 80 38 92 50 92C62 92 74 80 72 56C70 26 30 26 28 52Z", SKIN) +
  shape("M64 46C74 60 70 82 54 91.5C64 90 74 78 72 56C71 52 68 48 64 46Z", SKIN_DARK, PLAIN);
const wig = placed(
  "rotate(9 50 40)",
  shape("M24 54C18 32 34 18 50 18C68 18 82 32 76 54C70 44 62 40 50 42C38 40 30 44 24 54Z", WIG) +
    shape("M62 20C78 28 80 42 76 54C72 46 66 43 60 42C66 36 66 27 62 20Z", WIG_DARK, PLAIN) +
    line("M48 18C42 24 40 32 41 41M32 26C29 32 29 38 31 44M64 26C68 32 68 38 66 43", 1.3, WIG_LINE) +
    shape("M46 16q4-8 8 0z", WIG),
);
const spectacles =
  circle(38.5, 62, 10.5, WHITE, { "stroke-width": 2.4 }) +
  circle(61.5, 62, 10.5, WHITE, { "stroke-width": 2.4 }) +
  line("M49 60.5q1-1.5 2 0M28 60l-4-3M72 60l4-3", 2.2);
const pupils =
  circle(33, 63.5, 4, INK, PLAIN) +
  circle(67, 63.5, 4, INK, PLAIN) +
  circle(32, 62, 1.3, "#fff", PLAIN) +
  circle(66, 62, 1.3, "#fff", PLAIN) +
  line("M33 56q5-3 9 0M58 56q5-3 9 0", 1, "#cfc6b6");
const nose =
  shape("M46 68C41 77 45 80 50 80C55 80 59 77 54 68", SKIN, { "stroke-width": 1.7 }) + blush(33, 78, 4.6, 3) + blush(67, 78, 4.6, 3);
const mouth = shape("M42 84Q50 90 58 84", "none", { "stroke-width": 2 }) + line("M40 83q1-1 3 0M60 83q-1-1-3 0", 1.3);
const purse =
  shape("M-8 -1C-8 -7 0 -8 4 -5C8 -2 8 5 4 8C-1 11 -8 8 -8 -1Z", SKIN) +
  shape("M-2 9C-10 14 -11 26 -4 29C2 31 10 30 12 26C14 19 10 13 4 9C6 6 -4 6 -2 9Z", "#7b4a34") +
  line("M-3 11q4 2 8 0", 1.6, GOLD) +
  line("M-4 1l8 2M-4 5l7 2", 1.3);
/** Held out over the sill. */
export const purses =
  placed("translate(-6 88) scale(-1 1)", purse) +
  placed("translate(106 88)", purse) +
  [-8, 108].map((x) => lettering("5", x, 113.5, 13, CREAM)).join("");

export const count = arms + coat + jabot + curls + face + wig + spectacles + pupils + nose + mouth + purses;
