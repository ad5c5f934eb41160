/** The players at the end, without their heads, which are those of the table; each is in the colour of its seat. */
import { circle, line, PLAIN, shape } from "../../ink/ink";
import { BELT, CREAM, GOLD, PAPER, SEAT, SEAT_DARK } from "../colours";
import { jewel } from "../jewels";
import { arm, stick } from "../pen";

const CUFF = "#aab2b2";
const GLOVE = "#f3eee2";

const ball =
  stick("M20 -10C40 2 54 4 66 -4", 4, CUFF) +
  circle(84, -14, 20, "#3b3a3c") +
  shape("M92 -31C104 -24 106 -6 92 3C98 -8 98 -22 92 -31Z", "#242326", PLAIN) +
  line("M72 -22q2-6 8-8", 2.4, "#8d8b8e");
const shackledLegs =
  stick("M-14 -24L-22 -6M14 -24L18 -6", 12, "#4a4542") +
  shape("M-36 2C-36 -8 -26 -11 -16 -9L-14 2ZM6 2C6 -8 14 -11 24 -9L27 2Z", "#3d3836") +
  stick("M10 -13H28", 4.5, CUFF);
const nightshirt =
  shape("M-30 -80C-40 -48 -38 -28 -30 -18C-12 -12 14 -12 30 -18C38 -30 40 -52 28 -80Z", SEAT) +
  shape("M14 -84C26 -56 24 -30 14 -14C20 -14 26 -16 30 -18C38 -30 40 -52 28 -80Z", SEAT_DARK, PLAIN) +
  line("M-4 -74V-18", 1.5) +
  circle(-4, -56, 2, PAPER, { "stroke-width": 1.2 }) +
  circle(-4, -42, 2, PAPER, { "stroke-width": 1.2 }) +
  circle(-4, -28, 2, PAPER, { "stroke-width": 1.2 });
const boundHands =
  arm("M-16 -66C-26 -54 -38 -50 -50 -52", SEAT) +
  arm("M16 -66C4 -48 -22 -42 -46 -44", SEAT) +
  circle(-54, -52, 7, GLOVE) +
  circle(-52, -42, 7, GLOVE) +
  stick("M-45 -59V-36", 4.5, CUFF);
const sweat = shape("M30 -106C26.3 -100 27.5 -95 31 -95C34.8 -95 36 -100 30 -106Z", "#bfe3ef", { "stroke-width": 1.4 });
/** In irons, walking to the left. */
export const prisoner = ball + shackledLegs + nightshirt + boundHands + sweat;

const legs =
  stick("M-12 -26L-14 -6M12 -26L14 -6", 12, "#5a3520") + shape("M-28 2C-28 -8 -20 -11 -8 -9L-6 2ZM6 2C6 -8 14 -11 24 -9L27 2Z", BELT);
const coat =
  shape("M-28 -80C-38 -48 -36 -28 -30 -18C-12 -12 14 -12 30 -18C36 -30 38 -52 28 -80Z", SEAT) +
  shape("M12 -84C24 -56 24 -30 14 -14C20 -14 26 -16 30 -18C36 -30 38 -52 28 -80Z", SEAT_DARK, PLAIN) +
  shape("M-8 -80L0 -60L8 -80Z", CREAM) +
  shape("M-31 -44H31V-36H-31Z", BELT) +
  shape("M-5 -46H5V-34H-5Z", GOLD);
const raised =
  arm("M-22 -68C-38 -78 -50 -92 -56 -112", SEAT) +
  arm("M22 -68C38 -78 50 -92 56 -112", SEAT_DARK) +
  circle(-58, -117, 7, BELT) +
  circle(58, -117, 7, BELT);
/** With a jewel in either hand. */
export const winner = legs + coat + raised + jewel(-60, -134, 15, "ruby", -12) + jewel(61, -134, 15, "amethyst", 14);

/** Clapping, seen down to the waist. */
export const guest =
  shape("M-34 90C-38 24 -26 0 0 -2C26 0 38 24 34 90Z", SEAT) +
  shape("M10 -1C26 4 38 28 34 90H18C24 50 20 14 10 -1Z", SEAT_DARK, PLAIN) +
  arm("M-24 26C-20 38 -12 34 -6 26", SEAT) +
  arm("M24 26C20 38 12 34 6 26", SEAT_DARK) +
  circle(-5, 20, 6.5, GLOVE) +
  circle(5, 20, 6.5, GLOVE) +
  line("M-12 8l-4-6M0 6v-7M12 8l4-6", 2, "#fff3cd");
