/** What a card shows. */
export type Sign = "A" | "B" | "C" | "D" | "E" | "F" | "cheque" | "thief" | "detective" | "exhibition" | "nothing" | "auction" | "castle";
