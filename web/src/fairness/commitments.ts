/** What this browser saw and gave before the deal, table by table: afterwards the record must say the same. */

export interface TableCommitments {
  /** The first hash that was seen of the table's seed, and whether that was before the deal. */
  readonly commitment?: string;
  readonly isEarly?: boolean;
  /** What was added to the luck, by seat. */
  readonly added?: Readonly<Record<number, string>>;
}

/** Its older name: what browsers have kept under it is still to be found. */
const STORAGE_KEY = "promises";
/** The house forgets its tables after weeks; nobody has more of them in mind. */
const MOST = 40;

type Kept = ReadonlyArray<readonly [table: string, commitments: TableCommitments]>;

function all(): Kept {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(STORAGE_KEY) ?? "[]");
    return Array.isArray(kept) ? (kept as Kept) : [];
  } catch {
    return []; // a browser that keeps nothing, or something else lies there
  }
}

export function commitmentsOf(table: string): TableCommitments {
  return all().find(([name]) => name === table)?.[1] ?? {};
}

function keep(table: string, more: TableCommitments): void {
  const others = all().filter(([name]) => name !== table);
  const kept: Kept = [...others, [table, { ...commitmentsOf(table), ...more }] as const].slice(-MOST);
  try {
    localStorage.setItem(STORAGE_KEY, JSON.stringify(kept));
  } catch {
    // A browser that keeps nothing: afterwards it will say so.
  }
}

/** A hash was shown; only the first one counts. */
export function rememberCommitment(table: string, commitment: string, isEarly: boolean): void {
  if (commitmentsOf(table).commitment === undefined) keep(table, { commitment, isEarly });
}

/** Something was added to the luck for these seats. */
export function rememberContribution(table: string, seats: readonly number[], contribution: string): void {
  const added = Object.fromEntries(seats.map((seat) => [seat, contribution]));
  keep(table, { added: { ...commitmentsOf(table).added, ...added } });
}
