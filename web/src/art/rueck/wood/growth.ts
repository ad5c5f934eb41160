/** How things grow in the wood: trunks, branches, firs, leaves, grass. */
import { line, n, placed, shape } from "../../ink/ink";

export type Random = () => number;

type Point = readonly [number, number];

/** A value between these. */
export function between(random: Random, least: number, most: number): number {
  return least + random() * (most - least);
}

/** Strokes with round ends, all of one colour. */
export function strokes(d: string, width: number, colour: string, opacity?: number | string): string {
  return line(d, width, colour, { "stroke-linecap": "round", opacity });
}

/** The outline of a trunk that stands on `ground` and rises to `top`. */
export function trunk(x: number, width: number, ground: number, top: number, flare: number, random: Random): string {
  const knots = 5;
  const left: Point[] = [];
  const right: Point[] = [];
  for (let knot = 0; knot <= knots; knot++) {
    const up = knot / knots;
    const y = ground + (top - ground) * up;
    const half = ((width * (1 - 0.28 * up)) / 2) * (knot === 0 ? flare : 1);
    const lean = (random() - 0.5) * width * 0.22;
    left.push([x - half + lean, y]);
    right.unshift([x + half + lean, y]);
  }
  return `M${wavering(left, random)}L${wavering(right, random)}Z`;
}

function wavering(points: readonly Point[], random: Random): string {
  return points
    .map(([x, y], place) => {
      const before = points[place - 1];
      if (!before) return `${n(x)} ${n(y)}`;
      const sway = place === 1 ? 0 : (random() - 0.5) * 4;
      return `Q${n(before[0] * 0.35 + x * 0.65 + sway)} ${n((before[1] + y) / 2)} ${n(x)} ${n(y)}`;
    })
    .join(" ");
}

export interface Branch {
  readonly x: number;
  readonly y: number;
  readonly length: number;
  /** Its angle, in radians. */
  readonly angle: number;
  readonly width: number;
}

/** A branch with its twigs. */
export function branch({ x, y, length, angle, width }: Branch, depth: number, random: Random): string {
  const [dx, dy] = [Math.cos(angle) * length, Math.sin(angle) * length];
  const bend = `${n(x + dx / 2 + (random() - 0.5) * length * 0.3)} ${n(y + dy / 2 - length * 0.12)}`;
  const bough = `<path d="M${n(x)} ${n(y)}Q${bend} ${n(x + dx)} ${n(y + dy)}" stroke-width="${n(width)}" fill="none"/>`;
  if (depth === 0) return bough;
  const twigs = [0.55, 0.8].map((along) =>
    branch(
      {
        x: x + dx * along,
        y: y + dy * along - length * 0.06,
        length: length * between(random, 0.34, 0.5),
        angle: angle + (random() < 0.5 ? -1 : 1) * between(random, 0.5, 1),
        width: width * 0.55,
      },
      depth - 1,
      random,
    ),
  );
  return bough + twigs.join("");
}

/** Branches take the colour of the group that they grow in. */
export function wooden(colour: string, inside: string): string {
  return `<g fill="${colour}" stroke-linecap="round">${inside}</g>`;
}

export function fir(x: number, ground: number, height: number, width: number): string {
  const tiers = Array.from({ length: 5 }, (_, tier) => ({
    half: (width * (tier + 1)) / 10,
    y: ground - height + (height * (tier + 1)) / 5,
  }));
  const right = tiers.map(({ half, y }) => `L${n(x + half)} ${n(y)}L${n(x + half * 0.55)} ${n(y - 3)}`);
  const left = [...tiers].reverse().map(({ half, y }) => `L${n(x - half * 0.55)} ${n(y - 3)}L${n(x - half)} ${n(y)}`);
  const marks = tiers.map(
    ({ half, y }) =>
      `M${n(x - half * 0.8)} ${n(y - 5)}L${n(x - half * 0.25)} ${n(y - height * 0.15)}` +
      `M${n(x - half * 0.45)} ${n(y - 5)}L${n(x - half * 0.1)} ${n(y - height * 0.12)}`,
  );
  return (
    shape(`M${n(x)} ${n(ground - height)}${right.join("")}L${n(x)} ${n(ground)}${left.join("")}Z`, "var(--rueck-fir)") +
    strokes(marks.join(""), 1.5, "var(--rueck-fir-light)")
  );
}

export interface Foliage {
  readonly from: number;
  readonly to: number;
  /** The line that the leaves follow. */
  readonly line: (x: number) => number;
  readonly leaf: number;
  /** Hanging from above or growing from below. */
  readonly hangs: boolean;
}

/** The scalloped outline of leaves. */
export function foliage({ from, to, line: edge, leaf, hangs }: Foliage, random: Random): string {
  const root = hangs ? -40 : 600;
  const way = hangs ? 1 : -1;
  let d = `M${from} ${root}L${from} ${n(edge(from))}`;
  for (let x = from; x < to;) {
    const next = Math.min(to, x + leaf * between(random, 0.7, 1.3));
    const bulge = way * leaf * between(random, 0.55, 0.9);
    d += `Q${n((x + next) / 2 + (random() - 0.5) * 4)} ${n((edge(x) + edge(next)) / 2 + bulge)} ${n(next)} ${n(edge(next))}`;
    x = next;
  }
  return `${d}L${to} ${root}Z`;
}

/** Tufts of three blades along a line. */
export function tufts(count: number, step: number, foot: (place: number) => number, spread: number, random: Random): string {
  const blade = (): number => between(random, 6, 13);
  return Array.from({ length: count }, (_, place) => {
    const [x, y] = [place * step + random() * 10, foot(place)];
    return `M${n(x)} ${n(y)}l-${spread}-${n(blade())}M${n(x + spread)} ${n(y)}l1-${n(blade())}M${n(x + 2 * spread)} ${n(y)}l${spread}-${n(blade())}`;
  }).join("");
}

export function fern(x: number, y: number, scale: number, way: 1 | -1, colour: string): string {
  const fronds = Array.from({ length: 5 }, (_, frond) => {
    const length = 30 + (2 - Math.abs(frond - 2)) * 8;
    const leaves = Array.from({ length: 5 }, (_, leaf) => {
      const [height, out] = [n((-length * (leaf + 1)) / 6), (6 - leaf) * 1.5];
      return `M0 ${height}l${n(out)} ${n(-out * 0.7)}M0 ${height}l${n(-out)} ${n(-out * 0.7)}`;
    });
    return placed(`rotate(${(frond * 30 - 70) * way})`, strokes(`M0 0V${-length}${leaves.join("")}`, 2.3, colour));
  });
  return placed(`translate(${x} ${y}) scale(${scale})`, fronds.join(""));
}
