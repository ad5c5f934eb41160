/** What a card's name tells of its face: its suits and its sign. */
import type { Laid, Open } from "@/gen/klau";

export type Card = Laid["card"];
export type Suit = NonNullable<Open["wish"]>;

export const SUITS: readonly Suit[] = ["red", "yellow", "green", "blue"];
export const NUMBERS = ["1", "2", "3", "4"] as const;
/** What each suit has once or more. */
export const TOOLS = ["keyhole", "small_safe", "big_safe", "crook", "swap"] as const;
/** What has no suit. */
export const LONERS = ["watchdog", "police", "bomb", "fence"] as const;
export const SIGNS = [...NUMBERS, "keyhole", "small_safe", "big_safe", "plan", "crook", "swap", ...LONERS] as const;
export type Sign = (typeof SIGNS)[number];

export function suitsOf(card: Card): Suit[] {
  return SUITS.filter((suit) => card.split("_").includes(suit));
}

export function signOf(card: Card): Sign {
  return SIGNS.find((sign) => card === sign || card.endsWith(`_${sign}`)) ?? "fence";
}

/** The suits of every plan there may be: house rules may print cards with three or four. */
function mixtures(): Suit[][] {
  const masks = Array.from({ length: 2 ** SUITS.length - 1 }, (_, mask) => mask + 1);
  return masks.map((mask) => SUITS.filter((_, bit) => (mask >> bit) & 1));
}

/** Every card that may lie on a table. */
export const CARDS: readonly Card[] = [
  ...SUITS.flatMap((suit) => [...NUMBERS, ...TOOLS].map((sign) => `${suit}_${sign}` as Card)),
  ...mixtures().map((suits) => `${suits.join("_")}_plan` as Card),
  ...LONERS,
];
