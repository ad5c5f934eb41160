/** The eight robbers of a gang, by strength. */
import type { Drawing } from "../drawing";
import { inked } from "../ink/ink";
import { archer } from "./robbers/archer";
import { bruiser } from "./robbers/bruiser";
import { chief } from "./robbers/chief";
import { granny } from "./robbers/granny";
import { kid } from "./robbers/kid";
import { outlaw } from "./robbers/outlaw";
import { pickpocket } from "./robbers/pickpocket";
import { poacher } from "./robbers/poacher";

export const robbers: readonly Drawing[] = [kid, granny, pickpocket, poacher, outlaw, archer, bruiser, chief].map((ink, strength) => ({
  id: `rueck-robber-${strength}`,
  box: "0 0 100 140",
  ink: inked(2, ink),
}));

export function robber(strength: number): Drawing {
  const drawn = robbers[strength];
  if (!drawn) throw new Error(`No robber has strength ${strength}.`);
  return drawn;
}
