/** Where everybody stands at the end. */
import { noise } from "./noise";

export interface Place {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
}

/** Each on a chest and a heap, side by side; the place is where the chest stands. */
export function onChests(winners: number): Place[] {
  const scale = [1, 1, 0.84, 0.62][winners] ?? 0.48;
  const apart = 152 * scale;
  return Array.from({ length: winners }, (_, place) => ({
    x: (winners > 2 ? 506 : 490) + (place - (winners - 1) / 2) * apart,
    y: 458,
    scale,
  }));
}

export interface Procession {
  readonly scale: number;
  readonly x: number;
  readonly y: number;
  readonly prisoners: readonly number[];
  /** The guard who comes behind. */
  readonly last: number;
}

/** Two guards and the caught between them, from the left; the more stand on chests, the less room is left. */
export function procession(caught: number, winners: number): Procession {
  const prisoners = Array.from({ length: caught }, (_, place) => 112 + place * 110);
  const last = 112 + Math.max(0, caught - 1) * 110 + 162;
  return { scale: Math.min(1, ([555, 330][winners] ?? 290) / last), x: 62, y: 536, prisoners, last };
}

/** Whoever looks on claps at the lower right, every other one in front. */
export function lookingOn(others: number): Place[] {
  const scale = 0.84;
  const apart = Math.min(64 * scale, 170 / Math.max(1, others - 1));
  return Array.from({ length: others }, (_, place) => ({
    x: 638 - apart * (others - 1 - place),
    y: place % 2 === others % 2 ? 592 : 608,
    scale,
  }));
}

export interface Raining {
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly kind: "teal" | "ruby" | "amethyst";
  readonly turn: number;
}

/** Jewels in the air round the chest. */
export function rain(): Raining[] {
  const random = noise(99);
  const kinds = ["teal", "teal", "ruby", "amethyst"] as const;
  return Array.from({ length: 26 }, () => ({
    x: 345 + random() * 310,
    y: 20 + random() * 170,
    kind: kinds[Math.floor(random() * kinds.length)] ?? "teal",
    size: 5 + random() * 5,
    turn: random() * 90 - 45,
  })).filter(({ x, y }) => Math.abs(x - 490) > 88 || y < 80);
}
