/** Points of a plane, and what is drawn along them. */
import { n } from "../ink/ink";

export type Point = readonly [x: number, y: number];

export const MIDDLE: Point = [0, 0];

export function add([x, y]: Point, [dx, dy]: Point): Point {
  return [x + dx, y + dy];
}

export function minus([x, y]: Point, [dx, dy]: Point): Point {
  return [x - dx, y - dy];
}

export function times([x, y]: Point, by: number): Point {
  return [x * by, y * by];
}

export function far([x, y]: Point): number {
  return Math.hypot(x, y);
}

/** The same direction, one long. */
export function unit(point: Point): Point {
  return times(point, 1 / (far(point) || 1));
}

/** A quarter turn to the right hand of whoever looks along. */
export function across([x, y]: Point): Point {
  return [-y, x];
}

export function between(from: Point, to: Point, share: number): Point {
  return [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share];
}

export function turned([x, y]: Point, degrees: number): Point {
  const angle = (degrees * Math.PI) / 180;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  return [x * cos - y * sin, x * sin + y * cos];
}

/** Which way a direction points, in degrees. */
export function degrees([x, y]: Point): number {
  return (Math.atan2(y, x) * 180) / Math.PI;
}

/** The thing at a place of a list that goes round. */
export function around<Thing>(list: readonly Thing[], at: number): Thing {
  const thing = list[((at % list.length) + list.length) % list.length];
  if (thing === undefined) throw new RangeError("nothing goes round in an empty list");
  return thing;
}

/** A point as a path names it. */
export function to([x, y]: Point): string {
  return `${n(x)} ${n(y)}`;
}

/** A line through points, as a path. */
export function through(points: readonly Point[]): string {
  return points.map((point, at) => `${at ? "L" : "M"}${to(point)}`).join("");
}

/** A closed line through points, as a path. */
export function closed(points: readonly Point[]): string {
  return `${through(points)}Z`;
}

/** A closed line whose corners are rounded. */
export function rounded(corners: readonly Point[], radius: number): string {
  const bends = corners.map((corner, at) => {
    const [before, after] = [around(corners, at - 1), around(corners, at + 1)];
    const from = add(corner, times(unit(minus(before, corner)), radius));
    const on = add(corner, times(unit(minus(after, corner)), radius));
    return `${at ? "L" : "M"}${to(from)}Q${to(corner)} ${to(on)}`;
  });
  return `${bends.join("")}Z`;
}

/** Numbers that look thrown, the same for the same seed. */
export function dice(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}
