/** A hint that was asked for: one sentence on the board, the figures beside it on demand. */
import type { Hint } from "@/gen/wire";
import { api } from "@/network/api";
import { Attempt } from "@/network/attempt.svelte";

/** A mix that gives one answer so much needs no word about mixing. */
const SETTLED = 0.9;
/** By so much of the wins the best is clearly better than the next. */
const CLEAR = 0.1;

/** How far the best answer is ahead: the only one, one of a mix, by a hair, clearly, or neither. */
export type Lead = "only" | "mixed" | "hair" | "clear" | "plain";

export function leadOf({ moves }: Pick<Hint, "moves">): Lead {
  const [best, next] = moves;
  if (!best || !next) return "only";
  if (best.is_mixed && best.part < SETTLED) return "mixed";
  if (moves.filter(({ is_best }) => is_best).length > 1) return "hair";
  return next.behind >= CLEAR ? "clear" : "plain";
}

export class HintRequest {
  readonly attempt = new Attempt();
  told = $state.raw<Hint | null>(null);
  /** Whether its sentence lies on the board. */
  isOpen = $state(false);

  async ask(table: string, seat: number): Promise<void> {
    this.isOpen = true;
    this.told = (await this.attempt.to(() => api.hint(table, seat))) ?? null;
  }

  /** A hint is for one question: when the table has gone on it is of no use. */
  at(turn: number): Hint | null {
    return this.told?.turn === turn ? this.told : null;
  }

  close(): void {
    this.isOpen = false;
  }
}
