/** What the drawings of the den share beside the pen of all: their colours, and strokes that have an edge of their own. */
import { INK, circle, line } from "../ink/ink";

export const CREAM = "#fbf5e8";
export const PAPER = "#f4ecdc";
/** The white of eyes, and teeth. */
export const WHITE = "#fffaf0";
export const MAW = "#6b2420";
export const TONGUE = "#d9746a";
export const BLUSH = "#d9604c";
export const TEAR = "#bfe3ef";
export const SHINE = "#8a827c";
export const BRASS = "#e8cf8a";
export const BRASS_DARK = "#b58a44";
export const CRIMSON = "#a12f33";
export const RUBY = "#c2384c";
export const SEAT = "var(--seat)";
export const SEAT_DARK = "var(--seat-dark)";
export const SEAT_LIGHT = "var(--seat-light)";

/** An edge of another width than the group's. */
export function edge(width: number): { "stroke-width": number } {
  return { "stroke-width": width };
}

/** A thick stroke with an inked edge on both sides. */
export function tube(d: string, width: number, colour: string, inkedBy = 3.4): string {
  return line(d, width + inkedBy, INK) + line(d, width, colour);
}

/** Turned and scaled round a point. */
export function turned(degrees: number, [x, y]: readonly [number, number], inside: string, scale = 1): string {
  return `<g transform="translate(${x} ${y}) rotate(${degrees}) scale(${scale}) translate(${-x} ${-y})">${inside}</g>`;
}

export function mirrored(inside: string): string {
  return `<g transform="translate(64 0) scale(-1 1)">${inside}</g>`;
}

/** Equal dots at several points. */
export function dots(
  points: readonly (readonly [number, number])[],
  r: number,
  colour: string,
  look: Readonly<Record<string, string | number>> = {},
): string {
  return points.map(([x, y]) => circle(x, y, r, colour, look)).join("");
}
