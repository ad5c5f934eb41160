/** A moment of a game, and the address that names it. */

/** Whose eyes one looks through: those of a seat, all seats side by side, or a spectator's. */
export type From = number | "open" | null;

/** The moment that an address names: `?turn=12&from=open`. */
export function momentIn(search: string): { turn: number; from: From | undefined } | null {
  const asked = new URLSearchParams(search);
  const turn = asked.get("turn");
  if (turn === null || !/^\d{1,6}$/.test(turn)) return null;
  const from = asked.get("from");
  return {
    turn: Number(turn),
    from: from === "open" ? "open" : from !== null && /^\d$/.test(from) ? Number(from) : from === "nobody" ? null : undefined,
  };
}

/** The address of a moment. */
export function addressOf(table: string, turn: number, from: From): string {
  return `/t/${table}?${new URLSearchParams({ turn: String(turn), from: from === null ? "nobody" : String(from) })}`;
}
