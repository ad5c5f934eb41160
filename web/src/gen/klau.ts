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

/** Draw what a doubt has brought (§4.12). */
export interface DrawThem {
  readonly move: "DrawThem";
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

/** Take nothing from anybody (§5.7, §5.11, §7.5), or draw nothing after a doubt (§4.12). */
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

/** A hand is shown; None for those who do not see it. That it was a lie, or was not, all learn from what follows. */
export interface Showed {
  readonly event: "Showed";
  readonly who: number;
  readonly lie: boolean;
  readonly cards: Partial<Record<"blue_1" | "blue_2" | "blue_3" | "blue_4" | "blue_big_safe" | "blue_crook" | "blue_keyhole" | "blue_plan" | "blue_small_safe" | "blue_swap" | "bomb" | "fence" | "green_1" | "green_2" | "green_3" | "green_4" | "green_big_safe" | "green_blue_plan" | "green_crook" | "green_keyhole" | "green_plan" | "green_small_safe" | "green_swap" | "police" | "red_1" | "red_2" | "red_3" | "red_4" | "red_big_safe" | "red_blue_plan" | "red_crook" | "red_green_blue_plan" | "red_green_plan" | "red_keyhole" | "red_plan" | "red_small_safe" | "red_swap" | "red_yellow_blue_plan" | "red_yellow_green_blue_plan" | "red_yellow_green_plan" | "red_yellow_plan" | "watchdog" | "yellow_1" | "yellow_2" | "yellow_3" | "yellow_4" | "yellow_big_safe" | "yellow_blue_plan" | "yellow_crook" | "yellow_green_blue_plan" | "yellow_green_plan" | "yellow_keyhole" | "yellow_plan" | "yellow_small_safe" | "yellow_swap", number>> | null;
  readonly proof: Partial<Record<"blue_1" | "blue_2" | "blue_3" | "blue_4" | "blue_big_safe" | "blue_crook" | "blue_keyhole" | "blue_plan" | "blue_small_safe" | "blue_swap" | "bomb" | "fence" | "green_1" | "green_2" | "green_3" | "green_4" | "green_big_safe" | "green_blue_plan" | "green_crook" | "green_keyhole" | "green_plan" | "green_small_safe" | "green_swap" | "police" | "red_1" | "red_2" | "red_3" | "red_4" | "red_big_safe" | "red_blue_plan" | "red_crook" | "red_green_blue_plan" | "red_green_plan" | "red_keyhole" | "red_plan" | "red_small_safe" | "red_swap" | "red_yellow_blue_plan" | "red_yellow_green_blue_plan" | "red_yellow_green_plan" | "red_yellow_plan" | "watchdog" | "yellow_1" | "yellow_2" | "yellow_3" | "yellow_4" | "yellow_big_safe" | "yellow_blue_plan" | "yellow_crook" | "yellow_green_blue_plan" | "yellow_green_plan" | "yellow_keyhole" | "yellow_plan" | "yellow_small_safe" | "yellow_swap", Fit>> | null;
}

/** Why a card may be laid now. */
export interface Fit {
  readonly why: "always" | "colour" | "motif" | "safe" | "wish";
  readonly colour: "blue" | "green" | "red" | "yellow" | null;
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
  readonly why: "believed" | "lie" | "police" | "sold" | "truth" | null;
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
  readonly to: ReadonlyArray<number>;
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
  readonly places: ReadonlyArray<number>;
}

/** The game is over. */
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

/** The card would be worth so many points in hand when the round is scored. */
export interface GivesUp {
  readonly reason: "GivesUp";
  readonly points: number;
}

/** Police are worth nothing in hand, and bring a card from the pile. */
export interface NewCard {
  readonly reason: "NewCard";
}

/** With the last card the round ends, and an empty hand scores nothing. */
export interface LastCard {
  readonly reason: "LastCard";
}

/** A crook may bring a card of somebody else's. */
export interface Steals {
  readonly reason: "Steals";
}

/** A swap changes the worst card for one that nobody shows. */
export interface Swaps {
  readonly reason: "Swaps";
}

/** These miss a turn. */
export interface Skips {
  readonly reason: "Skips";
  readonly who: ReadonlyArray<number>;
}

/** A plan turns play round, so that this player is next. */
export interface TurnsRound {
  readonly reason: "TurnsRound";
  readonly who: number;
}

/** Nothing in hand matches: one card if it is believed, two if it is doubted. */
export interface TrueClaim {
  readonly reason: "TrueClaim";
}

/** It is not true: whoever doubts it may choose this card, the best that matches. */
export interface Bluff {
  readonly reason: "Bluff";
  readonly who: number;
  readonly card: "blue_1" | "blue_2" | "blue_3" | "blue_4" | "blue_big_safe" | "blue_crook" | "blue_keyhole" | "blue_plan" | "blue_small_safe" | "blue_swap" | "bomb" | "fence" | "green_1" | "green_2" | "green_3" | "green_4" | "green_big_safe" | "green_blue_plan" | "green_crook" | "green_keyhole" | "green_plan" | "green_small_safe" | "green_swap" | "police" | "red_1" | "red_2" | "red_3" | "red_4" | "red_big_safe" | "red_blue_plan" | "red_crook" | "red_green_blue_plan" | "red_green_plan" | "red_keyhole" | "red_plan" | "red_small_safe" | "red_swap" | "red_yellow_blue_plan" | "red_yellow_green_blue_plan" | "red_yellow_green_plan" | "red_yellow_plan" | "watchdog" | "yellow_1" | "yellow_2" | "yellow_3" | "yellow_4" | "yellow_big_safe" | "yellow_blue_plan" | "yellow_crook" | "yellow_green_blue_plan" | "yellow_green_plan" | "yellow_keyhole" | "yellow_plan" | "yellow_small_safe" | "yellow_swap";
}

/** Whoever may doubt has seen a card in this hand that matches. */
export interface SeenInHand {
  readonly reason: "SeenInHand";
  readonly who: number;
  readonly card: "blue_1" | "blue_2" | "blue_3" | "blue_4" | "blue_big_safe" | "blue_crook" | "blue_keyhole" | "blue_plan" | "blue_small_safe" | "blue_swap" | "bomb" | "fence" | "green_1" | "green_2" | "green_3" | "green_4" | "green_big_safe" | "green_blue_plan" | "green_crook" | "green_keyhole" | "green_plan" | "green_small_safe" | "green_swap" | "police" | "red_1" | "red_2" | "red_3" | "red_4" | "red_big_safe" | "red_blue_plan" | "red_crook" | "red_green_blue_plan" | "red_green_plan" | "red_keyhole" | "red_plan" | "red_small_safe" | "red_swap" | "red_yellow_blue_plan" | "red_yellow_green_blue_plan" | "red_yellow_green_plan" | "red_yellow_plan" | "watchdog" | "yellow_1" | "yellow_2" | "yellow_3" | "yellow_4" | "yellow_big_safe" | "yellow_blue_plan" | "yellow_crook" | "yellow_green_blue_plan" | "yellow_green_plan" | "yellow_keyhole" | "yellow_plan" | "yellow_small_safe" | "yellow_swap";
}

/** How likely the hand of whoever can't holds a match, by the cards alone. */
export interface MatchByTheCards {
  readonly reason: "MatchByTheCards";
  readonly who: number;
  readonly percent: number;
}

/** The doubter has seen a match in the hand of whoever can't. */
export interface MatchWasSeen {
  readonly reason: "MatchWasSeen";
  readonly who: number;
  readonly card: "blue_1" | "blue_2" | "blue_3" | "blue_4" | "blue_big_safe" | "blue_crook" | "blue_keyhole" | "blue_plan" | "blue_small_safe" | "blue_swap" | "bomb" | "fence" | "green_1" | "green_2" | "green_3" | "green_4" | "green_big_safe" | "green_blue_plan" | "green_crook" | "green_keyhole" | "green_plan" | "green_small_safe" | "green_swap" | "police" | "red_1" | "red_2" | "red_3" | "red_4" | "red_big_safe" | "red_blue_plan" | "red_crook" | "red_green_blue_plan" | "red_green_plan" | "red_keyhole" | "red_plan" | "red_small_safe" | "red_swap" | "red_yellow_blue_plan" | "red_yellow_green_blue_plan" | "red_yellow_green_plan" | "red_yellow_plan" | "watchdog" | "yellow_1" | "yellow_2" | "yellow_3" | "yellow_4" | "yellow_big_safe" | "yellow_blue_plan" | "yellow_crook" | "yellow_green_blue_plan" | "yellow_green_plan" | "yellow_keyhole" | "yellow_plan" | "yellow_small_safe" | "yellow_swap";
}

/** If nothing matches, the doubt gives two cards instead of one. */
export interface WrongDoubt {
  readonly reason: "WrongDoubt";
  readonly who: number;
}

/** Whoever is believed draws a card. */
export interface LetsThemDraw {
  readonly reason: "LetsThemDraw";
  readonly who: number;
}

/** The forced card is worth so many points to its owner. */
export interface Costs {
  readonly reason: "Costs";
  readonly who: number;
  readonly points: number;
}

/** How many cards of the wished colour are in the own hand: without any, "I can't" will be true. */
export interface HoldsOfColour {
  readonly reason: "HoldsOfColour";
  readonly colour: "blue" | "green" | "red" | "yellow";
  readonly cards: number;
}

/** The best card that this seat has seen in that hand, and how many there are to choose from. */
export interface KnownThere {
  readonly reason: "KnownThere";
  readonly who: number;
  readonly card: "blue_1" | "blue_2" | "blue_3" | "blue_4" | "blue_big_safe" | "blue_crook" | "blue_keyhole" | "blue_plan" | "blue_small_safe" | "blue_swap" | "bomb" | "fence" | "green_1" | "green_2" | "green_3" | "green_4" | "green_big_safe" | "green_blue_plan" | "green_crook" | "green_keyhole" | "green_plan" | "green_small_safe" | "green_swap" | "police" | "red_1" | "red_2" | "red_3" | "red_4" | "red_big_safe" | "red_blue_plan" | "red_crook" | "red_green_blue_plan" | "red_green_plan" | "red_keyhole" | "red_plan" | "red_small_safe" | "red_swap" | "red_yellow_blue_plan" | "red_yellow_green_blue_plan" | "red_yellow_green_plan" | "red_yellow_plan" | "watchdog" | "yellow_1" | "yellow_2" | "yellow_3" | "yellow_4" | "yellow_big_safe" | "yellow_blue_plan" | "yellow_crook" | "yellow_green_blue_plan" | "yellow_green_plan" | "yellow_keyhole" | "yellow_plan" | "yellow_small_safe" | "yellow_swap";
  readonly cards: number;
}

/** The hand has no other card: if it is laid or stolen the round ends. */
export interface OnlyCard {
  readonly reason: "OnlyCard";
  readonly who: number;
}

/** Nobody has more points than the one who loses a card. */
export interface Leads {
  readonly reason: "Leads";
  readonly who: number;
  readonly points: number;
}

/** Police, who are worth nothing in hand, save a card and bring another. */
export interface SavesWithPolice {
  readonly reason: "SavesWithPolice";
}

/** One of so many cards, each as likely, is lost; they are worth so many points. */
export interface LosesOne {
  readonly reason: "LosesOne";
  readonly cards: number;
  readonly points: number;
}

/** So many points for what is worth so many in hand, and as many new cards. */
export interface AtTheFence {
  readonly reason: "AtTheFence";
  readonly points: number;
  readonly worth: number;
  readonly cards: number;
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
  readonly laid_by: number | null;
  readonly hand: Partial<Record<"blue_1" | "blue_2" | "blue_3" | "blue_4" | "blue_big_safe" | "blue_crook" | "blue_keyhole" | "blue_plan" | "blue_small_safe" | "blue_swap" | "bomb" | "fence" | "green_1" | "green_2" | "green_3" | "green_4" | "green_big_safe" | "green_blue_plan" | "green_crook" | "green_keyhole" | "green_plan" | "green_small_safe" | "green_swap" | "police" | "red_1" | "red_2" | "red_3" | "red_4" | "red_big_safe" | "red_blue_plan" | "red_crook" | "red_green_blue_plan" | "red_green_plan" | "red_keyhole" | "red_plan" | "red_small_safe" | "red_swap" | "red_yellow_blue_plan" | "red_yellow_green_blue_plan" | "red_yellow_green_plan" | "red_yellow_plan" | "watchdog" | "yellow_1" | "yellow_2" | "yellow_3" | "yellow_4" | "yellow_big_safe" | "yellow_blue_plan" | "yellow_crook" | "yellow_green_blue_plan" | "yellow_green_plan" | "yellow_keyhole" | "yellow_plan" | "yellow_small_safe" | "yellow_swap", number>>;
  readonly worth: number;
  readonly values: Partial<Record<"blue_1" | "blue_2" | "blue_3" | "blue_4" | "blue_big_safe" | "blue_crook" | "blue_keyhole" | "blue_plan" | "blue_small_safe" | "blue_swap" | "bomb" | "fence" | "green_1" | "green_2" | "green_3" | "green_4" | "green_big_safe" | "green_blue_plan" | "green_crook" | "green_keyhole" | "green_plan" | "green_small_safe" | "green_swap" | "police" | "red_1" | "red_2" | "red_3" | "red_4" | "red_big_safe" | "red_blue_plan" | "red_crook" | "red_green_blue_plan" | "red_green_plan" | "red_keyhole" | "red_plan" | "red_small_safe" | "red_swap" | "red_yellow_blue_plan" | "red_yellow_green_blue_plan" | "red_yellow_green_plan" | "red_yellow_plan" | "watchdog" | "yellow_1" | "yellow_2" | "yellow_3" | "yellow_4" | "yellow_big_safe" | "yellow_blue_plan" | "yellow_crook" | "yellow_green_blue_plan" | "yellow_green_plan" | "yellow_keyhole" | "yellow_plan" | "yellow_small_safe" | "yellow_swap", number>>;
  readonly fits: Partial<Record<"blue_1" | "blue_2" | "blue_3" | "blue_4" | "blue_big_safe" | "blue_crook" | "blue_keyhole" | "blue_plan" | "blue_small_safe" | "blue_swap" | "bomb" | "fence" | "green_1" | "green_2" | "green_3" | "green_4" | "green_big_safe" | "green_blue_plan" | "green_crook" | "green_keyhole" | "green_plan" | "green_small_safe" | "green_swap" | "police" | "red_1" | "red_2" | "red_3" | "red_4" | "red_big_safe" | "red_blue_plan" | "red_crook" | "red_green_blue_plan" | "red_green_plan" | "red_keyhole" | "red_plan" | "red_small_safe" | "red_swap" | "red_yellow_blue_plan" | "red_yellow_green_blue_plan" | "red_yellow_green_plan" | "red_yellow_plan" | "watchdog" | "yellow_1" | "yellow_2" | "yellow_3" | "yellow_4" | "yellow_big_safe" | "yellow_blue_plan" | "yellow_crook" | "yellow_green_blue_plan" | "yellow_green_plan" | "yellow_keyhole" | "yellow_plan" | "yellow_small_safe" | "yellow_swap", Fit>>;
  readonly places: ReadonlyArray<number>;
  readonly book: ReadonlyArray<ReadonlyArray<number>>;
  readonly stakes: Stakes;
  readonly cards_left: ReadonlyArray<number>;
  readonly pile: number;
  readonly beside: Partial<Record<"blue_1" | "blue_2" | "blue_3" | "blue_4" | "blue_big_safe" | "blue_crook" | "blue_keyhole" | "blue_plan" | "blue_small_safe" | "blue_swap" | "bomb" | "fence" | "green_1" | "green_2" | "green_3" | "green_4" | "green_big_safe" | "green_blue_plan" | "green_crook" | "green_keyhole" | "green_plan" | "green_small_safe" | "green_swap" | "police" | "red_1" | "red_2" | "red_3" | "red_4" | "red_big_safe" | "red_blue_plan" | "red_crook" | "red_green_blue_plan" | "red_green_plan" | "red_keyhole" | "red_plan" | "red_small_safe" | "red_swap" | "red_yellow_blue_plan" | "red_yellow_green_blue_plan" | "red_yellow_green_plan" | "red_yellow_plan" | "watchdog" | "yellow_1" | "yellow_2" | "yellow_3" | "yellow_4" | "yellow_big_safe" | "yellow_blue_plan" | "yellow_crook" | "yellow_green_blue_plan" | "yellow_green_plan" | "yellow_keyhole" | "yellow_plan" | "yellow_small_safe" | "yellow_swap", number>>;
  readonly watchdogs: ReadonlyArray<number>;
  readonly police_played: number;
  readonly police: number;
  readonly police_needed: number | null;
  readonly spoiled: ReadonlyArray<"blue" | "green" | "red" | "yellow">;
  readonly bomb: "discard" | "off" | "pass_hands" | "zero";
  readonly shown: Partial<Record<"blue_1" | "blue_2" | "blue_3" | "blue_4" | "blue_big_safe" | "blue_crook" | "blue_keyhole" | "blue_plan" | "blue_small_safe" | "blue_swap" | "bomb" | "fence" | "green_1" | "green_2" | "green_3" | "green_4" | "green_big_safe" | "green_blue_plan" | "green_crook" | "green_keyhole" | "green_plan" | "green_small_safe" | "green_swap" | "police" | "red_1" | "red_2" | "red_3" | "red_4" | "red_big_safe" | "red_blue_plan" | "red_crook" | "red_green_blue_plan" | "red_green_plan" | "red_keyhole" | "red_plan" | "red_small_safe" | "red_swap" | "red_yellow_blue_plan" | "red_yellow_green_blue_plan" | "red_yellow_green_plan" | "red_yellow_plan" | "watchdog" | "yellow_1" | "yellow_2" | "yellow_3" | "yellow_4" | "yellow_big_safe" | "yellow_blue_plan" | "yellow_crook" | "yellow_green_blue_plan" | "yellow_green_plan" | "yellow_keyhole" | "yellow_plan" | "yellow_small_safe" | "yellow_swap", number>> | null;
  readonly proof: Partial<Record<"blue_1" | "blue_2" | "blue_3" | "blue_4" | "blue_big_safe" | "blue_crook" | "blue_keyhole" | "blue_plan" | "blue_small_safe" | "blue_swap" | "bomb" | "fence" | "green_1" | "green_2" | "green_3" | "green_4" | "green_big_safe" | "green_blue_plan" | "green_crook" | "green_keyhole" | "green_plan" | "green_small_safe" | "green_swap" | "police" | "red_1" | "red_2" | "red_3" | "red_4" | "red_big_safe" | "red_blue_plan" | "red_crook" | "red_green_blue_plan" | "red_green_plan" | "red_keyhole" | "red_plan" | "red_small_safe" | "red_swap" | "red_yellow_blue_plan" | "red_yellow_green_blue_plan" | "red_yellow_green_plan" | "red_yellow_plan" | "watchdog" | "yellow_1" | "yellow_2" | "yellow_3" | "yellow_4" | "yellow_big_safe" | "yellow_blue_plan" | "yellow_crook" | "yellow_green_blue_plan" | "yellow_green_plan" | "yellow_keyhole" | "yellow_plan" | "yellow_small_safe" | "yellow_swap", Fit>> | null;
  readonly thief: number | null;
  readonly target: number | null;
  readonly taken: "blue_1" | "blue_2" | "blue_3" | "blue_4" | "blue_big_safe" | "blue_crook" | "blue_keyhole" | "blue_plan" | "blue_small_safe" | "blue_swap" | "bomb" | "fence" | "green_1" | "green_2" | "green_3" | "green_4" | "green_big_safe" | "green_blue_plan" | "green_crook" | "green_keyhole" | "green_plan" | "green_small_safe" | "green_swap" | "police" | "red_1" | "red_2" | "red_3" | "red_4" | "red_big_safe" | "red_blue_plan" | "red_crook" | "red_green_blue_plan" | "red_green_plan" | "red_keyhole" | "red_plan" | "red_small_safe" | "red_swap" | "red_yellow_blue_plan" | "red_yellow_green_blue_plan" | "red_yellow_green_plan" | "red_yellow_plan" | "watchdog" | "yellow_1" | "yellow_2" | "yellow_3" | "yellow_4" | "yellow_big_safe" | "yellow_blue_plan" | "yellow_crook" | "yellow_green_blue_plan" | "yellow_green_plan" | "yellow_keyhole" | "yellow_plan" | "yellow_small_safe" | "yellow_swap" | null;
  readonly drawing: number | null;
  readonly to_draw: number;
  readonly drawing_for: "believed" | "lie" | "police" | "sold" | "truth" | null;
  readonly then_drawing: number | null;
  readonly then: "card_acts" | "gives_back" | "police_surround" | "round_ends" | "turn_ends";
  readonly fence_at: number | null;
  readonly handed: number;
}

/** What an "I can't" costs, in cards that are drawn (§4.3 to §4.6). */
export interface Stakes {
  readonly believed: number;
  readonly truth: number;
  readonly lie: number;
  readonly may: boolean;
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
  readonly claims: ReadonlyArray<Claim | null>;
}

/** An "I can't" that was believed (§8.8). */
export interface Claim {
  readonly on: "blue_1" | "blue_2" | "blue_3" | "blue_4" | "blue_big_safe" | "blue_crook" | "blue_keyhole" | "blue_plan" | "blue_small_safe" | "blue_swap" | "bomb" | "fence" | "green_1" | "green_2" | "green_3" | "green_4" | "green_big_safe" | "green_blue_plan" | "green_crook" | "green_keyhole" | "green_plan" | "green_small_safe" | "green_swap" | "police" | "red_1" | "red_2" | "red_3" | "red_4" | "red_big_safe" | "red_blue_plan" | "red_crook" | "red_green_blue_plan" | "red_green_plan" | "red_keyhole" | "red_plan" | "red_small_safe" | "red_swap" | "red_yellow_blue_plan" | "red_yellow_green_blue_plan" | "red_yellow_green_plan" | "red_yellow_plan" | "watchdog" | "yellow_1" | "yellow_2" | "yellow_3" | "yellow_4" | "yellow_big_safe" | "yellow_blue_plan" | "yellow_crook" | "yellow_green_blue_plan" | "yellow_green_plan" | "yellow_keyhole" | "yellow_plan" | "yellow_small_safe" | "yellow_swap";
  readonly since: number;
}

export type Move = Believe | CallPolice | Doubt | DrawThem | Enough | Force | Give | HandIn | HandInAll | ICant | Lay | LeaveIt | LetItHappen | Pick | Turn | Wish;
export type GameEvent = RoundBegan | Dealt | Covered | Opened | Laid | SaidICant | Believed | Doubted | Showed | Forced | Wished | Skipped | TurnedRound | LeftIt | Sent | Caught | Yielded | Took | Gave | Drew | FenceCame | HandedIn | Paid | Surrounded | HandsPassed | Scattered | PileEmpty | HandEmpty | RoundScored | Ended;
export type GameView = View<Move, Open, Remembered>;

/** Which fields hold seats. */
export const held: Held = {"Pick":{"whom":"seat"},"RoundBegan":{"starter":"seat"},"Dealt":{"who":"seat"},"Laid":{"who":"seat"},"SaidICant":{"who":"seat"},"Believed":{"who":"seat","whom":"seat"},"Doubted":{"who":"seat","whom":"seat"},"Showed":{"who":"seat"},"Forced":{"who":"seat","whom":"seat"},"Wished":{"who":"seat"},"Skipped":{"who":"seat"},"LeftIt":{"who":"seat"},"Sent":{"who":"seat","whom":"seat"},"Caught":{"who":"seat","whom":"seat"},"Yielded":{"who":"seat","whom":"seat"},"Took":{"who":"seat","whom":"seat"},"Gave":{"who":"seat","whom":"seat"},"Drew":{"who":"seat"},"FenceCame":{"who":"seat"},"HandedIn":{"who":"seat"},"Paid":{"who":"seat"},"Surrounded":{"who":"seat"},"HandsPassed":{"to":"by seat"},"Scattered":{"who":"seat"},"PileEmpty":{"who":"seat"},"HandEmpty":{"who":"seat"},"RoundScored":{"points":"by seat","totals":"by seat","places":"by seat"},"Ended":{"winners":"seats"},"BlindGrip":{"whom":"seat"},"Skips":{"who":"seats"},"TurnsRound":{"who":"seat"},"Bluff":{"who":"seat"},"SeenInHand":{"who":"seat"},"MatchByTheCards":{"who":"seat"},"MatchWasSeen":{"who":"seat"},"WrongDoubt":{"who":"seat"},"LetsThemDraw":{"who":"seat"},"Costs":{"who":"seat"},"KnownThere":{"who":"seat"},"OnlyCard":{"who":"seat"},"Leads":{"who":"seat"},"Open":{"totals":"by seat","ages":"by seat","starter":"seat","active":"seat","laid_by":"seat","places":"by seat","cards_left":"by seat","watchdogs":"seats","thief":"seat","target":"seat","drawing":"seat","then_drawing":"seat","fence_at":"seat"}};
