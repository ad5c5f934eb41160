/** Rück's raus!: a highwayman, a stolen jewel, and a sideways look (who is richer than I?). */
import type { Drawing } from "../drawing";
import { circle, INK, line, n, PLAIN, shape } from "../ink/ink";
import { lid } from "./lid";
import { blob, cuts, dots, edge, facet, ground, PAPER, scattered, spikes, taper, words } from "./pen";

function fir(x: number, foot: number, tall: number, wide: number, fill: string): string {
  const steps = [0, 1, 2, 3, 4, 5].map((step) => ({ y: foot - tall + (tall * step) / 5, half: wide * step * 0.1 + 3 }));
  const right = steps.map(({ y, half }) => `${n(x + half)} ${n(y)}, ${n(x + half * 0.45)} ${n(y + 2)}`);
  const left = steps.map(({ y, half }) => `${n(x - half * 0.45)} ${n(y + 2)}, ${n(x - half)} ${n(y)}`);
  return facet([`${x} ${foot - tall - 16}`, ...right, ...left.reverse()].join(", "), fill, edge(2.6, "#0a1a17"));
}

const backdrop = ground("#15342f") + spikes(160, 140, 118, 300, 40, "#1d473f", { seed: 5, share: 0.55 }) + circle(160, 140, 116, "#efdcaa");

const craters = cuts("62 96 98 58 2.4, 54 118 82 88 1.8, 58 176 70 206 2.2, 66 200 82 222 2, 240 70 262 104 2.2", "#d3b878");

const firs =
  fir(30, 330, 150, 96, "#0d2520") + fir(296, 330, 178, 92, "#0d2520") + fir(0, 344, 120, 80, "#2c6152") + fir(64, 344, 84, 60, "#235146");

const coat =
  blob("-10 410!, -6 330, 24 286, 92 256, 160 280, 228 256, 296 286, 326 330, 330 410!", "#2c211d") +
  facet("92 258, 160 284, 128 336, 108 300", "#47332a") +
  facet("228 258, 160 284, 192 336, 212 300", "#47332a") +
  cuts("22 312 66 282 2.4, 14 334 58 300 2.2, 30 344 78 306 2.4, 60 344 92 316 1.8", "#8d6a4c");

const kerchief =
  blob("102 228, 160 256, 218 228, 228 250, 204 276, 164 290, 118 278, 94 252", "#c2412b") +
  blob("150 270, 176 268, 190 306, 164 318, 142 302", "#a8311f") +
  dots("116 252, 134 264, 154 272, 190 264, 208 248, 164 296, 174 282", 3.4, "#f3dcb4", PLAIN);

const face =
  blob("106 140, 102 178, 112 214, 134 240, 160 249, 186 240, 208 214, 218 178, 214 140", "#e2ab7b") +
  blob("106 140, 102 178, 112 214, 134 240, 160 249, 148 222, 130 206, 120 178, 122 150", "#bf7f52", PLAIN);

const stubble = scattered(26, 11, (next, hair) => {
  const angle = Math.PI * (0.12 + (0.76 * hair) / 25);
  const [x, y] = [160 + Math.cos(angle) * (46 - next() * 12), 196 + Math.sin(angle) * (46 - next() * 10)];
  return taper(x, y, x + (next() - 0.5) * 3, y + 6, 2, "#6d4630");
});

const grin =
  shape("M130 216Q160 228 196 206Q194 226 168 234Q144 236 130 216Z", "#4a1d16", edge(3)) +
  shape("M136 218Q162 227 190 211L188 219Q164 231 142 224Z", PAPER, PLAIN) +
  facet("168 222, 177 219, 177 228, 168 229", "#e0a63a", edge(1.6)) +
  line("M196 206Q202 202 204 196", 3);

const mask =
  blob("98 152, 128 147, 160 156, 192 147, 222 152, 220 176, 198 190, 176 182, 160 172, 144 182, 122 190, 100 176", "#231a17", edge(3)) +
  blob("114 168!, 130 157, 150 168!, 132 179", "#fbf4e2", PLAIN) +
  blob("170 168!, 188 157, 206 168!, 190 179", "#fbf4e2", PLAIN) +
  circle(141, 168, 6.2, INK, PLAIN) +
  circle(197, 168, 6.2, INK, PLAIN) +
  circle(143, 166, 1.9, "#8ff0e0", PLAIN) +
  circle(199, 166, 1.9, "#8ff0e0", PLAIN);

const nose =
  shape("M158 170Q150 198 148 203Q152 212 164 210Q174 210 174 203Q168 196 168 176", "#e2ab7b", edge(3)) +
  shape("M158 174Q151 198 149 203Q153 211 160 210Q154 196 163 178Z", "#bf7f52", PLAIN);

const hat =
  blob("92 126, 94 84, 112 44, 140 32, 160 42, 184 28, 212 44, 226 86, 230 124", "#3a2a24") +
  blob("140 34, 160 44, 178 32, 174 60, 164 84, 154 60", "#241915", PLAIN) +
  cuts("104 78 118 50 2.4, 110 92 126 58 2, 212 92 202 54 2.2, 220 100 212 66 1.8", "#8d6a4c") +
  shape("M92 106Q160 126 229 104L231 126Q160 146 90 128Z", "#c2412b", edge(3)) +
  blob(
    "22 122, 58 120, 98 132, 160 142, 224 131, 264 112, 302 104, 286 136, 246 154, 202 160, 160 163, 112 160, 66 150, 34 136",
    "#3a2a24",
  ) +
  cuts("44 132 92 146 2.2, 60 144 104 154 1.6, 230 148 274 128 2.2, 246 144 288 116 1.6", "#8d6a4c");

const feather =
  blob("212 112, 226 82, 250 52, 284 30, 312 14!, 308 40, 294 66, 266 90, 232 110", "#d9532f") +
  line("M214 114Q244 66 304 24", 2.2, "#7d2413") +
  taper(240, 80, 256, 88, 3.4, "#7d2413") +
  taper(254, 66, 272, 74, 3.4, "#7d2413") +
  taper(268, 54, 288, 58, 3.4, "#7d2413") +
  taper(282, 42, 300, 42, 3.4, "#7d2413");

const hand =
  spikes(250, 226, 34, 76, 18, "#8ff0e0", { seed: 9, share: 0.5, from: 0.1 }) +
  blob("330 400!, 330 300, 304 276, 276 268, 246 280, 236 304, 246 330, 262 350, 270 400!", "#47332a") +
  blob("240 300, 268 284, 300 284, 318 300, 300 322, 262 334, 242 322", "#f1e2c4", edge(3)) +
  blob("236 300, 226 280, 230 262, 252 256, 280 258, 300 268, 304 286, 286 300, 258 308", "#8a5534");

const gem =
  facet("214 214, 228 194, 272 194, 288 214, 251 262", "#35b7a6") +
  facet("214 214, 228 194, 238 214", "#7fe3d4", edge(2)) +
  facet("228 194, 250 194, 238 214", "#d9fff7", edge(2)) +
  facet("250 194, 238 214, 264 214", "#7fe3d4", edge(2)) +
  facet("250 194, 272 194, 264 214", "#35b7a6", edge(2)) +
  facet("272 194, 288 214, 264 214", "#1f8b82", edge(2)) +
  facet("238 214, 264 214, 251 262", "#5fd0c0", edge(2)) +
  facet("264 214, 288 214, 251 262", "#1f8b82", edge(2)) +
  facet("214 214, 228 194, 272 194, 288 214, 251 262", "none");

const fingers =
  blob("226 288, 214 262, 212 240, 222 234, 232 244, 236 262, 246 278", "#a4683f", edge(3)) +
  blob("296 284, 304 262, 300 242, 288 238, 280 250, 274 268", "#a4683f", edge(3)) +
  line("M244 284Q256 292 272 286", 2.6) +
  line("M250 294Q262 300 278 292", 2.6);

const title =
  blob("-10 344, 40 338, 90 344, 150 338, 220 345, 280 338, 330 343, 330 412!, -10 412!", "#1a1210", PLAIN) +
  words(160, 385, 47, "Rück’s raus!", "#f4e3bd");

export const rueck: Drawing = lid("rueck", [
  backdrop,
  craters,
  firs,
  coat,
  kerchief,
  face,
  stubble,
  grin,
  mask,
  nose,
  hat,
  feather,
  hand,
  gem,
  fingers,
  title,
]);
