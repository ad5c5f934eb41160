/** The two plans of the oven: the broad one of a table, and the small one of a phone, whose numbers and coal are larger. */
import { n } from "../ink/ink";
import type { Point } from "./outline";

export const WIDTH = 640;
export const MIDDLE = WIDTH / 2;

interface Measures {
  readonly height: number;
  /** How wide the pawns' ring and the lip inside it are. */
  readonly ring: number;
  readonly lip: number;
  /** How high the sill before the mouth and the base below it are. */
  readonly sill: number;
  readonly base: number;
  readonly bar: number;
  readonly digits: number;
  readonly coal: number;
  readonly pawn: number;
}

export interface Plan extends Measures {
  readonly id: "broad" | "small";
  /** The radii, all about `centre`. */
  readonly outer: number;
  readonly inner: number;
  readonly mouth: number;
  readonly centre: number;
  /** Where the sill and the base begin. */
  readonly sillY: number;
  readonly baseY: number;
}

const MARGIN = 10;

function planOf(id: Plan["id"], measures: Measures): Plan {
  const outer = MIDDLE - MARGIN;
  const inner = outer - measures.ring;
  const baseY = measures.height - measures.base;
  return { ...measures, id, outer, inner, mouth: inner - measures.lip, centre: MIDDLE, baseY, sillY: baseY - measures.sill };
}

export const broad = planOf("broad", { height: 634, ring: 66, lip: 14, sill: 62, base: 68, bar: 22, digits: 21, coal: 34, pawn: 40 });
export const small = planOf("small", { height: 660, ring: 77, lip: 14, sill: 79, base: 82, bar: 29, digits: 26.5, coal: 36, pawn: 48 });
export const plans = { broad, small } as const;

/** An arch of this radius that stands on `bottom`. */
export function arch({ centre }: Plan, radius: number, bottom: number): string {
  const [left, right] = [MIDDLE - radius, MIDDLE + radius];
  return `M${n(left)} ${n(bottom)}V${n(centre)}A${n(radius)} ${n(radius)} 0 0 1 ${n(right)} ${n(centre)}V${n(bottom)}Z`;
}

/** The same without its threshold, for lines along it. */
export function archLine(plan: Plan, radius: number, bottom: number): string {
  return arch(plan, radius, bottom).slice(0, -1);
}

/** How far it is along the middle of the ring from the lower left to the lower right. */
export function ringLength(plan: Plan): number {
  return 2 * (plan.baseY - plan.centre) + Math.PI * (plan.outer - plan.ring / 2);
}

/** A point so far along the ring, and so far outside of its middle. */
export function ringAt(plan: Plan, way: number, aside = 0): Point {
  const middle = plan.outer - plan.ring / 2;
  const straight = plan.baseY - plan.centre;
  const radius = middle + aside;
  if (way < straight) return { x: MIDDLE - radius, y: plan.baseY - way };
  const angle = (way - straight) / middle;
  if (angle < Math.PI) return { x: MIDDLE - radius * Math.cos(angle), y: plan.centre - radius * Math.sin(angle) };
  return { x: MIDDLE + radius, y: plan.centre + way - straight - Math.PI * middle };
}
