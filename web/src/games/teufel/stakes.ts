/** The stakes that one may choose, and which of them stand there as ready stacks. */
import type { Move, Stake } from "@/gen/teufel";
import type { TeufelScene } from "./stage";

/** How many stacks there are room for, the one with everything not counted. */
const STACKS = 10;

export function stakesOf(scene: TeufelScene): readonly Stake[] {
  return scene.choices.filter((move: Move): move is Stake => move.move === "Stake");
}

/** Every ten as far as there is room; else every twenty, and everything at the end. */
export function stairOf(stakes: readonly Stake[]): readonly Stake[] {
  if (stakes.length <= STACKS + 1) return stakes;
  const twenties = stakes.filter(({ chips }) => chips > 0 && chips % 20 === 0).slice(0, STACKS);
  return [...twenties, ...stakes.slice(-1).filter((all) => !twenties.includes(all))];
}
