/** The pen that all drawings share: how shapes are written. */

export const INK = "#221a14";

/** A number as SVG needs it: no more digits than the eye sees. */
export function n(value: number): string {
  return String(Math.round(value * 10) / 10);
}

/** Attributes of a shape; those that are undefined are left out. */
type Look = Readonly<Record<string, string | number | undefined>>;

function written(look: Look): string {
  return Object.entries(look)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => ` ${name}="${value}"`)
    .join("");
}

/** A filled shape; the group round it says with which pen its edge is drawn. */
export function shape(d: string, fill: string, look: Look = {}): string {
  return `<path d="${d}" fill="${fill}"${written(look)}/>`;
}

/** A stroke without a filling. */
export function line(d: string, width: number, colour: string = INK, look: Look = {}): string {
  return `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}"${written(look)}/>`;
}

export function circle(x: number, y: number, r: number, fill: string, look: Look = {}): string {
  return `<circle cx="${n(x)}" cy="${n(y)}" r="${n(r)}" fill="${fill}"${written(look)}/>`;
}

export function ellipse(x: number, y: number, rx: number, ry: number, fill: string, look: Look = {}): string {
  return `<ellipse cx="${n(x)}" cy="${n(y)}" rx="${n(rx)}" ry="${n(ry)}" fill="${fill}"${written(look)}/>`;
}

/** A look without an edge, for shades and lights inside a shape. */
export const PLAIN = { stroke: "none" } as const;

/** Shapes with an inked edge of this width. */
export function inked(width: number, inside: string): string {
  return `<g stroke="${INK}" stroke-width="${width}" stroke-linejoin="round" stroke-linecap="round">${inside}</g>`;
}

/** Shapes moved, turned and scaled. */
export function placed(transform: string, inside: string): string {
  return `<g transform="${transform}">${inside}</g>`;
}
