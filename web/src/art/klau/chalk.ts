/** The way round, in chalk on the table: an arrow from seat to seat. */
import { n } from "../ink/ink";
import { type Layout, onRing } from "./layout";

/** Room that the signs of the seats need, in degrees. */
const PAD = 13;

export interface Arrow {
  readonly line: string;
  /** Both strokes of the head, and where it lies. */
  readonly head: string;
}

/** One arrow between each two neighbours; `angles` are those of the seats, clockwise. */
export function arrows(layout: Layout, angles: readonly number[], clockwise: boolean): Arrow[] {
  const { rx, ry, scale } = layout.ring;
  return angles.map((from, place) => {
    const next = angles[(place + 1) % angles.length] ?? from;
    const to = next > from ? next : next + 360;
    const [begin, end] = clockwise ? [from + PAD, to - PAD] : [to - PAD, from + PAD];
    const [start, tip, before] = [begin, end, end + (clockwise ? -4 : 4)].map((degrees) => onRing(layout, degrees));
    if (!start || !tip || !before) return { line: "", head: "" };
    const turn = (Math.atan2(tip.y - before.y, tip.x - before.x) * 180) / Math.PI;
    const wide = to - from > 180 + 2 * PAD ? 1 : 0;
    return {
      line: `M${n(start.x)} ${n(start.y)}A${n(rx)} ${n(ry)} 0 ${wide} ${clockwise ? 1 : 0} ${n(tip.x)} ${n(tip.y)}`,
      head: `translate(${n(tip.x)} ${n(tip.y)}) rotate(${n(turn)}) scale(${scale})`,
    };
  });
}

export const HEAD = "M-15-9 4 0-15 9";
