/** Pawns: the head is the seat's shape. */
import { seatShape } from "@/ui/seatShape";
import type { Drawing } from "../drawing";
import { ellipse, INK, inked, line, placed, shape } from "../ink/ink";

/** How high a pawn stands in its box, from foot to crown. */
export const HEIGHT = 40;
const SEATS = 6;

/** The origin is the foot. */
function pawnOf(seat: number): Drawing {
  return {
    id: `teufel-pawn-${seat}`,
    box: "-17 -41 36 47",
    ink:
      ellipse(2, 0, 15, 4.6, "#000", { opacity: 0.5 }) +
      inked(
        1.9,
        shape("M-12.5-2.5C-12.5-9-5-8-4.5-21H4.5C5-8 12.5-9 12.5-2.5 8 2-8 2-12.5-2.5Z", "var(--seat)") +
          shape("M1-21H4.5C5-8 12.5-9 12.5-2.5 9 1 5 1 3 1Z", "var(--seat-dark)", { stroke: "none", opacity: 0.75 }) +
          placed(
            "translate(0 -28)",
            `<path d="${seatShape(seat)}" transform="scale(12.2)" fill="var(--seat)" stroke-width="0.16" stroke="${INK}"/>`,
          ),
      ) +
      line("M-4.6-29.5q1.2-3.4 4.4-3.6", 1.6, "#fff8e8", { "stroke-linecap": "round", opacity: 0.7 }),
  };
}

export const pawns: readonly Drawing[] = Array.from({ length: SEATS }, (_, seat) => pawnOf(seat));

export function pawn(seat: number): Drawing {
  return (pawns[seat] ?? pawns[0]) as Drawing;
}
