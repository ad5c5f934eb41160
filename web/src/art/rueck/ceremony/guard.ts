/** A guard with his halberd; his feet stand at 0, 0. */
import { circle, ellipse, INK, line, PLAIN, shape } from "../../ink/ink";
import { BELT, BOOT, GOLD, LEATHER, STEEL, STEEL_DARK, WHITE, WOOD } from "../colours";
import { arm, stick } from "../pen";

const COAT = "#7b3a34";
const COAT_DARK = "#5c2926";
const PLATE = "#b9c0c0";
const PLATE_DARK = "#8d9797";
const SKIN = "#e5b488";

const halberd =
  stick("M-34 4L-30 -196", 4, WOOD) +
  shape("M-30 -196L-27 -222L-22 -196Z", STEEL) +
  shape("M-28 -196C-46 -200 -54 -186 -52 -170C-44 -176 -36 -176 -29 -172Z", STEEL) +
  shape("M-26 -192L-12 -186L-26 -178Z", STEEL_DARK);
const legs =
  stick("M-9 -42L-14 -8M9 -42L14 -8", 11, "#4d4238") + shape("M-24 2C-26 -8 -16 -12 -8 -10L-6 2ZM4 2C4 -10 12 -12 20 -10L24 2Z", BOOT);
const coat =
  shape("M-24 -104C-30 -74 -28 -52 -25 -38H25C28 -56 29 -80 23 -104Z", COAT) +
  shape("M8 -106C14 -80 14 -56 10 -38H25C28 -56 29 -80 23 -104Z", COAT_DARK, PLAIN);
const cuirass =
  shape("M-22 -106C-26 -90 -24 -76 -18 -68H18C24 -76 26 -92 21 -106Z", PLATE) +
  shape("M4 -106C10 -92 10 -80 6 -68H18C24 -76 26 -92 21 -106Z", PLATE_DARK, PLAIN) +
  line("M0 -104V-70", 1.4);
const belt = shape("M-26 -60H26V-51H-26Z", BELT) + shape("M-6 -62H6V-49H-6Z", GOLD);
const face =
  shape("M-17 -118C-18 -102 -8 -98 0 -98C10 -98 18 -104 17 -120Z", SKIN) +
  ellipse(-9, -119, 2.6, 3, WHITE, { "stroke-width": 1.2 }) +
  ellipse(3, -119, 2.6, 3, WHITE, { "stroke-width": 1.2 }) +
  circle(-10, -119, 1.3, INK, PLAIN) +
  circle(2, -119, 1.3, INK, PLAIN) +
  shape("M-6 -117C-12 -112 -12 -109 -5 -109", SKIN, { "stroke-width": 1.5 }) +
  shape("M-4 -107C-10 -110 -16 -106 -18 -103C-12 -102 -7 -103 -4 -105C0 -103 6 -102 12 -103C10 -107 2 -110 -4 -107Z", LEATHER, {
    "stroke-width": 1.2,
  });
const helmet =
  shape("M-32 -123C-24 -130 24 -130 32 -123C24 -118 -24 -118 -32 -123Z", PLATE) +
  shape("M-20 -126C-20 -146 20 -146 20 -126Z", STEEL) +
  shape("M6 -141C18 -138 20 -132 20 -126H8C11 -132 10 -137 6 -141Z", STEEL_DARK, PLAIN) +
  shape("M-4 -142C-2 -154 6 -156 8 -150C8 -146 4 -144 4 -141Z", "#b8402f");
const hold = arm("M-16 -92C-26 -84 -30 -80 -32 -74", COAT) + circle(-32, -70, 6.5, SKIN);
export const guard = halberd + legs + coat + cuirass + belt + face + helmet + hold;

/** The chain on which he leads the first of the caught. */
export const leash =
  stick("M18 -70C32 -56 42 -52 54 -50", 3.4, PLATE_DARK, 2.6) +
  line("M18 -70C32 -56 42 -52 54 -50", 1.6, "#3a3d3d", { "stroke-dasharray": "2 4" }) +
  arm("M10 -84C18 -78 20 -74 22 -68", COAT_DARK) +
  circle(24, -66, 6, SKIN);
