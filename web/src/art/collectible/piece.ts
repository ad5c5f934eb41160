/** What all collectibles share: the box, the pen, and where they stand. */
import type { Drawing } from "../drawing";
import { inked, placed } from "../ink/ink";

/** A collectible in a box of 100 by 100, from parts that lie one upon the other, the hindmost first. */
export function piece(card: string, fitted: string, parts: Readonly<Record<string, string>>): Drawing {
  const ink = inked(2.6, Object.values(parts).join(""));
  return { id: pieceId(card), box: "0 0 100 100", ink: fitted ? placed(fitted, ink) : ink };
}

/** The name in the page of the collectible with this series and number, such as "B2". */
export function pieceId(card: string): string {
  return `collectible-${card}`;
}
