/** What a game dresses its players in: one module for each costume, loaded by the games that wear it. */
import { n } from "../../ink/ink";
import type { Animal } from "../animal";

export const COSTUMES = ["robber", "thief", "noble", "stoker", "racer"] as const;
export type CostumeName = (typeof COSTUMES)[number];

/** A head dressed: what lies behind it, round its neck, under its eyes and over all. */
export interface Dress {
  /** The scarf of the house if it is left out. */
  readonly collar?: string;
  readonly behind?: string;
  readonly under?: string;
  readonly over: string;
  /** The ears come through the hat. */
  readonly earsThrough?: boolean;
  /** The ears stand out sideways beside a wig. */
  readonly earsAside?: boolean;
  /** Shut eyes need light lashes. */
  readonly darkMask?: boolean;
}

export interface Costume {
  readonly name: CostumeName;
  readonly dress: (animal: Animal) => Dress;
}

/** A hat; the middle of its brim is 0,0, and a head is about 48 wide there. */
export interface Hat {
  readonly ink: string;
  /** It stands upright, however the animal wears others. */
  readonly upright?: boolean;
  /** It would swallow pointed ears. */
  readonly covering?: boolean;
  /** It pushes pointed ears aside, and sits lower. */
  readonly wig?: boolean;
  /** Goggles: no ear has to come through them. */
  readonly eyewear?: boolean;
  /** Bristles pierce it. */
  readonly pierced?: boolean;
}

/** Where quills come through a hat: right, up, degrees. */
const PIERCED = [
  [14, 3, -24],
  [24, -4, -9],
  [36, -5, 6],
  [47, 0, 22],
];

const pierced = PIERCED.map(
  ([x, y, degrees]) =>
    `<path transform="translate(${x} ${y}) rotate(${degrees})" d="M-3.6 3.5L0 -9L3.6 3.5Q0 5.5 -3.6 3.5Z" fill="#6b513c" stroke-width="1.6"/>`,
).join("");

function hatOn(animal: Animal, hat: Hat): string {
  const { x, y, scale, tilt } = animal.hat;
  const lower = hat.wig ? (animal.scarfOver ? -3 : 2) : 0;
  const turn = hat.upright || hat.wig || hat.eyewear ? 0 : tilt;
  return `<g transform="translate(${x} ${y + lower}) rotate(${turn}) scale(${scale})" stroke-width="${n(2 / scale)}">${hat.ink}</g>`;
}

/** Everything of a dress that follows from the hat. */
export function hatted(animal: Animal, hat: Hat): Pick<Dress, "behind" | "over" | "earsThrough" | "earsAside"> {
  const drawn = hatOn(animal, hat);
  const through = animal.hat.ears?.through;
  return {
    ...(animal.hat.behind ? { behind: drawn, over: "" } : { over: drawn + (animal.bristles && hat.pierced ? pierced : "") }),
    earsThrough: !hat.eyewear && (through === "any" || (through === "covering" && hat.covering === true)),
    earsAside: hat.wig === true && through === "covering",
  };
}
