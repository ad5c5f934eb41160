/** Coal: face down, turned with its number burnt into the pale flat, and what is left of it. */
import type { Drawing } from "../drawing";
import { circle, ellipse, INK, inked, line, n, PLAIN, shape } from "../ink/ink";
import { chance } from "./chance";
import { EMBER, mixed } from "./embers";
import { impHead } from "./imp";
import { closed, following, type Point } from "./outline";

/** The radius that pieces are drawn with; what shows them scales it. */
export const RADIUS = 34;
export const KINDS = ["100", "75", "50", "25", "20", "10", "devil"] as const;
export type Kind = (typeof KINDS)[number];

/** Corners of a lump round the middle: angles and radii are a little off. */
function corners(seed: number, count: number, start: number, uneven: number, wide: number, high: number): Point[] {
  const { between } = chance(seed);
  return Array.from({ length: count }, (_, corner) => {
    const angle = start + (2 * Math.PI * (corner + between(-uneven, uneven))) / count;
    const radius = RADIUS * between(0.91, 1.09);
    return { x: radius * Math.cos(angle) * wide, y: radius * Math.sin(angle) * high };
  });
}

/** The colour of a side: lit from above, glowing from below. */
function side(from: Point, to: Point): string {
  const angle = Math.atan2(from.y + to.y, from.x + to.x);
  const up = -Math.sin(angle);
  const lit = up * 0.85 - Math.cos(angle) * 0.4;
  if (up < -0.8) return "hot";
  if (up < -0.42) return "warm";
  return lit > 0.7 ? "lit" : lit > 0.2 ? "dim" : "dark";
}

/** A piece face down: a broken lump with a flat top. Its colours follow the oven's heat, and whether it may be touched. */
function lump(which: number): Drawing {
  const { between, below } = chance(which * 7 + 1);
  const outer = corners(which * 31 + 5, 6 + below(3), between(0, 6.3), 0.28, between(0.96, 1.08), between(0.84, 0.96));
  const aside = between(-0.1, 0.1) * RADIUS;
  const inner = outer.map(({ x, y }) => ({ x: x * between(0.5, 0.66) + aside, y: y * between(0.48, 0.6) - RADIUS * 0.17 }));
  const sides = outer.map((corner, place) => {
    const next = following(outer, place);
    return shape(closed([corner, next, following(inner, place), inner[place] as Point]), `var(--teufel-coal-${side(corner, next)})`);
  });
  const cuts = Array.from({ length: 4 }, () => {
    const long = RADIUS * between(0.1, 0.26);
    return `M${n(aside + between(-0.3, 0.22) * RADIUS)} ${n(-RADIUS * 0.17 + between(-0.2, 0.2) * RADIUS)}l${n(long)} ${n(-long * 0.45)}`;
  });
  const at = below(outer.length);
  const [rim, near, far] = [following(outer, at), inner[at] as Point, inner[(at + (outer.length >> 1)) % outer.length] as Point];
  const crack = `M${n(rim.x * 0.96)} ${n(rim.y * 0.96)}L${n(near.x * 0.8)} ${n(near.y * 0.8)} ${n((near.x + far.x) * 0.3)} ${n((near.y + far.y) * 0.3 + 2)} ${n(far.x * 0.7)} ${n(far.y * 0.7)}`;
  return {
    id: `teufel-coal-${which}`,
    box: "-42 -42 84 84",
    ink:
      line(closed(outer), 9, "var(--teufel-coal-halo)", { "stroke-linejoin": "round", opacity: 0.32 }) +
      shape(closed(outer), "var(--teufel-coal)", { stroke: "var(--teufel-coal-edge)", "stroke-width": 2.6, "stroke-linejoin": "round" }) +
      `<g stroke="var(--teufel-coal-line)" stroke-width="1.1" stroke-linejoin="round">${sides.join("")}` +
      `${shape(closed(inner), "var(--teufel-coal-flat)")}</g>` +
      line(cuts.join(""), 1.3, "var(--teufel-coal-cut)", { "stroke-linecap": "round" }) +
      line(crack, 1.7, "var(--teufel-coal-crack)", { "stroke-linejoin": "round", opacity: 0.85 }),
  };
}

/** How hot each number still is. */
const GLOW: Record<Kind, string> = {
  "10": "#6a231b",
  "20": "#86281a",
  "25": "#a52f19",
  "50": "#cf421d",
  "75": "#ee6231",
  "100": "#ff8d5e",
  devil: "#3a1210",
};

/** A turned piece. */
function turned(kind: Kind): Drawing {
  const outer = corners(KINDS.indexOf(kind) * 17 + 94, 8, 0.39, 0.2, 1.03, 0.95);
  const inner = outer.map(({ x, y }) => ({ x: x * 0.77, y: y * 0.77 - RADIUS * 0.05 }));
  const sides = outer.map((corner, place) => {
    const next = following(outer, place);
    const up = -Math.sin(Math.atan2(corner.y + next.y, corner.x + next.x));
    return shape(
      closed([corner, next, following(inner, place), inner[place] as Point]),
      mixed(GLOW[kind], up > 0 ? "#ffffff" : "#160504", 0.28 * Math.abs(up) + 0.02),
    );
  });
  const size = RADIUS * (kind === "100" ? 0.68 : 0.86);
  const number =
    `<text y="${n(size * 0.345 - 1.4)}" text-anchor="middle" font-family="var(--title)" font-weight="800" font-size="${n(size)}" ` +
    `fill="${INK}">${kind}</text>`;
  return {
    id: `teufel-turned-${kind}`,
    box: "-42 -42 84 84",
    ink:
      ellipse(0, 28, 32, 8.5, "#000", { opacity: 0.4 }) +
      inked(2.2, shape(closed(outer), GLOW[kind])) +
      inked(0.9, sides.join("")) +
      inked(1.4, shape(closed(inner), kind === "devil" ? "#e9a08a" : "#f7e9d3")) +
      (kind === "devil" ? impHead(0, -1, 42) : number),
  };
}

/** What is left of burnt coal; the origin is the middle of its foot. */
const ash: Drawing = {
  id: "teufel-ash",
  box: "-50 -52 100 64",
  ink:
    ellipse(0, 0, 48, 9, "#000", { opacity: 0.4 }) +
    shape("M-42 0C-29-9-22-27-4-29 10-29 22-12 42 0Z", "#6f6661", { stroke: INK, "stroke-width": 2, "stroke-linejoin": "round" }) +
    shape("M2-29C12-26 22-12 42 0H4Z", "#524a46") +
    [
      [-17, 8],
      [-4, 17],
      [8, 9],
      [21, 5],
      [-25, 3],
    ]
      .map(([x = 0, up = 0]) => circle(x, -up, 1.9, "#b3a79e", PLAIN))
      .join("") +
    line("M-8-32q-7-8 0-15 7-8 0-15M8-28q6-7 0-13", 2, "#a89d93", { "stroke-linecap": "round", opacity: 0.65 }),
};

const lumps: readonly Drawing[] = Array.from({ length: 12 }, (_, which) => lump(which));
const numbers = new Map<Kind, Drawing>(KINDS.map((kind) => [kind, turned(kind)]));

/** The piece face down that lies at this place of the heap. */
export function coalAt(place: number): Drawing {
  return lumps[(place * 5) % lumps.length] as Drawing;
}

export function turnedCoal(kind: Kind): Drawing {
  return numbers.get(kind) as Drawing;
}

/** The colour of an ember below a piece. */
export function emberUnder(heat: number): string {
  return mixed(EMBER[4], EMBER[6], 0.25 + heat * 0.5);
}

export { ash };
export const coal: readonly Drawing[] = [...lumps, ...numbers.values(), ash];
