/** The 45 collectibles of Adel verpflichtet. A board loads them by family; see families.ts. */
import type { Drawing } from "../drawing";
import { masks } from "./masks";
import { pipes } from "./pipes";
import { pots } from "./pots";
import { relics } from "./relics";
import { signs } from "./signs";
import { toys } from "./toys";

export const drawings: readonly Drawing[] = [...pipes, ...pots, ...masks, ...relics, ...toys, ...signs];
