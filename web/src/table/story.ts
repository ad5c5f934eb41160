/** What happened at a table, step by step. */
import type { AnyEvent, AnyView } from "@/games/board";
import type { Chapter, SeatChange } from "@/gen/wire";

/** What the log tells: something that happened in the game, or who came, went, or let a bot play. */
export type LogLine = { readonly turn: number; readonly event: AnyEvent } | { readonly turn: number; readonly note: Note };

export type Note = SeatChange;

export function linesOf({ turn, events, changes }: Chapter): LogLine[] {
  return [...(events as readonly AnyEvent[]).map((event) => ({ turn, event })), ...changes.map((note) => ({ turn, note }))];
}

/** What happened at one step, and the table after it. */
export interface Scene {
  /** Whether it was shown before. */
  readonly isAgain?: boolean;
  readonly turn: number;
  readonly events: readonly AnyEvent[];
  readonly view: AnyView | null;
}
