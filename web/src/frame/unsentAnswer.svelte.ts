/** An answer that may still be undone: the page holds it back for a moment before it is sent. */
import type { AnyMove } from "@/games/board";

/** With less than this on the clock, in milliseconds, nothing is held back. */
const LAST_SECONDS = 5_000;

export class UnsentAnswer {
  /** What will be sent; null if nothing is held back. */
  move = $state.raw<AnyMove | null>(null);
  /** For how many milliseconds it is held back altogether. */
  milliseconds = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly send: (move: AnyMove) => void) {}

  /** Send it after so many milliseconds; at once if nobody looks, or if the time until `deadline` is short. */
  hold(move: AnyMove, milliseconds: number, deadline: number | null): void {
    this.drop();
    const wait = deadline === null ? milliseconds : Math.min(milliseconds, deadline - LAST_SECONDS - performance.now());
    if (wait <= 0 || document.hidden) {
      this.send(move);
      return;
    }
    this.move = move;
    this.milliseconds = wait;
    this.#timer = setTimeout(this.flush, wait);
    document.addEventListener("visibilitychange", this.#left);
    addEventListener("pagehide", this.flush);
  }

  /** Send what is held back now. */
  readonly flush = (): void => {
    const { move } = this;
    this.drop();
    if (move !== null) this.send(move);
  };

  /** Take it back: nothing is sent. */
  drop(): void {
    this.move = null;
    clearTimeout(this.#timer);
    document.removeEventListener("visibilitychange", this.#left);
    removeEventListener("pagehide", this.flush);
  }

  readonly #left = (): void => {
    if (document.hidden) this.flush();
  };
}
