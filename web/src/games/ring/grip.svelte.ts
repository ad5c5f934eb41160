/** What can be touched on the ring, and what one has taken hold of so far. */
import type { AnyMove } from "@/games/board";
import type { Place } from "./places";

export interface Piece {
  readonly whose: number;
  readonly piece: number;
}

/** What an answer does on the board. */
export interface Reach {
  readonly move: AnyMove;
  readonly whose: number;
  /** Counted from 1. */
  readonly piece: number;
  /** The places it steps on, the one where it ends last; empty for what only happens to the piece. */
  readonly way: readonly Place[];
  /** What its last field is called. */
  readonly name: string;
  readonly captures: Piece | null;
  readonly swaps: Piece | null;
  /** What it does: "Piece 2 to ▲5". */
  readonly words: string;
  /** What stands on a bead in place of a ghost: "+3". */
  readonly bead?: string;
}

/** A thing on the board that is lit: a piece, or a place where one would stand. */
export interface Thing extends Piece {
  readonly key: string;
  /** Null for a piece that stands there. */
  readonly place: Place | null;
  readonly reaches: readonly Reach[];
}

export function pieceKey({ whose, piece }: Piece): string {
  return `piece ${whose} ${piece}`;
}

/** What is touched at the end of a way: a place, or the piece one changes places with. */
function endKey({ whose, way, swaps }: Reach): string | null {
  const end = way.at(-1);
  if (swaps) return pieceKey(swaps);
  if (end === undefined) return null;
  return typeof end === "number" ? `field ${end}` : `${end} ${whose}`;
}

export function touches(reach: Reach, key: string): boolean {
  return pieceKey(reach) === key || endKey(reach) === key;
}

export class Grip {
  #view = $state.raw<object | null>(null);
  #key = $state<string | null>(null);
  /** The answer that one is at with finger, pointer or focus. */
  meant = $state.raw<Reach | null>(null);

  /** What one has taken hold of at this table; it is let go when another view comes. */
  key(view: object): string | null {
    return this.#view === view ? this.#key : null;
  }

  hold(view: object, key: string | null): void {
    this.#view = view;
    this.#key = key;
  }

  /** What is still possible with what one holds. */
  narrowed(view: object, reaches: readonly Reach[]): readonly Reach[] {
    const key = this.key(view);
    const held = key === null ? [] : reaches.filter((reach) => touches(reach, key));
    return held.length ? held : reaches;
  }

  /** All that is lit: pieces that could be taken instead, too, but only the places that what one holds could come to. */
  things(view: object, reaches: readonly Reach[]): readonly Thing[] {
    const narrowed = this.narrowed(view, reaches);
    const among = (key: string): readonly Reach[] => {
      const near = narrowed.filter((reach) => touches(reach, key));
      return near.length && key !== this.key(view) ? near : reaches.filter((reach) => touches(reach, key));
    };
    const found: Record<string, Thing> = {};
    for (const reach of reaches)
      found[pieceKey(reach)] ??= { ...thing(reach, pieceKey(reach)), place: null, reaches: among(pieceKey(reach)) };
    for (const reach of narrowed) {
      const key = endKey(reach);
      if (key === null) continue;
      const at = reach.swaps ? { ...reach.swaps, place: null } : { ...thing(reach, key), place: reach.way.at(-1) ?? null };
      found[key] ??= { ...at, key, reaches: among(key) };
    }
    return Object.values(found);
  }
}

function thing({ whose, piece }: Reach, key: string): Piece & { readonly key: string } {
  return { key, whose, piece };
}

/** What one holds at the table one is asked at: board, hand and deeds share it, and another view knows nothing of it. */
export const grip = new Grip();
