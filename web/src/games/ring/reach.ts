/** What a move does on the board: which pieces it takes up, and where one of them would stand. */
import type { Place } from "./plan";

export interface Reach<Move> {
  readonly move: Move;
  /** Whose pieces these are. */
  readonly seat: number;
  /** The pieces one can take up for it, counted from 0. */
  readonly pieces: readonly number[];
  readonly to: Place | null;
}

/** A thing on the board that can be tapped. */
export interface Spot {
  readonly key: string;
  readonly seat: number;
  /** Counted from 0; null for a place where a piece would land. */
  readonly piece: number | null;
  readonly place: Place;
  readonly label: string;
  readonly chosen: boolean;
}

export function pieceKey(seat: number, piece: number): string {
  return `piece ${seat} ${piece}`;
}

export function placeKey(seat: number, place: Place): string {
  return typeof place === "number" ? `field ${place}` : `${place} ${seat}`;
}

export function touches<Move>(reach: Reach<Move>, key: string): boolean {
  return reach.pieces.some((piece) => pieceKey(reach.seat, piece) === key) || (reach.to !== null && placeKey(reach.seat, reach.to) === key);
}
