/** What lies on the board for a moment: ways, toll bars, the rope of a team, bursts, beads and arrows. */
import type { Drawing } from "../drawing";
import { INK, circle, inked, line, n, placed, shape } from "../ink/ink";
import { type Point, add, between, closed, degrees, far, minus, through, times, to, unit } from "./geometry";
import type { Plan } from "./plan";
import { BRASS, BURST, LAMP, ROPE } from "./tones";

const PAPER = "var(--paper)";

/** The groove filled with the colour of whoever walks: full for the way that is meant, faint for others that are possible. */
export function way(points: readonly Point[], scale: number, meant: boolean): string {
  const round = { "stroke-linejoin": "round", "stroke-linecap": "round" } as const;
  const d = through(points);
  if (!meant) return line(d, Number(n(31 * scale)), "var(--seat)", { ...round, opacity: 0.42 });
  return (
    line(d, Number(n(34 * scale)), INK, round) +
    line(d, Number(n(31 * scale)), "var(--seat)", round) +
    line(d, Number(n(24 * scale)), "var(--seat-light)", { ...round, opacity: 0.35 })
  );
}

/** A bar across the track: who stands on a start field lets nobody pass. */
export const tollBar: Drawing = {
  id: "ring-toll-bar",
  box: "-8 -26 16 52",
  ink: inked(
    1.7,
    shape("M-3.6-21H3.6V21H-3.6Z", PAPER) +
      [0, 1, 2]
        .map((at) =>
          shape("M-2.8-17 2.8-13.5V-7L-2.8-10.5Z", "var(--danger-on-paper)", { stroke: "none", transform: `translate(0 ${at * 14})` }),
        )
        .join("") +
      circle(0, -21, 3.8, BRASS.face) +
      circle(0, 21, 3.8, BRASS.face),
  ),
};

/** Where the bars before and behind a field lie, and how they are turned. */
export function tollBars(plan: Plan, field: number): { readonly at: Point; readonly turned: number }[] {
  const here = plan.field(field);
  return [-1, 1].map((beside) => {
    const next = plan.field(field + beside);
    const gap = Math.min(0.52, (plan.step * 0.52) / plan.spacing);
    return { at: between(here, next, gap), turned: degrees(minus(next, here)) };
  });
}

function strand(from: Point, on: Point, scale: number): string {
  const along = unit(minus(on, from));
  const aside: Point = [-along[1], along[0]];
  const count = Math.round(far(minus(on, from)) / (7 * scale));
  const lays = Array.from({ length: count }, (_, at) => {
    const middle = between(from, on, (at + 0.5) / count);
    const lean = add(times(aside, 2.6 * scale), times(along, -2.4 * scale));
    return through([add(middle, lean), minus(middle, lean)]);
  });
  const d = through([from, on]);
  const round = { "stroke-linecap": "round" } as const;
  const wide = (width: number): number => Number(n(width * scale));
  return (
    line(d, wide(9), "#000", { ...round, opacity: 0.35, transform: `translate(${n(2 * scale)} ${n(3 * scale)})` }) +
    line(d, wide(9), INK, round) +
    line(d, wide(6), ROPE.face, round) +
    line(lays.join(""), wide(1.6), ROPE.dark, round)
  );
}

function loop([x, y]: Point, scale: number): string {
  const ring = (width: number, colour: string, dashes?: string): string =>
    circle(x, y, 15.4 * scale, "none", { stroke: colour, "stroke-width": n(width * scale), "stroke-dasharray": dashes });
  return ring(7, INK) + ring(4.4, ROPE.face) + ring(4.4, ROPE.dark, `${n(1.5 * scale)} ${n(4.5 * scale)}`);
}

/** The rope of two partners, from seal to seal across the middle. */
export function rope(from: Point, on: Point, scale: number): string {
  const along = times(unit(minus(on, from)), 15 * scale);
  return strand(add(from, along), minus(on, along), scale) + loop(from, scale) + loop(on, scale);
}

/** Behind what is captured. */
export const burst: Drawing = {
  id: "ring-burst",
  box: "-36 -36 72 72",
  ink: shape(
    closed(
      Array.from({ length: 24 }, (_, at) => {
        const radius = 30 * (at % 2 ? 0.72 : at % 4 ? 1.02 : 1.16);
        const angle = (at * Math.PI) / 12;
        return [Math.cos(angle) * radius, Math.sin(angle) * radius] as const;
      }),
    ),
    BURST,
    { stroke: INK, "stroke-width": 1.8, "stroke-linejoin": "round" },
  ),
};

/** The lamp's halo round what can be touched: a soft light and a ring. */
export const halo: Drawing = {
  id: "ring-halo",
  box: "-30 -30 60 60",
  ink:
    `<radialGradient id="ring-halo-light"><stop offset=".5" stop-color="${LAMP}" stop-opacity=".9"/><stop offset="1" stop-color="${LAMP}" stop-opacity="0"/></radialGradient>` +
    circle(0, 0, 29, "url(#ring-halo-light)") +
    circle(0, 0, 17, "none", { stroke: LAMP, "stroke-width": 3.6 }) +
    circle(0, 0, 19.4, "none", { stroke: INK, "stroke-width": 1.2, opacity: 0.7 }),
};

/** Light on a cup that was filled at the end. */
export const shine: Drawing = {
  id: "ring-shine",
  box: "-26 -26 52 52",
  ink:
    '<radialGradient id="ring-shine-light"><stop offset=".3" stop-color="#fff3d2" stop-opacity=".95"/><stop offset="1" stop-color="#fff3d2" stop-opacity="0"/></radialGradient>' +
    circle(0, 0, 26, "url(#ring-shine-light)"),
};

/** A step of a seven that is walked; its number is written on it. */
export const stamp: Drawing = {
  id: "ring-stamp",
  box: "-15 -15 30 30",
  ink: circle(0, 0, 13, "var(--seat)", { stroke: INK, "stroke-width": 1.6 }),
};

/** Where a piece has left from. */
export const trace: Drawing = {
  id: "ring-trace",
  box: "-15 -15 30 30",
  ink: circle(0, 0, 12, "none", { stroke: INK, "stroke-width": 2, "stroke-dasharray": "4 3" }),
};

/** A step that can still be walked: how far it is, is written on it. */
export const bead: Drawing = {
  id: "ring-bead",
  box: "-26 -26 52 52",
  ink:
    `<radialGradient id="ring-bead-light"><stop offset=".5" stop-color="${LAMP}" stop-opacity=".8"/><stop offset="1" stop-color="${LAMP}" stop-opacity="0"/></radialGradient>` +
    circle(0, 0, 25, "url(#ring-bead-light)") +
    circle(0, 0, 13.5, "#fff1cf", { stroke: LAMP, "stroke-width": 3 }) +
    circle(0, 0, 15.2, "none", { stroke: INK, "stroke-width": 1.2 }),
};

/** A pale ring round what a card would do for the partner: no lamp, for it is not one's own to touch. */
export const hope: Drawing = {
  id: "ring-hope",
  box: "-28 -28 56 56",
  ink: circle(0, 0, 25, "none", { stroke: PAPER, "stroke-width": 2.6, "stroke-dasharray": "5 4" }),
};

/** An arrow in an arc beside the straight line from one thing to another: a swap, or what a card would do. */
export function arc(from: Point, on: Point, scale: number, colour: string): string {
  const along = unit(minus(on, from));
  const aside: Point = [-along[1], along[0]];
  const long = far(minus(on, from));
  const bend = add(between(from, on, 0.5), times(aside, Math.min(60 * scale, long * 0.4)));
  const head = times(unit(minus(on, bend)), 11 * scale);
  const flank: Point = times([-head[1], head[0]], 0.62);
  const end = minus(on, head);
  const d = `M${to(from)}Q${to(bend)} ${to(end)}`;
  const tip = closed([on, add(end, flank), minus(end, flank)]);
  const round = { "stroke-linecap": "round" } as const;
  return (
    line(d, Number(n(6.4 * scale)), INK, round) +
    shape(tip, colour, { stroke: INK, "stroke-width": n(2 * scale), "stroke-linejoin": "round" }) +
    line(d, Number(n(3.4 * scale)), colour, round)
  );
}

/** How a captured piece flies home: dots in an arc. */
export function flight(from: Point, on: Point, scale: number): string {
  const bend = times(between(from, on, 0.5), 1.35);
  const d = `M${to(from)}Q${to(bend)} ${to(on)}`;
  const round = { "stroke-linecap": "round" } as const;
  return (
    line(d, Number(n(7 * scale)), "#140c08", { ...round, opacity: 0.5 }) +
    line(d, Number(n(4 * scale)), BURST, { ...round, "stroke-dasharray": `1 ${n(11 * scale)}` })
  );
}

/** Marks that are laid down as they are. */
export const MARKS: readonly Drawing[] = [tollBar, burst, halo, shine, stamp, trace, bead, hope];

/** A mark at a place of the board. */
export function laid({ ink }: Drawing, at: Point, scale: number): string {
  return placed(`translate(${to(at)}) scale(${scale.toFixed(2)})`, ink);
}
