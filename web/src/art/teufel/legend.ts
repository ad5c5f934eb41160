/** What is written on the oven: words and numbers that the board hands in. */
import type { Attachment } from "svelte/attachments";

export interface Legend {
  /** How many pieces are left, as in "24 in the oven". */
  readonly left: string;
  readonly bank: string;
  /** How many of the pieces left are devils, where the chances are on show: a share for the needle, and its words. */
  readonly chance?: { readonly share: number; readonly label: string } | null;
}

/** The mouth as something to touch: what it is called, and what a touch does. */
export interface Touch {
  readonly label: string;
  readonly turn: () => void;
  /** What else is to be made of the mouth. */
  readonly attach?: Attachment;
}
