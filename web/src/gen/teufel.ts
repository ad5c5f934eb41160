// Made by tools/typescript.py from the Python structs; not to be edited.

import type { Held, View } from "./core";

/** Turn another piece (§4.3). */
export interface GoOn {
  readonly move: "GoOn";
}

/** Bet chips that somebody will bring out coal worth as much (§3.2). */
export interface Stake {
  readonly move: "Stake";
  readonly chips: number;
}

/** Luck's answer: whose cheeks are the most fiery (§2.3). */
export interface Start {
  readonly move: "Start";
  readonly who: number;
}

/** Lay the coal down (§4.4). */
export interface Stop {
  readonly move: "Stop";
}

/** Luck's answer: this piece is turned (§4.2). */
export interface Turn {
  readonly move: "Turn";
  readonly coal: "10" | "100" | "20" | "25" | "50" | "75" | "devil";
}

/** The start player of the first round is found. */
export interface Started {
  readonly event: "Started";
  readonly who: number;
}

/** All fists open at once; None for a seat that has no chips. */
export interface Staked {
  readonly event: "Staked";
  readonly stakes: ReadonlyArray<number | null>;
  readonly highest: ReadonlyArray<number>;
}

/** A piece with a number is turned; ``amount`` is the sum so far. */
export interface Turned {
  readonly event: "Turned";
  readonly who: number;
  readonly coal: "10" | "100" | "20" | "25" | "50" | "75" | "devil";
  readonly amount: number;
  readonly left: number;
}

/** Somebody stops, and the coal goes in front of them. */
export interface Laid {
  readonly event: "Laid";
  readonly who: number;
  readonly amount: number;
  readonly pieces: number;
  readonly coal: Partial<Record<"10" | "100" | "20" | "25" | "50" | "75" | "devil", number>>;
  readonly won: ReadonlyArray<number>;
}

/** A devil: the coal of the turn, worth so much, is gone. */
export interface Burnt {
  readonly event: "Burnt";
  readonly who: number;
  readonly amount: number;
  readonly left: number;
}

/** A player who turned a devil pays somebody with a pact. */
export interface Paid {
  readonly event: "Paid";
  readonly who: number;
  readonly to: number;
  readonly chips: number;
}

/** The bank pays somebody with a pact, because the player who should cannot. */
export interface BankPaid {
  readonly event: "BankPaid";
  readonly to: number;
  readonly chips: number;
}

/** The very last piece is taken: nobody else has a turn. */
export interface OvenEmpty {
  readonly event: "OvenEmpty";
  readonly who: number;
}

/** The coal that all bets are measured against: the highest amount of the round, and who brought it out. */
export interface Reckoned {
  readonly event: "Reckoned";
  readonly who: ReadonlyArray<number>;
  readonly amount: number;
  readonly coal: Partial<Record<"10" | "100" | "20" | "25" | "50" | "75" | "devil", number>>;
}

/** A stake goes to the bank. */
export interface Lost {
  readonly event: "Lost";
  readonly who: number;
  readonly stake: number;
}

/** A stake comes back, and the bank adds the gain: the stake once, or twice for the highest of the round. */
export interface Won {
  readonly event: "Won";
  readonly who: number;
  readonly stake: number;
  readonly gain: number;
  readonly twice: boolean;
}

/** The bonus for the highest coal amount, to each of them. */
export interface AmountBonus {
  readonly event: "AmountBonus";
  readonly who: ReadonlyArray<number>;
  readonly amount: number;
  readonly chips: number;
}

/** The bonus for the most pieces, to each of them. */
export interface PiecesBonus {
  readonly event: "PiecesBonus";
  readonly who: ReadonlyArray<number>;
  readonly pieces: number;
  readonly chips: number;
}

/** A pawn moves to where totals from ``least`` to ``most`` stand. */
export interface Moved {
  readonly event: "Moved";
  readonly who: number;
  readonly space: number | null;
  readonly least: number;
  readonly most: number;
  readonly step: number;
}

/** Who has a pact with the devil until the pawns move again. */
export interface Pacts {
  readonly event: "Pacts";
  readonly who: ReadonlyArray<number>;
}

/** What was left fits into the oven's mouth: all coal is shuffled again. */
export interface Refilled {
  readonly event: "Refilled";
  readonly pieces: number;
}

/** Another round begins. */
export interface RoundBegan {
  readonly event: "RoundBegan";
  readonly round: number;
  readonly start: number;
}

/** The game is over. */
export interface Ended {
  readonly event: "Ended";
  readonly winners: ReadonlyArray<number>;
}

/** The next piece from the oven (§4.2). */
export interface NextCoal {
  readonly chance: "NextCoal";
  readonly ways: number;
  readonly among: number;
  readonly coal: "10" | "100" | "20" | "25" | "50" | "75" | "devil";
}

/** How likely, roughly, one player who dares brings out coal worth the stake before a devil comes; and one of all. */
export interface GetsSoFar {
  readonly reason: "GetsSoFar";
  readonly percent: number;
  readonly together: number;
  readonly players: number;
}

/** How much of the own chips is lost if nobody gets so far. */
export interface Risks {
  readonly reason: "Risks";
  readonly percent: number;
}

/** Nobody can stake more, so that a win is surely that of the highest stake, and pays so much. */
export interface PaysTwice {
  readonly reason: "PaysTwice";
  readonly gain: number;
}

/** A win would bring the total that ends the game. */
export interface ReachesTheGoal {
  readonly reason: "ReachesTheGoal";
  readonly goal: number;
}

/** A stake of 0 wins and loses nothing (house rule ``zero_stake``). */
export interface NothingAtStake {
  readonly reason: "NothingAtStake";
}

/** How likely the next piece is a devil, exactly, and the coal that burns then. */
export interface DevilComes {
  readonly reason: "DevilComes";
  readonly percent: number;
  readonly amount: number;
}

/** The own bet is decided, no pact is to be paid, and this coal would bring no bonus: a devil would cost nothing. */
export interface NothingToLose {
  readonly reason: "NothingToLose";
}

/** What a devil costs besides: so much for those with a pact. */
export interface DevilPays {
  readonly reason: "DevilPays";
  readonly chips: number;
  readonly who: ReadonlyArray<number>;
}

/** How likely the next piece brings what the own bet still needs, exactly. */
export interface NextWins {
  readonly reason: "NextWins";
  readonly percent: number;
  readonly missing: number;
}

/** The own bet is won with this coal. */
export interface BetIsWon {
  readonly reason: "BetIsWon";
  readonly stake: number;
}

/** The own bet is won already, by somebody's coal. */
export interface BetWasWon {
  readonly reason: "BetWasWon";
  readonly stake: number;
}

/** The own bet needs more, and these may still bring it. */
export interface LeftToOthers {
  readonly reason: "LeftToOthers";
  readonly stake: number;
  readonly who: ReadonlyArray<number>;
}

/** The own bet needs more, and nobody fetches coal any more. */
export interface BetIsLost {
  readonly reason: "BetIsLost";
  readonly stake: number;
}

/** No coal on the table is worth more, which brings a bonus if it stays so: for sure once nobody is to come. */
export interface HighestSoFar {
  readonly reason: "HighestSoFar";
  readonly amount: number;
  readonly chips: number;
  readonly to_come: number;
}

/** Nobody has laid down more pieces, which brings a bonus if it stays so: for sure once nobody is to come. */
export interface MostPiecesSoFar {
  readonly reason: "MostPiecesSoFar";
  readonly chips: number;
  readonly to_come: number;
}

/** Somebody's coal is worth more, and somebody laid down more pieces. */
export interface NoBonus {
  readonly reason: "NoBonus";
}

/** What lies open to a seat. */
export interface Open {
  readonly round: number;
  readonly rounds: number | null;
  readonly start: number | null;
  readonly turn: number | null;
  readonly chips: ReadonlyArray<number | null>;
  readonly totals: ReadonlyArray<number | null>;
  readonly stakes: ReadonlyArray<number | null> | null;
  readonly highest: ReadonlyArray<number>;
  readonly won: ReadonlyArray<number>;
  readonly pawns: ReadonlyArray<Pawn>;
  readonly track: ReadonlyArray<number>;
  readonly pacts: ReadonlyArray<number>;
  readonly turned: Partial<Record<"10" | "100" | "20" | "25" | "50" | "75" | "devil", number>>;
  readonly amount: number;
  readonly laid: ReadonlyArray<Partial<Record<"10" | "100" | "20" | "25" | "50" | "75" | "devil", number>>>;
  readonly fetched: ReadonlyArray<number | null>;
  readonly to_come: ReadonlyArray<number>;
  readonly best: Lead;
  readonly most: Lead;
  readonly oven_left: number;
  readonly aside: number;
}

/** Where a pawn stands, and what that says about its owner's total when it was put there. */
export interface Pawn {
  readonly step: number;
  readonly least: number;
  readonly most: number;
}

/** Who is ahead with the coal that lies in front of everybody, and how far; nobody as long as none lies there. */
export interface Lead {
  readonly who: ReadonlyArray<number>;
  readonly worth: number;
}

/** What a player who watched can count up. */
export interface Remembered {
  readonly chips: ReadonlyArray<number>;
  readonly totals: ReadonlyArray<number>;
  readonly would_win: ReadonlyArray<number>;
  readonly oven: Partial<Record<"10" | "100" | "20" | "25" | "50" | "75" | "devil", number>>;
}

export type Move = GoOn | Stake | Start | Stop | Turn;
export type GameEvent = Started | Staked | Turned | Laid | Burnt | Paid | BankPaid | OvenEmpty | Reckoned | Lost | Won | AmountBonus | PiecesBonus | Moved | Pacts | Refilled | RoundBegan | Ended;
export type GameView = View<Move, Open, Remembered>;

/** Which fields hold seats. */
export const held: Held = {"Start":{"who":"seat"},"Started":{"who":"seat"},"Staked":{"stakes":"by seat","highest":"seats"},"Turned":{"who":"seat"},"Laid":{"who":"seat","won":"seats"},"Burnt":{"who":"seat"},"Paid":{"who":"seat","to":"seat"},"BankPaid":{"to":"seat"},"OvenEmpty":{"who":"seat"},"Reckoned":{"who":"seats"},"Lost":{"who":"seat"},"Won":{"who":"seat"},"AmountBonus":{"who":"seats"},"PiecesBonus":{"who":"seats"},"Moved":{"who":"seat"},"Pacts":{"who":"seats"},"RoundBegan":{"start":"seat"},"Ended":{"winners":"seats"},"DevilPays":{"who":"seats"},"LeftToOthers":{"who":"seats"},"Open":{"start":"seat","turn":"seat","chips":"by seat","totals":"by seat","stakes":"by seat","highest":"seats","won":"seats","pawns":"by seat","pacts":"seats","laid":"by seat","fetched":"by seat","to_come":"seats"}};
