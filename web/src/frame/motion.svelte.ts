/** How each person likes the table: how fast things move, and how an answer is given. Kept in the browser. */

export const PACES = { calm: 1.5, normal: 1, brisk: 0.5, at_once: 0 } as const;
export type PaceName = keyof typeof PACES;

const isPace = (name: string | null): name is PaceName => name !== null && Object.hasOwn(PACES, name);

/** For so many seconds at most a dear answer can be undone, and for so many unless one says otherwise. */
export const LONGEST_UNDO = 8;
const USUAL_UNDO = 2;

export class Motion {
  #name = $state<PaceName>(this.#kept());
  #asks = $state(localStorage.getItem("ask-first") === "yes");
  #undo = $state(this.#keptUndo());

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

  /** For how many seconds an answer that costs much can be undone before it is sent. */
  get undo(): number {
    return this.#undo;
  }

  set undo(seconds: number) {
    this.#undo = Math.min(Math.max(seconds, 0), LONGEST_UNDO);
    localStorage.setItem("undo", String(this.#undo));
  }

  #keptUndo(): number {
    const kept = Number.parseInt(localStorage.getItem("undo") ?? "", 10);
    return kept >= 0 && kept <= LONGEST_UNDO ? kept : USUAL_UNDO;
  }

  #kept(): PaceName {
    const kept = localStorage.getItem("motion");
    return isPace(kept) ? kept : "normal";
  }
}

export const motion = new Motion();
