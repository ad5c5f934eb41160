/** The kid: a hat too large, a gap between the teeth, a catapult. */
import { circle, line, PLAIN, shape } from "../../ink/ink";
import { FRECKLE, IRON, LIPS, RUST, SEAT, SEAT_DARK, WHITE, WOOD } from "../colours";
import { stick } from "../pen";
import { masked } from "./mask";

const SKIN = "#f2cda4";
const SKIN_DARK = "#dba97c";
const FELT = "#5d4a3a";

const coat =
  shape("M27 142C28 126 37 118 44 116L56 116C64 118 73 126 74 142Z", "#9b7a52") +
  shape("M56 116C64 118 73 126 74 142H60Z", "#7d5f3d", PLAIN) +
  line("M34 130l5 8m1-9-6 8", 1.4);
const ears = circle(30, 95, 5.5, SKIN) + circle(70, 95, 5.5, SKIN_DARK);
const face =
  shape("M31 90C30 108 40 116 50 116C60 116 70 108 69 90C68 76 32 76 31 90Z", SKIN) +
  shape("M62 80C70 84 70 106 58 114C66 110 70 102 69 90C69 85 66 82 62 80Z", SKIN_DARK, PLAIN);
const hair = shape("M33 84l-7 9 7-2-3 7 8-6zM67 84l7 9-7-2 3 7-8-6z", "#d9a441");
const mask = masked(50, 94, 36, { down: 1, eyes: 1.22 });
const mouth =
  shape("M47 101Q50 104 53 101", "none") +
  shape("M41 106Q50 115 59 106Q50 109 41 106Z", LIPS) +
  shape("M47 107.6h4.5v3.4h-4.5Z", WHITE, { "stroke-width": 1.1 });
const freckles =
  circle(37, 104, 1, FRECKLE, PLAIN) +
  circle(40, 106, 1, FRECKLE, PLAIN) +
  circle(63, 104, 1, FRECKLE, PLAIN) +
  circle(60, 106, 1, FRECKLE, PLAIN);
const scarf =
  shape("M39 114C46 121 54 121 61 114L63 120C58 126 54 127 50 133C46 127 42 126 37 120Z", SEAT) +
  shape("M56 119C60 118 62 116 61 114L63 120C58 126 54 127 50 133Z", SEAT_DARK, PLAIN);
const hat =
  shape("M31 80C27 60 38 47 52 49C58 46 66 42 71 47C66 50 70 58 71 66C72 72 71 76 70 80Z", FELT) +
  shape("M58 49C70 54 70 68 69 80H60C66 68 64 56 58 49Z", "#473729", PLAIN) +
  shape("M31 74C42 69 60 69 70 74L70.5 80H31Z", SEAT) +
  shape("M14 84C22 74 36 77 50 77C64 77 78 74 86 84C82 91 66 85 50 85C34 85 18 91 14 84Z", FELT) +
  line("M22 84C32 80 40 81 50 81", 1.2, "#8a7360") +
  shape("M36 58l8-2 2 8-8 2z", "#a98a62") +
  line("M34 59l3-3m-1 9 4-2m4-8 3 3m-1 6 3-1", 1.1);
const catapult =
  stick("M80 138V116M80 117C70 112 71 104 71 98M80 117C90 112 89 104 89 98", 4.2, WOOD) +
  line("M71 98C74 108 86 108 89 98", 2.2, RUST) +
  circle(80, 106, 3.2, IRON);
const hand = shape("M73 122C73 116 87 116 87 122C88 129 86 132 80 132C74 132 72 129 73 122Z", SKIN) + line("M77 126h8M77 129h7", 1.2);

export const kid = coat + ears + face + hair + mask + mouth + freckles + scarf + hat + catapult + hand;
