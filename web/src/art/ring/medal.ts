/** The medal that opens over the middle of the ring at the end: rays, laid round with rope. */
import { INK, circle, line, n, shape } from "../ink/ink";
import { type Point, dice, to, turned } from "./geometry";
import { sign } from "./sign";
import { BRASS, ROPE, seatStyle } from "./tones";

export const MEDAL_RADIUS = 126;

/** Two shades of the rays. */
export type Rays = readonly [ground: string, ray: string];

export function medalGround([ground, ray]: Rays, id: string): string {
  const rays = Array.from({ length: 12 }, (_, at) => `M0-6L${to(turned([0, -180], at * 30))}L${to(turned([0, -180], at * 30 + 15))}Z`);
  const stops = [
    [0, "#fffbee", 0.85],
    [0.6, "#fff3d2", 0.1],
    [1, "#6b4a22", 0.5],
  ].map(([offset, colour, opacity]) => `<stop offset="${offset}" stop-color="${colour}" stop-opacity="${opacity}"/>`);
  return (
    `<radialGradient id="${id}-light" gradientUnits="userSpaceOnUse" cx="0" cy="-20" r="130">${stops.join("")}</radialGradient>` +
    circle(0, 0, MEDAL_RADIUS, ground) +
    shape(rays.join(""), ray) +
    circle(0, 0, MEDAL_RADIUS, `url(#${id}-light)`)
  );
}

export const MEDAL_EDGE =
  circle(0, 0, MEDAL_RADIUS + 22, "#0a0704", { opacity: 0.2 }) +
  circle(0, 0, MEDAL_RADIUS + 15, "#0a0704", { opacity: 0.3 }) +
  circle(0, 0, MEDAL_RADIUS + 9, "#3a2416", { stroke: INK, "stroke-width": 2.4 });

function hoop(radius: number, width: number, colour: string, dashes?: string): string {
  return circle(0, 0, radius, "none", { stroke: colour, "stroke-width": width, "stroke-dasharray": dashes });
}

export const MEDAL_ROPE =
  hoop(MEDAL_RADIUS - 2, 14, INK) +
  hoop(MEDAL_RADIUS - 2, 10, ROPE.face) +
  hoop(MEDAL_RADIUS - 2, 10, ROPE.dark, "2 7") +
  hoop(MEDAL_RADIUS - 5, 1.6, ROPE.light);

/** A seat's sign on the knot of the rope. */
export function knot(seat: number, x: number): string {
  const ink =
    circle(x, 8, 17, ROPE.face, { stroke: INK, "stroke-width": 2.4 }) +
    circle(x, 8, 13, "#f3dfae", { stroke: BRASS.dark, "stroke-width": 1.6 }) +
    sign(seat, [x, 8], 7.8);
  return `<g style="${seatStyle(seat)}">${ink}</g>`;
}

/** Confetti; where it may not lie there are faces. */
export function confetti(count: number, seed: number, colours: readonly string[], free: (at: Point) => boolean): string {
  const any = dice(seed);
  const slips = Array.from({ length: count }, () => {
    const at = turned([0, -40 - any() * 72], any() * 360);
    const colour = colours[Math.floor(any() * colours.length)] ?? "";
    const tilt = any() * 180;
    if (!free(at)) return "";
    return `<rect x="-3.6" y="-2.4" width="7.2" height="4.8" transform="translate(${to(at)}) rotate(${n(tilt)})" fill="${colour}"/>`;
  });
  return `<g stroke="${INK}" stroke-width="1.2">${slips.join("")}</g>`;
}

/** An arm or a sleeve: a thick stroke with an inked edge. */
export function limb(d: string, width: number, fill: string): string {
  const round = { "stroke-linecap": "round", "stroke-linejoin": "round" } as const;
  return line(d, width + 4, INK, round) + line(d, width, fill, round);
}
