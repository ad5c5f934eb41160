/** All that is drawn for Klau Mau!: cards, the back room, what is said and stolen there, and how an evening ends. */
import type { Drawing } from "../drawing";
import { cards } from "./cards";
import { arrest } from "./constable";
import { crowning, fingers, holding, landlady } from "./landlady";
import { signs } from "./signs";
import { emptyPanes, policePane } from "./windows";

export { back, cardOf } from "./cards";
export { type Card, signOf, type Suit, SUITS, suitsOf } from "./naming";
export { type LootRow, lootByRound } from "./rows";
export { bag } from "./signs";
export { tileOf } from "./suits";

export const drawings: readonly Drawing[] = [...cards, policePane, ...emptyPanes, ...signs, arrest, landlady, crowning, holding, fingers];
