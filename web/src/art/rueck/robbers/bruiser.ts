/** The bruiser: a club with nails, a tooth missing, a scar. */
import { circle, line, PLAIN, shape } from "../../ink/ink";
import { CREAM, GOLD, IRON, LIPS, SEAT, SEAT_DARK, STUBBLE, WHITE, WOOD } from "../colours";
import { masked } from "./mask";

const SKIN = "#e0a679";
const SKIN_DARK = "#bd7d50";

const club =
  shape("M70 124L84 44C86 34 100 34 101 46C101 52 98 56 97 60L84 128Z", WOOD) +
  shape("M84 128L97 60C98 56 101 52 101 46C101 42 99 39 96 38C97 48 92 56 90 64L78 126Z", "#6a4526", PLAIN) +
  line("M88 46l-5-3M97 54l6-2M86 60l-5-1M93 42l2-6M95 66l6 0", 2.2, IRON) +
  line("M85 76q3 2 6 1M83 92q3 2 6 1", 1.2);
const waistcoat =
  shape("M0 142C0 116 16 102 34 98L66 98C84 102 100 116 100 142Z", "#7b3a34") +
  shape("M66 98C84 102 100 116 100 142H76C80 126 76 110 66 98Z", "#5c2926", PLAIN);
const chest = shape("M38 98L50 116L62 98L60 142H40Z", "#e3af86") + line("M46 112q4 3 8 0M50 120v6M45 126q5 3 10 0", 1.2, SKIN_DARK);
const face =
  shape("M29 60C27 80 28 96 38 104C44 109 56 109 62 104C72 96 73 80 71 60C68 44 32 44 29 60Z", SKIN) +
  shape("M64 50C73 64 73 92 58 106C68 102 75 88 71 60C70 56 67 52 64 50Z", SKIN_DARK, PLAIN);
const ears = circle(28, 74, 5.5, SKIN) + circle(72, 74, 5.5, SKIN_DARK) + circle(28, 80, 3, "none", { stroke: GOLD, "stroke-width": 2 });
const mask = masked(50, 70, 42, { down: 1, eyes: 0.82, brows: 2.4 });
const nose = shape("M46 74L43 84C44 89 56 89 57 84C58 80 54 82 54 74", SKIN, { "stroke-width": 1.8 });
const scar = line("M32 82l8 9M33 88l4-4M37 92l3-4", 1.5, LIPS);
const mouth =
  shape("M36 94C42 90 58 90 64 94C62 100 56 102 50 102C44 102 38 100 36 94Z", "#4a2018") +
  shape("M40 93.4l3-.8.4 5-2.6-.4zM57 92.6l3 .8-.8 3.8-2.6.4z", WHITE, { "stroke-width": 1.1 });
const stubble = line("M36 104l1 2M42 107l.6 2M50 108v2M58 107l-.6 2M64 104l-1 2", 1.3, STUBBLE);
const kerchief =
  shape("M27 62C26 40 38 30 50 30C62 30 74 40 73 62C60 52 40 52 27 62Z", SEAT) +
  shape("M60 32C70 36 74 48 73 62L62 56C66 48 65 38 60 32Z", SEAT_DARK, PLAIN) +
  line("M30 57C42 48 58 48 70 57", 1.3) +
  circle(40, 42, 2.4, CREAM, PLAIN) +
  circle(52, 39, 2.4, CREAM, PLAIN) +
  circle(47, 48, 2, CREAM, PLAIN) +
  circle(60, 45, 2.2, CREAM, PLAIN) +
  shape("M27 60C20 58 14 62 12 70C18 70 20 74 18 80C24 78 28 70 28 64Z", SEAT);
const fist =
  shape("M64 128C60 116 68 108 78 110C88 112 92 122 88 130C82 138 68 138 64 128Z", SKIN) +
  line("M68 117l16 3M66 123l18 3M68 130l14 2", 1.4);
const forearm = shape("M0 142C0 126 6 116 14 112L24 142Z", SKIN) + shape("M9 128l4-4 4 3-1 5-4 3z", "none", { "stroke-width": 1.4 });

export const bruiser = club + waistcoat + chest + face + ears + mask + nose + scar + mouth + stubble + kerchief + fist + forearm;
