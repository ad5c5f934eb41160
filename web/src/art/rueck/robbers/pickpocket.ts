/** The pickpocket: a long nose, a flat cap, and somebody else's watch. */
import { circle, line, PLAIN, shape } from "../../ink/ink";
import { GOLD, SEAT, SEAT_DARK, WHITE } from "../colours";
import { masked } from "./mask";

const SKIN = "#e3b68a";
const SKIN_DARK = "#c4905f";

const coat =
  shape("M22 142C24 124 36 116 44 112L57 112C66 116 77 124 79 142Z", "#55606b") +
  shape("M57 112C66 116 77 124 79 142H64Z", "#414a54", PLAIN);
const face =
  shape("M36 56C32 80 38 106 50 108C62 106 68 82 64 56Z", SKIN) + shape("M60 60C68 80 62 102 52 107C62 104 68 82 64 56Z", SKIN_DARK, PLAIN);
const ear = circle(34, 78, 5, SKIN) + line("M33 78q2 0 2 3", 1.2);
const hair = shape("M30 62l-2 14 6-5 1-9z", "#4b3424");
const mask = masked(51, 73, 36, { right: 4, down: 0.5, eyes: 0.9 });
const nose =
  shape("M52 76C62 80 75 88 71 92C67 96 57 94 52 91", SKIN) + shape("M71 92C67 96 57 94 52 91C60 92 66 91 71 88Z", SKIN_DARK, PLAIN);
const mouth = line("M45 99Q53 103 60 97M60 97q2-1 2-3", 1.8) + line("M48 105q3 1.5 6 0", 1.2);
const cap =
  shape("M27 62C24 44 42 36 58 39C70 41 75 50 74 58L89 63C90 68 78 70 66 66C52 62 40 62 30 68C27 67 26 65 27 62Z", "#7b664f") +
  shape("M60 40C70 43 75 50 74 58L60 58C64 52 64 45 60 40Z", "#5f4d3a", PLAIN) +
  line("M30 62C42 54 60 54 74 58", 1.5) +
  circle(50, 38, 2.6, "#7b664f") +
  line("M50 41C44 46 40 50 39 55M50 41C54 45 58 49 59 54", 1.1, "#5a4836");
const scarf =
  shape("M36 104C44 112 58 112 64 103L68 112C60 120 44 121 34 113Z", SEAT) +
  shape("M38 113C30 120 22 122 12 118C16 124 16 130 12 136C24 136 34 128 42 118Z", SEAT) +
  shape("M12 136C24 136 34 128 42 118L39 116C34 124 24 131 12 132Z", SEAT_DARK, PLAIN) +
  line("M16 120l1 5M21 121l1 5", 1.2, SEAT_DARK);
const chain = line("M78 108C82 112 84 114 83 118", 1.6, GOLD);
const hand =
  shape("M66 116C64 106 70 98 77 98L86 101C88 104 86 107 82 106L78 106L80 112C78 118 72 122 68 121Z", SKIN) +
  line("M72 104l6 2M72 109l6 3", 1.2);
const watch =
  circle(83, 126, 8.6, GOLD) +
  circle(83, 126, 5.6, WHITE, { "stroke-width": 1.2 }) +
  line("M83 126v-3.6M83 126l2.6 1.6", 1.3) +
  shape("M81 117.4h4v-2.6h-4z", GOLD, { "stroke-width": 1.3 });

export const pickpocket = coat + face + ear + hair + mask + nose + mouth + cap + scarf + chain + hand + watch;
