/** A line of the loot book. */
export interface LootRow {
  readonly seat: number;
  readonly name: string;
  /** By round, those that are over. */
  readonly loot: readonly number[];
  readonly total: number;
  /** How much of it is new. */
  readonly gain: number;
  /** "1st". */
  readonly place?: string;
  readonly isMine?: boolean;
  readonly hasWon?: boolean;
}

/** The loot of every seat in each round that is over, from the sums after each of them. */
export function lootByRound(book: readonly (readonly number[])[], seat: number): number[] {
  return book.map((sums, round) => (sums[seat] ?? 0) - (book[round - 1]?.[seat] ?? 0));
}
