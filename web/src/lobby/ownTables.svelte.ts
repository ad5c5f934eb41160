/** The tables that this device sits at: what they are, and whom they wait for. */
import type { AtTable, TableCard } from "@/gen/wire";
import { api } from "@/network/api";

/** No more of them are looked at. */
const MOST = 6;

export interface OwnTable {
  readonly card: TableCard;
  readonly seats: readonly number[];
  readonly waiting: readonly number[];
  /** Whether it waits for this device. */
  readonly isAsked: boolean;
}

function own(card: TableCard, at: AtTable): OwnTable {
  return { card, seats: at.seats, waiting: at.waiting, isAsked: at.seats.some((seat) => at.waiting.includes(seat)) };
}

/** How soon one wants to see it: one's turn, games that run, tables that have not begun. */
function rank({ isAsked, card }: OwnTable): number {
  return isAsked ? 0 : card.standing === "running" ? 1 : 2;
}

class OwnTables {
  all = $state.raw<readonly OwnTable[]>([]);

  /** Look at them; a table that was cleared away in the meantime is not there. */
  async look(tables: readonly string[]): Promise<void> {
    const found = await Promise.all(
      tables.slice(0, MOST).map(async (table) => {
        const [card, at] = await Promise.all([api.table(table), api.mine(table)]).catch(() => [null, null]);
        return card && at ? own(card, at) : null;
      }),
    );
    const still = found.filter((one) => one !== null).filter(({ card }) => card.standing !== "over");
    this.all = still.sort((one, other) => rank(one) - rank(other));
  }

  /** Get up for good: bots play a game that runs to its end. */
  async leave({ card, seats }: OwnTable): Promise<void> {
    for (const seat of seats) await api.leave(card.table, seat);
    this.all = this.all.filter((one) => one.card.table !== card.table);
  }
}

export const ownTables = new OwnTables();
