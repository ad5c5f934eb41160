/** What a head is made of; each animal of the den is one such value. */
import type { AnimalName } from "./animals";
import type { Mood } from "./moods";

export interface Fur {
  readonly coat: string;
  readonly shade: string;
  readonly arm: string;
  readonly armShade: string;
}

/** An ear, an antler, a crest: it hangs when ashamed and stands up when shocked, turning round its root. */
export interface Ear {
  readonly ink: string;
  readonly root: readonly [number, number];
  readonly droop: number;
  /** Degrees when pricked up; the usual few if it is not said. */
  readonly prick?: number;
}

export interface Eye {
  readonly x: number;
  readonly y: number;
  readonly r: number;
  /** How much wider and higher than a circle. */
  readonly wide?: number;
  readonly high?: number;
  /** Degrees by which the outer corner is lifted. */
  readonly tilt?: number;
  readonly white?: string;
  readonly lid: string;
  /** How far open when calm: 1 without a lid, 0 half shut. */
  readonly open?: number;
  readonly slant?: number;
  /** How much it grows when shocked. */
  readonly stare?: number;
  readonly pupil?: number;
  /** A pupil that lies, as a toad's does. */
  readonly flat?: boolean;
  readonly edge?: number;
  /** The colour of the shut eye where ink would be lost on the fur. */
  readonly lash?: string;
}

export interface Brow {
  readonly width: number;
  /** How far above the eye. */
  readonly gap: number;
  readonly colour?: string;
}

/** Where a hat sits: the middle of its brim. */
export interface HatPlace {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
  readonly tilt: number;
  /** The hat is drawn behind the eyes. */
  readonly behind?: boolean;
  /** Ears that come through any hat, or through those that would swallow them: drawn again above this height, with the slits. */
  readonly ears?: { readonly through: "any" | "covering"; readonly above: number; readonly slits: string };
}

export interface Animal {
  readonly name: AnimalName;
  readonly fur: Fur;
  readonly paw: "paw" | "wing" | "toad" | "hoof";
  readonly pad?: string;
  /** Bristles grow and shrink instead of hanging. */
  readonly bristles?: boolean;
  readonly ears: readonly Ear[];
  readonly skull: string;
  /** The edge of the skull, drawn again over its shade. */
  readonly outline: string;
  /** A tail beside the head. */
  readonly tail?: string;
  readonly nose: string;
  readonly noseUnderMouth?: boolean;
  readonly eyes: readonly [Eye, Eye];
  readonly brow: Brow | null;
  readonly mouth: (mood: Mood) => string;
  /** The mouth is not made larger on small discs. */
  readonly ownMouth?: boolean;
  /** A mouth that cannot purse its lips whistles with the thinking one. */
  readonly stiffMouth?: boolean;
  readonly glasses?: (mood: Mood) => string;
  readonly cheeks: { readonly at: readonly number[]; readonly y: number };
  /** Where the drop of sweat begins. */
  readonly sweat: readonly [number, number];
  readonly hat: HatPlace;
  /** A mask: how much wider than the eyes; null for those who were born with one. */
  readonly mask: { readonly grow?: number } | null;
  /** Dark fur: mask in the seat's colour, soot in grey. */
  readonly dark?: boolean;
  /** The neck is so long that the scarf lies over it. */
  readonly scarfOver?: boolean;
  /** How the head lies in a disc: to the right, down, scale. */
  readonly fit: readonly [number, number, number];
  /** How far to the right the head sits on a body. */
  readonly lean?: number;
}
