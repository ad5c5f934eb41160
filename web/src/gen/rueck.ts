// Made by tools/typescript.py from the Python structs; not to be edited.

import type { Held, View } from "./core";

/** Choose who is given two jewels (§5.5). */
export interface Give {
  readonly move: "Give";
  readonly to: number;
}

/** Choose the neighbour whom the favour hits (§5.3, §5.4). */
export interface Neighbour {
  readonly move: "Neighbour";
  readonly side: "left" | "right";
}

/** Rob the noble with this robber (§3.2). */
export interface Rob {
  readonly move: "Rob";
  readonly strength: number;
}

/** Take nothing or eight (§5.2). */
export interface Take {
  readonly move: "Take";
  readonly jewels: 0 | 8;
}

/** Luck's answer: this noble comes (§3.1, §6.1). */
export interface Turn {
  readonly move: "Turn";
  readonly noble: "gift_of_2" | "minus_3" | "neighbour_minus_2" | "neighbour_plus_5" | "nothing_or_8" | "plus_4" | "plus_5" | "plus_6" | "plus_7";
}

/** A noble is drawn for the expert game and shown. */
export interface Drew {
  readonly event: "Drew";
  readonly noble: "gift_of_2" | "minus_3" | "neighbour_minus_2" | "neighbour_plus_5" | "nothing_or_8" | "plus_4" | "plus_5" | "plus_6" | "plus_7";
}

/** A round begins: the noble lies open. */
export interface Turned {
  readonly event: "Turned";
  readonly noble: "gift_of_2" | "minus_3" | "neighbour_minus_2" | "neighbour_plus_5" | "nothing_or_8" | "plus_4" | "plus_5" | "plus_6" | "plus_7";
  readonly round: number;
}

/** All robbers are turned over at once. */
export interface Revealed {
  readonly event: "Revealed";
  readonly robbers: ReadonlyArray<number>;
}

/** Several sevens: all of them leave. */
export interface Cancelled {
  readonly event: "Cancelled";
  readonly who: ReadonlyArray<number>;
}

/** The reveal in one sentence: who is strongest, and with what. */
export interface Compared {
  readonly event: "Compared";
  readonly noble: "gift_of_2" | "minus_3" | "neighbour_minus_2" | "neighbour_plus_5" | "nothing_or_8" | "plus_4" | "plus_5" | "plus_6" | "plus_7";
  readonly strength: number;
  readonly has_cancelled: boolean;
  readonly weakest: ReadonlyArray<number>;
  readonly strongest: ReadonlyArray<number>;
}

/** No two different robbers are left. */
export interface NobodyGains {
  readonly event: "NobodyGains";
}

/** A strongest player says what to do with the favour. */
export interface Chose {
  readonly event: "Chose";
  readonly who: number;
  readonly choice: Rob | Take | Neighbour | Give | Turn;
  readonly noble: "gift_of_2" | "minus_3" | "neighbour_minus_2" | "neighbour_plus_5" | "nothing_or_8" | "plus_4" | "plus_5" | "plus_6" | "plus_7";
}

/** The favour reaches somebody; jewels may be negative. */
export interface Favoured {
  readonly event: "Favoured";
  readonly who: number;
  readonly jewels: number;
  readonly by: number;
}

/** The weakest take their consolation. */
export interface Pitied {
  readonly event: "Pitied";
  readonly who: number;
  readonly jewels: number;
}

/** Who would win now that the round is over, and who would be caught. */
export interface Crowned {
  readonly event: "Crowned";
  readonly would_be_caught: ReadonlyArray<number>;
  readonly would_win: ReadonlyArray<number>;
}

/** The game is over. */
export interface Ended {
  readonly event: "Ended";
  readonly winners: ReadonlyArray<number>;
}

/** The noble of the next round (§3.1). */
export interface NextNoble {
  readonly chance: "NextNoble";
  readonly ways: number;
  readonly among: number;
  readonly noble: "gift_of_2" | "minus_3" | "neighbour_minus_2" | "neighbour_plus_5" | "nothing_or_8" | "plus_4" | "plus_5" | "plus_6" | "plus_7";
}

/** How likely the robber is strongest, alone or with others, if everybody else chose blindly from what they have left. */
export interface Strongest {
  readonly reason: "Strongest";
  readonly percent: number;
  readonly noble: "gift_of_2" | "minus_3" | "neighbour_minus_2" | "neighbour_plus_5" | "nothing_or_8" | "plus_4" | "plus_5" | "plus_6" | "plus_7";
  readonly jewels: number | null;
}

/** These still have their chief too: two of them cancel each other. */
export interface ChiefsCancel {
  readonly reason: "ChiefsCancel";
  readonly who: ReadonlyArray<number>;
  readonly chief: number;
}

/** How likely the robber is weakest, and what that brings, if everybody else chose blindly. */
export interface Pity {
  readonly reason: "Pity";
  readonly percent: number;
  readonly jewels: number;
}

/** Whatever the others choose, the robber is neither strongest nor weakest. */
export interface InBetween {
  readonly reason: "InBetween";
}

/** The strongest robber is kept for a noble who brings more and may still come. */
export interface Keeps {
  readonly reason: "Keeps";
  readonly strength: number;
  readonly noble: "gift_of_2" | "minus_3" | "neighbour_minus_2" | "neighbour_plus_5" | "nothing_or_8" | "plus_4" | "plus_5" | "plus_6" | "plus_7";
  readonly percent: number;
}

/** Whenever the robber is strongest, the favour makes this seat the richest, who is caught. */
export interface TooRich {
  readonly reason: "TooRich";
  readonly jewels: number;
}

/** If it ended after this favour, this seat would win, whatever favours others choose. */
export interface WouldWin {
  readonly reason: "WouldWin";
}

/** If it ended after this favour, these would win, or nobody, whatever favours others choose. */
export interface OthersWouldWin {
  readonly reason: "OthersWouldWin";
  readonly who: ReadonlyArray<number>;
}

/** What lies open to a seat. */
export interface Open {
  readonly round: number;
  readonly rounds: number;
  readonly noble: "gift_of_2" | "minus_3" | "neighbour_minus_2" | "neighbour_plus_5" | "nothing_or_8" | "plus_4" | "plus_5" | "plus_6" | "plus_7" | null;
  readonly hand: ReadonlyArray<number>;
  readonly cards_left: ReadonlyArray<number>;
  readonly jewels: ReadonlyArray<number>;
  readonly would_win: ReadonlyArray<number>;
  readonly would_be_caught: ReadonlyArray<number>;
  readonly robbers: ReadonlyArray<number> | null;
  readonly cancelled: ReadonlyArray<number>;
  readonly strongest: ReadonlyArray<number>;
  readonly weakest: ReadonlyArray<number>;
  readonly eight: Partial<Record<"gift_of_2" | "minus_3" | "neighbour_minus_2" | "neighbour_plus_5" | "nothing_or_8" | "plus_4" | "plus_5" | "plus_6" | "plus_7", number>> | null;
}

/** What was open before. */
export interface Remembered {
  readonly played: ReadonlyArray<ReadonlyArray<number>>;
  readonly turned: Partial<Record<"gift_of_2" | "minus_3" | "neighbour_minus_2" | "neighbour_plus_5" | "nothing_or_8" | "plus_4" | "plus_5" | "plus_6" | "plus_7", number>>;
  readonly came: ReadonlyArray<"gift_of_2" | "minus_3" | "neighbour_minus_2" | "neighbour_plus_5" | "nothing_or_8" | "plus_4" | "plus_5" | "plus_6" | "plus_7">;
  readonly eight: Partial<Record<"gift_of_2" | "minus_3" | "neighbour_minus_2" | "neighbour_plus_5" | "nothing_or_8" | "plus_4" | "plus_5" | "plus_6" | "plus_7", number>> | null;
}

export type Move = Give | Neighbour | Rob | Take | Turn;
export type GameEvent = Drew | Turned | Revealed | Cancelled | Compared | NobodyGains | Chose | Favoured | Pitied | Crowned | Ended;
export type GameView = View<Move, Open, Remembered>;

/** Which fields hold seats. */
export const held: Held = {"Give":{"to":"seat"},"Revealed":{"robbers":"by seat"},"Cancelled":{"who":"seats"},"Compared":{"weakest":"seats","strongest":"seats"},"Chose":{"who":"seat"},"Favoured":{"who":"seat","by":"seat"},"Pitied":{"who":"seat"},"Crowned":{"would_be_caught":"seats","would_win":"seats"},"Ended":{"winners":"seats"},"ChiefsCancel":{"who":"seats"},"OthersWouldWin":{"who":"seats"},"Open":{"cards_left":"by seat","jewels":"by seat","would_win":"seats","would_be_caught":"seats","robbers":"by seat","cancelled":"seats","strongest":"seats","weakest":"seats"}};
