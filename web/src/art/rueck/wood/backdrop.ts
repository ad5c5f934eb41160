/** The depth of the wood: mist, moon, and trunks one behind the other. */
import { circle, n } from "../../ink/ink";
import { noise } from "../noise";
import { between, branch, fir, strokes, trunk, wooden } from "./growth";

const [FAR, MIDDLE] = ["var(--rueck-trunk-far)", "var(--rueck-trunk)"];
const random = noise(42);

function stops(name: string, offsets: readonly number[]): string {
  return offsets.map((offset, place) => `<stop offset="${offset}" stop-color="var(--rueck-${name}-${place})"/>`).join("");
}

const gradients =
  `<radialGradient id="rueck-wood-mist" gradientUnits="userSpaceOnUse" cx="330" cy="215" r="430">${stops("mist", [0, 0.16, 0.34, 0.56, 0.82, 1])}</radialGradient>` +
  `<radialGradient id="rueck-wood-halo"><stop offset=".3" stop-color="var(--rueck-moon)" stop-opacity=".3"/><stop offset="1" stop-color="var(--rueck-moon)" stop-opacity="0"/></radialGradient>` +
  `<linearGradient id="rueck-wood-haze" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="var(--rueck-haze)" stop-opacity="0"/>` +
  `<stop offset=".75" stop-color="var(--rueck-haze)" stop-opacity=".34"/><stop offset="1" stop-color="var(--rueck-haze)" stop-opacity=".1"/></linearGradient>`;

/** By day the same disc is a pale sun, with a ring of rays. */
const moon =
  circle(520, 112, 120, "url(#rueck-wood-halo)") +
  circle(520, 112, 44, "var(--rueck-moon)", { opacity: 0.92 }) +
  strokes("M504 84a34 34 0 0 0 6 52M538 100l8 3M530 128l6 2", 3, "var(--rueck-moon-mark)") +
  circle(520, 112, 58, "none", {
    stroke: "var(--rueck-moon)",
    "stroke-width": 3,
    "stroke-dasharray": "2 12",
    "stroke-linecap": "round",
    opacity: "var(--rueck-sun)",
  });

function farTrunk(place: number): string {
  const x = 8 + place * 42 + (random() - 0.5) * 26;
  const stem = `<path d="${trunk(x, between(random, 7, 15), 318, -50, 1.3, random)}"/>`;
  if (random() > 0.7) return stem;
  const grown = { x, y: between(random, 60, 220), length: between(random, 26, 50), angle: random() < 0.5 ? -0.6 : -2.5, width: 3.4 };
  return `${stem}<g stroke="${FAR}">${branch(grown, 1, random)}</g>`;
}

function middleTrunk([x, width]: readonly [number, number]): { stem: string; bark: string } {
  const boughs =
    branch({ x, y: between(random, 50, 110), length: 54, angle: -0.55, width: 6 }, 2, random) +
    branch({ x, y: between(random, 90, 160), length: 50, angle: -2.6, width: 6 }, 2, random);
  const stem = `<path d="${trunk(x, width, 330, -50, 1.6, random)}"/><g stroke="${MIDDLE}">${boughs}</g>`;
  const side = x < 340 ? 1 : -1;
  let bark = "";
  for (let y = 40; y < 300; y += between(random, 9, 35)) {
    const at = x + side * width * between(random, 0.14, 0.3);
    bark += `M${n(at)} ${n(y)}q${side * 2} 6 ${n((random() - 0.5) * 2)} ${n(between(random, 8, 30))}`;
  }
  return { stem, bark };
}

const far = Array.from({ length: 17 }, (_, place) => farTrunk(place)).join("");

const FIRS = [
  [70, 120, 70],
  [150, 86, 54],
  [262, 70, 46],
  [400, 78, 50],
  [455, 104, 64],
  [600, 112, 70],
  [648, 92, 60],
] as const;
const firs = FIRS.map(([x, height, width]) => fir(x, 322, height, width)).join("");

const TRUNKS = [
  [28, 26],
  [118, 20],
  [205, 17],
  [318, 15],
  [428, 18],
  [566, 21],
  [638, 28],
] as const;
const middle = TRUNKS.map(middleTrunk);

export const backdrop =
  gradients +
  `<rect y="-40" width="680" height="640" fill="url(#rueck-wood-mist)"/>` +
  moon +
  `<g opacity=".75">${wooden(FAR, far)}</g>` +
  firs +
  wooden(MIDDLE, middle.map(({ stem }) => stem).join("")) +
  strokes(middle.map(({ bark }) => bark).join(""), 1.7, "var(--rueck-bark)") +
  `<rect y="220" width="680" height="120" fill="url(#rueck-wood-haze)"/>`;
