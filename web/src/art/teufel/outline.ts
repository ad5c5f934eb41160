/** Outlines that are given by their corners, and things with two like sides. */
import { n } from "../ink/ink";

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** A closed outline through these corners. */
export function closed(corners: readonly Point[]): string {
  return `M${corners.map(({ x, y }) => `${n(x)} ${n(y)}`).join("L")}Z`;
}

/** The corner after this one, going round. */
export function following<Corner>(corners: readonly Corner[], place: number): Corner {
  return corners[(place + 1) % corners.length] as Corner;
}

/** The same on both sides of the middle. */
export function mirrored(inside: string): string {
  return `${inside}<g transform="scale(-1 1)">${inside}</g>`;
}
