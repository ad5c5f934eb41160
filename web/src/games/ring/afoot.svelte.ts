/** Pieces while they move: what is happening has already moved them on the board, though the view is still the one before. */
import { untrack } from "svelte";
import { type Pieces, type Place, type RingBoard, wayOf } from "./plan";

export const HOP = 90;

/** The events of both games that move pieces. */
export type MovingEvent =
  | { readonly event: "CameOut"; readonly who: number; readonly piece: number }
  | { readonly event: "Walked"; readonly who: number; readonly piece: number; readonly steps: number; readonly to: Place }
  | { readonly event: "Captured" | "ThrownOut"; readonly who: number; readonly piece: number }
  | {
      readonly event: "Swapped";
      readonly who: number;
      readonly piece: number;
      readonly to: number;
      readonly other: number;
      readonly other_piece: number;
      readonly other_to: number;
    };

/** How long a walk is shown: field by field, and a breath. */
export function walking(event: { readonly steps: number }): number {
  return Math.abs(event.steps) * HOP + 220;
}

/** Who does what is happening: not whom it happens to. */
export function acting(event: object | null): number | null {
  const { who, by } = (event ?? {}) as { who?: unknown; by?: unknown };
  return typeof by === "number" ? by : typeof who === "number" ? who : null;
}

export class Afoot {
  #basis = $state.raw<Pieces | null>(null);
  #places = $state.raw<Pieces>([]);
  /** Who hops right now, as seat and piece. */
  hopping = $state.raw<readonly [number, number] | null>(null);

  standing(pieces: Pieces): Pieces {
    return this.#basis === pieces ? this.#places : pieces;
  }

  /** Show an event; what is given back ends it early. */
  follow(board: RingBoard, event: { readonly event: string } | null): () => void {
    return untrack(() => {
      const moving = event as MovingEvent | null;
      switch (moving?.event) {
        case "CameOut":
          this.#put(board, moving.who, moving.piece, board.starts[moving.who] ?? 0);
          break;
        case "Captured":
        case "ThrownOut":
          this.#put(board, moving.who, moving.piece, "waiting");
          break;
        case "Swapped":
          this.#put(board, moving.who, moving.piece, moving.to);
          this.#put(board, moving.other, moving.other_piece, moving.other_to);
          break;
        case "Walked":
          return this.#hop(board, moving.who, moving.piece, moving.steps, moving.to);
        default:
      }
      return () => {};
    });
  }

  #hop(board: RingBoard, who: number, piece: number, steps: number, to: Place): () => void {
    const from = this.standing(board.pieces)[who]?.[piece - 1] ?? "waiting";
    const still = matchMedia("(prefers-reduced-motion: reduce)").matches;
    const way = still ? [to] : wayOf(board, who, from, steps, to);
    this.hopping = [who, piece - 1];
    const hop = (): void => {
      const next = way.shift();
      if (next === undefined) end();
      else this.#put(board, who, piece, next);
    };
    const timer = setInterval(hop, HOP);
    const end = (): void => {
      clearInterval(timer);
      this.hopping = null;
    };
    hop();
    return end;
  }

  #put(board: RingBoard, who: number, piece: number, place: Place): void {
    this.#places = this.standing(board.pieces).map((places, seat) => (seat === who ? places.with(piece - 1, place) : places));
    this.#basis = board.pieces;
  }
}
