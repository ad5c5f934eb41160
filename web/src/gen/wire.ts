// Made by tools/typescript.py from the Python structs; not to be edited.

/** My answer to that ask; it may be changed until the last one is in. */
export interface Answer {
  readonly kind: "Answer";
  readonly turn: number;
  readonly move: unknown;
}

/** What would come of these answers of mine, one after the other? Nothing is answered. */
export interface Try {
  readonly kind: "Try";
  readonly turn: number;
  readonly moves: ReadonlyArray<unknown>;
}

/** My answers to that ask and to those that follow from it, one after the other; none of them if one is not legal. */
export interface Chain {
  readonly kind: "Chain";
  readonly turn: number;
  readonly moves: ReadonlyArray<unknown>;
}

/** I have looked at the table: luck may go on. */
export interface Ready {
  readonly kind: "Ready";
}

/** Something for everybody at the table to read. */
export interface Say {
  readonly kind: "Say";
  readonly text: string;
}

/** A quick reaction. */
export interface React {
  readonly kind: "React";
  readonly sign: "bravo" | "hurry" | "laugh" | "ouch" | "thanks" | "wow";
}

/** I am back: the bot may leave my seat. */
export interface Return {
  readonly kind: "Return";
}

/** The last number I have seen; tell me everything since. */
export interface Resume {
  readonly kind: "Resume";
  readonly n: number;
}

/** Are you there? */
export interface Ping {
  readonly kind: "Ping";
}

/** Who sits on a seat. */
export interface SeatCard {
  readonly sits: "bot" | "nobody" | "person" | "reserved";
  readonly name: string;
  readonly animal: "badger" | "bear" | "boar" | "cat" | "fox" | "goose" | "hare" | "hedgehog" | "mole" | "mouse" | "owl" | "raven" | "squirrel" | "stag" | "toad" | null;
  readonly level: string | null;
  readonly cause: "absent" | "host" | "left" | "timed_out" | null;
  readonly here: boolean;
  readonly looks: boolean;
  readonly rates: Partial<Record<"bluff" | "doubt" | "risk", number>>;
}

/** Somebody who asks the host for the chair of a bot. */
export interface Asker {
  readonly id: string;
  readonly seat: number;
  readonly name: string;
  readonly animal: "badger" | "bear" | "boar" | "cat" | "fox" | "goose" | "hare" | "hedgehog" | "mole" | "mouse" | "owl" | "raven" | "squirrel" | "stag" | "toad" | null;
}

/** How a game ended. */
export interface FinalStanding {
  readonly places: ReadonlyArray<number>;
  readonly scores: ReadonlyArray<number>;
}

/** A table as the lobby shows it: everything there is to know before one joins. */
export interface TableCard {
  readonly table: string;
  readonly code: string;
  readonly game: string;
  readonly house: Partial<Record<string, unknown>>;
  readonly clock: number;
  readonly pace: "at_once" | "brisk" | "easy";
  readonly level: string;
  readonly rates: Partial<Record<"bluff" | "doubt" | "risk", number>>;
  readonly listed: boolean;
  readonly odds: "after" | "off" | "on";
  readonly hints: boolean;
  readonly standing: "open" | "over" | "running";
  readonly people: ReadonlyArray<SeatCard>;
  readonly commitment: string;
  readonly opened: boolean;
  readonly ended: FinalStanding | null;
  readonly forgets: string | null;
  readonly forced: "ask" | "play";
}

/** Somebody said something; seat None for a spectator. */
export interface Talk {
  readonly kind: "Talk";
  readonly n: number;
  readonly seat: number | null;
  readonly name: string;
  readonly text: string;
  readonly at: number;
}

/** What everybody may know of the table's luck; the seed once the game is over. */
export interface Fairness {
  readonly commitment: string;
  readonly contributions: ReadonlyArray<string>;
  readonly seed: string | null;
}

/** Everything there is to know, for one who comes or comes back. */
export interface Hello {
  readonly kind: "Hello";
  readonly n: number;
  readonly turn: number;
  readonly seat: number | null;
  readonly host: boolean;
  readonly table: TableCard;
  readonly fair: Fairness;
  readonly view: unknown;
  readonly sealed: ReadonlyArray<number>;
  readonly kept: unknown;
  readonly forced: unknown;
  readonly left: number | null;
  readonly talk: ReadonlyArray<Talk>;
  readonly rematch: string | null;
  readonly askers: ReadonlyArray<Asker>;
  readonly compiled: boolean;
}

/** All answers are in: what happened, and what lies on the table now. */
export interface Step {
  readonly kind: "Step";
  readonly n: number;
  readonly turn: number;
  readonly events: ReadonlyArray<unknown>;
  readonly view: unknown;
  readonly forced: unknown;
  readonly left: number | null;
  readonly fair: Fairness | null;
}

/** Somebody has answered; nobody else knows what. */
export interface Sealed {
  readonly kind: "Sealed";
  readonly n: number;
  readonly seat: number;
}

/** To all devices of a seat: this is your answer, as long as you do not change it. */
export interface Kept {
  readonly kind: "Kept";
  readonly turn: number;
  readonly move: unknown;
}

/** To the device that asked: what would come of these answers, as far as its seat can know. */
export interface Tried {
  readonly kind: "Tried";
  readonly turn: number;
  readonly moves: ReadonlyArray<unknown>;
  readonly view: unknown;
  readonly whole: boolean;
}

/** A bot plays for somebody, or somebody plays again. */
export interface SeatChange {
  readonly seat: number;
  readonly name: string;
  readonly why: "absent" | "host" | "left" | "timed_out" | "back";
}

/** Somebody came, went, or let a bot play. */
export interface Seats {
  readonly kind: "Seats";
  readonly n: number;
  readonly standing: "open" | "over" | "running";
  readonly people: ReadonlyArray<SeatCard>;
  readonly contributions: ReadonlyArray<string>;
  readonly change: SeatChange | null;
  readonly askers: ReadonlyArray<Asker>;
}

/** A quick reaction of somebody; seat None for a spectator. */
export interface Reaction {
  readonly kind: "Reaction";
  readonly n: number;
  readonly seat: number | null;
  readonly sign: "bravo" | "hurry" | "laugh" | "ouch" | "thanks" | "wow";
}

/** The same people play again, at another table. */
export interface Rematch {
  readonly kind: "Rematch";
  readonly n: number;
  readonly table: string;
}

/** Something was not done, and why; also the body of every refused request. */
export interface Refusal {
  readonly kind: "Refusal";
  readonly message: string;
  readonly facts: Partial<Record<string, unknown>>;
  readonly text: string;
}

/** I am here, and this is the last number I have told. */
export interface Pong {
  readonly kind: "Pong";
  readonly n: number;
  readonly page: string;
}

/** The server closes this socket; come back after so many seconds, if at all. */
export interface Bye {
  readonly kind: "Bye";
  readonly why: "elsewhere" | "removed" | "restart";
  readonly after: number | null;
}

/** One house rule as a form needs it. */
export interface Option {
  readonly name: string;
  readonly default: unknown;
  readonly allowed: ReadonlyArray<unknown> | null;
}

/** Where something comes from: printed in the booklets, found elsewhere, or ours. */
export interface Origin {
  readonly kind: "found" | "ours" | "printed";
  readonly languages: ReadonlyArray<string>;
  readonly source: string;
}

/** Who made the game, as far as the booklets say. */
export interface People {
  readonly authors: ReadonlyArray<string>;
  readonly artists: ReadonlyArray<string>;
  readonly published: ReadonlyArray<string>;
}

/** Another value of a house rule, and where that comes from. */
export interface Reading {
  readonly value: boolean | number | string;
  readonly origin: Origin;
}

/** What I am called, and whom I wear. */
export interface GuestName {
  readonly name: string;
  readonly animal: "badger" | "bear" | "boar" | "cat" | "fox" | "goose" | "hare" | "hedgehog" | "mole" | "mouse" | "owl" | "raven" | "squirrel" | "stag" | "toad" | "initial" | "same";
}

/** A table to be set up. */
export interface NewTable {
  readonly game: string;
  readonly seats: number | null;
  readonly house: Partial<Record<string, unknown>>;
  readonly preset: string | null;
  readonly clock: number;
  readonly pace: "at_once" | "brisk" | "easy";
  readonly level: string;
  readonly listed: boolean;
  readonly odds: "after" | "off" | "on";
  readonly hints: boolean;
  readonly forced: "ask" | "play";
  readonly seat: number | null;
  readonly screen: boolean;
  readonly contribution: string;
}

/** House rules that somebody would like to play by. */
export interface HouseWish {
  readonly seats: number | null;
  readonly house: Partial<Record<string, unknown>>;
  readonly preset: string | null;
}

/** I sit down; on any free seat if none is named. */
export interface Join {
  readonly seat: number | null;
  readonly name: string;
  readonly animal: "badger" | "bear" | "boar" | "cat" | "fox" | "goose" | "hare" | "hedgehog" | "mole" | "mouse" | "owl" | "raven" | "squirrel" | "stag" | "toad" | "initial" | "usual";
  readonly contribution: string;
}

/** That seat. */
export interface OneSeat {
  readonly seat: number;
}

/** Whether somebody who asks for a bot's chair may sit down; who asks may say no for themselves. */
export interface HostSays {
  readonly asker: string;
  readonly yes: boolean;
}

/** On that seat I wear that animal, or keep my initial. */
export interface Dress {
  readonly seat: number;
  readonly animal: "badger" | "bear" | "boar" | "cat" | "fox" | "goose" | "hare" | "hedgehog" | "mole" | "mouse" | "owl" | "raven" | "squirrel" | "stag" | "toad" | null;
}

/** A bot for that seat, of the table's level if none is named. */
export interface BotIn {
  readonly seat: number;
  readonly level: string | null;
}

/** What stands behind the # of a one-time link. */
export interface Token {
  readonly token: string;
}

/** One more game: I sit where I sat. */
export interface Again {
  readonly contribution: string;
}

/** Play on from that turn, on that seat, against bots. */
export interface PlayOn {
  readonly turn: number;
  readonly seat: number;
  readonly level: string;
  readonly pace: "at_once" | "brisk" | "easy";
  readonly contribution: string;
}

/** Nothing needs to be said. */
export interface Nothing {
}

/** Who I am here, and where I sit. */
export interface Guest {
  readonly name: string;
  readonly animal: "badger" | "bear" | "boar" | "cat" | "fox" | "goose" | "hare" | "hedgehog" | "mole" | "mouse" | "owl" | "raven" | "squirrel" | "stag" | "toad" | null;
  readonly tables: ReadonlyArray<string>;
}

/** A game that I have played to the end. */
export interface FinishedGame {
  readonly card: TableCard;
  readonly seats: ReadonlyArray<number>;
  readonly at: number;
}

/** A table, and the seats that this device holds there. */
export interface AtTable {
  readonly table: string;
  readonly code: string;
  readonly seats: ReadonlyArray<number>;
  readonly host: boolean;
  readonly waiting: ReadonlyArray<number>;
  readonly asks: string | null;
}

/** A link that lets one other device in, once. */
export interface Link {
  readonly path: string;
  readonly svg: string;
  readonly seconds: number;
}

/** What happened in one turn, and then who came and went while its ask was open. */
export interface Chapter {
  readonly turn: number;
  readonly events: ReadonlyArray<unknown>;
  readonly changes: ReadonlyArray<SeatChange>;
}

/** What is to be said about one move: the same as ``spelunke.Advice``. */
export interface Advised {
  readonly move: unknown;
  readonly share: number | null;
  readonly low: number;
  readonly high: number;
  readonly behind: number;
  readonly is_best: boolean;
  readonly games: number;
  readonly part: number;
  readonly is_mixed: boolean;
  readonly reasons: ReadonlyArray<unknown>;
}

/** What a bot would think about the ask of that turn: the best moves first. */
export interface Hint {
  readonly turn: number;
  readonly games: number;
  readonly moves: ReadonlyArray<Advised>;
}

/** How a game went: everybody's score at every ask, and at the end. */
export interface Course {
  readonly scores: ReadonlyArray<ReadonlyArray<number>>;
}

/** The luck of a record is what was promised before the deal. */
export interface Verdict {
  readonly luck: number;
  readonly before: number;
}

/** One house rule as a form needs it, and where it comes from. */
export interface HouseOption {
  readonly name: string;
  readonly default: unknown;
  readonly allowed: ReadonlyArray<unknown> | null;
  readonly origin: Origin | null;
  readonly readings: ReadonlyArray<Reading>;
}

/** House rules that can be played by. */
export interface HouseChanges {
  readonly changes: Partial<Record<string, unknown>>;
}

/** The side of a box. */
export interface GameCard {
  readonly game: string;
  readonly title: string;
  readonly seats: ReadonlyArray<number>;
  readonly usual_seats: number;
  readonly minutes: number;
  readonly quick: string;
  readonly quick_minutes: number;
  readonly version: number;
  readonly teams: Partial<Record<number, ReadonlyArray<ReadonlyArray<number>>>>;
  readonly presets: Partial<Record<string, Partial<Record<string, unknown>>>>;
  readonly former: Partial<Record<number, Partial<Record<string, Partial<Record<string, unknown>>>>>>;
  readonly options: ReadonlyArray<HouseOption>;
  readonly groups: Partial<Record<string, ReadonlyArray<string>>>;
  readonly people: People;
  readonly levels: ReadonlyArray<string>;
  readonly characters: Partial<Record<string, Partial<Record<"bluff" | "doubt" | "risk", number>>>>;
}

/** The rules of a game in one language, and which of their paragraphs rules what. */
export interface RuleBook {
  readonly game: string;
  readonly title: string;
  readonly text: string;
  readonly questions: Partial<Record<string, string>>;
  readonly events: Partial<Record<string, string>>;
  readonly reasons: Partial<Record<string, string>>;
  readonly options: ReadonlyArray<HouseOption>;
  readonly people: People;
}

/** One of the pictures that tell a game: a moment, as a seat sees it. */
export interface GamePicture {
  readonly key: string;
  readonly rule: string;
  readonly names: ReadonlyArray<string>;
  readonly animals: ReadonlyArray<"badger" | "bear" | "boar" | "cat" | "fox" | "goose" | "hare" | "hedgehog" | "mole" | "mouse" | "owl" | "raven" | "squirrel" | "stag" | "toad">;
  readonly view: unknown;
  readonly coming: unknown;
  readonly events: ReadonlyArray<unknown>;
  readonly beat: string | null;
  readonly sealed: ReadonlyArray<number>;
}

/** A mean, and where the true one lies 95 times in a hundred. */
export interface Interval {
  readonly mean: number;
  readonly low: number;
  readonly high: number;
}

/** What one value of a house rule does, compared with a preset at a number of seats. */
export interface Consequence {
  readonly option: string;
  readonly value: boolean | number | string;
  readonly seats: number;
  readonly preset: string;
  readonly longer: Interval;
  readonly best_seat: Interval;
  readonly best_seat_more: Interval;
  readonly luck: Interval;
  readonly luck_more: Interval;
}

/** What the house rules of a game do, as measured, and how to measure it again. */
export interface Consequences {
  readonly game: string;
  readonly games: number;
  readonly slips: number;
  readonly seed: number;
  readonly version: string;
  readonly command: string;
  readonly changes: ReadonlyArray<Consequence>;
}

/** Whether answers can be stored, and whether other processes hear of them. */
export interface Health {
  readonly store: boolean;
  readonly bus: boolean;
  readonly tables: number;
  readonly sockets: number;
}

/** Where a learner stands in a lesson, and perhaps one more answer. */
export interface LessonWish {
  readonly version: number | null;
  readonly step: number;
  readonly answers: ReadonlyArray<unknown>;
  readonly move: unknown;
}

/** What happened at one step of a lesson's table, and the table after it. */
export interface LessonScene {
  readonly events: ReadonlyArray<unknown>;
  readonly view: unknown;
}

/** What has become of an answer. */
export interface LessonFeedback {
  readonly is_right: boolean;
  readonly message: string | null;
  readonly paragraphs: ReadonlyArray<string>;
}

/** Where a learner stands in a lesson, and what has just happened there. */
export interface LessonStand {
  readonly game: string;
  readonly version: number;
  readonly step: number;
  readonly keys: ReadonlyArray<string>;
  readonly people: ReadonlyArray<SeatCard>;
  readonly house: Partial<Record<string, unknown>>;
  readonly before: unknown;
  readonly scenes: ReadonlyArray<LessonScene>;
  readonly view: unknown;
  readonly wanted: ReadonlyArray<unknown>;
  readonly lit: ReadonlyArray<string>;
  readonly rules: ReadonlyArray<string>;
  readonly given: number;
  readonly is_free: boolean;
  readonly is_done: boolean;
  readonly feedback: LessonFeedback | null;
  readonly restarted: "changed" | "step-changed" | null;
}

/** An ask of mine at which it mattered what I did: the same as ``bots.looking_back.Turning``. */
export interface ToldTurning {
  readonly turn: number;
  readonly move: unknown;
  readonly other: unknown;
  readonly apart: number;
  readonly reasons: ReadonlyArray<unknown>;
}

/** What I did well, and what cost me most, as far as I could know. */
export interface ToldLookBack {
  readonly well: ToldTurning | null;
  readonly cost: ToldTurning | null;
}

export type AnyWord = Answer | Try | Chain | Ready | Say | React | Return | Resume | Ping;
export type AnyTold = Hello | Step | Sealed | Kept | Tried | Seats | Talk | Reaction | Rematch | Refusal | Pong | Bye;
