/** Wood: planks full of long slivers of grain. */
import { n } from "../ink/ink";
import { dice } from "./geometry";

/** Where grain lies, and how much of it. */
interface Plank {
  readonly seed: number;
  readonly box: readonly [left: number, top: number, right: number, bottom: number];
  readonly slivers: number;
  readonly thin: number;
  readonly thick: number;
}

/** A thin lens, slightly bent. */
function sliver(x: number, y: number, length: number, width: number, bend: number): string {
  return `M${n(x)} ${n(y)}q${n(length / 2)} ${n(bend - width)} ${n(length)} 0q${n(-length / 2)} ${n(bend + width)} ${n(-length)} 0z`;
}

export function grain({ seed, box, slivers, thin, thick }: Plank, colour: string, opacity: number): string {
  const [left, top, right, bottom] = box;
  const any = dice(seed);
  const ink = Array.from({ length: slivers }, () => {
    const length = 30 + any() * 130;
    const x = left + any() * (right - left) - length / 2;
    const y = top + any() * (bottom - top);
    return sliver(x, y, length, thin + any() * (thick - thin), (any() - 0.5) * 3);
  });
  return `<path d="${ink.join("")}" fill="${colour}" opacity="${opacity}"/>`;
}
