/** The coachman, who does not like this wood; his seat is at 0, 0. */
import { circle, ellipse, INK, line, PLAIN, shape } from "../../ink/ink";
import { BOOT, GOLD, WHITE, WIG } from "../colours";
import { stick } from "../pen";

const COAT = "#3f5a78";
const SKIN = "#eec09a";

const coat =
  shape("M-16 4C-20 -22 -12 -40 2 -42C16 -40 22 -24 20 4Z", COAT) +
  shape("M8 -41C18 -36 22 -22 20 4H8C14 -10 14 -30 8 -41Z", "#2f4560", PLAIN);
const breeches =
  shape("M-14 2C0 -4 18 -4 26 4L34 22C30 28 22 28 18 24L12 14H-14Z", "#5b4636") + shape("M20 22L36 20L40 30C34 34 26 34 22 32Z", BOOT);
const face =
  shape("M-8 -44C-10 -62 2 -68 10 -66C20 -64 22 -54 18 -46C14 -38 -4 -36 -8 -44Z", SKIN) +
  ellipse(9, -53, 3, 3.6, WHITE, { "stroke-width": 1.2 }) +
  ellipse(16, -53, 2.6, 3.4, WHITE, { "stroke-width": 1.2 }) +
  circle(7.5, -53, 1.4, INK, PLAIN) +
  circle(14.5, -53, 1.4, INK, PLAIN) +
  ellipse(14, -43, 2.2, 2.8, "#7a2d26", { "stroke-width": 1.3 }) +
  shape("M18 -50C24 -50 25 -46 20 -45", SKIN, { "stroke-width": 1.4 });
const pigtail = shape("M-9 -56C-13 -50 -13 -42 -9 -38C-6 -42 -6 -50 -5 -56Z", WIG, { "stroke-width": 1.5 });
const hat =
  shape("M-20 -58C-10 -62 -8 -76 4 -78C16 -80 18 -66 30 -62C22 -54 8 -60 2 -60C-6 -60 -14 -52 -20 -58Z", "#2f2a33") +
  line("M-16 -58C-4 -62 8 -62 26 -61", 1.8, GOLD);
const jabot = shape("M-6 -36C0 -32 10 -32 16 -38L18 -32C10 -26 0 -26 -8 -30Z", WIG, { "stroke-width": 1.4 });
const sleeve = stick("M2 -24C10 -14 20 -12 30 -14", 8, COAT) + circle(33, -14, 5, SKIN);
const sweat = line("M22 -62l3-4M27 -56l5-2", 1.6, "#cfe4ea");

export const coachman = coat + breeches + face + pigtail + hat + jabot + sleeve + sweat;
