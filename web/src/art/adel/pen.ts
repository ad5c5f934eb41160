/** How the shapes of Adel verpflichtet are written, beside what every pen can do. */
import { INK, line, n, PLAIN, shape } from "../ink/ink";

type Look = Parameters<typeof shape>[2];

/** A filling without an edge: a shade, a light, or what is edged afterwards. */
export function plain(d: string, fill: string, look: Look = {}): string {
  return shape(d, fill, { ...PLAIN, ...look });
}

/** A shape whose edge has a width of its own. */
export function edged(d: string, fill: string, width: number): string {
  return shape(d, fill, { "stroke-width": width });
}

/** A stem, a bar, a string: a stroke in a colour with ink on both sides. */
export function rod(d: string, outer: number, colour: string, inner: number, look: Look = {}): string {
  return line(d, outer, INK, look) + line(d, inner, colour, look);
}

/** A filling, what lies in it, and its edge over both. */
export function body(d: string, fill: string, inside: string, width = 2.6): string {
  return plain(d, fill) + inside + line(d, width);
}

export function rect(x: number, y: number, width: number, height: number, round: number, fill: string, look: Look = {}): string {
  const rest = Object.entries(look).map(([name, value]) => ` ${name}="${value}"`);
  const corner = round ? ` rx="${n(round)}"` : "";
  return `<rect x="${n(x)}" y="${n(y)}" width="${n(width)}" height="${n(height)}"${corner} fill="${fill}"${rest.join("")}/>`;
}

/** The same for every one of these, one behind the other. */
export function each<Item>(items: readonly Item[], draw: (item: Item, place: number) => string): string {
  return items.map(draw).join("");
}

/** A star with so many points, between two radii. */
export function star(x: number, y: number, outer: number, inner: number, points: number): string {
  const at = (place: number): string => {
    const angle = (place / points - 0.5) * Math.PI;
    const r = place % 2 ? inner : outer;
    return `${n(x + r * Math.cos(angle))} ${n(y + r * Math.sin(angle))}`;
  };
  return `M${Array.from({ length: 2 * points }, (_, place) => at(place)).join("L")}Z`;
}

/** What a thing that stands on the ground takes from the light. */
export function shadow(x: number, y: number, rx: number, ry: number): string {
  return `<ellipse cx="${n(x)}" cy="${n(y)}" rx="${n(rx)}" ry="${n(ry)}" stroke="none" opacity=".25"/>`;
}
