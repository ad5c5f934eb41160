/** What every board is given, and what it gives back. A board holds no rules: it draws a view and offers the moves it was given. */
import type { Component, Snippet } from "svelte";
import type { Held, View } from "@/gen/core";
import type { GameScene } from "@/frame/contract";
import type { Speaker } from "@/i18n/speaker";

export interface BoardProps<GameView, Move, GameEvent> {
  readonly view: GameView;
  readonly names: readonly string[];
  /** Who has answered the open ask; what they answered lies face down. */
  readonly sealed: readonly number[];
  /** What is being shown right now; null when the table is at rest. */
  readonly happening: GameEvent | null;
  /** One's own choice so far: picked, perhaps sealed already. */
  readonly picked: Move | null;
  /** Picks an answer; null takes it back. */
  readonly pick: (move: Move | null) => void;
  /** The question, or what is happening; it stands above one's own place. */
  readonly asking?: Snippet;
  readonly speaker: Speaker;
}

/** One game as the page knows it; `load` fetches its board when it is first needed. */
export interface GameModule {
  readonly held: Held;
  /** What the game puts into the frame (`frame/contract.ts`). */
  readonly scene?: GameScene;
  // Every board has its own types of view, move and event; the table hands them through unread.
  /** The board of a game that is not in the frame yet. */
  // eslint-disable-next-line @typescript-eslint/no-explicit-any -- as said above
  readonly Board?: Component<any>;
  /** The kinds of move that this board itself lets one pick, by pointer and by keyboard; the others become buttons below it. */
  readonly onBoard?: readonly string[];
  /** How long an event is shown, in milliseconds; those that are not named take a moment. */
  readonly moments?: Moments;
}

// Some events take as long as what they tell, a walk for example; each reads its own type of event.
// eslint-disable-next-line @typescript-eslint/no-explicit-any -- as said above
export type Moments = Readonly<Record<string, number | ((event: any) => number)>>;

export type AnyView = View<object, object, object>;
export type AnyMove = object;
export type AnyEvent = { readonly event: string };

/** Whether two things that are told as JSON say the same: two moves are the same answer, two house rules the same rule. */
export function same(one: unknown, other: unknown): boolean {
  return one === other || JSON.stringify(one) === JSON.stringify(other);
}

/** The other seats as one sees them: clockwise, from the left. */
export function roundTheTable(seat: number, seats: number): number[] {
  return Array.from({ length: seats - 1 }, (_, step) => (seat + 1 + step) % seats);
}
