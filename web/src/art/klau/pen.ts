/** Tones that lie in more than one drawing of Klau Mau!, and the looks of a shape that stand there often. */

export const PAPER = "#f4ecdc";
export const WHITE = "#fff";
export const BRASS = "#b88a3e";
export const BRASS_LIGHT = "#dcb86b";
export const BRASS_DARK = "#7c5a22";
export const SKIN_DARK = "#c98f63";
export const UNIFORM = "#2f4257";
export const UNIFORM_DARK = "#22313f";
export const RED = "#b3261e";
export const SACKCLOTH = "#b99565";
export const BACK = "#2c2029";

/** An edge of another width than that of the group. */
export function pen(width: number): { "stroke-width": number } {
  return { "stroke-width": width };
}

/** A shade or a light that lets through what lies below, without an edge. */
export function veil(opacity: number): { stroke: "none"; opacity: number } {
  return { stroke: "none", opacity };
}

/** A rectangle with round corners, as a path. */
export function slab(x: number, y: number, width: number, height: number, round: number): string {
  const [across, down] = [width - 2 * round, height - 2 * round];
  const corner = (dx: number, dy: number): string => `a${round} ${round} 0 0 1 ${dx} ${dy}`;
  return `M${x + round} ${y}h${across}${corner(round, round)}v${down}${corner(-round, round)}h${-across}${corner(-round, -round)}v${-down}${corner(round, -round)}Z`;
}
