/** Shapes of what is said and done in the room: balloons, limbs, long arms, the wear of a stamp. */
import { INK, line, n } from "../ink/ink";
import type { Point } from "./layout";

/** A balloon, not quite regular; its tail leaves the lower edge at `from` and ends at `tip`, which may lie below or beside it. */
export function balloon(width: number, height: number, from: number, tip: Point): string {
  const round = Math.min(height * 0.46, width * 0.3);
  const middle = (height + tip.y) / 2;
  return (
    `M${n(round)} 3Q${n(width / 2)}-7 ${n(width - round)} 2Q${n(width + 4)} 4 ${n(width)} ${n(height / 2)}` +
    `Q${n(width + 3)} ${n(height - 2)} ${n(width - round * 0.8)} ${n(height - 1)}L${n(from + 30)} ${n(height + 1)}` +
    `Q${n(from + 40)} ${n(middle + 8)} ${n(tip.x)} ${n(tip.y)}Q${n(from + 8)} ${n(middle + 2)} ${n(from - 16)} ${n(height + 2)}` +
    `Q${n(width * 0.4)} ${n(height + 6)} ${n(round * 0.9)} ${n(height)}Q-6 ${n(height - 2)} 1 ${n(height / 2)}Q-4 6 ${n(round)} 3Z`
  );
}

/** What is left of a balloon that was doubted. */
export function burst(width: number, height: number): string {
  const points = Array.from({ length: 26 }, (_, point) => {
    const turn = (point / 26) * 2 * Math.PI;
    const reach = (point % 2 ? 0.84 : 1) * (1 + (((point * 37) % 7) - 3) * 0.03);
    return `${n((width / 2) * (1 + Math.cos(turn) * reach))} ${n((height / 2) * (1 + Math.sin(turn) * reach))}`;
  });
  return `M${points.join("L")}Z`;
}

/** The red stroke through a lie. */
export function strike(width: number, height: number): string {
  return `M${n(width * 0.16)} ${n(height * 0.62)}Q${n(width / 2)} ${n(height * 0.42)} ${n(width * 0.86)} ${n(height * 0.4)}`;
}

/** One bone of a limb: where it runs, and how thick it is. */
export type Bone = readonly [d: string, width: number];

/** Capsules that melt into one outline: first all in ink, then all in colour. */
export function limb(bones: readonly Bone[], colour: string, edge = 4.6): string {
  const round = { "stroke-linecap": "round", "stroke-linejoin": "round" } as const;
  const drawn = (stroke: string, more: number): string => bones.map(([d, width]) => line(d, width + more, stroke, round)).join("");
  return drawn(INK, edge) + drawn(colour, 0);
}

/** The way of a long arm from a shoulder to what it is after: it rises, runs across, and comes down on it. */
export function reach(shoulder: Point, paw: Point): string {
  const across = paw.x - shoulder.x;
  const at = (part: number, y: number): string => `${n(shoulder.x + across * part)} ${n(y)}`;
  return (
    `M${n(shoulder.x)} ${n(shoulder.y)}C${at(0.2, shoulder.y - 70)} ${at(0.7, paw.y - 128)} ${at(0.88, paw.y - 100)}` +
    `S${at(1, paw.y - 48)} ${n(paw.x)} ${n(paw.y)}`
  );
}

const STRIPE = [17, 21] as const;
const FIRST_STRIPE = 46;

/** The dashes of a sleeve's stripes, as far as the arm has grown; nothing is drawn beyond. */
export function stripes(grown: number): string {
  const dashes = [0, Math.min(FIRST_STRIPE, grown)];
  for (let at = FIRST_STRIPE; at < grown; at += STRIPE[0] + STRIPE[1]) {
    dashes.push(Math.round(Math.min(STRIPE[0], grown - at)), STRIPE[1]);
  }
  return [...dashes, 0, 9999].join(" ");
}

/** Where a stamp has not taken the ink: specks of paper, always the same. */
export function wear(width: number, height: number, seed: number): string {
  let place = seed;
  const next = (below: number): number => {
    place = (place * 16807) % 2147483647;
    return (place / 2147483647) * below;
  };
  return Array.from(
    { length: Math.round(width * 0.9) },
    () => `M${n(next(width) - width / 2)} ${n(next(height) - height / 2)}h${n(next(2))}`,
  ).join("");
}
