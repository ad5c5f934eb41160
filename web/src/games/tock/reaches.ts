/** What the moves of Tock do on the board, read off the moves themselves and what lies there. */
import type { Move, Open } from "@/gen/tock";
import { type Place, endOf } from "../ring/plan";
import type { Reach } from "../ring/reach";

type Card = Open["hand"][number];

/** The card a move plays or gives; null for what goes on with a card already played. */
export function cardOf(move: Move): Card | null {
  switch (move.move) {
    case "Give":
    case "Walk":
    case "BringOut":
      return move.card;
    case "PlaySeven":
      return "7";
    case "Swap":
      return "jack";
    default:
      return null;
  }
}

/** Partners sit opposite each other. */
export function opposite(seat: number, seats: number): number {
  return (seat + seats / 2) % seats;
}

function walk(open: Open, move: Move, seat: number, piece: number, steps: number, target: boolean): Reach<Move> {
  const from = open.pieces[seat]?.[piece - 1] ?? "waiting";
  return { move, seat, pieces: [piece - 1], to: endOf(open, seat, from, steps, target) };
}

/** Null for moves that take up no piece. */
export function reachOf(open: Open, move: Move): Reach<Move> | null {
  const colour = open.seven?.colour ?? open.colour ?? 0;
  const places: readonly Place[] = open.pieces[colour] ?? [];
  switch (move.move) {
    case "BringOut":
      return {
        move,
        seat: colour,
        pieces: places.flatMap((place, piece) => (place === "waiting" ? [piece] : [])),
        to: open.starts[colour] ?? null,
      };
    case "Walk":
      return walk(open, move, colour, move.piece, move.steps, move.target);
    case "Part":
      return walk(open, move, move.partners ? opposite(colour, open.pieces.length) : colour, move.piece, move.steps, move.target);
    case "Swap":
      return { move, seat: colour, pieces: [move.piece - 1], to: open.pieces[move.other]?.[move.other_piece - 1] ?? null };
    case "Capture":
      return { move, seat: move.whose, pieces: [move.piece - 1], to: null };
    default:
      return null;
  }
}
