/** What is carved into the slab: nests, the track's band, target lanes, and discs of holly with their numbers. */
import { INK, circle, line, n } from "../ink/ink";
import { type Point, add, around, between, closed, minus, through, times, unit } from "./geometry";
import { type Arm, gateNumber, nameFromGate } from "./names";
import { ARMS, type Plan } from "./plan";
import { sign } from "./sign";
import { BAND, BARE, HOLLY, onSeat, seatStyle } from "./tones";

/** Which fields say their number: on a small board every fourth, so that it can be read. */
export type Numbers = "all" | "fourth";

/** Numbers of a small board are as high as the eye needs, not as the wood allows. */
function number([x, y]: Point, words: string | number, size: number, fill: string, weight: number): string {
  return `<text x="${n(x)}" y="${n(y + size * 0.35)}" text-anchor="middle" font-size="${n(size)}" font-weight="${weight}" fill="${fill}">${words}</text>`;
}

/** How much larger than on the usual track discs are: far apart they grow, close together they shrink. */
function discScale(plan: Plan): number {
  return plan.scale * Math.min(1.16, plan.spacing / plan.step);
}

/** Ink that explains itself. */
function about(key: string, ink: string): string {
  return `<g data-explain="${key}">${ink}</g>`;
}

const BAND_WIDTH = 34;

function trackLine(plan: Plan): string {
  return closed(plan.tips.flatMap((_, at) => [around(plan.right, at), around(plan.left, at), around(plan.waists, at)]));
}

function band(plan: Plan): string {
  const d = trackLine(plan);
  const wide = BAND_WIDTH * plan.scale;
  const round = { "stroke-linejoin": "round" } as const;
  return (
    line(d, wide + 3, BAND.farEdge, { ...round, transform: "scale(1.0075)", opacity: 0.65 }) +
    line(d, wide + 3.6, INK, round) +
    line(d, wide, BAND.floor, round) +
    line(d, wide - 6 * plan.scale, BAND.worn, { ...round, opacity: 0.65 })
  );
}

/** The nest between an arm and the next: a bed for every piece. */
function nest(plan: Plan, arm: number, { played }: Arm): string {
  const { scale } = plan;
  const [x, y] = around(plan.nests, plan.position(arm));
  const [dx, dy] = times(unit([x, y]), 1.8 * scale);
  const radius = 47 * scale;
  const beds = Array.from({ length: plan.pieces }, (_, piece) => {
    const [bx, by] = plan.nest(arm, piece);
    const lip = `M${n(bx - 9 * scale)} ${n(by + 7 * scale)}a${n(11.6 * scale)} ${n(11.6 * scale)} 0 0 0 ${n(18 * scale)} 0`;
    return (
      circle(bx, by, 13.4 * scale, "#20140d", { stroke: played ? "var(--seat-dark)" : BARE.lane, "stroke-width": n(1.6 * scale) }) +
      line(lip, 1.4 * scale, played ? "var(--seat)" : BARE.ring, { "stroke-linecap": "round", opacity: 0.6 })
    );
  });
  return about(
    "nest",
    circle(x + dx, y + dy, radius + 1.5, BAND.farEdge, { opacity: 0.6 }) +
      circle(x, y, radius, played ? "var(--seat)" : "#7b5a3a", { stroke: INK, "stroke-width": 2 }) +
      circle(x, y, radius - 5 * scale, played ? "#3a271b" : "#4b3423", { stroke: INK, "stroke-width": 1.4 }) +
      beds.join(""),
  );
}

function laneGroove(plan: Plan, arm: number, { played }: Arm): string {
  const d = through([plan.lane(arm, 0), plan.lane(arm, plan.pieces)]);
  const round = { "stroke-linecap": "round" } as const;
  const { scale } = plan;
  return (
    line(d, 32 * scale, BAND.farEdge, { ...round, opacity: 0.5, transform: "scale(1.008)" }) +
    line(d, 33 * scale, INK, round) +
    line(d, 29.5 * scale, played ? "var(--seat-dark)" : BARE.lane, round)
  );
}

function chevron(middle: Point, way: Point, long: number, wide: number): string {
  const aside = times([-way[1], way[0]], wide);
  const foot = add(middle, times(way, -0.7 * long));
  return through([add(foot, aside), add(middle, times(way, long)), minus(foot, aside)]);
}

function laneDiscs(plan: Plan, arm: number, { played }: Arm, numbers: Numbers): string {
  const { scale } = plan;
  const inward = unit(minus(plan.lane(arm, 1), plan.lane(arm, 0)));
  return Array.from({ length: plan.pieces }, (_, at) => {
    const [x, y] = plan.lane(arm, at + 1);
    const before = chevron(add([x, y], times(inward, -plan.step / 2)), inward, 3 * scale, 6 * scale);
    return about(
      "home",
      circle(x, y, 12.4 * scale, played ? "var(--seat)" : BARE.disc, { stroke: INK, "stroke-width": n(1.5 * scale) }) +
        circle(x, y, 9.8 * scale, played ? "var(--seat-light)" : BARE.discLight, { stroke: INK, "stroke-width": n(0.9 * scale) }) +
        (numbers === "all" ? number([x, y], `G${at + 1}`, 11.2 * scale, INK, 700) : number([x, y], at + 1, 14 * scale, INK, 700)) +
        line(before, 2.2 * scale, played ? "var(--seat-light)" : "#d8bd94", { "stroke-linecap": "round", "stroke-linejoin": "round" }),
    );
  }).join("");
}

/** Which way pieces walk, between all fields, in one stroke. */
function chevrons(plan: Plan): string {
  const large = plan.scale * (plan.spacing > plan.step * 1.5 ? 1.5 : 1);
  const d = Array.from({ length: plan.length }, (_, at) => {
    const [from, on] = [plan.fromGate(at), plan.fromGate(at + 1)];
    return chevron(between(from, on, 0.5), unit(minus(on, from)), 2.5 * large, 5.2 * large);
  });
  return line(d.join(""), Number(n(1.9 * large)), BAND.chevron, { "stroke-linecap": "round", "stroke-linejoin": "round", opacity: 0.95 });
}

function ringed([x, y]: Point, outer: number, inner: number, scale: number, { played }: Arm): string {
  return (
    circle(x, y, outer * scale, played ? "var(--seat)" : BARE.ring, { stroke: INK, "stroke-width": n(1.7 * scale) }) +
    circle(x, y, inner * scale, HOLLY.face, { stroke: INK, "stroke-width": n(1.1 * scale) })
  );
}

function startField(at: Point, label: number, scale: number, arm: Arm, numbers: Numbers): string {
  const ink = ringed(at, 16.4, 13.4, scale, arm) + sign(arm.seat, at, 9.4 * scale, arm.played ? "var(--seat)" : BARE.disc, 1.3 * scale);
  return numbers === "all" ? ink + number(at, label, 11 * scale, arm.played ? onSeat(arm.seat) : INK, 700) : ink;
}

function plainField([x, y]: Point, scale: number): string {
  const [dx, dy] = times(unit([x, y]), 1.1 * scale);
  return (
    circle(x, y, 12.6 * scale, HOLLY.shade, { stroke: INK, "stroke-width": n(Math.max(1, 1.4 * scale)) }) +
    circle(x + dx, y + dy, 10.9 * scale, HOLLY.face)
  );
}

/** A field counted from the gate at position 0. */
function disc(plan: Plan, arms: readonly Arm[], steps: number, numbers: Numbers): string {
  const name = nameFromGate(plan, steps);
  const arm = around(arms, name.arm);
  const at = plan.fromGate(steps);
  const scale = discScale(plan);
  const round = ((steps % plan.section) + plan.section) % plan.section;
  // With a long offset a start field lies at the arm before its own: its sign says whose it is.
  if (round === plan.offset) {
    const whose = around(arms, Math.floor(steps / plan.section));
    return `<g data-explain="start" style="${seatStyle(whose.seat)}">${startField(at, name.number, scale, whose, numbers)}</g>`;
  }
  const says = numbers === "all" || name.number % 4 === 0;
  const text = says ? number(at, name.number, (numbers === "all" ? 11.4 : 15) * scale, HOLLY.number, numbers === "all" ? 600 : 700) : "";
  if (name.number !== gateNumber(plan)) return about("field", plainField(at, scale) + text);
  return `<g data-explain="gate" style="${seatStyle(arm.seat)}">${ringed(at, 14.6, 11.2, scale, arm)}${text}</g>`;
}

/** The groove of the track and the lanes; ways that are shown lie between it and the discs. Arms as the rules count them. */
export function grooves(plan: Plan, arms: readonly Arm[]): string {
  const coloured = (draw: (plan: Plan, at: number, arm: Arm) => string): string =>
    arms.map((arm, at) => `<g style="${seatStyle(arm.seat)}">${draw(plan, at, arm)}</g>`).join("");
  return coloured(nest) + band(plan) + coloured(laneGroove);
}

export function discs(plan: Plan, arms: readonly Arm[], numbers: Numbers): string {
  const lanes = arms.map((arm, at) => `<g style="${seatStyle(arm.seat)}">${laneDiscs(plan, at, arm, numbers)}</g>`);
  const ordered = Array.from({ length: ARMS }, (_, position) => around(arms, position + plan.lowest));
  const fields = Array.from({ length: plan.length }, (_, steps) => disc(plan, ordered, steps, numbers));
  return lanes.join("") + chevrons(plan) + fields.join("");
}

/** The whole carving in one, for pictures of the board. */
export function carving(plan: Plan, arms: readonly Arm[], numbers: Numbers): string {
  return grooves(plan, arms) + discs(plan, arms, numbers);
}
