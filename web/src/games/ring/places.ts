/** Where things of a view lie on the carved ring. */
import type { Point } from "@/art/ring/geometry";
import { armsOf, type Arm, fieldName } from "@/art/ring/names";
import { ARMS, type Layout, makePlan, type Plan } from "@/art/ring/plan";

export type Place = number | "waiting" | "G1" | "G2" | "G3" | "G4";
export type Pieces = readonly (readonly Place[])[];

/** What the views of both games tell of the ring. */
export interface RingOpen {
  readonly length: number;
  readonly starts: readonly number[];
  readonly entries: readonly number[];
  readonly pieces: Pieces;
}

/** The letters that stand for seats' signs in the names of fields. */
const SIGNS: readonly string[] = ["●", "▲", "■", "◆", "★", "⬢"];

/** How wide the board may be for its height: from the one for a phone held upright to the one for tables. */
export const RING_SHAPE = { narrowest: 388 / 448, widest: 740 / 650 } as const;

function armOf(ring: RingOpen, seat: number): number {
  return Math.round(((ring.starts[seat] ?? 0) * ARMS) / ring.length) % ARMS;
}

/** How many fields before its start field a lane turns off. */
function entryOffset(ring: RingOpen): number {
  return ((ring.starts[0] ?? 0) - (ring.entries[0] ?? 0) + ring.length) % ring.length;
}

export function ringArms(ring: RingOpen): readonly Arm[] {
  return armsOf(ring.starts, ring.length / ARMS);
}

/** The plan as it lies before a seat: its own arm points down. */
export function ringPlan(ring: RingOpen, seat: number | null, layout: Layout): Plan {
  return makePlan(layout, {
    section: ring.length / ARMS,
    offset: entryOffset(ring),
    pieces: ring.pieces[0]?.length ?? 0,
    lowest: armOf(ring, seat ?? 0),
  });
}

/** The middle of the place where a piece, counted from 1, stands or would stand. */
export function pointOf(plan: Plan, ring: RingOpen, whose: number, piece: number, place: Place): Point {
  if (typeof place === "number") return plan.field(place);
  const arm = armOf(ring, whose);
  return place === "waiting" ? plan.nest(arm, piece - 1) : plan.lane(arm, Number(place.slice(1)));
}

/** How much of its lap a piece on the track has behind it, from 0 to 1. */
export function shareOfLap(ring: RingOpen, seat: number, field: number): number {
  return ((field - (ring.starts[seat] ?? 0) + ring.length) % ring.length) / ring.length;
}

/** What people call the place of a piece; pieces that wait stand in no field. */
export function ringName(ring: RingOpen, whose: number, place: Place): string {
  if (place === "waiting") return place;
  if (typeof place === "string") return `${SIGNS[whose] ?? ""}${place}`;
  const { arm, number } = fieldName({ section: ring.length / ARMS, offset: entryOffset(ring) }, place);
  return `${SIGNS[ringArms(ring)[arm]?.seat ?? 0] ?? ""}${number}`;
}

/** A field's name, such as "▲9", as the seat whose sign it bears and the number. */
export function nameParts(name: string): { readonly seat: number; readonly words: string } {
  return { seat: Math.max(0, SIGNS.indexOf(name.slice(0, 1))), words: name.slice(1) };
}
