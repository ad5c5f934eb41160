/** Who comes to the den: ten regulars, whom bots wear, and five guests, whom only people wear. */
export const REGULARS = ["badger", "fox", "owl", "hare", "hedgehog", "squirrel", "raven", "bear", "mouse", "toad"] as const;
export const GUESTS = ["cat", "stag", "boar", "goose", "mole"] as const;
export const ANIMALS = [...REGULARS, ...GUESTS] as const;

export type AnimalName = (typeof ANIMALS)[number];

/** Whether a word from elsewhere names an animal of the den. */
export function isAnimal(name: string | null | undefined): name is AnimalName {
  return (ANIMALS as readonly (string | null | undefined)[]).includes(name);
}
