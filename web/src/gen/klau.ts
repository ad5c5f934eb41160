// Made by tools/typescript.py from the Python structs; not to be edited.

import type { Held, View } from "./core";

/** Believe it (§4.3). */
export interface Believe {
  readonly move: "Believe";
}

/** Answer a crook with police (§5.9). */
export interface CallPolice {
  readonly move: "CallPolice";
}

/** Doubt it (§4.4). */
export interface Doubt {
  readonly move: "Doubt";
}

/** Hand in nothing, or nothing more (§7.11). */
export interface Enough {
  readonly move: "Enough";
}

/** Choose the card that the bluffer must lay (§4.5). */
export interface Force {
  readonly move: "Force";
  readonly card: "blue_1" | "blue_2" | "blue_3" | "blue_4" | "blue_big_safe" | "blue_crook" | "blue_keyhole" | "blue_plan" | "blue_small_safe" | "blue_swap" | "bomb" | "fence" | "green_1" | "green_2" | "green_3" | "green_4" | "green_big_safe" | "green_blue_plan" | "green_crook" | "green_keyhole" | "green_plan" | "green_small_safe" | "green_swap" | "police" | "red_1" | "red_2" | "red_3" | "red_4" | "red_big_safe" | "red_blue_plan" | "red_crook" | "red_green_blue_plan" | "red_green_plan" | "red_keyhole" | "red_plan" | "red_small_safe" | "red_swap" | "red_yellow_blue_plan" | "red_yellow_green_blue_plan" | "red_yellow_green_plan" | "red_yellow_plan" | "watchdog" | "yellow_1" | "yellow_2" | "yellow_3" | "yellow_4" | "yellow_big_safe" | "yellow_blue_plan" | "yellow_crook" | "yellow_green_blue_plan" | "yellow_green_plan" | "yellow_keyhole" | "yellow_plan" | "yellow_small_safe" | "yellow_swap";
}

/** Give this card back in a swap (§5.12). */
export interface Give {
  readonly move: "Give";
  readonly card: "blue_1" | "blue_2" | "blue_3" | "blue_4" | "blue_big_safe" | "blue_crook" | "blue_keyhole" | "blue_plan" | "blue_small_safe" | "blue_swap" | "bomb" | "fence" | "green_1" | "green_2" | "green_3" | "green_4" | "green_big_safe" | "green_blue_plan" | "green_crook" | "green_keyhole" | "green_plan" | "green_small_safe" | "green_swap" | "police" | "red_1" | "red_2" | "red_3" | "red_4" | "red_big_safe" | "red_blue_plan" | "red_crook" | "red_green_blue_plan" | "red_green_plan" | "red_keyhole" | "red_plan" | "red_small_safe" | "red_swap" | "red_yellow_blue_plan" | "red_yellow_green_blue_plan" | "red_yellow_green_plan" | "red_yellow_plan" | "watchdog" | "yellow_1" | "yellow_2" | "yellow_3" | "yellow_4" | "yellow_big_safe" | "yellow_blue_plan" | "yellow_crook" | "yellow_green_blue_plan" | "yellow_green_plan" | "yellow_keyhole" | "yellow_plan" | "yellow_small_safe" | "yellow_swap";
}

/** Hand this number card in to the fence (§7.11). */
export interface HandIn {
  readonly move: "HandIn";
  readonly card: "blue_1" | "blue_2" | "blue_3" | "blue_4" | "blue_big_safe" | "blue_crook" | "blue_keyhole" | "blue_plan" | "blue_small_safe" | "blue_swap" | "bomb" | "fence" | "green_1" | "green_2" | "green_3" | "green_4" | "green_big_safe" | "green_blue_plan" | "green_crook" | "green_keyhole" | "green_plan" | "green_small_safe" | "green_swap" | "police" | "red_1" | "red_2" | "red_3" | "red_4" | "red_big_safe" | "red_blue_plan" | "red_crook" | "red_green_blue_plan" | "red_green_plan" | "red_keyhole" | "red_plan" | "red_small_safe" | "red_swap" | "red_yellow_blue_plan" | "red_yellow_green_blue_plan" | "red_yellow_green_plan" | "red_yellow_plan" | "watchdog" | "yellow_1" | "yellow_2" | "yellow_3" | "yellow_4" | "yellow_big_safe" | "yellow_blue_plan" | "yellow_crook" | "yellow_green_blue_plan" | "yellow_green_plan" | "yellow_keyhole" | "yellow_plan" | "yellow_small_safe" | "yellow_swap";
}

/** Hand in all number cards (§7.11). */
export interface HandInAll {
  readonly move: "HandInAll";
}

/** Say "I can't", truthfully or not (§4.1). */
export interface ICant {
  readonly move: "ICant";
}

/** Lay this card: on the pile, or beside it, or a watchdog before oneself (§3.1). */
export interface Lay {
  readonly move: "Lay";
  readonly card: "blue_1" | "blue_2" | "blue_3" | "blue_4" | "blue_big_safe" | "blue_crook" | "blue_keyhole" | "blue_plan" | "blue_small_safe" | "blue_swap" | "bomb" | "fence" | "green_1" | "green_2" | "green_3" | "green_4" | "green_big_safe" | "green_blue_plan" | "green_crook" | "green_keyhole" | "green_plan" | "green_small_safe" | "green_swap" | "police" | "red_1" | "red_2" | "red_3" | "red_4" | "red_big_safe" | "red_blue_plan" | "red_crook" | "red_green_blue_plan" | "red_green_plan" | "red_keyhole" | "red_plan" | "red_small_safe" | "red_swap" | "red_yellow_blue_plan" | "red_yellow_green_blue_plan" | "red_yellow_green_plan" | "red_yellow_plan" | "watchdog" | "yellow_1" | "yellow_2" | "yellow_3" | "yellow_4" | "yellow_big_safe" | "yellow_blue_plan" | "yellow_crook" | "yellow_green_blue_plan" | "yellow_green_plan" | "yellow_keyhole" | "yellow_plan" | "yellow_small_safe" | "yellow_swap";
}

/** Take nothing from anybody (§5.7, §5.11, §7.5). */
export interface LeaveIt {
  readonly move: "LeaveIt";
}

/** Let the crook take a card, with or without police in hand (§5.9). */
export interface LetItHappen {
  readonly move: "LetItHappen";
}

/** Choose from whom a card is taken (§5.7, §5.11, §7.5). */
export interface Pick {
  readonly move: "Pick";
  readonly whom: number;
}

/** Luck's answer: this card comes from the pile, or out of a hand. */
export interface Turn {
  readonly move: "Turn";
  readonly card: "blue_1" | "blue_2" | "blue_3" | "blue_4" | "blue_big_safe" | "blue_crook" | "blue_keyhole" | "blue_plan" | "blue_small_safe" | "blue_swap" | "bomb" | "fence" | "green_1" | "green_2" | "green_3" | "green_4" | "green_big_safe" | "green_blue_plan" | "green_crook" | "green_keyhole" | "green_plan" | "green_small_safe" | "green_swap" | "police" | "red_1" | "red_2" | "red_3" | "red_4" | "red_big_safe" | "red_blue_plan" | "red_crook" | "red_green_blue_plan" | "red_green_plan" | "red_keyhole" | "red_plan" | "red_small_safe" | "red_swap" | "red_yellow_blue_plan" | "red_yellow_green_blue_plan" | "red_yellow_green_plan" | "red_yellow_plan" | "watchdog" | "yellow_1" | "yellow_2" | "yellow_3" | "yellow_4" | "yellow_big_safe" | "yellow_blue_plan" | "yellow_crook" | "yellow_green_blue_plan" | "yellow_green_plan" | "yellow_keyhole" | "yellow_plan" | "yellow_small_safe" | "yellow_swap";
}

/** Name the colour of the next card (§5.1). */
export interface Wish {
  readonly move: "Wish";
  readonly colour: "blue" | "green" | "red" | "yellow";
}

/** The cards are dealt anew. */
export interface RoundBegan {
  readonly event: "RoundBegan";
  readonly round: number;
  readonly starter: number;
}

/** A card that one has been dealt; only its holder hears of it. */
export interface Dealt {
  readonly event: "Dealt";
  readonly who: number;
  readonly card: "blue_1" | "blue_2" | "blue_3" | "blue_4" | "blue_big_safe" | "blue_crook" | "blue_keyhole" | "blue_plan" | "blue_small_safe" | "blue_swap" | "bomb" | "fence" | "green_1" | "green_2" | "green_3" | "green_4" | "green_big_safe" | "green_blue_plan" | "green_crook" | "green_keyhole" | "green_plan" | "green_small_safe" | "green_swap" | "police" | "red_1" | "red_2" | "red_3" | "red_4" | "red_big_safe" | "red_blue_plan" | "red_crook" | "red_green_blue_plan" | "red_green_plan" | "red_keyhole" | "red_plan" | "red_small_safe" | "red_swap" | "red_yellow_blue_plan" | "red_yellow_green_blue_plan" | "red_yellow_green_plan" | "red_yellow_plan" | "watchdog" | "yellow_1" | "yellow_2" | "yellow_3" | "yellow_4" | "yellow_big_safe" | "yellow_blue_plan" | "yellow_crook" | "yellow_green_blue_plan" | "yellow_green_plan" | "yellow_keyhole" | "yellow_plan" | "yellow_small_safe" | "yellow_swap";
}

/** A card that cannot be the first is turned up; another goes on top of it. */
export interface Covered {
  readonly event: "Covered";
  readonly card: "blue_1" | "blue_2" | "blue_3" | "blue_4" | "blue_big_safe" | "blue_crook" | "blue_keyhole" | "blue_plan" | "blue_small_safe" | "blue_swap" | "bomb" | "fence" | "green_1" | "green_2" | "green_3" | "green_4" | "green_big_safe" | "green_blue_plan" | "green_crook" | "green_keyhole" | "green_plan" | "green_small_safe" | "green_swap" | "police" | "red_1" | "red_2" | "red_3" | "red_4" | "red_big_safe" | "red_blue_plan" | "red_crook" | "red_green_blue_plan" | "red_green_plan" | "red_keyhole" | "red_plan" | "red_small_safe" | "red_swap" | "red_yellow_blue_plan" | "red_yellow_green_blue_plan" | "red_yellow_green_plan" | "red_yellow_plan" | "watchdog" | "yellow_1" | "yellow_2" | "yellow_3" | "yellow_4" | "yellow_big_safe" | "yellow_blue_plan" | "yellow_crook" | "yellow_green_blue_plan" | "yellow_green_plan" | "yellow_keyhole" | "yellow_plan" | "yellow_small_safe" | "yellow_swap";
}

/** The first card of the discard pile. */
export interface Opened {
  readonly event: "Opened";
  readonly card: "blue_1" | "blue_2" | "blue_3" | "blue_4" | "blue_big_safe" | "blue_crook" | "blue_keyhole" | "blue_plan" | "blue_small_safe" | "blue_swap" | "bomb" | "fence" | "green_1" | "green_2" | "green_3" | "green_4" | "green_big_safe" | "green_blue_plan" | "green_crook" | "green_keyhole" | "green_plan" | "green_small_safe" | "green_swap" | "police" | "red_1" | "red_2" | "red_3" | "red_4" | "red_big_safe" | "red_blue_plan" | "red_crook" | "red_green_blue_plan" | "red_green_plan" | "red_keyhole" | "red_plan" | "red_small_safe" | "red_swap" | "red_yellow_blue_plan" | "red_yellow_green_blue_plan" | "red_yellow_green_plan" | "red_yellow_plan" | "watchdog" | "yellow_1" | "yellow_2" | "yellow_3" | "yellow_4" | "yellow_big_safe" | "yellow_blue_plan" | "yellow_crook" | "yellow_green_blue_plan" | "yellow_green_plan" | "yellow_keyhole" | "yellow_plan" | "yellow_small_safe" | "yellow_swap";
}

/** A card is laid. */
export interface Laid {
  readonly event: "Laid";
  readonly who: number;
  readonly card: "blue_1" | "blue_2" | "blue_3" | "blue_4" | "blue_big_safe" | "blue_crook" | "blue_keyhole" | "blue_plan" | "blue_small_safe" | "blue_swap" | "bomb" | "fence" | "green_1" | "green_2" | "green_3" | "green_4" | "green_big_safe" | "green_blue_plan" | "green_crook" | "green_keyhole" | "green_plan" | "green_small_safe" | "green_swap" | "police" | "red_1" | "red_2" | "red_3" | "red_4" | "red_big_safe" | "red_blue_plan" | "red_crook" | "red_green_blue_plan" | "red_green_plan" | "red_keyhole" | "red_plan" | "red_small_safe" | "red_swap" | "red_yellow_blue_plan" | "red_yellow_green_blue_plan" | "red_yellow_green_plan" | "red_yellow_plan" | "watchdog" | "yellow_1" | "yellow_2" | "yellow_3" | "yellow_4" | "yellow_big_safe" | "yellow_blue_plan" | "yellow_crook" | "yellow_green_blue_plan" | "yellow_green_plan" | "yellow_keyhole" | "yellow_plan" | "yellow_small_safe" | "yellow_swap";
}

/** Somebody says "I can't". */
export interface SaidICant {
  readonly event: "SaidICant";
  readonly who: number;
}

/** It is believed. */
export interface Believed {
  readonly event: "Believed";
  readonly who: number;
  readonly whom: number;
}

/** It is doubted. */
export interface Doubted {
  readonly event: "Doubted";
  readonly who: number;
  readonly whom: number;
}

/** A hand is shown; None for those who do not see it. */
export interface Showed {
  readonly event: "Showed";
  readonly who: number;
  readonly cards: Partial<Record<"blue_1" | "blue_2" | "blue_3" | "blue_4" | "blue_big_safe" | "blue_crook" | "blue_keyhole" | "blue_plan" | "blue_small_safe" | "blue_swap" | "bomb" | "fence" | "green_1" | "green_2" | "green_3" | "green_4" | "green_big_safe" | "green_blue_plan" | "green_crook" | "green_keyhole" | "green_plan" | "green_small_safe" | "green_swap" | "police" | "red_1" | "red_2" | "red_3" | "red_4" | "red_big_safe" | "red_blue_plan" | "red_crook" | "red_green_blue_plan" | "red_green_plan" | "red_keyhole" | "red_plan" | "red_small_safe" | "red_swap" | "red_yellow_blue_plan" | "red_yellow_green_blue_plan" | "red_yellow_green_plan" | "red_yellow_plan" | "watchdog" | "yellow_1" | "yellow_2" | "yellow_3" | "yellow_4" | "yellow_big_safe" | "yellow_blue_plan" | "yellow_crook" | "yellow_green_blue_plan" | "yellow_green_plan" | "yellow_keyhole" | "yellow_plan" | "yellow_small_safe" | "yellow_swap", number>> | null;
}

/** The doubter chooses what the bluffer lays. */
export interface Forced {
  readonly event: "Forced";
  readonly who: number;
  readonly whom: number;
  readonly card: "blue_1" | "blue_2" | "blue_3" | "blue_4" | "blue_big_safe" | "blue_crook" | "blue_keyhole" | "blue_plan" | "blue_small_safe" | "blue_swap" | "bomb" | "fence" | "green_1" | "green_2" | "green_3" | "green_4" | "green_big_safe" | "green_blue_plan" | "green_crook" | "green_keyhole" | "green_plan" | "green_small_safe" | "green_swap" | "police" | "red_1" | "red_2" | "red_3" | "red_4" | "red_big_safe" | "red_blue_plan" | "red_crook" | "red_green_blue_plan" | "red_green_plan" | "red_keyhole" | "red_plan" | "red_small_safe" | "red_swap" | "red_yellow_blue_plan" | "red_yellow_green_blue_plan" | "red_yellow_green_plan" | "red_yellow_plan" | "watchdog" | "yellow_1" | "yellow_2" | "yellow_3" | "yellow_4" | "yellow_big_safe" | "yellow_blue_plan" | "yellow_crook" | "yellow_green_blue_plan" | "yellow_green_plan" | "yellow_keyhole" | "yellow_plan" | "yellow_small_safe" | "yellow_swap";
}

/** A colour is wished for. */
export interface Wished {
  readonly event: "Wished";
  readonly who: number;
  readonly colour: "blue" | "green" | "red" | "yellow";
}

/** Somebody misses a turn. */
export interface Skipped {
  readonly event: "Skipped";
  readonly who: number;
}

/** A plan sets the direction of play. */
export interface TurnedRound {
  readonly event: "TurnedRound";
  readonly direction: "clockwise" | "counterclockwise";
}

/** Somebody takes nothing. */
export interface LeftIt {
  readonly event: "LeftIt";
  readonly who: number;
}

/** Somebody is chosen to lose a card. */
export interface Sent {
  readonly event: "Sent";
  readonly who: number;
  readonly whom: number;
  readonly by: "crook" | "surrounded" | "swap";
}

/** Police stop a crook. */
export interface Caught {
  readonly event: "Caught";
  readonly who: number;
  readonly whom: number;
}

/** No police come. */
export interface Yielded {
  readonly event: "Yielded";
  readonly who: number;
  readonly whom: number;
}

/** A card is taken out of a hand; None for those who do not see it. */
export interface Took {
  readonly event: "Took";
  readonly who: number;
  readonly whom: number;
  readonly card: "blue_1" | "blue_2" | "blue_3" | "blue_4" | "blue_big_safe" | "blue_crook" | "blue_keyhole" | "blue_plan" | "blue_small_safe" | "blue_swap" | "bomb" | "fence" | "green_1" | "green_2" | "green_3" | "green_4" | "green_big_safe" | "green_blue_plan" | "green_crook" | "green_keyhole" | "green_plan" | "green_small_safe" | "green_swap" | "police" | "red_1" | "red_2" | "red_3" | "red_4" | "red_big_safe" | "red_blue_plan" | "red_crook" | "red_green_blue_plan" | "red_green_plan" | "red_keyhole" | "red_plan" | "red_small_safe" | "red_swap" | "red_yellow_blue_plan" | "red_yellow_green_blue_plan" | "red_yellow_green_plan" | "red_yellow_plan" | "watchdog" | "yellow_1" | "yellow_2" | "yellow_3" | "yellow_4" | "yellow_big_safe" | "yellow_blue_plan" | "yellow_crook" | "yellow_green_blue_plan" | "yellow_green_plan" | "yellow_keyhole" | "yellow_plan" | "yellow_small_safe" | "yellow_swap" | null;
}

/** A card is given back; None for those who do not see it. */
export interface Gave {
  readonly event: "Gave";
  readonly who: number;
  readonly whom: number;
  readonly card: "blue_1" | "blue_2" | "blue_3" | "blue_4" | "blue_big_safe" | "blue_crook" | "blue_keyhole" | "blue_plan" | "blue_small_safe" | "blue_swap" | "bomb" | "fence" | "green_1" | "green_2" | "green_3" | "green_4" | "green_big_safe" | "green_blue_plan" | "green_crook" | "green_keyhole" | "green_plan" | "green_small_safe" | "green_swap" | "police" | "red_1" | "red_2" | "red_3" | "red_4" | "red_big_safe" | "red_blue_plan" | "red_crook" | "red_green_blue_plan" | "red_green_plan" | "red_keyhole" | "red_plan" | "red_small_safe" | "red_swap" | "red_yellow_blue_plan" | "red_yellow_green_blue_plan" | "red_yellow_green_plan" | "red_yellow_plan" | "watchdog" | "yellow_1" | "yellow_2" | "yellow_3" | "yellow_4" | "yellow_big_safe" | "yellow_blue_plan" | "yellow_crook" | "yellow_green_blue_plan" | "yellow_green_plan" | "yellow_keyhole" | "yellow_plan" | "yellow_small_safe" | "yellow_swap" | null;
}

/** A card is drawn from the pile; None for everybody else. */
export interface Drew {
  readonly event: "Drew";
  readonly who: number;
  readonly card: "blue_1" | "blue_2" | "blue_3" | "blue_4" | "blue_big_safe" | "blue_crook" | "blue_keyhole" | "blue_plan" | "blue_small_safe" | "blue_swap" | "bomb" | "fence" | "green_1" | "green_2" | "green_3" | "green_4" | "green_big_safe" | "green_blue_plan" | "green_crook" | "green_keyhole" | "green_plan" | "green_small_safe" | "green_swap" | "police" | "red_1" | "red_2" | "red_3" | "red_4" | "red_big_safe" | "red_blue_plan" | "red_crook" | "red_green_blue_plan" | "red_green_plan" | "red_keyhole" | "red_plan" | "red_small_safe" | "red_swap" | "red_yellow_blue_plan" | "red_yellow_green_blue_plan" | "red_yellow_green_plan" | "red_yellow_plan" | "watchdog" | "yellow_1" | "yellow_2" | "yellow_3" | "yellow_4" | "yellow_big_safe" | "yellow_blue_plan" | "yellow_crook" | "yellow_green_blue_plan" | "yellow_green_plan" | "yellow_keyhole" | "yellow_plan" | "yellow_small_safe" | "yellow_swap" | null;
}

/** The fence is drawn. */
export interface FenceCame {
  readonly event: "FenceCame";
  readonly who: number;
}

/** A number card goes to the fence. */
export interface HandedIn {
  readonly event: "HandedIn";
  readonly who: number;
  readonly card: "blue_1" | "blue_2" | "blue_3" | "blue_4" | "blue_big_safe" | "blue_crook" | "blue_keyhole" | "blue_plan" | "blue_small_safe" | "blue_swap" | "bomb" | "fence" | "green_1" | "green_2" | "green_3" | "green_4" | "green_big_safe" | "green_blue_plan" | "green_crook" | "green_keyhole" | "green_plan" | "green_small_safe" | "green_swap" | "police" | "red_1" | "red_2" | "red_3" | "red_4" | "red_big_safe" | "red_blue_plan" | "red_crook" | "red_green_blue_plan" | "red_green_plan" | "red_keyhole" | "red_plan" | "red_small_safe" | "red_swap" | "red_yellow_blue_plan" | "red_yellow_green_blue_plan" | "red_yellow_green_plan" | "red_yellow_plan" | "watchdog" | "yellow_1" | "yellow_2" | "yellow_3" | "yellow_4" | "yellow_big_safe" | "yellow_blue_plan" | "yellow_crook" | "yellow_green_blue_plan" | "yellow_green_plan" | "yellow_keyhole" | "yellow_plan" | "yellow_small_safe" | "yellow_swap";
}

/** The fence pays. */
export interface Paid {
  readonly event: "Paid";
  readonly who: number;
  readonly cards: number;
  readonly points: number;
}

/** The last police are played: the round is over. */
export interface Surrounded {
  readonly event: "Surrounded";
  readonly who: number;
}

/** The bomb: every hand moves on by one seat. */
export interface HandsPassed {
  readonly event: "HandsPassed";
  readonly direction: "clockwise" | "counterclockwise";
}

/** The bomb: a random card is lost. */
export interface Scattered {
  readonly event: "Scattered";
  readonly who: number;
  readonly card: "blue_1" | "blue_2" | "blue_3" | "blue_4" | "blue_big_safe" | "blue_crook" | "blue_keyhole" | "blue_plan" | "blue_small_safe" | "blue_swap" | "bomb" | "fence" | "green_1" | "green_2" | "green_3" | "green_4" | "green_big_safe" | "green_blue_plan" | "green_crook" | "green_keyhole" | "green_plan" | "green_small_safe" | "green_swap" | "police" | "red_1" | "red_2" | "red_3" | "red_4" | "red_big_safe" | "red_blue_plan" | "red_crook" | "red_green_blue_plan" | "red_green_plan" | "red_keyhole" | "red_plan" | "red_small_safe" | "red_swap" | "red_yellow_blue_plan" | "red_yellow_green_blue_plan" | "red_yellow_green_plan" | "red_yellow_plan" | "watchdog" | "yellow_1" | "yellow_2" | "yellow_3" | "yellow_4" | "yellow_big_safe" | "yellow_blue_plan" | "yellow_crook" | "yellow_green_blue_plan" | "yellow_green_plan" | "yellow_keyhole" | "yellow_plan" | "yellow_small_safe" | "yellow_swap";
}

/** Somebody has to draw, and there is nothing left. */
export interface PileEmpty {
  readonly event: "PileEmpty";
  readonly who: number;
}

/** Somebody has no card left. */
export interface HandEmpty {
  readonly event: "HandEmpty";
  readonly who: number;
}

/** What everybody's cards were worth, and the sums so far. */
export interface RoundScored {
  readonly event: "RoundScored";
  readonly round: number;
  readonly points: ReadonlyArray<number>;
  readonly totals: ReadonlyArray<number>;
}

/** The last round is over. */
export interface Ended {
  readonly event: "Ended";
  readonly winners: ReadonlyArray<number>;
}

/** The next card of the pile could be laid on the present top (§3.2 to §3.5). */
export interface FittingDraw {
  readonly chance: "FittingDraw";
  readonly ways: number;
  readonly among: number;
}

/** The next card of the pile. */
export interface NextDraw {
  readonly chance: "NextDraw";
  readonly ways: number;
  readonly among: number;
  readonly motif: "big_safe" | "bomb" | "crook" | "fence" | "keyhole" | "number" | "plan" | "police" | "small_safe" | "swap" | "watchdog";
}

/** A card taken without looking from somebody's hand (§5.8). */
export interface BlindGrip {
  readonly chance: "BlindGrip";
  readonly ways: number;
  readonly among: number;
  readonly whom: number;
  readonly motif: "big_safe" | "bomb" | "crook" | "fence" | "keyhole" | "number" | "plan" | "police" | "small_safe" | "swap" | "watchdog";
}

/** What lies open to a seat. */
export interface Open {
  readonly round: number;
  readonly rounds: number;
  readonly totals: ReadonlyArray<number>;
  readonly ages: ReadonlyArray<number>;
  readonly starter: number;
  readonly active: number;
  readonly direction: "clockwise" | "counterclockwise";
  readonly top: "blue_1" | "blue_2" | "blue_3" | "blue_4" | "blue_big_safe" | "blue_crook" | "blue_keyhole" | "blue_plan" | "blue_small_safe" | "blue_swap" | "bomb" | "fence" | "green_1" | "green_2" | "green_3" | "green_4" | "green_big_safe" | "green_blue_plan" | "green_crook" | "green_keyhole" | "green_plan" | "green_small_safe" | "green_swap" | "police" | "red_1" | "red_2" | "red_3" | "red_4" | "red_big_safe" | "red_blue_plan" | "red_crook" | "red_green_blue_plan" | "red_green_plan" | "red_keyhole" | "red_plan" | "red_small_safe" | "red_swap" | "red_yellow_blue_plan" | "red_yellow_green_blue_plan" | "red_yellow_green_plan" | "red_yellow_plan" | "watchdog" | "yellow_1" | "yellow_2" | "yellow_3" | "yellow_4" | "yellow_big_safe" | "yellow_blue_plan" | "yellow_crook" | "yellow_green_blue_plan" | "yellow_green_plan" | "yellow_keyhole" | "yellow_plan" | "yellow_small_safe" | "yellow_swap" | null;
  readonly wish: "blue" | "green" | "red" | "yellow" | null;
  readonly hand: Partial<Record<"blue_1" | "blue_2" | "blue_3" | "blue_4" | "blue_big_safe" | "blue_crook" | "blue_keyhole" | "blue_plan" | "blue_small_safe" | "blue_swap" | "bomb" | "fence" | "green_1" | "green_2" | "green_3" | "green_4" | "green_big_safe" | "green_blue_plan" | "green_crook" | "green_keyhole" | "green_plan" | "green_small_safe" | "green_swap" | "police" | "red_1" | "red_2" | "red_3" | "red_4" | "red_big_safe" | "red_blue_plan" | "red_crook" | "red_green_blue_plan" | "red_green_plan" | "red_keyhole" | "red_plan" | "red_small_safe" | "red_swap" | "red_yellow_blue_plan" | "red_yellow_green_blue_plan" | "red_yellow_green_plan" | "red_yellow_plan" | "watchdog" | "yellow_1" | "yellow_2" | "yellow_3" | "yellow_4" | "yellow_big_safe" | "yellow_blue_plan" | "yellow_crook" | "yellow_green_blue_plan" | "yellow_green_plan" | "yellow_keyhole" | "yellow_plan" | "yellow_small_safe" | "yellow_swap", number>>;
  readonly worth: number;
  readonly cards_left: ReadonlyArray<number>;
  readonly pile: number;
  readonly beside: Partial<Record<"blue_1" | "blue_2" | "blue_3" | "blue_4" | "blue_big_safe" | "blue_crook" | "blue_keyhole" | "blue_plan" | "blue_small_safe" | "blue_swap" | "bomb" | "fence" | "green_1" | "green_2" | "green_3" | "green_4" | "green_big_safe" | "green_blue_plan" | "green_crook" | "green_keyhole" | "green_plan" | "green_small_safe" | "green_swap" | "police" | "red_1" | "red_2" | "red_3" | "red_4" | "red_big_safe" | "red_blue_plan" | "red_crook" | "red_green_blue_plan" | "red_green_plan" | "red_keyhole" | "red_plan" | "red_small_safe" | "red_swap" | "red_yellow_blue_plan" | "red_yellow_green_blue_plan" | "red_yellow_green_plan" | "red_yellow_plan" | "watchdog" | "yellow_1" | "yellow_2" | "yellow_3" | "yellow_4" | "yellow_big_safe" | "yellow_blue_plan" | "yellow_crook" | "yellow_green_blue_plan" | "yellow_green_plan" | "yellow_keyhole" | "yellow_plan" | "yellow_small_safe" | "yellow_swap", number>>;
  readonly watchdogs: ReadonlyArray<number>;
  readonly police_played: number;
  readonly police: number;
  readonly spoiled: ReadonlyArray<"blue" | "green" | "red" | "yellow">;
  readonly bomb: "discard" | "off" | "pass_hands" | "zero";
  readonly shown: Partial<Record<"blue_1" | "blue_2" | "blue_3" | "blue_4" | "blue_big_safe" | "blue_crook" | "blue_keyhole" | "blue_plan" | "blue_small_safe" | "blue_swap" | "bomb" | "fence" | "green_1" | "green_2" | "green_3" | "green_4" | "green_big_safe" | "green_blue_plan" | "green_crook" | "green_keyhole" | "green_plan" | "green_small_safe" | "green_swap" | "police" | "red_1" | "red_2" | "red_3" | "red_4" | "red_big_safe" | "red_blue_plan" | "red_crook" | "red_green_blue_plan" | "red_green_plan" | "red_keyhole" | "red_plan" | "red_small_safe" | "red_swap" | "red_yellow_blue_plan" | "red_yellow_green_blue_plan" | "red_yellow_green_plan" | "red_yellow_plan" | "watchdog" | "yellow_1" | "yellow_2" | "yellow_3" | "yellow_4" | "yellow_big_safe" | "yellow_blue_plan" | "yellow_crook" | "yellow_green_blue_plan" | "yellow_green_plan" | "yellow_keyhole" | "yellow_plan" | "yellow_small_safe" | "yellow_swap", number>> | null;
  readonly thief: number | null;
  readonly target: number | null;
  readonly taken: "blue_1" | "blue_2" | "blue_3" | "blue_4" | "blue_big_safe" | "blue_crook" | "blue_keyhole" | "blue_plan" | "blue_small_safe" | "blue_swap" | "bomb" | "fence" | "green_1" | "green_2" | "green_3" | "green_4" | "green_big_safe" | "green_blue_plan" | "green_crook" | "green_keyhole" | "green_plan" | "green_small_safe" | "green_swap" | "police" | "red_1" | "red_2" | "red_3" | "red_4" | "red_big_safe" | "red_blue_plan" | "red_crook" | "red_green_blue_plan" | "red_green_plan" | "red_keyhole" | "red_plan" | "red_small_safe" | "red_swap" | "red_yellow_blue_plan" | "red_yellow_green_blue_plan" | "red_yellow_green_plan" | "red_yellow_plan" | "watchdog" | "yellow_1" | "yellow_2" | "yellow_3" | "yellow_4" | "yellow_big_safe" | "yellow_blue_plan" | "yellow_crook" | "yellow_green_blue_plan" | "yellow_green_plan" | "yellow_keyhole" | "yellow_plan" | "yellow_small_safe" | "yellow_swap" | null;
  readonly drawing: number | null;
  readonly to_draw: number;
  readonly then_drawing: number | null;
  readonly then: "card_acts" | "gives_back" | "police_surround" | "round_ends" | "turn_ends";
  readonly fence_at: number | null;
  readonly handed: number;
}

/** What was open before, and what follows from counting (§8). */
export interface Remembered {
  readonly discarded: Partial<Record<"blue_1" | "blue_2" | "blue_3" | "blue_4" | "blue_big_safe" | "blue_crook" | "blue_keyhole" | "blue_plan" | "blue_small_safe" | "blue_swap" | "bomb" | "fence" | "green_1" | "green_2" | "green_3" | "green_4" | "green_big_safe" | "green_blue_plan" | "green_crook" | "green_keyhole" | "green_plan" | "green_small_safe" | "green_swap" | "police" | "red_1" | "red_2" | "red_3" | "red_4" | "red_big_safe" | "red_blue_plan" | "red_crook" | "red_green_blue_plan" | "red_green_plan" | "red_keyhole" | "red_plan" | "red_small_safe" | "red_swap" | "red_yellow_blue_plan" | "red_yellow_green_blue_plan" | "red_yellow_green_plan" | "red_yellow_plan" | "watchdog" | "yellow_1" | "yellow_2" | "yellow_3" | "yellow_4" | "yellow_big_safe" | "yellow_blue_plan" | "yellow_crook" | "yellow_green_blue_plan" | "yellow_green_plan" | "yellow_keyhole" | "yellow_plan" | "yellow_small_safe" | "yellow_swap", number>>;
  readonly handed_in: Partial<Record<"blue_1" | "blue_2" | "blue_3" | "blue_4" | "blue_big_safe" | "blue_crook" | "blue_keyhole" | "blue_plan" | "blue_small_safe" | "blue_swap" | "bomb" | "fence" | "green_1" | "green_2" | "green_3" | "green_4" | "green_big_safe" | "green_blue_plan" | "green_crook" | "green_keyhole" | "green_plan" | "green_small_safe" | "green_swap" | "police" | "red_1" | "red_2" | "red_3" | "red_4" | "red_big_safe" | "red_blue_plan" | "red_crook" | "red_green_blue_plan" | "red_green_plan" | "red_keyhole" | "red_plan" | "red_small_safe" | "red_swap" | "red_yellow_blue_plan" | "red_yellow_green_blue_plan" | "red_yellow_green_plan" | "red_yellow_plan" | "watchdog" | "yellow_1" | "yellow_2" | "yellow_3" | "yellow_4" | "yellow_big_safe" | "yellow_blue_plan" | "yellow_crook" | "yellow_green_blue_plan" | "yellow_green_plan" | "yellow_keyhole" | "yellow_plan" | "yellow_small_safe" | "yellow_swap", number>>;
  readonly fence_waits: boolean;
  readonly fence_places: readonly [number, number] | null;
  readonly unseen: Partial<Record<"blue_1" | "blue_2" | "blue_3" | "blue_4" | "blue_big_safe" | "blue_crook" | "blue_keyhole" | "blue_plan" | "blue_small_safe" | "blue_swap" | "bomb" | "fence" | "green_1" | "green_2" | "green_3" | "green_4" | "green_big_safe" | "green_blue_plan" | "green_crook" | "green_keyhole" | "green_plan" | "green_small_safe" | "green_swap" | "police" | "red_1" | "red_2" | "red_3" | "red_4" | "red_big_safe" | "red_blue_plan" | "red_crook" | "red_green_blue_plan" | "red_green_plan" | "red_keyhole" | "red_plan" | "red_small_safe" | "red_swap" | "red_yellow_blue_plan" | "red_yellow_green_blue_plan" | "red_yellow_green_plan" | "red_yellow_plan" | "watchdog" | "yellow_1" | "yellow_2" | "yellow_3" | "yellow_4" | "yellow_big_safe" | "yellow_blue_plan" | "yellow_crook" | "yellow_green_blue_plan" | "yellow_green_plan" | "yellow_keyhole" | "yellow_plan" | "yellow_small_safe" | "yellow_swap", number>>;
  readonly seen: ReadonlyArray<Partial<Record<"blue_1" | "blue_2" | "blue_3" | "blue_4" | "blue_big_safe" | "blue_crook" | "blue_keyhole" | "blue_plan" | "blue_small_safe" | "blue_swap" | "bomb" | "fence" | "green_1" | "green_2" | "green_3" | "green_4" | "green_big_safe" | "green_blue_plan" | "green_crook" | "green_keyhole" | "green_plan" | "green_small_safe" | "green_swap" | "police" | "red_1" | "red_2" | "red_3" | "red_4" | "red_big_safe" | "red_blue_plan" | "red_crook" | "red_green_blue_plan" | "red_green_plan" | "red_keyhole" | "red_plan" | "red_small_safe" | "red_swap" | "red_yellow_blue_plan" | "red_yellow_green_blue_plan" | "red_yellow_green_plan" | "red_yellow_plan" | "watchdog" | "yellow_1" | "yellow_2" | "yellow_3" | "yellow_4" | "yellow_big_safe" | "yellow_blue_plan" | "yellow_crook" | "yellow_green_blue_plan" | "yellow_green_plan" | "yellow_keyhole" | "yellow_plan" | "yellow_small_safe" | "yellow_swap", number>>>;
  readonly seen_by_all: ReadonlyArray<Partial<Record<"blue_1" | "blue_2" | "blue_3" | "blue_4" | "blue_big_safe" | "blue_crook" | "blue_keyhole" | "blue_plan" | "blue_small_safe" | "blue_swap" | "bomb" | "fence" | "green_1" | "green_2" | "green_3" | "green_4" | "green_big_safe" | "green_blue_plan" | "green_crook" | "green_keyhole" | "green_plan" | "green_small_safe" | "green_swap" | "police" | "red_1" | "red_2" | "red_3" | "red_4" | "red_big_safe" | "red_blue_plan" | "red_crook" | "red_green_blue_plan" | "red_green_plan" | "red_keyhole" | "red_plan" | "red_small_safe" | "red_swap" | "red_yellow_blue_plan" | "red_yellow_green_blue_plan" | "red_yellow_green_plan" | "red_yellow_plan" | "watchdog" | "yellow_1" | "yellow_2" | "yellow_3" | "yellow_4" | "yellow_big_safe" | "yellow_blue_plan" | "yellow_crook" | "yellow_green_blue_plan" | "yellow_green_plan" | "yellow_keyhole" | "yellow_plan" | "yellow_small_safe" | "yellow_swap", number>>>;
  readonly seen_of_mine: ReadonlyArray<Partial<Record<"blue_1" | "blue_2" | "blue_3" | "blue_4" | "blue_big_safe" | "blue_crook" | "blue_keyhole" | "blue_plan" | "blue_small_safe" | "blue_swap" | "bomb" | "fence" | "green_1" | "green_2" | "green_3" | "green_4" | "green_big_safe" | "green_blue_plan" | "green_crook" | "green_keyhole" | "green_plan" | "green_small_safe" | "green_swap" | "police" | "red_1" | "red_2" | "red_3" | "red_4" | "red_big_safe" | "red_blue_plan" | "red_crook" | "red_green_blue_plan" | "red_green_plan" | "red_keyhole" | "red_plan" | "red_small_safe" | "red_swap" | "red_yellow_blue_plan" | "red_yellow_green_blue_plan" | "red_yellow_green_plan" | "red_yellow_plan" | "watchdog" | "yellow_1" | "yellow_2" | "yellow_3" | "yellow_4" | "yellow_big_safe" | "yellow_blue_plan" | "yellow_crook" | "yellow_green_blue_plan" | "yellow_green_plan" | "yellow_keyhole" | "yellow_plan" | "yellow_small_safe" | "yellow_swap", number>>>;
  readonly came: ReadonlyArray<number>;
}

export type Move = Believe | CallPolice | Doubt | Enough | Force | Give | HandIn | HandInAll | ICant | Lay | LeaveIt | LetItHappen | Pick | Turn | Wish;
export type GameEvent = RoundBegan | Dealt | Covered | Opened | Laid | SaidICant | Believed | Doubted | Showed | Forced | Wished | Skipped | TurnedRound | LeftIt | Sent | Caught | Yielded | Took | Gave | Drew | FenceCame | HandedIn | Paid | Surrounded | HandsPassed | Scattered | PileEmpty | HandEmpty | RoundScored | Ended;
export type GameView = View<Move, Open, Remembered>;

/** Which fields hold seats. */
export const held: Held = {"Pick":{"whom":"seat"},"RoundBegan":{"starter":"seat"},"Dealt":{"who":"seat"},"Laid":{"who":"seat"},"SaidICant":{"who":"seat"},"Believed":{"who":"seat","whom":"seat"},"Doubted":{"who":"seat","whom":"seat"},"Showed":{"who":"seat"},"Forced":{"who":"seat","whom":"seat"},"Wished":{"who":"seat"},"Skipped":{"who":"seat"},"LeftIt":{"who":"seat"},"Sent":{"who":"seat","whom":"seat"},"Caught":{"who":"seat","whom":"seat"},"Yielded":{"who":"seat","whom":"seat"},"Took":{"who":"seat","whom":"seat"},"Gave":{"who":"seat","whom":"seat"},"Drew":{"who":"seat"},"FenceCame":{"who":"seat"},"HandedIn":{"who":"seat"},"Paid":{"who":"seat"},"Surrounded":{"who":"seat"},"Scattered":{"who":"seat"},"PileEmpty":{"who":"seat"},"HandEmpty":{"who":"seat"},"RoundScored":{"points":"by seat","totals":"by seat"},"Ended":{"winners":"seats"},"BlindGrip":{"whom":"seat"},"Open":{"totals":"by seat","ages":"by seat","starter":"seat","active":"seat","cards_left":"by seat","watchdogs":"seats","thief":"seat","target":"seat","drawing":"seat","then_drawing":"seat","fence_at":"seat"}};
