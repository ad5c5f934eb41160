// Made by tools/typescript.py from the Python structs; not to be edited.

/** How a game ended. Places may be shared, and the first place may be empty. */
export interface Standing {
  readonly places: ReadonlyArray<number>;
  readonly scores: ReadonlyArray<number>;
}

/** What an ask can be about, and which paragraph of RULES.md rules it. */
export interface Question {
  readonly about: string;
  readonly paragraph: string;
}

/** All that one seat may know, and nothing else. */
export interface View<Move, Open, Remembered> {
  readonly game: string;
  readonly version: number;
  readonly seats: number;
  readonly seat: number | null;
  readonly asked: readonly number[];
  readonly about: string | null;
  readonly choices: readonly Move[];
  readonly standing: Standing | null;
  readonly open: Open;
  readonly remembered: Remembered | null;
}

/** How likely something is: so many of so many ways; each game's own say what. */
export interface Chance {
  readonly chance: string;
  readonly ways: number;
  readonly among: number;
}

/** Something that speaks for a move, or against it; each game's own say what. */
export interface Reason {
  readonly reason: string;
}

/** By struct and field: what holds a seat, seats, or one thing for every seat. */
export type Held = Readonly<Record<string, Readonly<Record<string, "seat" | "seats" | "by seat">>>>;
