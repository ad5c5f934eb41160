/** The cards of a heap, in the order in which they are held. */
import { type Card, signOf, SIGNS, SUITS, suitsOf } from "@/art/klau/naming";

export { type Card, type Suit, suitsOf } from "@/art/klau/naming";

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
