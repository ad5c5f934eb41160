/** The carved ring, its pieces and marks: for sheets and tests. What shows them takes them from their own modules. */
import type { Drawing } from "../drawing";
import { carving } from "./fields";
import { MARKS } from "./marks";
import { armsOf } from "./names";
import { bare, collar, ghost, pawn } from "./pawn";
import { type Layout, TABLE, UPRIGHT, makePlan } from "./plan";
import { slab } from "./slab";

const SEATS = [0, 1, 2, 3, 4, 5];
const STARTS: Readonly<Record<number, readonly number[]>> = { 4: [0, 1, 3, 4], 6: SEATS };

function board(id: string, layout: Layout, section: number, seats: number): Drawing {
  const plan = makePlan(layout, { section, offset: 1, pieces: 4, lowest: 0 });
  const arms = armsOf(
    (STARTS[seats] ?? SEATS).map((arm) => arm * section),
    section,
  );
  return { id, box: layout.box, ink: slab(plan, arms, id) + carving(plan, arms, layout === TABLE ? "all" : "fourth") };
}

export const drawings: readonly Drawing[] = [
  board("ring-board-table", TABLE, 16, 6),
  board("ring-board-half", TABLE, 8, 4),
  board("ring-board-upright", UPRIGHT, 16, 6),
  ...SEATS.map(pawn),
  ...SEATS.map(ghost),
  bare,
  collar,
  ...MARKS,
];
