/** The Prince brings nothing or eight: he winks, one thumb up and one down. */
import { circle, INK, line, PLAIN, placed, shape } from "../../ink/ink";
import { CREAM, RIBBON, WHITE, WIG_LINE } from "../colours";
import { thumb } from "../thumbs";
import { blush, curl, eye } from "./features";

const SKIN = "#f5cfac";
const SKIN_DARK = "#dfa980";
const HAIR = "#e6c565";
const HAIR_DARK = "#c09a3c";
const HAIR_LINE = "#93742a";

const coat =
  shape("M12 116C14 98 26 92 38 90L62 90C74 92 86 98 88 116Z", "#7fb3cf") +
  shape("M62 90C74 92 86 98 88 116H72C74 106 70 96 62 90Z", "#5a8fae", PLAIN);
const collar = shape("M40 88L50 102L60 88L64 94L54 116H46L36 94Z", CREAM) + line("M50 102v14M46 106l-4 2M54 106l4 2", 1.2, WIG_LINE);
const tail =
  shape("M72 60C82 62 86 74 82 84C86 90 82 98 76 98C78 90 72 84 72 76Z", HAIR_DARK) + shape("M72 66L86 60L84 70L90 76L74 74Z", RIBBON);
const face =
  shape("M28 56C26 78 38 92 50 92C62 92 74 78 72 56C70 38 30 38 28 56Z", SKIN) +
  shape("M64 46C74 58 70 82 54 91.5C64 90 74 76 72 56C71 52 68 48 64 46Z", SKIN_DARK, PLAIN);
const ear = circle(27, 64, 4.6, SKIN);
const hair =
  shape("M24 62C16 40 28 20 52 20C74 20 82 38 76 60C74 50 70 44 62 40C58 48 44 50 36 44C30 48 28 54 28 62Z", HAIR) +
  shape("M62 22C78 28 80 44 76 60C74 50 70 44 62 40C66 34 66 28 62 22Z", HAIR_DARK, PLAIN) +
  line("M36 44C38 36 44 28 54 24M46 46C52 44 58 38 60 32M28 40C30 34 34 28 40 25", 1.4, HAIR_LINE);
const curls = curl(24, 60, 6, HAIR, HAIR_LINE) + curl(24, 71, 5.4, HAIR, HAIR_LINE);
const eyes =
  eye(40, 60, 4.2, { right: 1, down: 0.4, pupil: 2.2 }) +
  line("M55 61Q60 56.5 66 61", 2.3) +
  line("M34 52q6-5 12-2M55 51q6-3 11 1", 2.1, HAIR_LINE);
const smile =
  line("M49 62q-4 8 1 9", 1.6) +
  shape("M41 76Q52 86 62 74Q60 84 51 84.5Q43 84 41 76Z", WHITE, { "stroke-width": 1.6 }) +
  blush(35, 72, 4.4, 3) +
  blush(66, 70, 4.4, 3) +
  circle(57, 86.5, 1.2, INK, PLAIN);
const thumbs = placed("translate(12 86)", thumb(SKIN)) + placed("translate(88 96) scale(-1 -1)", thumb(SKIN_DARK));

export const prince = coat + collar + tail + face + ear + hair + curls + eyes + smile + thumbs;
