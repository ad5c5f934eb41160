/** How a card is drawn: its suits and its sign, read from its name. */
import type { Laid, Open } from "@/gen/klau";

export type Card = Laid["card"];
export type Suit = NonNullable<Open["wish"]>;
export type Sign =
  "1" | "2" | "3" | "4" | "keyhole" | "small_safe" | "big_safe" | "plan" | "crook" | "swap" | "police" | "fence" | "watchdog" | "bomb";

export const SUITS: readonly Suit[] = ["red", "yellow", "green", "blue"];
const SIGNS: readonly Sign[] = [
  "1",
  "2",
  "3",
  "4",
  "keyhole",
  "small_safe",
  "big_safe",
  "plan",
  "crook",
  "swap",
  "watchdog",
  "police",
  "bomb",
  "fence",
];

export function suitsOf(card: Card): Suit[] {
  return SUITS.filter((suit) => card.split("_").includes(suit));
}

export function signOf(card: Card): Sign {
  return SIGNS.find((sign) => card === sign || card.endsWith(`_${sign}`)) ?? "fence";
}

export interface Copy {
  readonly card: Card;
  /** Which of several alike cards. */
  readonly place: number;
}

/** Every card of a heap by itself: by suit, then by sign, those without a suit last. */
export function spread(cards: Partial<Record<Card, number>>): Copy[] {
  return (Object.keys(cards) as Card[])
    .sort((one, other) => rank(one) - rank(other))
    .flatMap((card) => Array.from({ length: cards[card] ?? 0 }, (_, place) => ({ card, place })));
}

function rank(card: Card): number {
  const suits = suitsOf(card);
  const first = suits[0] === undefined ? SUITS.length : SUITS.indexOf(suits[0]);
  return first * 1000 + SIGNS.indexOf(signOf(card)) * 10 + suits.length;
}
