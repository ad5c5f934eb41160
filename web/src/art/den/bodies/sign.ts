/** A seat's sign where it is sewn on or painted on things. */
import { INK, circle } from "../../ink/ink";
import { seatShape } from "@/ui/seatShape";
import { PAPER, SEAT, edge } from "../pen";

/** The sign on a paper roundel. */
export function roundel(seat: number, x: number, y: number, r: number, width = 2, filled = 0.7): string {
  const sign = `<path transform="translate(${x} ${y}) scale(${r * filled})" d="${seatShape(seat)}" fill="${SEAT}" stroke="${INK}" stroke-width=".2"/>`;
  return circle(x, y, r, PAPER, edge(width)) + sign;
}
