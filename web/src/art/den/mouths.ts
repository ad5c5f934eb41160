/** Mouths of all who have a snout. */
import { INK, PLAIN, ellipse, line, n, shape } from "../ink/ink";
import type { Mood } from "./moods";
import { MAW, TONGUE, WHITE, edge } from "./pen";

interface Teeth {
  /** Two front teeth that show. */
  readonly teeth?: boolean;
  /** Whether a sly smile bares one. */
  readonly fang?: boolean;
}

/** Two front teeth side by side, from the middle of their upper edge. */
function incisors(x: number, y: number, width: number, height: number, width1 = 1.2): string {
  const edges = shape(`M${n(x - width / 2)} ${n(y)}h${width}v${height}h${-width}z`, WHITE, edge(width1));
  return edges + (width > 4 ? line(`M${n(x)} ${n(y)}v${height}`, 1) : "");
}

function laughing(x: number, y: number, w: number, teeth: boolean): string {
  const corner = (side: number): string => `${n(x + side * w * 1.15)} ${n(y + 1.4)}`;
  const gape = `M${corner(-1)}Q${x} ${n(y + 5.2)} ${corner(1)}Q${n(x + w * 0.9)} ${n(y + 9.6)} ${x} ${n(y + 9.8)}Q${n(x - w * 0.9)} ${n(y + 9.6)} ${corner(-1)}Z`;
  const tongue = `M${n(x - w * 0.6)} ${n(y + 8.4)}Q${x} ${n(y + 4.6)} ${n(x + w * 0.6)} ${n(y + 8.4)}Q${x} ${n(y + 10.6)} ${n(x - w * 0.6)} ${n(y + 8.4)}Z`;
  return (
    shape(gape, MAW, edge(1.5)) +
    shape(tongue, TONGUE, PLAIN) +
    (teeth ? incisors(x, y + 3, 5.6, 3.6, 1.1) : "") +
    line(`M${x} ${y}v3`, 1.5)
  );
}

/** A mouth under a nose: the middle of its upper edge, half its width, and the mood. */
export function muzzle(x: number, y: number, w: number, mood: Mood, { teeth = false, fang = true }: Teeth = {}): string {
  switch (mood) {
    case "calm": {
      const lips = `M${x} ${y}v2.6M${x} ${n(y + 2.6)}q${n(-w * 0.45)} 3.4 ${-w} .3M${x} ${n(y + 2.6)}q${n(w * 0.45)} 3.4 ${w} .3`;
      return (teeth ? incisors(x, y + 3.4, 6, 5.4) : "") + line(lips, 1.6, INK);
    }
    case "thinking":
      return line(`M${x} ${y}v2M${n(x - w * 0.35)} ${n(y + 4)}q${n(w * 0.55)} 1.7 ${n(w * 1.25)} -.5`, 1.7);
    case "pleased":
      return laughing(x, y, w, teeth);
    case "shocked":
      return (
        ellipse(x, y + 5.4, w * 0.5, 4.6, MAW, edge(1.5)) +
        ellipse(x, y + 7.6, w * 0.3, 1.8, TONGUE, PLAIN) +
        (teeth ? incisors(x, y + 1.2, 4, 2.6, 1) : "")
      );
    case "sly":
      return (
        line(`M${x} ${y}v2.2M${n(x - w * 0.75)} ${n(y + 3.8)}Q${n(x + w * 0.5)} ${n(y + 6.6)} ${n(x + w * 1.25)} ${n(y - 0.6)}`, 1.7) +
        line(`M${n(x + w * 1.05)} ${n(y - 1.6)}q1.8 .2 2.4 2`, 1.2) +
        (fang ? shape(`M${n(x + w * 0.3)} ${n(y + 4)}l${n(w * 0.34)} -.9l${n(-w * 0.06)} 3.4z`, WHITE, edge(1)) : "")
      );
    case "ashamed": {
      const wave = n(w * 0.52);
      return line(`M${x} ${y}v2.2M${n(x - w * 1.05)} ${n(y + 5.2)}q${n(w * 0.26)} -3.4 ${wave} -.4t${wave} 0t${wave} 0t${wave} -.2`, 1.7);
    }
    case "innocent":
      return (
        line(`M${x} ${y}v2`, 1.5) +
        ellipse(x + 1, y + 5, w * 0.32, 2.5, MAW, edge(1.5)) +
        line(`M${n(x + w * 0.85)} ${n(y + 3)}q2-1.6 3.6 0M${n(x + w * 0.85)} ${n(y + 6)}q2.4 .2 3.6 2`, 1.1)
      );
  }
}
