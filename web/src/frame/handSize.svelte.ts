/** How large the cards in one's hand are drawn; the board keeps its place. Kept in the browser. */

export const HAND_SIZES = ["small", "usual", "large"] as const;
export type HandSizeName = (typeof HAND_SIZES)[number];

const KEPT = "hand-size";

class HandSize {
  #name = $state<HandSizeName>(HAND_SIZES.find((name) => name === localStorage.getItem(KEPT)) ?? "usual");

  get name(): HandSizeName {
    return this.#name;
  }

  set name(wanted: HandSizeName) {
    this.#name = wanted;
    localStorage.setItem(KEPT, wanted);
  }
}

export const handSize = new HandSize();
