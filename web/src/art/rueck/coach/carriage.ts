/** The carriage in layers: the noble leans out between the window and its sill. */
import { circle, INK, line, PLAIN, placed, shape } from "../../ink/ink";
import { BRASS, BRASS_DARK, CHEST, CHEST_DARK, CREAM, CRIMSON, GOLD, OAK, RUBY, STRAP, TRIM } from "../colours";
import { jewel } from "../jewels";
import { stick } from "../pen";

/** The gradient of the lit window, which the coach's drawing brings. */
export const WINDOW_LIGHT = "rueck-coach-light";

const WINDOW = "M88 72C118 60 178 60 208 72L205 150C178 158 118 158 91 150Z";
const springs =
  stick("M30 214C70 240 210 244 268 214", 6, OAK, 3.4) +
  stick("M36 214C12 200 14 150 46 152", 4.6, BRASS_DARK) +
  stick("M262 212C286 200 286 158 262 154", 4.6, BRASS_DARK) +
  stick("M48 152C60 176 74 190 96 192M260 154C246 178 226 190 204 192", 1.8, STRAP, 2.6);
const loot =
  shape("M-6 150H46L42 190H-2Z", CHEST) +
  shape("M30 150H46L42 190H28Z", CHEST_DARK, PLAIN) +
  line("M-5 162H45M-3 178H43", 1.6) +
  shape("M14 164h12v12H14z", GOLD) +
  circle(20, 170, 2, INK, PLAIN) +
  shape("M-8 150C-10 136 0 128 20 128C40 128 50 136 48 150Z", "#2d2019") +
  jewel(2, 144, 8, "teal", -12) +
  jewel(14, 138, 9, "ruby", 10) +
  jewel(28, 139, 9, "teal", -6) +
  jewel(40, 145, 8, "amethyst", 14) +
  jewel(21, 146, 9, "teal", 4) +
  jewel(9, 150, 7, "teal", 20) +
  jewel(33, 150, 7, "ruby", -16) +
  shape("M-8 150H48", "none");
const panels =
  shape("M62 60C58 102 66 152 92 188C120 203 176 203 204 188C230 152 238 102 234 60Z", "#8c2f33") +
  shape("M214 60C220 110 206 160 178 198C190 196 198 192 204 188C230 152 238 102 234 60Z", "#6a2027", PLAIN) +
  line("M70 74C70 110 78 150 98 182M226 74C226 110 218 150 198 182", 2.2, BRASS) +
  line("M76 100l6 2M77 110l6 2M79 120l6 2M81 130l6 2M84 140l6 2", 1.3, "#b5565a");
const window =
  shape(WINDOW, `url(#${WINDOW_LIGHT})`) +
  shape("M88 72C96 66 104 64 110 63C108 90 104 120 94 151L91 150Z", CRIMSON, { "stroke-width": 1.6 }) +
  shape("M208 72C200 66 192 64 186 63C188 90 192 120 202 151L205 150Z", CRIMSON, { "stroke-width": 1.6 }) +
  line("M97 76q2 30-2 60M104 72q2 24-2 50M199 76q-2 30 2 60M192 72q-2 24 2 50", 1.2, "#a94a52") +
  shape(WINDOW, "none", { "stroke-width": 8 }) +
  shape(WINDOW, "none", { stroke: TRIM, "stroke-width": 4.4 });
const roof =
  shape("M48 64C56 36 98 24 148 24C198 24 240 36 248 64C212 51 84 51 48 64Z", "#34222c") +
  shape("M200 30C226 36 244 48 248 64C236 59 222 56 208 55C212 46 208 36 200 30Z", "#241720", PLAIN) +
  line("M50 61C90 46 206 46 246 61", 3.2, TRIM) +
  line("M90 36q20-6 42-7M84 42q8-3 14-4", 1.4, "#6d5160") +
  shape("M67 40C64 30 80 30 77 40Z", TRIM) +
  circle(72, 29, 3.4, TRIM) +
  shape("M219 40C216 30 232 30 229 40Z", TRIM) +
  circle(224, 29, 3.4, TRIM);
const coronet =
  shape("M132 24L128 8L138 14L148 2L158 14L168 8L164 24C154 21 142 21 132 24Z", GOLD) +
  circle(148, 1, 2.8, RUBY, { "stroke-width": 1.4 }) +
  circle(127.5, 7, 2.4, GOLD, { "stroke-width": 1.4 }) +
  circle(168.5, 7, 2.4, GOLD, { "stroke-width": 1.4 });
export const carriage = springs + loot + panels + window + roof + coronet;

/** Lies over the noble who leans out. */
export const sill = stick("M91 150C118 158 178 158 205 150", 4.4, TRIM, 3.6);
export const box =
  shape("M238 130C250 124 286 124 296 132L290 168C276 176 254 174 240 166Z", "#4d3a6b") +
  shape("M278 127C288 128 296 132 296 132L290 168C286 171 280 172 274 172Z", "#382a50", PLAIN) +
  line("M242 164C256 172 276 174 289 166", 3, TRIM) +
  line("M246 168v6M254 171v6M262 172v6M270 172v6M278 171v6M285 168v6", 1.8, TRIM) +
  stick("M288 166L314 172L322 160", 4, OAK);
export const whip = line("M296 112C306 70 330 40 366 26C392 18 410 30 412 50", 2) + stick("M296 118L306 86", 2.2, OAK, 2.2);
export const shield = placed(
  "translate(148 182)",
  shape("M-62 -26C-40 -20 40 -20 62 -26C66 4 44 30 0 42C-44 30 -66 4 -62 -26Z", TRIM) +
    shape("M-55 -18C-36 -13 36 -13 55 -18C57 4 38 25 0 35C-38 25 -57 4 -55 -18Z", CREAM),
);
