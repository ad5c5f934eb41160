/** The drawings of one series of collectibles at a time: the board can be seen before they have come. */
import type { Drawing } from "../drawing";

export const FAMILIES = {
  A: async () => (await import("./pipes")).pipes,
  B: async () => (await import("./pots")).pots,
  C: async () => (await import("./masks")).masks,
  D: async () => (await import("./relics")).relics,
  E: async () => (await import("./toys")).toys,
  F: async () => (await import("./signs")).signs,
} as const satisfies Record<string, () => Promise<readonly Drawing[]>>;

export type Family = keyof typeof FAMILIES;

/** All of them, for the sprite of a board. */
export async function allPieces(): Promise<readonly Drawing[]> {
  return (await Promise.all(Object.values(FAMILIES).map((load) => load()))).flat();
}
