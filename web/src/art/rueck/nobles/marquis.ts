/** The Marquis brings six: a bicorne, a moustache, a medal. */
import { circle, line, PLAIN, shape } from "../../ink/ink";
import { BRASS, CREAM, GOLD, PAPER, RIBBON, WIG_DARK, WIG_LINE } from "../colours";
import { eye } from "./features";

const SKIN = "#e5ae80";
const SKIN_DARK = "#c78755";

const coat =
  shape("M6 116C8 98 24 90 38 88L62 88C76 90 92 98 94 116Z", "#a8372f") +
  shape("M62 88C76 90 92 98 94 116H74C76 104 70 94 62 88Z", "#7d2622", PLAIN);
const epaulettes =
  shape("M6 104C8 95 18 91 28 91L30 99C22 98 12 100 6 104ZM94 104C92 95 82 91 72 91L70 99C78 98 88 100 94 104Z", GOLD) +
  line("M8 104v6M13 102v6M18 100v6M23 100v6M92 104v6M87 102v6M82 100v6M77 100v6", 2, BRASS);
const sash = shape("M34 90L74 116H58L30 96Z", RIBBON) + circle(34, 108, 4.2, GOLD, { "stroke-width": 1.5 }) + line("M34 104v-4", 3, PAPER);
const collar = shape("M40 84H60V92C56 98 44 98 40 92Z", CREAM);
const ears = circle(27, 62, 5, SKIN) + circle(73, 62, 5, SKIN_DARK);
const face =
  shape("M28 50C26 76 36 90 50 90C64 90 74 76 72 50Z", SKIN) + shape("M62 50C72 68 66 84 54 89.5C65 88 74 74 72 50Z", SKIN_DARK, PLAIN);
const whiskers = shape("M26 54C24 60 24 66 27 70L31 54ZM74 54C76 60 76 66 73 70L69 54Z", "#6d6258");
const eyes =
  eye(40, 58, 3.4, { down: 0.4 }) +
  eye(60, 58, 3.4, { down: 0.4 }) +
  shape("M32 52L45 54.5L45 57L32 55.5ZM68 52L55 54.5L55 57L68 55.5Z", "#5a5048", { "stroke-width": 1 });
const nose = shape("M45 60C41 70 44 74 50 74C56 74 59 70 55 60", SKIN, { "stroke-width": 1.7 });
const moustache =
  shape(
    "M50 74C44 70 36 74 30 80C22 84 16 80 18 74C20 70 25 71 25 75C19 66 10 74 14 82C20 92 38 88 50 80C62 88 80 92 86 82C90 74 81 66 75 75C75 71 80 70 82 74C84 80 78 84 70 80C64 74 56 70 50 74Z",
    "#6d6258",
  ) + line("M30 84q8 0 14-5M70 84q-8 0-14-5", 1.2, "#a89b8c");
const mouth = line("M46 85q4 2 8 0", 1.6);
const hat =
  shape("M8 52C18 48 22 26 40 20C50 16 60 18 66 22C80 28 84 48 92 52C80 56 64 48 50 48C36 48 20 56 8 52Z", "#2f3a55") +
  shape("M66 22C80 28 84 48 92 52C84 55 76 52 68 50C74 40 72 30 66 22Z", "#222a40", PLAIN) +
  line("M12 51C30 50 36 43 50 43C64 43 72 50 88 51", 2.2, GOLD);
const cockade = circle(36, 34, 6, "#a8372f") + circle(36, 34, 3, CREAM, { "stroke-width": 1.3 });
const plume =
  shape("M44 24C48 6 66 -4 84 2C80 4 82 8 78 10C80 14 72 18 70 18C70 22 54 24 48 28Z", CREAM) +
  shape("M48 26C56 14 68 6 84 2C80 4 82 8 78 10C80 14 72 18 70 18C70 22 56 24 48 28Z", WIG_DARK, PLAIN) +
  line("M47 26C56 14 68 6 80 4M58 15l8 4M66 9l7 4", 1.2, WIG_LINE);

export const marquis = coat + epaulettes + sash + collar + ears + face + whiskers + eyes + nose + moustache + mouth + hat + cockade + plume;
