/** The poacher: a pheasant's feather, a moustache, a stick. */
import { circle, line, PLAIN, shape } from "../../ink/ink";
import { LINEN, RUST, SEAT, SEAT_DARK, STUBBLE, WOOD } from "../colours";
import { stick } from "../pen";
import { masked } from "./mask";

const SKIN = "#d99f6d";
const SKIN_DARK = "#b87b4b";
const FELT = "#4d6a52";

const coat =
  shape("M12 142C14 120 30 112 41 108L59 108C70 112 86 120 88 142Z", "#5f7048") +
  shape("M59 108C70 112 86 120 88 142H68C70 128 66 116 59 108Z", "#495837", PLAIN);
const shirt = shape("M41 108L50 124L59 108L64 112L52 142H48L36 112Z", LINEN);
const scarf =
  shape("M38 110C44 116 56 116 62 110L64 117C56 123 44 123 36 117Z", SEAT) +
  shape("M47 118l-6 12 7-2 3-9z", SEAT) +
  shape("M52 119l7 10-8 1-2-10z", SEAT_DARK);
const ears = circle(31, 80, 5, SKIN) + circle(69, 80, 5, SKIN_DARK);
const face =
  shape("M32 66C30 90 38 110 50 110C62 110 70 90 68 66Z", SKIN) + shape("M60 66C70 84 64 104 52 110C62 109 70 90 68 66Z", SKIN_DARK, PLAIN);
const stubble = line("M38 102l1 2M42 105l1 2M47 107v2M53 107v2M58 105l-1 2M62 102l-1 2M50 103v1.6", 1.2, STUBBLE);
const mask = masked(50, 76, 38, { eyes: 0.92 });
const nose = shape("M46 80C44 88 45 91 50 91C55 91 56 88 54 80", SKIN, { "stroke-width": 1.7 });
const moustache =
  shape("M50 92C45 90 38 91 33 97C38 98 43 99 50 96C57 99 62 98 67 97C62 91 55 90 50 92Z", "#5a3620") + line("M46 101q4 2 8 0", 1.6);
const hat =
  shape("M32 58L38 34C44 25 58 26 62 36L69 58C58 52 42 52 32 58Z", FELT) +
  shape("M52 28C60 28 62 34 62 36L69 58L56 54C60 44 58 34 52 28Z", "#3a5340", PLAIN) +
  shape("M31 58C42 51 58 51 69 58L70 63C58 57 42 57 30 63Z", RUST) +
  shape("M18 66C28 54 72 54 82 65C76 73 62 67 50 67C38 67 24 73 18 66Z", FELT) +
  line("M26 65C36 60 44 60 52 60", 1.2, "#7c9a80");
const feather =
  shape("M62 57C62 46 70 35 87 31C88 45 78 56 65 61Z", LINEN) +
  shape("M64 59C73 54 82 46 87 31C88 47 77 57 65 61Z", "#c9b48a", PLAIN) +
  line("M64 58C70 48 78 38 86 32M71 49l9 1M75 43l9 0M68 54l7 2", 1.2);
const staff =
  stick("M8 142L26 100", 5, WOOD) +
  shape("M19 98C18 92 24 90 29 93C33 96 33 102 29 105C24 107 20 104 19 98Z", SKIN) +
  line("M22 97l8 4M21 101l7 3", 1.2) +
  stick("M29 93L33 84", 5, WOOD);

export const poacher = coat + shirt + scarf + ears + face + stubble + mask + nose + moustache + hat + feather + staff;
