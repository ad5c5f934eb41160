/** The Countess brings five: a tower of hair with a bird in it. */
import { circle, INK, line, PLAIN, shape } from "../../ink/ink";
import { PINK, ROUGED_LIPS, TEAL, WHITE } from "../colours";
import { blush, curl } from "./features";

const SKIN = "#f5d3b8";
const SKIN_DARK = "#e3b090";
const HAIR = "#e9dccf";
const HAIR_DARK = "#cdb9ab";
const HAIR_LINE = "#a58f80";

const dress =
  shape("M14 116C14 100 26 94 38 92L62 92C74 94 86 100 86 116Z", "#c4657f") +
  shape("M62 92C74 94 86 100 86 116H70C72 106 68 98 62 92Z", "#9e4761", PLAIN);
const tower =
  shape("M28 70C14 46 20 4 50 2C80 4 86 46 72 70C70 78 30 78 28 70Z", HAIR) +
  shape("M60 4C82 12 85 48 72 70C71 76 62 77 58 77C74 54 74 20 60 4Z", HAIR_DARK, PLAIN) +
  line("M30 22q10-8 20-4 12 4 22-2M26 36q12-8 24-3 12 4 24-3M26 50q10-6 18-4M74 50q-10-6-18-4", 1.4, HAIR_LINE);
const curls =
  curl(25, 70, 6.4, HAIR, HAIR_LINE) +
  curl(26, 81, 5.8, HAIR, HAIR_LINE) +
  curl(75, 70, 6.4, HAIR_DARK, HAIR_LINE) +
  curl(74, 81, 5.8, HAIR_DARK, HAIR_LINE);
const neck =
  shape("M40 78L39 94C44 100 56 100 61 94L60 78Z", SKIN) + shape("M52 90C58 88 60 84 60 80L61 94C58 97 55 98 52 98Z", SKIN_DARK, PLAIN);
const face =
  shape("M31 62C30 80 42 90 50 90C58 90 70 80 69 62C67 44 33 44 31 62Z", SKIN) +
  shape("M62 52C70 62 66 82 53 89C60 88 70 78 69 62C68 58 65 54 62 52Z", SKIN_DARK, PLAIN);
const fringe = shape("M32 58C36 48 44 46 50 50C56 46 64 48 68 58C62 54 56 54 50 56C44 54 38 54 32 58Z", HAIR);
const eyes =
  shape("M36 64C38 60 45 60 46 64C44 67 38 67 36 64ZM54 64C55 60 62 60 64 64C62 67 56 67 54 64Z", WHITE, { "stroke-width": 1.2 }) +
  circle(42, 64, 1.8, INK, PLAIN) +
  circle(59, 64, 1.8, INK, PLAIN) +
  line("M35 63q5-4 11-1M54 62q6-3 11 1M35 63l-3-2M65 63l3-2", 2) +
  shape("M36 62.5q5-4 10 .5l-.5 1q-5-2-9 0zM54 63q5-4.5 10-.5l-.5 1q-4-2-9 0z", "#b58aa0", PLAIN);
const mouth =
  line("M50 66q-3 6 0 8", 1.5) +
  shape("M44.5 80C47 77.5 49 79 50 79C51 79 53 77.5 55.5 80C53 84.5 47 84.5 44.5 80Z", ROUGED_LIPS, { "stroke-width": 1.3 }) +
  circle(60, 77, 1.4, INK, PLAIN);
const cheeks = blush(37, 74, 4, 2.6) + blush(64, 72, 4, 2.6);
const necklace =
  line("M39 95q11 9 22 0", 3.4, WHITE) +
  line("M39 95q11 9 22 0", 3.4, INK, { "stroke-dasharray": "1 3.800", "stroke-width": 1.2 }) +
  shape("M47.5 101l2.5-2 2.5 2-2.5 4z", TEAL, { "stroke-width": 1.2 });
const bird =
  shape("M58 16C54 10 58 2 66 2C70 -2 76 0 76 4L81 6L76 8C76 16 66 20 58 16Z", "#6aa8c9") +
  shape("M60 13C64 16 70 14 72 10C70 8 64 8 60 13Z", "#3f7ea3", { "stroke-width": 1.3 }) +
  circle(72.5, 4.5, 1.2, INK, PLAIN) +
  line("M60 16l-8 4M58 12l-8 2", 1.6);
const ribbon = line("M24 44q26 14 52 0", 3, PINK);

export const countess = dress + tower + curls + neck + face + fringe + eyes + mouth + cheeks + necklace + bird + ribbon;
