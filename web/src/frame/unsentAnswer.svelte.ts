/** An answer, or a chain of them, that may still be undone: the page holds it back for a moment before it is sent. */
import type { AnyMove } from "@/games/board";

/** With less than this on the clock, in milliseconds, nothing is held back. */
const LAST_SECONDS = 5_000;

export class UnsentAnswer {
  /** What will be sent; empty if nothing is held back. */
  #moves = $state.raw<readonly AnyMove[]>([]);
  /** For how many milliseconds it is held back altogether. */
  milliseconds = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly send: (moves: readonly AnyMove[]) => void) {}

  /** The last of what will be sent; null if nothing is held back. */
  get move(): AnyMove | null {
    return this.#moves.at(-1) ?? null;
  }

  /** Send them after so many milliseconds; at once if nobody looks, or if the time until `deadline` is short. */
  hold(moves: readonly AnyMove[], milliseconds: number, deadline: number | null): void {
    this.drop();
    const wait = deadline === null ? milliseconds : Math.min(milliseconds, deadline - LAST_SECONDS - performance.now());
    if (wait <= 0 || document.hidden) {
      this.send(moves);
      return;
    }
    this.#moves = moves;
    this.milliseconds = wait;
    this.#timer = setTimeout(this.flush, wait);
    document.addEventListener("visibilitychange", this.#left);
    addEventListener("pagehide", this.flush);
  }

  /** Send what is held back now. */
  readonly flush = (): void => {
    const moves = this.#moves;
    this.drop();
    if (moves.length) this.send(moves);
  };

  /** Take them back: nothing is sent. */
  drop(): void {
    this.#moves = [];
    clearTimeout(this.#timer);
    document.removeEventListener("visibilitychange", this.#left);
    removeEventListener("pagehide", this.flush);
  }

  readonly #left = (): void => {
    if (document.hidden) this.flush();
  };
}
