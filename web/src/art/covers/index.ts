/** The lids of the six boxes, as they stand on the shelf. */
import type { Drawing } from "../drawing";
import { adel } from "./adel";
import { klau } from "./klau";
import { rueck } from "./rueck";
import { teufel } from "./teufel";
import { tock } from "./tock";
import { wuerfel } from "./wuerfel";

const LIDS: Readonly<Record<string, Drawing>> = { rueck, teufel, adel, klau, tock, wuerfel };

export const drawings: readonly Drawing[] = Object.values(LIDS);

/** The lid of a game; nothing for a game that nobody has drawn yet. */
export function cover(game: string): Drawing | null {
  return LIDS[game] ?? null;
}
