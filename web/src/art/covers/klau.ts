/** Klau Mau!: the cat at the keyhole, with everything that it took. */
import type { Drawing } from "../drawing";
import { circle, ellipse, INK, line, placed, PLAIN, shape } from "../ink/ink";
import { lid } from "./lid";
import { blob, cut, cuts, dots, edge, facet, ground, PAPER, scattered, smooth, spikes, through, words } from "./pen";

const FUR = "#2a2530";
const HOLE = smooth("160 26, 214 40, 252 82, 258 134, 238 178, 206 206!, 290 366!, 30 366!, 114 206!, 82 178, 62 134, 68 82, 106 40");
const BODY = smooth("130 196, 190 196, 196 232, 212 290, 218 362!, 102 362!, 108 290, 124 232");
const TAIL = "M206 330C262 344 306 306 290 246C282 214 256 204 262 184C266 170 282 170 288 180";

/** The patterns by which the colours of the cards differ too; 48 wide and 74 high. */
const PATTERNS = {
  stripes: [
    "#e8b9a4",
    line(
      steps(14, (k) => `M${k * 9 - 74} 74l74-74`),
      4.4,
      "#c2412b",
    ),
  ],
  dots: [
    "#f6dc86",
    line(
      steps(9, (k) => `M${k % 2 ? 8 : 4} ${k * 8 + 4}h48`),
      5,
      "#a87412",
      { "stroke-dasharray": "0 9" },
    ),
  ],
  waves: [
    "#b7dcae",
    line(
      steps(10, (k) => `M-2 ${k * 8 + 3}q3-5 6 0t6 0t6 0t6 0t6 0t6 0t6 0t6 0t6 0`),
      2.8,
      "#2f7d4f",
    ),
  ],
  checks: [
    "#b9d4ee",
    line(
      steps(10, (k) => `M${k % 2 ? 0 : 8} ${k * 8 + 4}h48`),
      8,
      "#2f66a8",
      { "stroke-dasharray": "8 8", "stroke-linecap": "butt" },
    ),
  ],
} as const;

function steps(count: number, stroke: (step: number) => string): string {
  return Array.from({ length: count }, (_, step) => stroke(step)).join("");
}

function loot(transform: string, pattern: keyof typeof PATTERNS, sign: string): string {
  const [fill, strokes] = PATTERNS[pattern];
  const face = `M0 0H48V74H0Z`;
  const inside = through(`covers-klau-${pattern}-${sign === "?" ? "any" : sign}`, face, shape(face, fill, PLAIN) + strokes);
  return placed(
    transform,
    shape("M-24-42H24Q29-42 29-37V37Q29 42 24 42H-24Q-29 42-29 37V-37Q-29-42-24-42Z", PAPER, edge(3)) +
      placed("translate(-24 -37)", inside) +
      circle(0, 0, 17, PAPER, edge(2.6)) +
      words(0, 9, 26, sign, INK),
  );
}

const backdrop =
  ground("#233154") +
  scattered(90, 21, (next) => {
    const [y, x, long] = [next() * 400, next() * 320, 16 + next() * 40];
    return cut(x, y, x + (next() - 0.5) * 4, y + long, 1.3, "#314370");
  });

const plate =
  blob(
    "160 2, 196 10, 262 14, 296 30, 304 80, 296 140, 304 220, 298 300, 306 360, 160 366, 14 360, 22 300, 16 220, 24 140, 16 80, 24 30, 58 14, 124 10",
    "#a8762f",
  ) +
  blob(
    "160 12, 196 20, 254 24, 285 38, 292 82, 284 140, 292 220, 286 300, 292 360, 28 360, 34 300, 28 220, 36 140, 28 82, 35 38, 66 24, 124 20",
    "#c08d3f",
    edge(2),
  ) +
  scattered(46, 5, (next) => {
    const [x, y] = [34 + next() * 250, 26 + next() * 320];
    return cut(x, y, x + 10 + next() * 16, y - 3, 1.1, "#9c6b28");
  }) +
  dots("50 46, 270 46, 46 318, 276 322", 10, "#e0b465", edge(3)) +
  line("M45 43L55 49M264 48L276 44M44 312L48 324M270 321L282 323", 3);

const keyhole =
  shape(HOLE, "#5e3f12", edge(9)) +
  shape(HOLE, "#f8e2a0", edge(4)) +
  through("covers-klau-hole", HOLE, spikes(160, 150, 40, 200, 26, "#eecb74", { seed: 2, share: 0.5 }));

const tail =
  loot("translate(270 132) rotate(20) scale(0.92)", "stripes", "4") +
  line(TAIL, 23, INK) +
  line(TAIL, 15.5, FUR) +
  cuts("288 282 286 244 2, 278 224 266 196 1.6", "#7b6f86");

const body =
  shape(BODY, "#f4ecdc") +
  through(
    "covers-klau-shirt",
    BODY,
    line(
      steps(6, (k) => `M84 ${216 + k * 26}q76 32 152 0`),
      11,
      FUR,
    ),
  ) +
  shape(BODY, "none");

const head =
  blob("160 92, 196 96, 224 122, 230 156, 214 190, 186 208, 160 212, 134 208, 106 190, 90 156, 96 122, 124 96", FUR) +
  facet("98 124, 94 62, 140 96", FUR) +
  facet("222 124, 226 62, 180 96", FUR) +
  facet("104 108, 102 80, 124 98", "#d98a8a", PLAIN) +
  facet("216 108, 218 80, 196 98", "#d98a8a", PLAIN) +
  cuts("150 98 152 118 1.8, 160 96 160 122 2, 170 98 168 118 1.8", "#7b6f86");

const muzzle =
  blob("160 168, 184 166, 196 182, 184 200, 160 204, 136 200, 124 182, 136 166", "#f4ecdc", edge(3)) +
  facet("151 168, 169 168, 160 178", "#c2412b", edge(2.6)) +
  shape("M160 178L160 184Q152 196 140 188M160 184Q168 196 180 188", "none", edge(3)) +
  facet("166 191, 174 191, 170 200", "#fffaf0", edge(1.8));

const mask =
  blob("92 138, 126 130, 160 140, 194 130, 228 138, 228 158, 206 170, 180 164, 160 156, 140 164, 114 170, 92 158", "#c2412b", edge(3)) +
  blob("106 150!, 126 138, 146 152!, 126 162", "#d7f08a", edge(2.6)) +
  blob("174 152!, 194 138, 214 150!, 194 162", "#d7f08a", edge(2.6)) +
  ellipse(132, 150, 3.6, 9.5, INK, PLAIN) +
  ellipse(200, 150, 3.6, 9.5, INK, PLAIN);

const whiskers = line("M126 184L84 176M126 190L86 194M194 184L236 176M194 190L234 194", 2.4, "#f4ecdc");

const cards =
  loot("translate(96 300) rotate(-36) scale(0.98)", "dots", "2") +
  loot("translate(136 278) rotate(-13) scale(0.98)", "waves", "?") +
  loot("translate(181 277) rotate(9) scale(0.98)", "checks", "3") +
  loot("translate(223 297) rotate(32) scale(0.98)", "stripes", "1");

const paws =
  blob("106 338, 122 318, 144 320, 152 336, 142 358, 114 356", FUR) +
  blob("168 338, 180 320, 200 318, 214 336, 206 356, 176 358", FUR) +
  line("M122 324L121 336M133 323L133 336M184 324L184 336M196 323L197 336", 2.6, "#8d8198");

const title =
  blob("-10 338, 50 344, 110 337, 180 344, 250 337, 330 343, 330 412!, -10 412!", "#161d33", PLAIN) +
  words(160, 388, 52, "Klau Mau!", "#f6dc94");

export const klau: Drawing = lid("klau", [backdrop, plate, keyhole, tail, body, head, muzzle, mask, whiskers, cards, paws, title]);
