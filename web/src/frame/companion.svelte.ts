/**
 * The companion of a first game: before a kind of question that is new to somebody it says what it means and what a sensible player looks
 * at. After a kind was met twice it is quiet; so it is, a step earlier, in the game after; and it can be sent away and called back.
 * What was met is kept in the browser.
 */
const KEPT = "companion";
/** So often a kind of question is met before it is known. */
const OFTEN = 2;

interface Acquaintance {
  /** How many games were played to their end with it. */
  readonly games: number;
  /** By kind of question, how often it was met. */
  readonly met: Readonly<Record<string, number>>;
}

interface Kept {
  readonly isAway: boolean;
  readonly games: Readonly<Record<string, Acquaintance>>;
}

const NEW: Acquaintance = { games: 0, met: {} };

export class Companion {
  #kept = $state.raw<Kept>(read());
  /** Whether it was called in this window: then it speaks at a table with other people, too. */
  isCalled = $state(false);

  /** Whether it is at this table at all. */
  isAt(game: string, people: number): boolean {
    return !this.#kept.isAway && (this.isCalled || (people === 1 && this.#of(game).games < OFTEN));
  }

  /** A question is met; whether there is something to say about it. */
  meets(game: string, about: string): boolean {
    const { games, met } = this.#of(game);
    const times = met[about] ?? 0;
    this.#keep({ ...this.#kept, games: { ...this.#kept.games, [game]: { games, met: { ...met, [about]: times + 1 } } } });
    return times < OFTEN - games;
  }

  /** A game has come to its end: in the next one it says less. */
  hasPlayed(game: string): void {
    const { games } = this.#of(game);
    this.#keep({ ...this.#kept, games: { ...this.#kept.games, [game]: { games: games + 1, met: {} } } });
  }

  /** Everything about this game once more, here and now. */
  call(game: string): void {
    this.isCalled = true;
    this.#keep({ isAway: false, games: { ...this.#kept.games, [game]: NEW } });
  }

  sendAway(): void {
    this.isCalled = false;
    this.#keep({ ...this.#kept, isAway: true });
  }

  #of(game: string): Acquaintance {
    return this.#kept.games[game] ?? NEW;
  }

  #keep(now: Kept): void {
    this.#kept = now;
    localStorage.setItem(KEPT, JSON.stringify(now));
  }
}

function read(): Kept {
  try {
    const { isAway, games } = JSON.parse(localStorage.getItem(KEPT) ?? "{}") as Partial<Kept>;
    const known = Object.entries(games ?? {}).filter(([, one]) => Number.isSafeInteger(one.games) && typeof one.met === "object");
    return { isAway: isAway === true, games: Object.fromEntries(known) };
  } catch {
    return { isAway: false, games: {} };
  }
}

export const companion = new Companion();
