/** The felt on which the last throw lies as a podium, and where the others stand before it. */
import { INK, ellipse, line, shape } from "../ink/ink";
import type { Point } from "../ring/geometry";

export const PODIUM =
  shape("M-130 70Q0 52 130 70V130H-130Z", "#39594a", { stroke: INK, "stroke-width": 2.6 }) +
  line("M-110 84q20-4 40-3M40 82q24 0 44 3M-60 100q20-3 36-2M20 106q26-2 44 0", 2.2, "#2a4537", { "stroke-linecap": "round" }) +
  ellipse(0, 92, 74, 17, "#000", { opacity: 0.4 });

/** Places side by side, as they share one: those in front of the die lower than those beside it. */
export function placesOf(count: number): readonly Point[] {
  const spread: readonly (readonly Point[])[] = [
    [],
    [[79, 62]],
    [
      [-79, 62],
      [79, 62],
    ],
    [
      [-79, 62],
      [79, 62],
      [0, 90],
    ],
    [
      [-85, 56],
      [85, 56],
      [-42, 88],
      [42, 88],
    ],
    [
      [-90, 50],
      [90, 50],
      [-58, 84],
      [58, 84],
      [0, 92],
    ],
  ];
  return spread[count] ?? spread.at(-1) ?? [];
}
