/** Eyes and brows: where they look, how far the lids hang, and how the brows stand, by mood. */
import { INK, PLAIN, circle, ellipse, line, n } from "../ink/ink";
import type { Brow, Eye } from "./animal";
import type { Mood } from "./moods";
import { CREAM, WHITE, edge, tube } from "./pen";

/** The left eye of the picture, or the right one. */
export type Side = -1 | 1;

/** Where the pupil is, in parts of the eye, and how large. A calm eye looks a little inwards. */
function gaze(mood: Mood, side: Side): readonly [number, number, number] {
  switch (mood) {
    case "thinking":
      return [0.4, -0.42, 0.5];
    case "innocent":
      return [0.44, -0.44, 0.52];
    case "shocked":
      return [0, 0.02, 0.28];
    case "sly":
      return [-0.46, 0.2, 0.52];
    case "ashamed":
      return [-0.36, 0.5, 0.5];
    default:
      return [-side * 0.14, 0.08, 0.56];
  }
}

/** A lid from above or below whose edge runs between two heights, in parts of the eye's own. */
function lid({ x, y, lid: colour }: Eye, rx: number, ry: number, [left, right]: readonly [number, number], below = false): string {
  const across = (height: number): number => Math.sqrt(Math.max(0, 1 - height * height));
  const [x1, y1, x2, y2] = [x - rx * across(left), y - ry * left, x + rx * across(right), y - ry * right];
  const middle = (left + right) / 2;
  const large = (below ? middle > 0 : middle < 0) ? 1 : 0;
  const arc = `A${n(rx)} ${n(ry)} 0 ${large} ${below ? 0 : 1} ${n(x2)} ${n(y2)}`;
  return `<path d="M${n(x1)} ${n(y1)}${arc}Q${n(x)} ${n((y1 + y2) / 2 - 0.16 * ry)} ${n(x1)} ${n(y1)}Z" fill="${colour}" stroke-width="1.3"/>`;
}

function lids(own: Eye, rx: number, ry: number, mood: Mood, side: Side): string {
  const ends = (inner: number, outer: number): readonly [number, number] => (side < 0 ? [outer, inner] : [inner, outer]);
  const open = own.open ?? 1;
  const slant = own.slant ?? 0;
  if (mood === "calm" && open < 1) return lid(own, rx, ry, ends(open - slant, open + slant * 0.6));
  if (mood === "thinking" && side < 0) return lid(own, rx, ry, ends(0.62, 0.56));
  if (mood === "sly") return lid(own, rx, ry, ends(0.02, 0.3)) + lid(own, rx, ry, [-0.62, -0.62], true);
  if (mood === "ashamed") return lid(own, rx, ry, ends(0.62, 0.02));
  return "";
}

/** One eye. Under a dark mask even ink lashes are light. */
export function eye(own: Eye, side: Side, mood: Mood, masked = false): string {
  const { x, y, r, wide = 1, high = 1, stare = 1.26 } = own;
  let [rx, ry] = [r * wide, r * high];
  if (mood === "pleased") {
    const shut = `M${n(x - rx * 1.02)} ${n(y + ry * 0.3)}Q${n(x)} ${n(y - ry * 1.35)} ${n(x + rx * 1.02)} ${n(y + ry * 0.3)}`;
    const width = r > 5 ? 2.9 : 2.6;
    const lash = masked ? CREAM : own.lash;
    // Light lashes keep an edge: a mask in the colour of a seat may be as light as they are.
    return lash ? tube(shut, width, lash, 1.6) : line(shut, width);
  }
  if (mood === "shocked") [rx, ry] = [rx * stare, ry * stare * (own.wide ? 1.12 : 1)];
  const [right, down, size] = gaze(mood, side);
  const pupil = Math.min(rx, ry) * size * (own.pupil ?? 1);
  const [px, py] = [x + right * rx, y + down * ry];
  const drawn =
    ellipse(x, y, rx, ry, own.white ?? WHITE, edge(own.edge ?? 1.3)) +
    (own.flat ? ellipse(px, py, pupil * 1.25, pupil * 0.9, INK, PLAIN) : circle(px, py, pupil, INK, PLAIN)) +
    circle(px - pupil * 0.32, py - pupil * 0.36, pupil * 0.32, "#fff", PLAIN) +
    lids(own, rx, ry, mood, side);
  return own.tilt ? `<g transform="rotate(${-side * own.tilt} ${n(x)} ${n(y)})">${drawn}</g>` : drawn;
}

/** Heights of a brow at its outer end, its middle and its inner end, in parts of the eye. */
function bend(mood: Mood, side: Side): readonly [number, number, number] {
  const left = side < 0;
  switch (mood) {
    case "calm":
      return [0, 0.42, 0.12];
    case "thinking":
      return left ? [0.05, 0.38, 0.08] : [0.75, 1.25, 0.55];
    case "innocent":
      return [0.35, 1, 0.6];
    case "pleased":
      return [0.1, 0.8, 0.3];
    case "shocked":
      return [0.25, 1, 0.7];
    case "sly":
      return left ? [0.42, 0.2, -0.5] : [0.95, 1.1, 0.05];
    case "ashamed":
      return [-0.45, 0.35, 0.95];
  }
}

export function brow({ x, y, r, wide = 1, high = 1 }: Eye, side: Side, mood: Mood, { width, gap, colour = INK }: Brow): string {
  const top = y - r * high * (mood === "shocked" ? 1.26 : 1) - gap;
  const [outer, middle, inner] = bend(mood, side).map((height) => n(top - height * r));
  const across = side * r * wide;
  return line(`M${n(x + across * 1.12)} ${outer}Q${n(x + across * 0.1)} ${middle} ${n(x - across * 0.95)} ${inner}`, width, colour);
}
