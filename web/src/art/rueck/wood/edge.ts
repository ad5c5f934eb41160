/** What stands before the road: trunks at both sides, leaves above, bushes below, and whoever watches from them. */
import { circle, ellipse, inked, n, PLAIN, placed, shape } from "../../ink/ink";
import { CREAM, LINEN } from "../colours";
import { noise } from "../noise";
import { between, branch, fern, foliage, type Foliage, strokes, trunk, wooden } from "./growth";

const random = noise(11);
const NEAR = "var(--rueck-near)";

function nearTrunk(x: number, width: number, side: 1 | -1): string {
  let [lit, dark] = ["", ""];
  for (let y = -10; y < 470; y += between(random, 7, 29)) {
    const at = x + side * width * (between(random, 0.2, 0.33) + (y > 380 ? 0.06 : 0));
    lit += `M${n(at)} ${n(y)}q${n(side * between(random, 1, 4))} ${n(between(random, 8, 16))} ${n(side * (random() - 0.5) * 3)} ${n(between(random, 16, 42))}`;
  }
  for (let y = 0; y < 400; y += between(random, 22, 36)) {
    dark += `M${n(x - side * width * between(random, 0.05, 0.25))} ${n(y)}q${side * -3} 9 0 ${n(between(random, 14, 24))}`;
  }
  return (
    shape(trunk(x, width, 600, -50, 1.35, random), NEAR, { stroke: "var(--rueck-near-edge)", "stroke-width": 2 }) +
    strokes(lit, 1.9, "var(--rueck-near-bark)") +
    strokes(dark, 2.2, "var(--rueck-near-bark-dark)")
  );
}

const boughs =
  branch({ x: 20, y: 110, length: 96, angle: -0.5, width: 15 }, 2, random) +
  branch({ x: 664, y: 120, length: 92, angle: -2.6, width: 15 }, 2, random);
const trunks = wooden("none", `<g stroke="${NEAR}">${boughs}</g>`) + nearTrunk(2, 54, 1) + nearTrunk(680, 58, -1);

function eyes(x: number, y: number, scale: number): string {
  const pair = [-5, 5].map((side) => ellipse(side, 0, 3.4, 2.6, "#e9e3bf") + circle(side + 0.8, 0.2, 1.3, "#0d1714")).join("");
  return placed(`translate(${x} ${y}) scale(${scale})`, pair);
}

const hollow =
  ellipse(4, 262, 13, 18, "var(--rueck-hollow)", { stroke: "var(--rueck-hollow-edge)", "stroke-width": 2 }) + eyes(7, 262, 0.9);

function aside(x: number, power: number): number {
  return (Math.abs(x - 340) / 340) ** power;
}

const canopy =
  shape(
    foliage({ from: -4, to: 684, line: (x) => 34 + 26 * aside(x, 1.6) + 8 * Math.sin(x / 37), leaf: 30, hangs: true }, random),
    "var(--rueck-leaves)",
  ) +
  shape(
    foliage({ from: -4, to: 684, line: (x) => 14 + 44 * aside(x, 2) + 6 * Math.sin(x / 29 + 1), leaf: 26, hangs: true }, random),
    "var(--rueck-leaves-near)",
  ) +
  strokes(
    Array.from({ length: 60 }, () => {
      const x = random() * 680;
      return `M${n(x)} ${n(random() * (12 + 40 * aside(x, 2)))}q3 5 7 1`;
    }).join(""),
    1.8,
    "var(--rueck-leaf-mark)",
  );

function bush(growth: Omit<Foliage, "hangs">, name: "bush" | "bush-near", edge: "bush-edge" | "near-edge"): string {
  return shape(foliage({ ...growth, hangs: false }, random), `var(--rueck-${name})`, { stroke: `var(--rueck-${edge})`, "stroke-width": 2 });
}

const LEAVES = [
  [30, 520, 10],
  [62, 540, -20],
  [98, 556, 12],
  [20, 560, -14],
  [130, 572, 8],
  [650, 520, -10],
  [618, 536, 18],
  [586, 556, -14],
  [664, 562, 12],
  [548, 574, -6],
] as const;

const bushes =
  bush({ from: -6, to: 210, line: (x) => 590 - (x < 120 ? 112 - x * 0.52 : (50 * (210 - x)) / 90), leaf: 30 }, "bush", "bush-edge") +
  bush(
    { from: 470, to: 686, line: (x) => 590 - (x > 560 ? (x - 560) * 0.56 + 44 : (44 * (x - 470)) / 90), leaf: 30 },
    "bush",
    "bush-edge",
  ) +
  bush({ from: -6, to: 120, line: (x) => 524 + x * 0.55, leaf: 24 }, "bush-near", "near-edge") +
  bush({ from: 570, to: 686, line: (x) => 590 - (x - 570) * 0.56, leaf: 24 }, "bush-near", "near-edge") +
  LEAVES.map(([x, y, turn]) =>
    placed(
      `translate(${x} ${y}) rotate(${turn})`,
      shape("M0 0C-6-3-10-10-8-18C-2-14 1-7 0 0ZM0 0C6-3 10-10 8-18C2-14-1-7 0 0Z", "var(--rueck-leaf)"),
    ),
  ).join("") +
  fern(150, 566, 0.8, 1, "var(--rueck-fern)") +
  fern(536, 568, 0.8, -1, "var(--rueck-fern)") +
  fern(44, 430, 0.7, 1, "var(--rueck-fern-far)") +
  fern(640, 428, 0.7, -1, "var(--rueck-fern-far)");

function mushroom(x: number, y: number, scale: number): string {
  const cap =
    shape("M-14-12C-14-24 14-24 14-12C8-9-8-9-14-12Z", "#b8402f") +
    shape("M4-21C14-20 14-14 14-12C11-10.5 8-10 6-9.8C9-14 8-18 4-21Z", "#8a2c20", PLAIN) +
    circle(-6, -15, 2.2, CREAM, PLAIN) +
    circle(2, -18, 2, CREAM, PLAIN) +
    circle(6, -13.5, 1.7, CREAM, PLAIN);
  return placed(`translate(${x} ${y}) scale(${scale})`, inked(1.8, shape("M-4 0C-3-8-4-12-4-14H4C4-12 3-8 4 0Z", LINEN) + cap));
}

const dark =
  `<radialGradient id="rueck-wood-front-dark" gradientUnits="userSpaceOnUse" cx="340" cy="290" r="450"><stop offset=".5" stop-color="var(--rueck-dark)" stop-opacity="0"/>` +
  `<stop offset=".82" stop-color="var(--rueck-dark)" stop-opacity="var(--rueck-dusk)"/><stop offset="1" stop-color="var(--rueck-dark)" stop-opacity="var(--rueck-dark-rim)"/></radialGradient>` +
  `<rect y="-40" width="680" height="640" fill="url(#rueck-wood-front-dark)"/>`;

const WATCHING = [
  [72, 204, 0.7],
  [622, 250, 0.75],
  [394, 104, 0.6],
  [640, 302, 0.6],
  [62, 486, 0.8],
  [604, 498, 0.8],
] as const;

const FIREFLIES = [
  [78, 150, 1],
  [112, 92, 0.8],
  [392, 250, 0.8],
  [420, 150, 1],
  [352, 118, 0.7],
  [612, 120, 0.9],
  [648, 200, 0.7],
  [66, 300, 0.7],
  [652, 410, 1],
  [36, 402, 0.8],
  [470, 430, 0.7],
  [206, 420, 0.7],
  [96, 448, 0.9],
  [590, 452, 0.8],
] as const;

function firefly([x, y, size]: readonly [number, number, number]): string {
  const r = 9 * size;
  return (
    `<use href="#rueck-glow" x="${n(x - r)}" y="${n(y - r)}" width="${n(2 * r)}" height="${n(2 * r)}" opacity=".55"/>` +
    circle(x, y, 1.8 * size, "#fffbe2")
  );
}

/** What only lives by night. */
const night = `<g opacity="var(--rueck-glow)">${WATCHING.map(([x, y, scale]) => eyes(x, y, scale)).join("")}${FIREFLIES.map(firefly).join("")}</g>`;

export const edge =
  trunks + hollow + canopy + bushes + mushroom(118, 540, 0.9) + mushroom(138, 548, 0.6) + mushroom(574, 546, 0.8) + dark + night;
