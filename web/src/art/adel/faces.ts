/** What the scenes are told to draw: pieces, action cards and those who stand there, with every word ready to be written. */
import type { Family } from "../collectible/families";

/** A collectible as its card shows it. */
export interface PieceFace {
  /** Series and number, such as "B2". */
  readonly card: string;
  readonly year: number;
  readonly name: string;
}

export interface ActionFace {
  readonly kind: "cheque" | "thief" | "detective" | "exhibition";
  /** Thousands, or the thief's number. */
  readonly number?: number;
  /** What stands below the picture: "19,000", "The Butler". */
  readonly caption: string;
  readonly below?: string;
}

/** What a seat gains, is worth or has lost, on a label. */
export type Tone = "gold" | "plain" | "bad" | "good";

/** The ground and the tag of a series, and the rays behind the piece. */
export const TINTS: Readonly<Record<Family, readonly [ground: string, tag: string, rays: string]>> = {
  A: ["#dcae76", "#8a5626", "#c9935a"],
  B: ["#a9c6da", "#38658a", "#8fb1c9"],
  C: ["#cfaec8", "#6d3f69", "#b992b3"],
  D: ["#e3a294", "#9b3a34", "#d08877"],
  E: ["#b3cda0", "#4a6b3a", "#9ab985"],
  F: ["#e6d58d", "#7d6716", "#d3be6c"],
};

const HANGING = /^(C\d+|D6|F[1248])$/;

/** Whether a piece hangs, and throws no shadow on the ground. */
export function hangs(card: string): boolean {
  return HANGING.test(card);
}

export function familyOf(card: string): Family {
  return card.charAt(0) as Family;
}

/** A name in two lines, parted behind a space or a hyphen so that the longer one is as short as can be. */
export function inTwo(name: string): readonly string[] {
  const parts = [...name.matchAll(/[ -]/g)].map(({ index }) => [name.slice(0, index + 1).trimEnd(), name.slice(index + 1)] as const);
  const longer = (lines: readonly string[]): number => Math.max(...lines.map((line) => line.length));
  const [best] = [...parts].sort((one, other) => longer(one) - longer(other));
  return best && name.length > 10 ? best : [name];
}

/** The largest type in which the longest line fits this room. */
export function typeFor(lines: readonly string[], room: number, largest: number): number {
  return Math.min(largest, room / (Math.max(1, ...lines.map((line) => line.length)) * 0.575));
}

/** How seats are spread over a row: the middle of each, at most so far apart. */
export function spread(count: number, middle: number, room: number, most: number): readonly number[] {
  const pitch = Math.min(most, room / Math.max(1, count));
  return Array.from({ length: count }, (_, at) => middle + (at - (count - 1) / 2) * pitch);
}
