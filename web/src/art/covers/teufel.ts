/** Auf Teufel komm raus: the oven is the devil's mouth, and somebody reaches in. */
import type { Drawing } from "../drawing";
import { circle, ellipse, INK, line, placed, PLAIN, shape } from "../ink/ink";
import { lid } from "./lid";
import { blob, cut, cuts, edge, facet, ground, scattered, smooth, spikes, star, through, words } from "./pen";

const MOUTH = smooth("80 184!, 120 199, 160 203, 200 199, 240 184!, 232 230, 204 266, 160 280, 116 266, 88 230");

/** Somewhere on the iron ring. */
const onRing = (angle: number, far: number): [number, number] => [160 + Math.cos(angle) * far, 168 + Math.sin(angle) * far];

const horn =
  blob("112 96, 88 84, 66 58, 60 30, 68 4!, 86 34, 108 54, 140 78", "#efe0bd") +
  blob("112 96, 88 84, 66 58, 60 30, 68 4!, 76 40, 98 70, 126 86", "#c7a870", PLAIN) +
  line("M72 64Q84 58 92 44M84 80Q98 70 106 56M65 46Q74 42 79 32", 2.4) +
  blob("112 96, 88 84, 66 58, 60 30, 68 4!, 86 34, 108 54, 140 78", "none");

function coal(x: number, y: number, r: number, seed: number): string {
  return (
    star(x, y, [r * 0.86, r], 5, "#2b1d18", seed, edge(2.6)) +
    cut(x - 7, y - 3, x + 5, y + 4, 1.7, "#ff8a2b") +
    cut(x + 2, y - 7, x - 1, y, 1.3, "#ffc04f")
  );
}

function fang(x: number, y: number, long: number, half: number): string {
  return facet(`${x - half} ${y - 3}, ${x + half} ${y - 2}, ${x + 1} ${y + long}`, "#f6e8c6", edge(2.6));
}

const backdrop = ground("#1c1412") + spikes(160, 168, 150, 330, 30, "#3a1a12", { seed: 4, share: 0.6 });

const ring =
  circle(160, 168, 150, "#4a3d37") +
  circle(160, 168, 142, "#332a26", PLAIN) +
  scattered(44, 8, (next) => {
    const [angle, far] = [next() * 6.28, 126 + next() * 18];
    return cut(...onRing(angle, far), ...onRing(angle + 0.08, far), 1.3, "#6b5a50");
  }) +
  scattered(12, 1, (_, rivet) => circle(...onRing((rivet * Math.PI) / 6 + 0.26, 136), 5.5, "#6b5a50", edge(2.2))) +
  circle(160, 168, 121, "#120c0a");

const fire = through(
  "covers-teufel-fire",
  "M160 50A118 118 0 1 1 159.9 50Z",
  shape("M30 40H290V300H30Z", "#5c150c", PLAIN) +
    blob(
      "30 300!, 40 190, 58 130, 62 168, 84 104, 92 140, 112 70, 130 116, 160 56, 188 116, 208 70, 228 140, 238 104, 256 168, 262 130, 280 190, 290 300!",
      "#a32a12",
      PLAIN,
    ) +
    blob(
      "44 300!, 56 220, 74 170, 80 200, 104 130, 116 160, 160 96, 204 160, 216 130, 240 200, 246 170, 264 220, 276 300!",
      "#e0601c",
      PLAIN,
    ),
);

const ears =
  facet("84 140, 44 116, 62 168, 88 184", "#c9351b") +
  facet("78 144, 58 132, 70 162", "#7f1b10", PLAIN) +
  facet("236 140, 276 116, 258 168, 232 184", "#c9351b") +
  facet("242 144, 262 132, 250 162", "#7f1b10", PLAIN);

const horns = horn + placed("matrix(-1 0 0 1 320 0)", horn);

const face =
  blob("160 82, 206 84, 236 116, 240 166, 228 214, 200 256, 160 276, 120 256, 92 214, 80 166, 84 116, 114 84", "#d8431f") +
  blob("114 84, 84 116, 80 166, 92 214, 120 256, 160 276, 130 236, 108 190, 104 140, 118 104", "#9e2413", PLAIN);

const hair = facet("104 92, 128 78, 160 74, 192 78, 216 92, 196 100, 186 96, 160 124, 134 96, 124 100", "#1a100d");

const brows =
  blob("92 128!, 118 120, 152 148!, 116 138", "#1a100d", edge(2)) + blob("228 128!, 202 120, 168 148!, 204 138", "#1a100d", edge(2));

const eyes =
  blob("96 142!, 118 142, 146 158!, 116 162", "#ffe08a", edge(3)) +
  blob("224 142!, 202 142, 174 158!, 204 162", "#ffe08a", edge(3)) +
  ellipse(124, 151, 4, 8.5, INK, PLAIN) +
  ellipse(196, 151, 4, 8.5, INK, PLAIN);

const nose =
  facet("160 140, 148 178, 138 186, 150 194, 160 190, 170 194, 182 186, 172 178", "#d8431f", edge(3)) +
  facet("158 150, 149 179, 141 186, 150 192, 158 189", "#9e2413", PLAIN);

const mouth =
  cuts("92 170 100 184 2, 228 170 220 184 2, 214 104 228 128 2.4, 206 98 218 110 1.6", "#f08a5a") +
  through(
    "covers-teufel-mouth",
    MOUTH,
    shape("M70 170H250V290H70Z", "#230805", PLAIN) +
      ellipse(160, 262, 98, 64, "#8f1f0d", PLAIN) +
      ellipse(160, 268, 84, 56, "#e8641c", PLAIN) +
      ellipse(156, 272, 66, 44, "#ffb84d", PLAIN) +
      ellipse(152, 270, 40, 26, "#ffe7a6", PLAIN) +
      coal(100, 232, 14, 2) +
      coal(118, 258, 15, 3) +
      coal(222, 238, 14, 4) +
      coal(208, 264, 16, 5) +
      coal(152, 276, 15, 6),
  ) +
  shape(MOUTH, "none", edge(4));

const goatee = facet("138 284, 160 290, 182 284, 170 304, 162 322, 152 304", "#1a100d", edge(2));

const arm =
  blob("344 288!, 300 270, 262 254, 226 236, 206 222, 190 232, 196 262, 216 276, 256 300, 300 326, 344 352!", "#eab68a") +
  blob("344 352!, 300 326, 256 300, 216 276, 200 264, 196 252, 226 266, 262 282, 304 304, 344 324!", "#b9713f", PLAIN) +
  blob("344 276!, 302 262, 286 266, 270 296, 272 318, 292 332, 344 362!", "#3d6a8f") +
  blob("306 258, 288 264, 270 296, 274 320, 288 330, 294 300, 314 268", "#f1e6cf", edge(3)) +
  cuts("318 284 306 312, 328 292 316 326, 310 276 300 296", "#24475f", 1.8) +
  star(142, 236, [20, 25], 6, "#2b1d18", 12) +
  cuts("124 232 138 240 2.4", "#ff8a2b") +
  cuts("140 218 136 230 2", "#ffc04f") +
  cuts("130 248 142 254 1.8", "#ff8a2b") +
  blob("206 218, 188 210, 166 212, 150 218, 146 226, 156 230, 176 226, 196 234", "#f3c69e", edge(3)) +
  blob("200 230, 178 222, 156 226, 142 232, 138 240, 148 244, 170 240, 194 246", "#eab68a", edge(3)) +
  blob("198 244, 176 236, 156 240, 144 246, 142 253, 152 257, 172 254, 194 258", "#f3c69e", edge(3)) +
  blob("198 256, 180 250, 162 253, 152 258, 152 265, 162 268, 182 266, 202 266", "#eab68a", edge(3)) +
  blob("216 230, 204 214, 190 202, 178 198, 172 204, 180 214, 192 228, 204 240", "#f3c69e", edge(3));

const fangs =
  fang(92, 188, 15, 9) +
  fang(112, 195, 24, 10) +
  fang(134, 200, 12, 9) +
  fang(153, 202, 12, 9) +
  fang(172, 201, 12, 9) +
  fang(206, 195, 24, 10) +
  fang(228, 188, 15, 9) +
  shape("M80 184Q120 200 160 203Q200 200 240 184", "none", edge(4)) +
  line("M74 174Q74 184 82 188", 3.4) +
  line("M246 174Q246 184 238 188", 3.4);

const title =
  blob("-10 312, 50 308, 110 314, 170 322, 220 338, 270 350, 330 366, 330 412!, -10 412!", "#120b09", PLAIN) +
  words(16, 350, 41, "Auf Teufel", "#ffd98c", { "text-anchor": "start" }) +
  words(16, 388, 41, "komm raus", "#ffd98c", { "text-anchor": "start" });

export const teufel: Drawing = lid("teufel", [
  backdrop,
  ring,
  fire,
  ears,
  horns,
  face,
  hair,
  brows,
  eyes,
  nose,
  mouth,
  goatee,
  arm,
  fangs,
  title,
]);
