/** What the nobles' faces have in common. */
import { circle, ellipse, INK, line, n, PLAIN } from "../../ink/ink";
import { ROUGE, WHITE } from "../colours";

interface Gaze {
  /** Where the pupil looks, and how large it is. */
  readonly right?: number;
  readonly down?: number;
  readonly pupil?: number;
}

export function eye(x: number, y: number, r: number, { right = 0, down = 0, pupil = 1.7 }: Gaze = {}): string {
  return ellipse(x, y, r, r * 0.95, WHITE, { "stroke-width": 1.3 }) + circle(x + right, y + down, pupil, INK, PLAIN);
}

/** A roll of a wig. */
export function curl(x: number, y: number, r: number, hair: string, shade: string): string {
  const inner = n(r * 0.45);
  return (
    circle(x, y, r, hair) + line(`M${n(x - r * 0.45)} ${n(y + r * 0.1)}a${inner} ${inner} 0 1 1 ${n(r * 0.5)} ${n(r * 0.42)}`, 1.2, shade)
  );
}

/** Rouge on a cheek. */
export function blush(x: number, y: number, rx: number, ry: number): string {
  return ellipse(x, y, rx, ry, ROUGE, { ...PLAIN, opacity: 0.6 });
}
