/** The Chamberlain takes two from a neighbour: a ruff, a goatee, and a finger for either side. */
import { circle, INK, line, PLAIN, placed, shape } from "../../ink/ink";
import { BRASS, CREAM, WHITE, WIG_LINE } from "../colours";
import { stick } from "../pen";

const SKIN = "#e3c3a0";
const SKIN_DARK = "#bf9872";
const HAIR = "#2a232b";
const COAT = "#3d4a3f";

const arms = stick("M34 104C20 108 8 100 -4 92M66 104C80 108 92 100 104 92", 10, COAT, 3.4);
const coat =
  shape("M18 116C20 102 30 96 40 94L60 94C70 96 80 102 82 116Z", COAT) +
  shape("M60 94C70 96 80 102 82 116H68C70 108 66 100 60 94Z", "#2b362e", PLAIN) +
  line("M50 100v16", 1.6, BRASS) +
  circle(50, 106, 1.6, BRASS, PLAIN) +
  circle(50, 112, 1.6, BRASS, PLAIN);
const ruff =
  shape(
    "M22 90C18 84 26 80 30 82C32 76 40 78 42 81C44 76 56 76 58 81C60 78 68 76 70 82C74 80 82 84 78 90C82 96 74 101 69 98C66 103 58 103 56 99C54 103 46 103 44 99C42 103 34 103 31 98C26 101 18 96 22 90Z",
    CREAM,
  ) + line("M32 84q2 6 0 13M42 83q1 7 0 14M50 82v16M58 83q-1 7 0 14M68 84q-2 6 0 13", 1.3, WIG_LINE);
const face =
  shape("M33 42C31 66 40 88 50 90C60 88 69 66 67 42C63 30 37 30 33 42Z", SKIN) +
  shape("M60 34C69 50 62 78 52 89C62 84 69 64 67 42C66 38 63 36 60 34Z", SKIN_DARK, PLAIN);
const ears = circle(31.5, 56, 4.4, SKIN) + circle(68.5, 56, 4.4, SKIN_DARK);
const hair =
  shape("M31 44C28 26 38 18 50 18C62 18 72 26 69 44C66 36 60 34 50 42C40 34 34 36 31 44Z", HAIR) + line("M36 26q6-5 12-4", 1.3, "#6a5f6c");
const brows = shape("M34 46C38 42 44 46 47 51L45 53C42 49 38 48 34 49ZM66 46C62 42 56 46 53 51L55 53C58 49 62 48 66 49Z", HAIR, {
  "stroke-width": 1,
});
const eyes =
  shape("M36 57Q41 52.5 47 57Q41 60 36 57ZM53 57Q59 52.5 64 57Q59 60 53 57Z", WHITE, { "stroke-width": 1.5 }) +
  circle(38.5, 57, 1.9, INK, PLAIN) +
  circle(55.5, 57, 1.9, INK, PLAIN);
const nose = shape("M49 56C47 66 43 72 46 75C49 77 53 76 54 73", SKIN, { "stroke-width": 1.7 });
const moustache =
  shape("M50 77C44 75 40 78 36 75C38 81 46 81 50 79C54 81 62 81 64 75C60 78 56 75 50 77Z", HAIR, { "stroke-width": 1 }) +
  line("M44 82.5Q51 86 57 81", 1.7) +
  shape("M46 86C49 84 51 84 54 86C53 92 51 97 50 98C49 97 47 92 46 86Z", HAIR, { "stroke-width": 1.2 });
const pointing =
  shape("M-9 1C-9 -6 -2 -8 2 -6L16 -9C20 -9.5 20 -4 16 -4L6 -2C8 2 8 6 4 8C-1 11 -9 8 -9 1Z", SKIN) +
  line("M-2 0l6 1M-2 4l6 1", 1.3) +
  shape("M-8 -4h-5v13h5z", CREAM, { "stroke-width": 1.5 });
const hands = placed("translate(-8 89) scale(-1 1)", pointing) + placed("translate(108 89)", pointing);

export const chamberlain = arms + coat + ruff + face + ears + hair + brows + eyes + nose + moustache + hands;
