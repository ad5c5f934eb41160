/** A wooden pawn, drawn round the middle of its foot. */
import { circle, ellipse, INK, line, PLAIN, shape } from "../ink/ink";
import { blob, cuts, edge, facet, PAPER } from "./pen";

const MAW = "#4a1d16";
const BODY = "-42 -2, -30 -26, -21 -60, -17 -84, 17 -84, 21 -60, 30 -26, 42 -2, 26 9, -26 9";

/** Whose it is: three shades, the shape of its seat, and how it feels about what happens to it. */
interface Rider {
  readonly shades: readonly [plain: string, dark: string, light: string];
  readonly sign: string;
  readonly face: string;
}

export const ORANGE: Rider = {
  shades: ["#e69f00", "#a86a00", "#ffdf8f"],
  sign: circle(4, -34, 10, PAPER, edge(2.6)),
  face:
    ellipse(-4, -117, 4, 6.5, INK, PLAIN) +
    ellipse(15, -117, 4, 6.5, INK, PLAIN) +
    line("M-14 -129L-1 -126M10 -127L22 -131", 3.4) +
    shape("M-9 -104Q6 -98 21 -106Q17 -89 4 -90Q-6 -92 -9 -104Z", MAW, edge(2.8)) +
    shape("M-6 -103Q7 -98 18 -104L17 -99Q6 -95 -4 -99Z", PAPER, PLAIN),
};

export const ROSE: Rider = {
  shades: ["#cc79a7", "#934d73", "#f2cfe0"],
  sign: facet("4 -46, 14 -40, 14 -28, 4 -22, -6 -28, -6 -40", PAPER, edge(2.6)),
  face:
    circle(-10, -118, 8.5, "#fffaf0", edge(2.6)) +
    circle(12, -118, 8.5, "#fffaf0", edge(2.6)) +
    circle(-8, -116, 3.4, INK, PLAIN) +
    circle(10, -116, 3.4, INK, PLAIN) +
    ellipse(1, -98, 7, 9, MAW, edge(2.8)),
};

export const GREEN: Rider = {
  shades: ["#009e73", "#046b50", "#a9ecd2"],
  sign: facet("-6 -44, 14 -44, 14 -24, -6 -24", PAPER, edge(2.6)),
  face:
    line("M-16 -118Q-10 -126 -3 -118M8 -118Q14 -126 21 -118", 3.6) +
    shape("M-12 -106Q3 -104 18 -107Q14 -84 2 -86Q-9 -88 -12 -106Z", MAW, edge(2.8)) +
    shape("M-2 -90Q6 -96 12 -90Q6 -85 -2 -90Z", "#d98a8a", PLAIN),
};

export function pawn({ shades: [plain, dark, light], sign, face }: Rider): string {
  return (
    ellipse(0, 0, 44, 13, dark) +
    blob(BODY, plain) +
    blob("-42 -2, -30 -26, -21 -60, -17 -84, -6 -84, -10 -56, -18 -24, -22 8, -32 6", dark, PLAIN) +
    cuts("20 -60 32 -14 2.4, 14 -78 17 -62 1.8", light) +
    blob(BODY, "none") +
    ellipse(0, -84, 24, 8, plain) +
    circle(0, -112, 33, plain) +
    shape("M-10 -143A33 33 0 0 0 -14 -82A36 36 0 0 1 -10 -143Z", dark, PLAIN) +
    cuts("15 -134 25 -116 3", light) +
    circle(0, -112, 33, "none") +
    face +
    sign
  );
}
