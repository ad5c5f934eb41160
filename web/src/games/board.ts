/** What the page knows of a game. A board holds no rules: it draws a view and offers the moves it was given. */
import type { Held, View } from "@/gen/core";
import type { GameScene } from "@/frame/contract";

/** One game as the page knows it; `load` fetches its board when it is first needed. */
export interface GameModule {
  readonly held: Held;
  /** What the game puts into the frame (`frame/contract.ts`). */
  readonly scene: GameScene;
}

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
