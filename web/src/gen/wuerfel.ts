// Made by tools/typescript.py from the Python structs; not to be edited.

import type { Held, View } from "./core";

/** Put a waiting piece onto the first field (§5.1). */
export interface BringOut {
  readonly move: "BringOut";
}

/** Leave the roll unused (§7.2). */
export interface Pass {
  readonly move: "Pass";
}

/** Luck's answer: the die shows so many (§2.2, §3.1). */
export interface Roll {
  readonly move: "Roll";
  readonly pips: 1 | 2 | 3 | 4 | 5 | 6;
}

/** Roll again after a six (§3.3). */
export interface RollAgain {
  readonly move: "RollAgain";
}

/** Do not roll again after a six (§3.3). */
export interface Stop {
  readonly move: "Stop";
}

/** Walk the roll with this piece (§3.1). */
export interface Walk {
  readonly move: "Walk";
  readonly piece: number;
}

/** Somebody rolls for the start. */
export interface RolledForStart {
  readonly event: "RolledForStart";
  readonly who: number;
  readonly pips: 1 | 2 | 3 | 4 | 5 | 6;
}

/** Several rolled the highest: they roll again. */
export interface Tied {
  readonly event: "Tied";
  readonly who: ReadonlyArray<number>;
}

/** Several rolled the highest: everybody rolls again. */
export interface AllTied {
  readonly event: "AllTied";
  readonly who: ReadonlyArray<number>;
}

/** It is settled who begins. */
export interface Begins {
  readonly event: "Begins";
  readonly who: number;
}

/** The die fell. */
export interface Rolled {
  readonly event: "Rolled";
  readonly who: number;
  readonly pips: 1 | 2 | 3 | 4 | 5 | 6;
}

/** No piece can use the roll. */
export interface CannotMove {
  readonly event: "CannotMove";
  readonly who: number;
}

/** The roll is left unused. */
export interface Passed {
  readonly event: "Passed";
  readonly who: number;
}

/** Somebody who has rolled a six does not roll again. */
export interface Stopped {
  readonly event: "Stopped";
  readonly who: number;
}

/** A piece has come out onto the first field of its colour. */
export interface CameOut {
  readonly event: "CameOut";
  readonly who: number;
  readonly piece: number;
  readonly to: number;
  readonly to_name: string;
}

/** A piece walked to a field of the track or of its target; steps are negative backward. */
export interface Walked {
  readonly event: "Walked";
  readonly who: number;
  readonly piece: number;
  readonly steps: number;
  readonly start: number | "waiting" | "G1" | "G2" | "G3" | "G4";
  readonly to: number | "waiting" | "G1" | "G2" | "G3" | "G4";
  readonly way: ReadonlyArray<number | "waiting" | "G1" | "G2" | "G3" | "G4">;
  readonly start_name: string;
  readonly to_name: string;
}

/** A piece was hit and waits again. */
export interface ThrownOut {
  readonly event: "ThrownOut";
  readonly who: number;
  readonly piece: number;
  readonly by: number;
  readonly field: number;
  readonly field_name: string;
  readonly fields_lost: number;
}

/** All pieces of a colour are on their target fields. */
export interface AllIn {
  readonly event: "AllIn";
  readonly who: number;
  readonly place: number;
}

/** The game is over. */
export interface Ended {
  readonly event: "Ended";
  readonly winners: ReadonlyArray<number>;
}

/** A roll with which somebody can do something (§3.6). */
export interface UsefulRoll {
  readonly chance: "UsefulRoll";
  readonly ways: number;
  readonly among: number;
  readonly who: number;
}

/** A six, in as many attempts as somebody's turn begins with (§3.4). */
export interface SixInTime {
  readonly chance: "SixInTime";
  readonly ways: number;
  readonly among: number;
  readonly who: number;
  readonly attempts: number;
}

/** A roll with which somebody may throw out a piece of this seat (§4.3). */
export interface ThrowsMeOut {
  readonly chance: "ThrowsMeOut";
  readonly ways: number;
  readonly among: number;
  readonly who: number;
}

/** Somebody's piece has to wait again; so many fields it had walked. */
export interface ThrowsOut {
  readonly reason: "ThrowsOut";
  readonly who: number;
  readonly fields: number;
}

/** One more piece is on the track; so many still wait then. */
export interface ComesOut {
  readonly reason: "ComesOut";
  readonly waiting: number;
}

/** The piece enters the target, where nobody can throw it out. */
export interface ComesHome {
  readonly reason: "ComesHome";
  readonly place: string;
}

/** The piece makes room in the target. */
export interface GoesDeeper {
  readonly reason: "GoesDeeper";
  readonly place: string;
}

/** A six can bring the next piece out. */
export interface ClearsTheFirstField {
  readonly reason: "ClearsTheFirstField";
}

/** How likely, roughly, others may throw a piece out before the next turn: more likely than as it stands now. */
export interface MoreDanger {
  readonly reason: "MoreDanger";
  readonly percent: number;
  readonly before: number;
}

/** The same, but less likely than as it stands now. */
export interface LessDanger {
  readonly reason: "LessDanger";
  readonly percent: number;
  readonly before: number;
}

/** How far the piece is from its target lane then. */
export interface FieldsToGo {
  readonly reason: "FieldsToGo";
  readonly piece: number;
  readonly fields: number;
}

/** The roll is left unused. */
export interface LeavesTheRoll {
  readonly reason: "LeavesTheRoll";
  readonly pips: number;
}

/** With how many sides of the die a piece could walk or come out, and with how many one could be thrown out. */
export interface AnotherRoll {
  readonly reason: "AnotherRoll";
  readonly useful: number;
  readonly throwing: number;
}

/** Nothing moves any more; how likely, roughly, others may throw a piece out before the next turn. */
export interface EndsTheTurn {
  readonly reason: "EndsTheTurn";
  readonly percent: number;
}

/** What lies open: everything. */
export interface Open {
  readonly length: number;
  readonly starts: ReadonlyArray<number>;
  readonly entries: ReadonlyArray<number>;
  readonly pieces: ReadonlyArray<ReadonlyArray<number | "waiting" | "G1" | "G2" | "G3" | "G4">>;
  readonly turn: number;
  readonly roll: 1 | 2 | 3 | 4 | 5 | 6 | null;
  readonly attempts_left: number;
  readonly start_rolls: ReadonlyArray<number | null> | null;
  readonly finished: ReadonlyArray<number>;
  readonly may_roll_again: boolean;
  readonly leads: ReadonlyArray<Lead>;
  readonly duty: "clear" | "come_out" | "throw_out" | null;
  readonly stuck: ReadonlyArray<Stuck>;
  readonly throws: ReadonlyArray<Throw>;
}

/** Where a roll may take a piece. */
export interface Lead {
  readonly move: Walk | BringOut;
  readonly piece: number;
  readonly way: ReadonlyArray<number | "waiting" | "G1" | "G2" | "G3" | "G4">;
  readonly to_name: string;
  readonly captures: Pawn | null;
}

/** One of all pieces. */
export interface Pawn {
  readonly whose: number;
  readonly piece: number;
}

/** Why a piece cannot use the roll. */
export interface Stuck {
  readonly piece: number;
  readonly why: "duty" | "lane" | "own_piece" | "waits";
  readonly by: Pawn | null;
  readonly field: number | "waiting" | "G1" | "G2" | "G3" | "G4" | null;
  readonly field_name: string | null;
}

/** What a roll would do for whoever has the turn. */
export interface Throw {
  readonly pips: 1 | 2 | 3 | 4 | 5 | 6;
  readonly duty: "clear" | "come_out" | "throw_out" | null;
  readonly leads: ReadonlyArray<Lead>;
}

/** There is nothing to remember: what was open before still is, or does not matter any more. */
export interface Remembered {
}

export type Move = BringOut | Pass | Roll | RollAgain | Stop | Walk;
export type GameEvent = RolledForStart | Tied | AllTied | Begins | Rolled | CannotMove | Passed | Stopped | CameOut | Walked | ThrownOut | AllIn | Ended;
export type GameView = View<Move, Open, Remembered>;

/** Which fields hold seats. */
export const held: Held = {"RolledForStart":{"who":"seat"},"Tied":{"who":"seats"},"AllTied":{"who":"seats"},"Begins":{"who":"seat"},"Rolled":{"who":"seat"},"CannotMove":{"who":"seat"},"Passed":{"who":"seat"},"Stopped":{"who":"seat"},"CameOut":{"who":"seat"},"Walked":{"who":"seat"},"ThrownOut":{"who":"seat","by":"seat"},"AllIn":{"who":"seat"},"Ended":{"winners":"seats"},"UsefulRoll":{"who":"seat"},"SixInTime":{"who":"seat"},"ThrowsMeOut":{"who":"seat"},"ThrowsOut":{"who":"seat"},"Open":{"starts":"by seat","entries":"by seat","pieces":"by seat","turn":"seat","start_rolls":"by seat","finished":"by seat"}};
