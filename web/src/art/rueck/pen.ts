/** Strokes that several of the drawings share. */
import { INK, line } from "../ink/ink";

/** A line with an inked edge: a stick, a rope, a spoke. */
export function stick(d: string, width: number, colour: string, edge = 3): string {
  return line(d, width + edge) + line(d, width, colour);
}

/** A sleeve. */
export function arm(d: string, colour: string): string {
  return stick(d, 11, colour, 3.4);
}

/** The thick black letters of numbers and shields, in the middle of x. */
export function lettering(words: string, x: number, y: number, size: number, colour = INK): string {
  return `<text x="${x}" y="${y}" font-family="var(--title)" font-weight="900" font-size="${size}" fill="${colour}" stroke="none" text-anchor="middle">${words}</text>`;
}
