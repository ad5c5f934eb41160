/** A seat's sign, cut into wood or painted on it. */
import { seatShape } from "@/ui/seatShape";
import { INK, n } from "../ink/ink";
import type { Point } from "./geometry";

/** By seat: how much larger its shape must be to look as large as the others, and how far its weight lies above its middle. */
const EVENED: readonly { readonly size: number; readonly sinks: number }[] = [
  { size: 1.08, sinks: 0 },
  { size: 1.2, sinks: 0.08 },
  { size: 1.08, sinks: 0 },
  { size: 1.12, sinks: 0 },
  { size: 1.2, sinks: 0 },
  { size: 1.08, sinks: 0 },
];

/** How much larger than its box a seat's shape is drawn. */
export function evened(seat: number): number {
  return EVENED[seat]?.size ?? 1;
}

export function sign(seat: number, [x, y]: Point, radius: number, fill = "var(--seat)", edge = 1.5, ink = INK): string {
  const size = radius * evened(seat);
  const sinks = (EVENED[seat]?.sinks ?? 0) * radius;
  const pen = (edge / size).toFixed(2);
  return `<path d="${seatShape(seat)}" transform="translate(${n(x)} ${n(y + sinks)}) scale(${size.toFixed(2)})" fill="${fill}" stroke="${ink}" stroke-width="${pen}" stroke-linejoin="round"/>`;
}
