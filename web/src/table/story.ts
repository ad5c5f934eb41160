/** What happened at a table, step by step. */
import { type AnyEvent, type AnyView, same } from "@/games/board";
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

/** The lines of a log that are not yet in the story. */
export function newsAfter(chapters: readonly Chapter[], log: readonly LogLine[]): LogLine[] {
  const told = chapters.flatMap(linesOf);
  const since = chapters.at(-1)?.turn ?? -1;
  return log.filter((line) => line.turn > since || ("note" in line && line.turn === since && !told.some((one) => same(one, line))));
}

/** What happened stands in the log before who came and went since, although it is shown later. */
export function write(log: LogLine[], turn: number, event: AnyEvent): void {
  const before = log.findLastIndex((line) => line.turn < turn || (line.turn === turn && "event" in line));
  log.splice(before + 1, 0, { turn, event });
}
