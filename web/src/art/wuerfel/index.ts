/** The die and what it stands on: for sheets and tests. What shows them takes them from their own modules. */
import type { Drawing } from "../drawing";
import { crown } from "./crown";
import { cup, litCup } from "./cup";
import { cube, flat } from "./dice";

const PIPS = [1, 2, 3, 4, 5, 6];

export const drawings: readonly Drawing[] = [
  ...PIPS.map((pips) => cube(pips)),
  ...PIPS.map((pips) => flat(pips)),
  flat(4, true),
  flat(null),
  cup,
  litCup,
  crown,
];
