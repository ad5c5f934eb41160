/** Where it is shown what happened, event by event; all of it can be skipped, and nothing is shown to whoever wants it still. */
import { prefersReducedMotion } from "svelte/motion";
import type { AnyEvent, Moments } from "@/games/board";

const MOMENT = 420;

export class Stage {
  /** What is being shown; null at rest. */
  happening = $state.raw<AnyEvent | null>(null);
  #moments: Moments = {};
  #skip: (() => void) | null = null;
  #hurried = false;

  /** How long the events of this game take. */
  pace(moments: Moments): void {
    this.#moments = moments;
  }

  /** Show an event for its moment; the more wait behind it, the shorter. */
  async show(event: AnyEvent, behind = 0): Promise<void> {
    if (prefersReducedMotion.current || document.hidden || this.#hurried) return;
    this.happening = event;
    const moment = this.#moments[event.event] ?? MOMENT;
    await this.#moment((typeof moment === "number" ? moment : moment(event)) / (1 + behind));
  }

  /** Skip what is shown and what waits behind it. */
  hurry(): void {
    this.#hurried = this.happening !== null;
    this.#skip?.();
  }

  /** Everything was shown. */
  rest(): void {
    this.happening = null;
    this.#hurried = false;
  }

  #moment(milliseconds: number): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(done, milliseconds);
      this.#skip = done;
      function done(): void {
        clearTimeout(timer);
        resolve();
      }
    });
  }
}
