/** The cards of Tock: for sheets and tests. What shows them takes them from their own modules. */
import type { Drawing } from "../drawing";
import { back } from "./back";
import { face, isPainted } from "./faces";

const RANKS = ["ace", "2", "3", "4", "5", "6", "7", "8", "9", "10", "jack", "queen", "king"];

export const drawings: readonly Drawing[] = [
  ...RANKS.flatMap((rank) => (isPainted(rank) ? [face(rank, false), face(rank, true)] : [face(rank, false)])),
  back(),
  ...[0, 1, 2, 3, 4, 5].map((seat) => back(seat)),
];
