/** Adel verpflichtet: his lordship opens his coat. */
import type { Drawing } from "../drawing";
import { circle, ellipse, INK, line, placed, PLAIN, shape } from "../ink/ink";
import { lid } from "./lid";
import { blob, cuts, dots, edge, facet, ground, rays, taper, through, words } from "./pen";

const lily =
  blob("0 -22!, 8 -8, 18 -2, 8 6, 0 20!, -8 6, -18 -2, -8 -8", "#5d2f53", PLAIN) +
  circle(0, -1, 3.4, "#4a2342", PLAIN) +
  cuts("0 20 0 32 2.4", "#5d2f53");

function wallpaper(): string {
  let lilies = "";
  for (let row = 0; row < 7; row++)
    for (let place = 0; place < 7; place++) lilies += placed(`translate(${place * 54 - 10 + (row % 2) * 27} ${row * 58 - 10})`, lily);
  return lilies;
}

/** The beads of the frame, all round. */
const beads = Array.from({ length: 46 }, (_, bead) => {
  const [x, y] = [Math.cos(bead * 0.1366), Math.sin(bead * 0.1366)];
  return taper(150 + x * 124, 146 + y * 144, 150 + x * 117, 146 + y * 137, 5, "#f0cf7f");
}).join("");

const backdrop = ground("#4a2342");

const damask = wallpaper();

const frame =
  ellipse(150, 146, 126, 146, "#b98a3a") +
  ellipse(150, 146, 116, 136, "#8a6426", edge(2.4)) +
  ellipse(150, 146, 106, 126, "#2f4f5c") +
  beads +
  through(
    "covers-adel-oval",
    "M46 146A104 124 0 0 1 254 146A104 124 0 0 1 46 146Z",
    rays(150, 130, 60, 150, 26, "#38606e", { seed: 3, share: 0.5 }),
  );

const coat =
  blob("-10 410!, -4 300, 30 258, 96 228, 150 222, 204 228, 232 240, 236 410!", "#241a20") +
  cuts("14 312 60 262 2.6, 26 324 74 270 2.2, 44 330 86 282 2.4, 20 290 44 268 1.8", "#7a5a78");

const waistcoat =
  facet("118 224, 150 214, 184 224, 176 345, 128 345", "#c9973f") +
  dots("151 254, 151 276, 151 298, 151 320, 151 342", 4, "#f3dfae", edge(2)) +
  cuts("128 250 134 320 1.6, 174 250 168 320 1.6", "#7d5a1f") +
  facet("120 226, 150 262, 182 226, 150 214", "#f8f1e2", edge(3));

const lapel = facet("98 228, 122 222, 146 300, 124 344, 104 300, 86 268", "#3a2b36");

const flap =
  blob("182 226!, 214 226, 262 224, 296 228, 300 262, 306 310, 312 360!, 196 360!, 186 300", "#e3b052") +
  facet("182 226, 216 224, 206 262, 196 312, 190 300", "#3a2b36") +
  line("M214 232L210 356M229 232L225 356M244 232L240 356M259 232L255 356M274 232L270 356M289 232L285 356", 1.4, "#c08d35");

const watch =
  line("M232 232Q228 246 236 254", 2.2, "#6b4a16") +
  circle(238, 270, 17, "#f8f1e2", edge(3)) +
  circle(238, 270, 13, "#fffaf0", edge(1.6)) +
  line("M238 270L238 261M238 270L244 274", 2.2) +
  facet("234 250, 242 250, 241 255, 235 255", "#b98a3a", edge(2));

const vase = placed(
  "translate(-8 12)",
  blob("274 240, 296 240, 292 252, 302 268, 298 290, 285 298, 272 290, 268 268, 278 252", "#3f7fa6", edge(3)) +
    line("M270 266Q285 274 301 266", 2.2, "#f8f1e2") +
    line("M270 280Q285 288 300 280", 2.2, "#f8f1e2") +
    circle(285, 258, 3, "#f8f1e2", PLAIN),
);

const mask =
  blob("212 300, 236 296, 258 302, 256 324, 244 332, 234 322, 224 332, 212 324", "#f8f1e2", edge(3)) +
  blob("218 310!, 225 305, 231 311!, 224 316", INK, PLAIN) +
  blob("239 311!, 246 305, 252 310!, 246 316", INK, PLAIN) +
  line("M258 308L270 352", 2.6, "#6b4a16");

const candlestick = placed(
  "translate(-12 8)",
  facet("290 308, 300 308, 299 330, 306 338, 284 338, 291 330", "#f0d27c", edge(2.6)) +
    facet("292 294, 298 294, 298 308, 292 308", "#f8f1e2", edge(2.2)),
);

const glove =
  blob("318 216, 298 206, 280 208, 274 218, 282 226, 276 234, 284 242, 280 250, 290 258, 310 256, 320 246", "#f8f1e2", edge(3)) +
  line("M284 225L302 225M285 241L302 240", 2.4) +
  blob("330 206, 316 212, 314 250, 330 258", "#241a20", edge(3));

const head =
  blob("120 190, 180 190, 184 224, 150 240, 116 224", "#f8f1e2", edge(3)) +
  blob("104 96, 100 140, 110 176, 130 204, 150 212, 170 204, 190 176, 200 140, 196 96", "#efc6a2") +
  blob("104 96, 100 140, 110 176, 130 204, 150 212, 134 186, 122 156, 118 110", "#c98f68", PLAIN);

const sideburns =
  blob("102 128, 92 126, 92 144, 104 152", "#efc6a2", edge(3)) +
  blob("198 128, 208 126, 208 144, 196 152", "#efc6a2", edge(3)) +
  facet("102 98, 114 98, 112 138, 104 146", "#7b5a3d", edge(2)) +
  facet("198 98, 186 98, 188 138, 196 146", "#7b5a3d", edge(2));

const eyes =
  line("M114 122Q126 110 140 120", 5) +
  line("M160 118Q174 104 190 112", 5) +
  shape("M116 136Q127 128 139 136Q128 142 116 136Z", "#fffaf0", edge(2.4)) +
  circle(130, 135.5, 4, INK, PLAIN) +
  line("M114 134Q127 124 141 134", 3) +
  circle(176, 136, 19, "#dff0ee", edge(5, "#d9a441")) +
  circle(176, 136, 21.4, "none", edge(2)) +
  circle(180, 137, 5, INK, PLAIN) +
  line("M163 130Q176 122 189 130", 3) +
  cuts("166 146 180 124 1.6", "#ffffff") +
  line("M194 146Q204 180 190 226", 2.4, "#d9a441");

const nose = shape("M148 130Q142 158 138 166Q142 176 152 173Q160 172 159 166", "none", edge(3.2));

const moustache =
  blob(
    "150 178, 134 172, 112 180, 92 172, 82 160!, 80 178, 98 192, 126 192, 150 184, 174 192, 202 192, 220 178, 218 160!, 208 172, 188 180, 166 172",
    "#8f4a24",
    edge(3),
  ) +
  cuts("102 184 130 180, 198 184 170 180, 92 178 104 186, 208 178 196 186", "#d08a4a", 1.4) +
  line("M140 198Q151 203 163 196", 3);

const bowTie =
  facet("150 228, 124 216, 122 242", "#8a3f7a", edge(3)) +
  facet("150 228, 176 216, 178 242", "#8a3f7a", edge(3)) +
  circle(150, 229, 7, "#a95b97", edge(3));

const topHat =
  blob("100 98, 104 60, 96 14, 150 6, 204 14, 196 60, 200 98", "#2a1e26") +
  ellipse(150, 13, 54, 8, "#3d2d38", edge(3)) +
  shape("M101 78Q150 92 199 78L200 98Q150 112 100 98Z", "#8a3f7a", edge(3)) +
  cuts("112 26 116 74 3, 124 28 127 78 1.8, 188 26 185 70 2", "#9b7b97") +
  blob("66 92, 100 96, 150 106, 200 96, 234 92, 226 106, 196 116, 150 120, 104 116, 74 106", "#2a1e26") +
  cuts("84 102 124 112 1.8, 216 102 180 112 1.8", "#9b7b97");

const title =
  blob("-10 340, 50 334, 110 341, 170 334, 240 341, 290 335, 330 340, 330 412!, -10 412!", "#1d1219", PLAIN) +
  words(160, 386, 43, "Adel verpflichtet", "#f6dfa6", { textLength: 290, lengthAdjust: "spacingAndGlyphs" });

export const adel: Drawing = lid("adel", [
  backdrop,
  damask,
  frame,
  coat,
  waistcoat,
  lapel,
  flap,
  watch,
  vase,
  mask,
  candlestick,
  glove,
  head,
  sideburns,
  eyes,
  nose,
  moustache,
  bowTie,
  topHat,
  title,
]);
