/** How each person likes the table: how fast things move, and whether one is asked before one plays. Kept in the browser. */

export const PACES = { calm: 1.5, normal: 1, brisk: 0.5, at_once: 0 } as const;
export type PaceName = keyof typeof PACES;

const isPace = (name: string | null): name is PaceName => name !== null && Object.hasOwn(PACES, name);

class Motion {
  #name = $state<PaceName>(this.#kept());
  #asks = $state(localStorage.getItem("ask-first") === "yes");

  get name(): PaceName {
    return this.#name;
  }

  set name(wanted: PaceName) {
    this.#name = wanted;
    localStorage.setItem("motion", wanted);
  }

  /** By how much everything takes longer or shorter; 0 where nothing is shown on the way. */
  get pace(): number {
    return PACES[this.#name];
  }

  /** Whether a tap only chooses, and a button does it. */
  get asksFirst(): boolean {
    return this.#asks;
  }

  set asksFirst(wanted: boolean) {
    this.#asks = wanted;
    localStorage.setItem("ask-first", wanted ? "yes" : "no");
  }

  #kept(): PaceName {
    const kept = localStorage.getItem("motion");
    return isPace(kept) ? kept : "normal";
  }
}

export const motion = new Motion();
