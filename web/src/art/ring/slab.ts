/** The slab of the ring: six planks in a rim of walnut with brass corners, a stained arm for each colour, a rosette in the middle. */
import { INK, circle, inked, line, n, placed, shape } from "../ink/ink";
import {
  type Point,
  MIDDLE,
  add,
  around,
  between,
  closed,
  degrees,
  far,
  minus,
  rounded,
  through,
  times,
  to,
  turned,
  unit,
} from "./geometry";
import type { Arm } from "./names";
import type { Plan } from "./plan";
import { sign } from "./sign";
import { BARE, BRASS, STAINS, WALNUT, WOOD, seatStyle } from "./tones";
import { grain } from "./wood";

/** The shadow on the felt: it falls outward and fades, one outline over the other. */
function shadow(outline: string, scale: number): string {
  const fade = [22, 15, 8].map((wide) => line(outline, wide * scale, "#0a0704", { opacity: 0.17, "stroke-linejoin": "round" }));
  return placed(`translate(0 ${n(9 * scale)})`, fade.join(""));
}

function rim(plan: Plan, outline: string, id: string): string {
  const ink = plan.hull.map((corner, side) => {
    const next = around(plan.hull, side + 1);
    const long = far(minus(next, corner));
    const box = [-long / 2, 0, long / 2, plan.rim * 1.1] as const;
    const dark = grain({ seed: 40 + side, box, slivers: Math.round(long / 9), thin: 0.4, thick: 1.3 }, WALNUT.grain, 0.75);
    const light = grain({ seed: 80 + side, box, slivers: Math.round(long / 22), thin: 0.4, thick: 1 }, WALNUT.grainLight, 0.8);
    return placed(`translate(${to(between(corner, next, 0.5))}) rotate(${n(degrees(minus(next, corner)))})`, dark + light);
  });
  return (
    shape(outline, WALNUT.edge, { transform: `translate(0 ${n(6 * plan.scale)})`, stroke: INK, "stroke-width": 2 }) +
    shape(outline, WALNUT.rim, { stroke: INK, "stroke-width": 2 }) +
    `<g clip-path="url(#${id}-outline)">${ink.join("")}</g>`
  );
}

/** A plate of brass over a corner, with two nails. */
function brassCorner(plan: Plan, inner: readonly Point[], at: number): string {
  const { scale, hull } = plan;
  const [corner, within] = [around(hull, at), around(inner, at)];
  const toward = [unit(minus(around(hull, at - 1), corner)), unit(minus(around(hull, at + 1), corner))] as const;
  const outside = toward.map((way) => add(corner, times(way, plan.brass)));
  const inside = toward.map((way) => add(within, times(way, plan.brass - 10 * scale)));
  const nails = toward.map((way) =>
    between(add(corner, times(way, plan.brass - 13 * scale)), add(within, times(way, plan.brass - 20 * scale)), 0.5),
  );
  const [one, other] = [around(outside, 0), around(outside, 1)];
  const plate = `M${to(one)}L${to(around(inside, 0))}Q${to(within)} ${to(around(inside, 1))}L${to(other)}Q${to(times(corner, 1.05))} ${to(one)}Z`;
  return inked(
    1.8,
    shape(plate, BRASS.face) + nails.map(([x, y]) => circle(x, y, 2.6 * scale, BRASS.dark, { "stroke-width": 1 })).join(""),
  );
}

/** Six boards of wood, each with its own grain along its edge. */
function planks(plan: Plan, id: string): string {
  const { scale } = plan;
  const box = [-330 * scale, 30 * scale, 330 * scale, 330 * scale] as const;
  const joint = (position: number, reach: number): Point => times(unit(around(plan.waists, position)), reach * scale);
  return plan.out
    .map((out, position) => {
      const wedge = closed([MIDDLE, joint(position, 400), times(out, 420 * scale), joint(position - 1, 400)]);
      const [thin, thick] = [0.5 * scale, 2 * scale];
      const dark = grain({ seed: 7 + position * 13, box, slivers: 90, thin, thick }, WOOD.grain, 0.5);
      const light = grain({ seed: 107 + position * 13, box, slivers: 50, thin, thick }, WOOD.grainLight, 0.55);
      return (
        `<clipPath id="${id}-plank-${position}"><path d="${wedge}"/></clipPath>` +
        shape(wedge, around([WOOD.middle, WOOD.light, WOOD.dark], position), { opacity: 0.85 }) +
        `<g clip-path="url(#${id}-plank-${position})">${placed(`rotate(${n(degrees(out) - 90)})`, dark + light)}</g>` +
        line(through([around(plan.waists, position), joint(position, 400)]), 1.3, INK, { opacity: 0.75 })
      );
    })
    .join("");
}

function stainedArm(plan: Plan, position: number, { seat, played }: Arm, id: string): string {
  const { scale } = plan;
  const corners = [
    around(plan.right, position),
    around(plan.left, position),
    around(plan.waists, position),
    around(plan.waists, position - 1),
  ];
  const stain = played ? around(STAINS, seat) : BARE;
  const box = [60 * scale, -90 * scale, 300 * scale, 90 * scale] as const;
  const dark = grain({ seed: 300 + position, box, slivers: 55, thin: 0.5 * scale, thick: 2 * scale }, stain.grain, 0.75);
  const light = grain({ seed: 340 + position, box, slivers: 20, thin: 0.5 * scale, thick: 1.4 * scale }, "#fff", 0.12);
  return (
    `<clipPath id="${id}-arm-${position}"><path d="${closed(corners)}"/></clipPath>` +
    shape(closed(corners), stain.stain) +
    `<g clip-path="url(#${id}-arm-${position})">${placed(`rotate(${n(degrees(around(plan.out, position)))})`, dark + light)}</g>`
  );
}

/** A star of two woods in a ring of brass: cards and dice lie on it. */
export function rosette(radius: number, scale: number): string {
  const rays = Array.from({ length: 12 }, (_, at) => {
    const turn = (point: Point): string => to(turned(point, at * 30));
    const [tip, one, other] = [turn([0, -radius * 0.98]), turn([radius * 0.26, -radius * 0.42]), turn([-radius * 0.26, -radius * 0.42])];
    const [shaded, lit] = at % 2 ? ["#6d4527", "#82552f"] : ["#c48f57", "#a3703f"];
    return shape(`M0 0L${one}L${tip}Z`, shaded) + shape(`M0 0L${other}L${tip}Z`, lit);
  });
  const pins = Array.from({ length: 6 }, (_, at) =>
    shape("M-4.6-5 5 0-4.6 5Z", BRASS.light, {
      transform: `rotate(${at * 60 + 30}) translate(0 ${n(-radius - 2.2 * scale)}) scale(${scale.toFixed(2)})`,
      stroke: INK,
      "stroke-width": 1.4,
    }),
  );
  return (
    circle(0, 0, radius + 5 * scale, WALNUT.deep, { stroke: INK, "stroke-width": 2 }) +
    circle(0, 0, radius + 2.2 * scale, "none", { stroke: BRASS.face, "stroke-width": n(2.6 * scale) }) +
    pins.join("") +
    rays.join("") +
    circle(0, 0, radius * 0.99, "none", { stroke: INK, "stroke-width": 1.2 })
  );
}

/** The seat's sign in brass, where its arm begins. */
function seal(plan: Plan, position: number, { seat, played }: Arm): string {
  const { scale } = plan;
  const [x, y] = times(around(plan.out, position), plan.sealAt);
  return (
    circle(x, y, 13 * scale, played ? BRASS.face : BARE.stain, { stroke: INK, "stroke-width": n(1.8 * scale) }) +
    circle(x, y, 10.4 * scale, played ? "#f3dfae" : "#8f6e4a", { stroke: played ? BRASS.dark : INK, "stroke-width": n(scale) }) +
    sign(seat, [x, y], 6.4 * scale, played ? "var(--seat)" : BARE.disc, 1.3 * scale)
  );
}

/** Burnt into the wedge behind an arm: in along this arm, out along the next. */
function arrow(plan: Plan, position: number): string {
  const { scale } = plan;
  const waist = around(plan.waists, position);
  const up = unit(minus(around(plan.left, position), waist));
  const down = unit(minus(around(plan.right, position + 1), waist));
  const axis = unit(add(up, down));
  const half = Math.acos(up[0] * axis[0] + up[1] * axis[1]);
  const apex = add(waist, times(axis, (27 * scale) / Math.sin(half)));
  const long = around(plan.arrows, position);
  const on = (way: Point, by: number): Point => add(apex, times(way, by * scale));
  const aside: Point = times([-down[1], down[0]], 8 * scale);
  const end = add(apex, times(down, long - 6 * scale));
  const foot = add(end, times(down, -4 * scale));
  const shaft = `M${to(add(apex, times(up, long)))}L${to(on(up, 9))}Q${to(apex)} ${to(on(down, 9))}L${to(end)}`;
  const head = closed([add(foot, aside), add(end, times(down, 8 * scale)), minus(foot, aside)]);
  const burnt = (colour: string): string =>
    line(shaft, 4.4 * scale, colour, { "stroke-linecap": "round" }) + shape(head, colour, { stroke: colour, "stroke-width": n(2 * scale) });
  return (
    placed(`translate(${to(times(unit(waist), 1.3 * scale))})`, `<g opacity=".55">${burnt("#d9a66c")}</g>`) +
    `<g opacity=".85">${burnt("#3f2412")}</g>`
  );
}

function light(inner: string, reach: number, id: string): string {
  const stops = [
    [0, "#ffe6b0", 0.5],
    [0.42, "#ffcf8a", 0.16],
    [0.72, "#1b0e05", 0.12],
    [1, "#120803", 0.58],
  ].map(([offset, colour, opacity]) => `<stop offset="${offset}" stop-color="${colour}" stop-opacity="${opacity}"/>`);
  return (
    `<radialGradient id="${id}-light" cx="0" cy="0" r="${n(reach)}" gradientUnits="userSpaceOnUse">${stops.join("")}</radialGradient>` +
    shape(inner, `url(#${id}-light)`)
  );
}

/** Everything below the carved track; arms by position. */
export function slab(plan: Plan, arms: readonly Arm[], id: string): string {
  const { scale, hull } = plan;
  const outline = rounded(hull, 26 * scale);
  const inner = hull.map((corner) => times(corner, 1 - (plan.rim / far(corner)) * 1.12));
  const face = rounded(inner, 20 * scale);
  const coloured = (position: number, ink: string): string => `<g style="${seatStyle(around(arms, position).seat)}">${ink}</g>`;
  const corners = hull.map((_, at) => brassCorner(plan, inner, at)).join("");
  return (
    `<clipPath id="${id}-face"><path d="${face}"/></clipPath><clipPath id="${id}-outline"><path d="${outline}"/></clipPath>` +
    shadow(outline, scale) +
    rim(plan, outline, id) +
    shape(face, WOOD.middle, { stroke: INK, "stroke-width": 2 }) +
    line(outline, 1.4, "#8a5c38", { transform: "scale(.991)", opacity: 0.8 }) +
    `<g clip-path="url(#${id}-outline)">${corners}</g>` +
    `<g clip-path="url(#${id}-face)">${planks(plan, id)}</g>` +
    arms.map((arm, position) => stainedArm(plan, position, arm, id)).join("") +
    rosette(plan.medal, scale) +
    plan.seals.map((position) => coloured(position, seal(plan, position, around(arms, position)))).join("") +
    light(face, far(around(hull, 0)), id) +
    plan.out.map((_, position) => arrow(plan, position)).join("")
  );
}
