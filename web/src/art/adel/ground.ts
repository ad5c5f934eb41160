/** What lies flat on the board: lawn, lane, steps, paths, and the banquet along the foot. */
import { circle, INK, line, n, placed, PLAIN, shape } from "../ink/ink";
import { BRASS_LIGHT, PAPER } from "./colours";
import { dish } from "./club";
import { each, edged, plain, rect } from "./pen";
import type { Box, Ring } from "./ring";

const GOLDEN = 0.618034;

/** So many tufts of grass, scattered without a pattern that the eye finds. */
function tufts(count: number, { x, y, width, height }: Box, colour: string): string {
  const blades = each(Array.from({ length: count }), (_, at) => {
    const [left, top] = [x + width * ((at * GOLDEN) % 1), y + (height * (at + 0.5)) / count];
    return `M${n(left)} ${n(top)}l2-5m1 5l1-4`;
  });
  return line(blades, 1.5, colour);
}

/** The ground round the edge and the lawn in the middle. */
export function lawn(ring: Ring): string {
  const inside = ring.inside();
  const { x, y, width, height } = inside;
  const whole = { x: 6, y: 8, width: ring.width - 12, height: ring.height - 12 };
  return (
    rect(0, 0, ring.width, ring.height, 10, "var(--adel-ground)", PLAIN) +
    tufts(190, whole, "var(--adel-tuft)") +
    rect(x, y, width, height, 3, "url(#adel-lawn)") +
    tufts(90, { x: x + 6, y: y + 6, width: width - 16, height: height - 10 }, "var(--adel-blade)")
  );
}

/** The lane, and a step for every space. */
export function lane(ring: Ring): string {
  const { lane: width, step } = ring.measures;
  const d = ring.lane();
  const thick = Math.min(step, ring.pitch - 3);
  const wide = Math.min(ring.measures.lane - 9, step - 1);
  const steps = each(Array.from({ length: ring.banquet - 1 }), (_, at) => {
    const { x, y } = ring.spot(at + 1);
    const before = ring.spot(Math.max(1, at));
    const lying = Math.abs(x - before.x) > Math.abs(y - before.y);
    const [w, h] = lying ? [thick, wide] : [wide, thick];
    return (
      rect(x - w / 2, y - h / 2, w, h, 5, "var(--adel-step)", { "stroke-width": 1.6 }) +
      plain(`M${n(x - w / 2 + 3)} ${n(y + h / 2 - 5)}h${n(w - 6)}v4h${n(6 - w)}Z`, "var(--adel-step-edge)")
    );
  });
  return (
    line(d, width, INK, { "stroke-linecap": "butt" }) +
    line(d, width - 3.5, "var(--adel-road)", { "stroke-linecap": "butt" }) +
    line(d, width - 3.5, "var(--adel-cobble)", { "stroke-dasharray": "1.6 11", "stroke-linecap": "butt", opacity: 0.8 }) +
    steps
  );
}

/** The chairs along the foot and the table before them. */
export function banquet(ring: Ring): string {
  const { chair, foot } = ring.measures;
  const places = Array.from({ length: ring.chairs }, (_, at) => ring.spot(ring.banquet + at));
  const [right, left] = [places[0]?.x ?? 0, places.at(-1)?.x ?? 0];
  const half = Math.min(chair, (right - left) / (ring.chairs - 1) / 2 - 1);
  const small = ring.size === "small";
  const up = small ? 10 : 22;
  const chairs = each(places, ({ x, y }) => {
    const back = `M${n(x - half)} ${n(y + up)}v${n(-1.6 * up)}q0-8 ${n(half)}-9q${n(half)} 1 ${n(half)} 9v${n(1.6 * up)}Z`;
    const seat = `M${n(x - half + 4)} ${n(y + up / 2)}v${n(-up)}q${n(half - 4)}-7 ${n(2 * half - 8)} 0v${n(up)}Z`;
    return small
      ? shape(back, "#8a4257", { "stroke-width": 1.4 })
      : edged(back, "#7d3b4f", 1.8) + edged(seat, "#d0a0ae", 1.3) + circle(x, y - 1.05 * up, 2.6, BRASS_LIGHT, { "stroke-width": 1.3 });
  });
  const [x0, x1, top] = [left - half - 8, right + half + 8, ring.height - foot + (small ? 4 : 18)];
  const count = Math.round((x1 - x0) / (small ? 20 : 36));
  const scallop = (x1 - x0) / count;
  const depth = small ? 7 : 17;
  const cloth =
    edged(
      `M${n(x0)} ${n(top + depth * 0.6)}${`q${n(scallop / 2)} ${depth} ${n(scallop)} 0`.repeat(count)}V${n(top)}H${n(x0)}Z`,
      "#e6dac0",
      1.7,
    ) + edged(`M${n(x0)} ${n(top)}H${n(x1)}v${n(depth * 0.4)}H${n(x0)}Z`, PAPER, 1.7);
  const dishes = small
    ? ""
    : each(places.slice(1), ({ x }, at) => {
        const [between, name] = [(x + (places[at]?.x ?? x)) / 2, (x0 + x1) / 2];
        return Math.abs(between - name) < 60 ? "" : placed(`translate(${n(between)} ${n(top + 6)})`, dish(at));
      });
  return chairs + cloth + dishes;
}

/** Two forecourts, a crossroads and the way to the jail, drawn as one; the middle of the lawn's foot third at 0. */
export function paths(width: number, height: number): string {
  const courts = [
    { x: -width * 0.255, y: 0, rx: width * 0.235, ry: height * 0.07 },
    { x: width * 0.255, y: 0, rx: width * 0.235, ry: height * 0.07 },
    { x: 0, y: height * 0.04, rx: width * 0.215, ry: height * 0.06 },
  ];
  const way = `M${n(-width * 0.2)} ${n(height * 0.03)}Q0 ${n(height * 0.1)} ${n(width * 0.2)} ${n(height * 0.03)}M0 0V${n(height * 0.2)}`;
  const all = (grown: number, colour: string): string =>
    line(way, 36 + 2 * grown, colour) +
    each(
      courts,
      ({ x, y, rx, ry }) =>
        `<ellipse cx="${n(x)}" cy="${n(y)}" rx="${n(rx + grown)}" ry="${n(ry + grown)}" fill="${colour}" stroke="none"/>`,
    );
  const pebbles = each(Array.from({ length: 44 }), (_, at) => {
    const [x, y] = [width * 0.44 * (((at * GOLDEN) % 1) * 2 - 1), height * 0.05 * (((at * 0.37) % 1) * 2 - 1)];
    return `M${n(x)} ${n(y)}q4-3 8 0`;
  });
  return all(2, INK) + all(0, "var(--adel-path)") + line(pebbles, 1.7, "var(--adel-pebble)");
}

/** The wall of the jail with its battlements, this wide and 96 high. */
export function jailWall(width: number): string {
  const count = Math.floor((width - 4) / 24);
  const step = (width - 4) / count;
  const battlements = `h12v7${`h${n(step - 12)}v-7h12v7`.repeat(count - 1)}h${n(step - 12)}v-7h12v14Z`;
  return (
    rect(0, 26, width, 70, 0, "#8b8a86", { "stroke-width": 2.2 }) +
    plain(`M${n(width - 16)} 27h15v68h-15Z`, "#6b6a68") +
    shape(`M-4 28v-14${battlements}`, "#8b8a86") +
    line(`M20 36h10M${n(width * 0.4)} 34h8M${n(width * 0.7)} 36h10M4 60h4M4 84h5`, 2, "#6b6a68")
  );
}

/** A cell's arch, this wide, between 36 and 92. */
export function arch(width: number): string {
  return `M0 92V46Q${n(width / 2)} 28 ${n(width)} 46V92Z`;
}

/** Three bars and the one across. */
export function bars(width: number): string {
  const upright = each([1, 2, 3], (bar) => `M${n((width * bar) / 4)} ${bar === 2 ? 36 : 40}V92`);
  const across = `M1 54H${n(width - 1)}`;
  return line(upright, 3.6) + line(upright, 1.6, "#b5b9bb") + line(across, 3) + line(across, 1.2, "#b5b9bb");
}
