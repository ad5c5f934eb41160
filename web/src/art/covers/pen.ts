/** How the lids of the boxes are drawn: lino cuts. Points are written as text, "106 140, 312 14!", where "!" marks a corner. */
import { circle, n, PLAIN, shape } from "../ink/ink";

export const PAPER = "#f4ecdc";
export const WIDTH = 320;
export const HEIGHT = 400;

type Look = Readonly<Record<string, string | number | undefined>>;
type Point = readonly [x: number, y: number];

/** Rows of numbers. */
function rows(text: string): number[][] {
  return text.split(",").map((row) => row.trim().split(" ").map(parseFloat));
}

/** An edge of another width or colour than the lid's. */
export function edge(width: number, colour?: string): Look {
  return { "stroke-width": width, stroke: colour };
}

/** Numbers that look like chance and are the same every time. */
export function chance(seed: number): () => number {
  let state = seed;
  return () => {
    state ^= state << 13;
    state >>>= 0;
    state ^= state >>> 17;
    state ^= state << 5;
    state >>>= 0;
    return state / 2 ** 32;
  };
}

/** As many shapes as are wanted, drawn by chance. */
export function scattered(count: number, seed: number, draw: (next: () => number, place: number) => string): string {
  const next = chance(seed);
  return Array.from({ length: count }, (_, place) => draw(next, place)).join("");
}

/** A closed curve through points. */
export function smooth(points: string): string {
  const at = points.split(",").map((text) => ({ isCorner: text.endsWith("!"), point: rows(text)[0] as unknown as Point }));
  const pick = (place: number): (typeof at)[number] => at[(place + at.length) % at.length] as (typeof at)[number];
  /** The handle at a point: a third of the way towards the next, or along the line between its neighbours. */
  const handle = (place: number, towards: number): string => {
    const { point, isCorner } = pick(place);
    const to = pick(place + towards).point;
    const from = isCorner ? point : pick(place - towards).point;
    const part = isCorner ? 3 : 6;
    return `${n(point[0] + (to[0] - from[0]) / part)} ${n(point[1] + (to[1] - from[1]) / part)}`;
  };
  const curves = at.map((_, place) => `C${handle(place, 1)} ${handle(place + 1, -1)} ${pick(place + 1).point.join(" ")}`);
  return `M${pick(0).point.join(" ")}${curves.join("")}Z`;
}

/** A round shape. */
export function blob(points: string, fill: string, look?: Look): string {
  return shape(smooth(points), fill, look);
}

/** A shape with straight sides. */
export function facet(points: string, fill: string, look?: Look): string {
  return shape(`M${points.replaceAll(", ", "L")}Z`, fill, look);
}

/** One cut of the knife: thickest in the middle. */
export function cut(x1: number, y1: number, x2: number, y2: number, width: number, fill: string): string {
  const long = Math.hypot(x2 - x1, y2 - y1) || 1;
  const [x, y] = [(x1 + x2) / 2, (y1 + y2) / 2];
  const [aside, along] = [((y1 - y2) / long) * width, ((x2 - x1) / long) * width];
  const from = `${n(x1)} ${n(y1)}`;
  return shape(`M${from}Q${n(x + aside)} ${n(y + along)} ${n(x2)} ${n(y2)}Q${n(x - aside)} ${n(y - along)} ${from}Z`, fill, PLAIN);
}

/** Cuts from … to …, each with its width unless all have the same. */
export function cuts(list: string, fill: string, width = 0): string {
  return rows(list)
    .map(([x1 = 0, y1 = 0, x2 = 0, y2 = 0, own = width]) => cut(x1, y1, x2, y2, own, fill))
    .join("");
}

/** A stroke that is thick where it begins and ends in a point. */
export function taper(x1: number, y1: number, x2: number, y2: number, width: number, fill: string): string {
  const long = Math.hypot(x2 - x1, y2 - y1) || 1;
  const [aside, along] = [((y1 - y2) / long) * (width / 2), ((x2 - x1) / long) * (width / 2)];
  return shape(`M${n(x1 + aside)} ${n(y1 + along)}L${n(x2)} ${n(y2)}L${n(x1 - aside)} ${n(y1 - along)}Z`, fill, PLAIN);
}

export function dots(list: string, r: number, fill: string, look: Look = PLAIN): string {
  return rows(list)
    .map(([x = 0, y = 0]) => circle(x, y, r, fill, look))
    .join("");
}

interface Fan {
  readonly seed: number;
  /** How much of the round the rays take. */
  readonly share: number;
  /** How far they stray from their places. */
  readonly unrest?: number;
  /** Where the first one lies. */
  readonly from?: number;
}

/** Rays round a middle: thick outside, or (inwards) thick inside and pointed outside. */
function fan(x: number, y: number, inner: number, outer: number, count: number, fill: string, how: Fan, isInwards: boolean): string {
  const next = chance(how.seed);
  const at = (angle: number, far: number): string => `${n(x + Math.cos(angle) * far)} ${n(y + Math.sin(angle) * far)}`;
  let d = "";
  for (let ray = 0; ray < count; ray++) {
    const angle = ((ray + (next() - 0.5) * (how.unrest ?? 0.5)) / count) * Math.PI * 2 + (how.from ?? 0);
    const half = (how.share * Math.PI) / count;
    const wide = isInwards ? half : half * (0.7 + next() * 0.6);
    const far = outer * (isInwards ? 0.7 + next() * 0.5 : 0.85 + next() * 0.3);
    const [tip, base] = isInwards ? [far, inner] : [inner, far];
    d += `M${at(angle, tip)}L${at(angle - wide, base)}L${at(angle + wide, base)}Z`;
  }
  return shape(d, fill, PLAIN);
}

export function rays(x: number, y: number, inner: number, outer: number, count: number, fill: string, how: Fan): string {
  return fan(x, y, inner, outer, count, fill, how, false);
}

export function spikes(x: number, y: number, inner: number, outer: number, count: number, fill: string, how: Fan): string {
  return fan(x, y, inner, outer, count, fill, how, true);
}

/** A star whose points are not all of a length. */
export function star(x: number, y: number, r: readonly [number, number], points: number, fill: string, seed: number, look?: Look): string {
  const next = chance(seed);
  const corners = Array.from({ length: points * 2 }, (_, corner) => {
    const angle = (corner / points) * Math.PI;
    const far = (corner % 2 ? r[0] : r[1]) * (0.87 + next() * 0.25);
    return `${n(x + Math.cos(angle) * far)} ${n(y + Math.sin(angle) * far)}`;
  });
  return facet(corners.join(", "), fill, look);
}

/** What is seen through a hole; the id begins with the lid's. */
export function through(id: string, d: string, inside: string): string {
  return `<clipPath id="${id}"><path d="${d}"/></clipPath><g clip-path="url(#${id})">${inside}</g>`;
}

export function ground(fill: string): string {
  return shape(`M0 0H${WIDTH}V${HEIGHT}H0Z`, fill, PLAIN);
}

/** Words in the type of the house. */
export function words(x: number, y: number, size: number, text: string, fill: string, look: Look = {}): string {
  const own = Object.entries({ "text-anchor": "middle", "letter-spacing": -1, ...look }).map(([name, value]) => ` ${name}="${value}"`);
  return (
    `<text x="${x}" y="${y}" font-size="${size}" font-weight="900" font-family="var(--title)" fill="${fill}" stroke="none"` +
    `${own.join("")}>${text}</text>`
  );
}
