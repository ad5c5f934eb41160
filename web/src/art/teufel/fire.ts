/** The fire behind the coal: tongues that stand upon the heap, and sparks above it. */
import { n } from "../ink/ink";
import { type Chance, chance } from "./chance";
import { EMBER } from "./embers";
import { closed } from "./outline";
import type { Place } from "./heap";
import { arch, MIDDLE, type Plan } from "./plan";

export interface Flame {
  readonly d: string;
  readonly fill: string;
}

interface Tongue {
  readonly x: number;
  readonly foot: number;
  readonly wide: number;
  readonly high: number;
  readonly lean: number;
  readonly side: number;
}

/** One tongue with a smaller one at its side. */
function tongue({ x, foot, wide, high, lean, side }: Tongue, size = 1): string {
  const at = (across: number, up: number): string =>
    `${n(x + side * (across * wide * size + lean * size * up * up))} ${n(foot - high * (size === 1 ? 1 : size * 1.06) * up)}`;
  return (
    `M${at(-1, 0)}C${at(-1.35, 0.3)} ${at(-0.55, 0.42)} ${at(-0.4, 0.62)} ${at(-0.3, 0.78)} ${at(-0.1, 0.9)} ${at(0.1, 1)} ` +
    `${at(0.12, 0.84)} ${at(0.62, 0.7)} ${at(0.5, 0.42)} ${at(0.66, 0.5)} ${at(0.78, 0.58)} ${at(0.76, 0.7)} ` +
    `${at(1.2, 0.5)} ${at(1.35, 0.24)} ${at(1, 0)} ${at(0.8, -0.14)} ${at(-0.8, -0.14)} ${at(-1, 0)}Z`
  );
}

/** The top of the heap below a point, so that no tongue ends in the air. */
function heapAt(plan: Plan, heap: readonly Place[], x: number): number {
  return Math.min(plan.sillY, ...heap.filter((place) => Math.abs(place.x - x) < plan.coal * 0.95).map(({ y }) => y));
}

function tongues(plan: Plan, heat: number, heap: readonly Place[], luck: Chance, count: number, tall: number): Tongue[] {
  const peak = Math.min(plan.sillY - 40, ...heap.map(({ y }) => y));
  return Array.from({ length: count }, (_, place) => {
    const share = (place + 0.5) / count - 0.5;
    const x = MIDDLE + share * plan.mouth * 1.7 + luck.between(-6, 6);
    const mound = 0.62 + 0.38 * Math.cos(share * 3) - (Math.abs(share) < 0.1 ? 0.22 : 0);
    const wide = plan.mouth * 0.15 * luck.between(0.9, 1.2);
    const foot = Math.max(...[-wide, 0, wide].map((aside) => heapAt(plan, heap, x + aside))) + 22;
    const high = (50 + 190 * heat) * mound * luck.between(0.75, 1.1) * tall + 60 + Math.max(0, Math.min(120, (foot - peak - 22) * 0.8));
    return { x, foot, wide, high, lean: luck.between(-0.3, 0.5) * wide, side: luck.below(2) ? 1 : -1 };
  });
}

/** The tongues from back to front, so hot, behind this heap. */
export function flames(plan: Plan, heat: number, heap: readonly Place[]): Flame[] {
  const luck = chance(5);
  const back = tongues(plan, heat, heap, luck, 6, 1.18).map((flame) => ({ d: tongue(flame), fill: EMBER[2] }));
  const near = tongues(plan, heat, heap, luck, 7, 0.95).flatMap((flame) => [
    { d: tongue(flame), fill: EMBER[3] },
    { d: tongue(flame, 0.66), fill: EMBER[4] },
    { d: tongue(flame, 0.36), fill: EMBER[5] },
  ]);
  return [...back, ...near];
}

export function sparks(plan: Plan, heat: number, heap: readonly Place[]): Flame[] {
  const { between, below } = chance(9);
  const peak = Math.min(plan.sillY - 150, ...heap.map(({ y }) => y));
  return Array.from({ length: Math.round(6 + 16 * heat) }, () => {
    const aside = (below(2) ? 1 : -1) * between(0.3, 0.82);
    const size = between(1.6, 3.6);
    const [x, y] = [MIDDLE + aside * plan.mouth, peak - between(10, 190) * (1 - Math.abs(aside) * 0.6)];
    const corners = [
      { x, y: y - size * 1.5 },
      { x: x + size, y },
      { x, y: y + size * 1.5 },
      { x: x - size, y },
    ];
    return { d: closed(corners), fill: EMBER[3 + below(3)] as string };
  });
}

/** The brick lines of the oven's throat, the rings and the joints between them. */
export function throat(plan: Plan): string {
  const rings = [0.97, 0.87, 0.77, 0.67, 0.57].map((share) => arch(plan, plan.mouth * share, plan.sillY)).join("");
  const joints = Array.from({ length: 15 }, (_, joint) => {
    const angle = (Math.PI * (joint + 0.5)) / 15;
    const at = (share: number): string =>
      `${n(MIDDLE - plan.mouth * share * Math.cos(angle))} ${n(plan.centre - plan.mouth * share * Math.sin(angle))}`;
    return `M${at(0.97 - (joint % 2) * 0.1)}L${at(0.87 - (joint % 2) * 0.1)}`;
  });
  return rings + joints.join("");
}

/** The embers that shine through between the pieces: wide ones, and smaller ones right below each. */
export function embers(plan: Plan, heap: readonly Place[]): { readonly wide: string; readonly low: string } {
  const round = (x: number, y: number, wide: number, high: number): string =>
    `M${n(x - wide)} ${n(y)}a${n(wide)} ${n(high)} 0 1 0 ${n(2 * wide)} 0a${n(wide)} ${n(high)} 0 1 0 ${n(-2 * wide)} 0Z`;
  const { coal } = plan;
  const inside = heap.filter(({ x, row }) => row === 0 || Math.abs(x - MIDDLE) < plan.mouth * 0.68);
  return {
    wide: heap.map(({ x, y }) => round(x, y + coal * 0.34, coal * 0.86, coal * 0.86)).join(""),
    low: inside.map(({ x, y }) => round(x, y + coal * 0.74, coal * 0.66, coal * 0.4)).join(""),
  };
}
