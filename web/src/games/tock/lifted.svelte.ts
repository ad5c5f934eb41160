/** The card that one has lifted out of the hand, before a piece is chosen for it. */
import { cardOf, type Rank, type TockScene } from "./reaches";

class Lifted {
  #view = $state.raw<object | null>(null);
  #at = $state<number | null>(null);
  /** The card that one is at, lifted or not: what it would do for the partner is shown. */
  looked = $state<Rank | null>(null);
  #why = $state<string | null>(null);

  /** Its place in the hand: the one lifted, or the only rank that can be played. */
  at(scene: TockScene): number | null {
    const { about, open } = scene.view;
    if (about !== "play" || !scene.choices.length) return null;
    if (this.#view === scene.view && this.#at !== null) return this.#at;
    const ranks = new Set(scene.choices.map(cardOf).filter((rank) => rank !== null));
    const only = ranks.size === 1 ? open.hand.findIndex((rank) => ranks.has(rank)) : -1;
    return only < 0 ? null : only;
  }

  rank(scene: TockScene): Rank | null {
    const at = this.at(scene);
    return at === null ? null : (scene.view.open.hand[at] ?? null);
  }

  lift(scene: TockScene, at: number): void {
    this.#view = scene.view;
    this.#at = at;
    this.#why = null;
  }

  /** Why a card cannot be played, where one has touched it. */
  why(scene: TockScene): string | null {
    return this.#view === scene.view ? this.#why : null;
  }

  tell(scene: TockScene, why: string): void {
    if (this.#view !== scene.view) this.#at = null;
    this.#view = scene.view;
    this.#why = why;
  }
}

/** What is lifted at the table one is asked at: hand, board and deeds share it, and another view knows nothing of it. */
export const lifted = new Lifted();
