// Made by tools/typescript.py from the Python structs; not to be edited.

import type { Held, View } from "./core";

/** Lay a cheque at the auction house (§3.4). */
export interface Bid {
  readonly move: "Bid";
  readonly cheque: number;
}

/** Take the collectible in this window (§4.2). */
export interface Buy {
  readonly move: "Buy";
  readonly window: "left" | "right";
}

/** Lay nothing: only at the auction of the confrontation, with neither cheque nor thief (§10.4). */
export interface DoNothing {
  readonly move: "DoNothing";
}

/** That is the whole collection (§5.3, §5.4). */
export interface Done {
  readonly move: "Done";
}

/** Luck's answer: the next seat plays this colour (§2.1). */
export interface DrawColour {
  readonly move: "DrawColour";
  readonly colour: "blue" | "brown" | "green" | "red" | "violet";
}

/** Lay the exhibition at the castle (§3.5). */
export interface Exhibit {
  readonly move: "Exhibit";
}

/** Go to the auction house or to the castle (§3.2). */
export interface Go {
  readonly move: "Go";
  readonly to: "auction" | "castle";
}

/** Leave it in the register (§4.3). */
export interface LeaveCheque {
  readonly move: "LeaveCheque";
}

/** Take nothing from the exhibition (§11.3). */
export interface LeaveIt {
  readonly move: "LeaveIt";
}

/** Lay the detective at the castle (§3.5). */
export interface SendDetective {
  readonly move: "SendDetective";
}

/** Lay a thief (§3.4, §3.5). */
export interface SendThief {
  readonly move: "SendThief";
  readonly number: number;
  readonly at: "auction" | "castle";
}

/** Add this collectible to the collection that will be exhibited (§5.3). */
export interface Show {
  readonly move: "Show";
  readonly card: string;
}

/** Take this collectible from the exhibition (§6.1). */
export interface Steal {
  readonly move: "Steal";
  readonly card: string;
}

/** Take the cheque that was just paid (§4.3). */
export interface TakeCheque {
  readonly move: "TakeCheque";
}

/** Luck's answer: this collectible is dealt or turned up (§2.4, §2.5). */
export interface Turn {
  readonly move: "Turn";
  readonly card: string;
}

/** A seat has its colour. */
export interface ColourDrawn {
  readonly event: "ColourDrawn";
  readonly who: number;
  readonly colour: "blue" | "brown" | "green" | "red" | "violet";
}

/** A collectible goes into a hand; only its owner sees which. */
export interface Dealt {
  readonly event: "Dealt";
  readonly who: number;
  readonly card: string | null;
}

/** A collectible is turned up in a window. */
export interface Turned {
  readonly event: "Turned";
  readonly window: "left" | "right";
  readonly card: string;
}

/** A new round. */
export interface RoundBegan {
  readonly event: "RoundBegan";
  readonly round: number;
}

/** All location cards are turned over at once. */
export interface Went {
  readonly event: "Went";
  readonly locations: ReadonlyArray<"auction" | "castle">;
}

/** An action card is turned over. */
export interface Revealed {
  readonly event: "Revealed";
  readonly who: number;
  readonly action: Bid | SendThief | SendDetective | Exhibit | DoNothing;
}

/** The highest cheque goes into the register, and a collectible from its window into the buyer's hand. */
export interface Bought {
  readonly event: "Bought";
  readonly who: number;
  readonly card: string;
  readonly cheque: number;
  readonly window: "left" | "right";
  readonly over: ReadonlyArray<number>;
}

/** A thief alone at the auction house takes the cheque just paid, out of the register. */
export interface ChequeStolen {
  readonly event: "ChequeStolen";
  readonly who: number;
  readonly number: number;
  readonly cheque: number;
  readonly payer: number;
}

/** A thief alone at the auction house leaves the cheque just paid in the register. */
export interface ChequeLeft {
  readonly event: "ChequeLeft";
  readonly who: number;
  readonly number: number;
  readonly cheque: number;
  readonly payer: number;
}

/** Thieves at the auction house get nothing: there are several, or nobody paid. */
export interface ThievesInVain {
  readonly event: "ThievesInVain";
  readonly who: ReadonlyArray<number>;
}

/** The last collectible is sold. */
export interface AuctionClosed {
  readonly event: "AuctionClosed";
}

/** A collection is exhibited: the more cards the better, and of equally many the one with the oldest object. */
export interface Showed {
  readonly event: "Showed";
  readonly who: number;
  readonly cards: ReadonlyArray<string>;
  readonly size: number;
  readonly oldest: number;
  readonly rank: number;
}

/** Somebody has nothing to exhibit: in the end, or after a bluff. */
export interface ShowedNothing {
  readonly event: "ShowedNothing";
  readonly who: number;
}

/** A pawn goes forward, for an exhibition, a detective or the last exhibition. */
export interface Moved {
  readonly event: "Moved";
  readonly who: number;
  readonly spaces: number;
  readonly to: number;
  readonly why: "detective" | "exhibition" | "last";
  readonly rank: number;
}

/** A thief takes a collectible from an exhibition, where some others may be left. */
export interface Stole {
  readonly event: "Stole";
  readonly who: number;
  readonly number: number;
  readonly card: string;
  readonly victim: number;
  readonly left: ReadonlyArray<string>;
}

/** A thief takes nothing from an exhibition. */
export interface LeftIt {
  readonly event: "LeftIt";
  readonly who: number;
  readonly number: number;
  readonly victim: number;
}

/** A thief goes to cell 1. */
export interface Arrested {
  readonly event: "Arrested";
  readonly who: number;
  readonly number: number;
  readonly by: ReadonlyArray<number>;
}

/** A thief is pushed out of the last cell, back into a hand. */
export interface Released {
  readonly event: "Released";
  readonly who: number;
  readonly number: number;
}

/** Detectives at the castle, and no thief. */
export interface DetectivesInVain {
  readonly event: "DetectivesInVain";
  readonly who: ReadonlyArray<number>;
}

/** The game ends: everybody shows the best collection there is. */
export interface LastExhibition {
  readonly event: "LastExhibition";
}

/** The game is over. */
export interface Ended {
  readonly event: "Ended";
  readonly winners: ReadonlyArray<number>;
}

/** The series of the next collectible of either pile (§2.5). */
export interface NextCard {
  readonly chance: "NextCard";
  readonly ways: number;
  readonly among: number;
  readonly series: "A" | "B" | "C" | "D" | "E" | "F";
}

/** The largest collection in hand, and what the leader's hexagon gives for the best and the second-best. */
export interface Collection {
  readonly reason: "Collection";
  readonly cards: number;
  readonly best: number;
  readonly second: number;
}

/** Without a collection nothing can be exhibited. */
export interface NoCollection {
  readonly reason: "NoCollection";
}

/** Somebody who may exhibit too was seen with at least as large a collection. */
export interface RivalHolds {
  readonly reason: "RivalHolds";
  readonly who: number;
  readonly cards: number;
}

/** These may send a thief there, who takes a card from every exhibition. */
export interface ThievesAbout {
  readonly reason: "ThievesAbout";
  readonly who: ReadonlyArray<number>;
}

/** These were seen with a collection and may exhibit: then there is something to steal. */
export interface Loot {
  readonly reason: "Loot";
  readonly who: ReadonlyArray<number>;
}

/** Nobody there was seen with a collection; without an exhibition there is no loot. */
export interface NoLootKnown {
  readonly reason: "NoLootKnown";
}

/** A detective sends the thief to jail; of all who may send theirs this one would gain most spaces. */
export interface MayBeCaught {
  readonly reason: "MayBeCaught";
  readonly who: number;
  readonly spaces: number;
}

/** How many spaces the detective would bring, if one of these sends a thief. */
export interface CatchesThieves {
  readonly reason: "CatchesThieves";
  readonly spaces: number;
  readonly who: ReadonlyArray<number>;
}

/** Nobody there has a thief: a detective achieves nothing. */
export interface NoThieves {
  readonly reason: "NoThieves";
}

/** The card enlarges the largest own collection to this number of cards. */
export interface Fits {
  readonly reason: "Fits";
  readonly card: string;
  readonly cards: number;
}

/** The card does not enlarge the largest own collection. */
export interface Apart {
  readonly reason: "Apart";
  readonly card: string;
}

/** Nobody who may be there can pay more. */
export interface HighestCheque {
  readonly reason: "HighestCheque";
  readonly cheque: number;
}

/** These may be there and can pay more. */
export interface MayOutbid {
  readonly reason: "MayOutbid";
  readonly who: ReadonlyArray<number>;
}

/** A smaller cheque of one's own beats everything there that this one beats. */
export interface SmallerWillDo {
  readonly reason: "SmallerWillDo";
  readonly cheque: number;
}

/** The highest cheque that may be paid there; the only thief may take it. */
export interface ChequeToSteal {
  readonly reason: "ChequeToSteal";
  readonly cheque: number;
}

/** The cheque is one more to bid with, from the next round on. */
export interface MoreToBid {
  readonly reason: "MoreToBid";
  readonly cheque: number;
}

/** A cheque that is not taken now can never be taken. */
export interface StaysInRegister {
  readonly reason: "StaysInRegister";
  readonly cheque: number;
}

/** These may send a thief there too; then nobody gets anything. */
export interface OtherThieves {
  readonly reason: "OtherThieves";
  readonly who: ReadonlyArray<number>;
}

/** The known collection of the robbed seat shrinks to this number of cards. */
export interface Breaks {
  readonly reason: "Breaks";
  readonly who: number;
  readonly cards: number;
}

/** Others exhibit too: the larger collection is the better one. */
export interface MoreIsBetter {
  readonly reason: "MoreIsBetter";
  readonly who: ReadonlyArray<number>;
}

/** Nobody else exhibits: the smallest collection is the best. */
export interface Alone {
  readonly reason: "Alone";
}

/** Thieves are at work: what is shown may be taken. */
export interface MayBeStolen {
  readonly reason: "MayBeStolen";
  readonly thieves: number;
}

/** Cards are kept from being seen and stolen. */
export interface HeldBack {
  readonly reason: "HeldBack";
  readonly cards: number;
}

/** What lies open to a seat. */
export interface Open {
  readonly round: number;
  readonly track: Track;
  readonly catalogue: Partial<Record<"A" | "B" | "C" | "D" | "E" | "F", ReadonlyArray<number>>>;
  readonly colours: ReadonlyArray<"blue" | "brown" | "green" | "red" | "violet" | null>;
  readonly pawns: ReadonlyArray<number>;
  readonly hexagon: Hexagon | null;
  readonly hand: ReadonlyArray<string>;
  readonly best: ReadonlyArray<string>;
  readonly cheques: ReadonlyArray<number>;
  readonly thieves: ReadonlyArray<number>;
  readonly collectibles: ReadonlyArray<number> | null;
  readonly action_cards: ReadonlyArray<number> | null;
  readonly windows: readonly [string | null, string | null];
  readonly piles: readonly [number, number];
  readonly jail: ReadonlyArray<number>;
  readonly jail_of: ReadonlyArray<number>;
  readonly locations: ReadonlyArray<"auction" | "castle" | null>;
  readonly actions: ReadonlyArray<Bid | SendThief | SendDetective | Exhibit | DoNothing | null>;
  readonly prepared: ReadonlyArray<string>;
  readonly picks: number;
  readonly exhibitions: ReadonlyArray<ReadonlyArray<string>>;
  readonly thief: number | null;
  readonly robbed: number | null;
}

/** The way from the club room (space 0) past the castles; behind the last of them the banquet table begins. */
export interface Track {
  readonly club: Hexagon;
  readonly castles: ReadonlyArray<Castle>;
}

/** How far the best and the second-best exhibition go (§5.6). */
export interface Hexagon {
  readonly best: number;
  readonly second: number;
}

/** A castle on the way: the hexagon that counts for all its spaces, and how many those are. */
export interface Castle {
  readonly best: number;
  readonly second: number;
  readonly spaces: number;
}

/** What was open before. */
export interface Remembered {
  readonly seen: ReadonlyArray<ReadonlyArray<string>>;
  readonly unseen: ReadonlyArray<string>;
  readonly collectibles: ReadonlyArray<number>;
  readonly cheques: ReadonlyArray<ReadonlyArray<number>>;
  readonly register: ReadonlyArray<number>;
  readonly thieves: ReadonlyArray<ReadonlyArray<number>>;
}

export type Move = Bid | Buy | DoNothing | Done | DrawColour | Exhibit | Go | LeaveCheque | LeaveIt | SendDetective | SendThief | Show | Steal | TakeCheque | Turn;
export type GameEvent = ColourDrawn | Dealt | Turned | RoundBegan | Went | Revealed | Bought | ChequeStolen | ChequeLeft | ThievesInVain | AuctionClosed | Showed | ShowedNothing | Moved | Stole | LeftIt | Arrested | Released | DetectivesInVain | LastExhibition | Ended;
export type GameView = View<Move, Open, Remembered>;

/** Which fields hold seats. */
export const held: Held = {"ColourDrawn":{"who":"seat"},"Dealt":{"who":"seat"},"Went":{"locations":"by seat"},"Revealed":{"who":"seat"},"Bought":{"who":"seat","over":"seats"},"ChequeStolen":{"who":"seat","payer":"seat"},"ChequeLeft":{"who":"seat","payer":"seat"},"ThievesInVain":{"who":"seats"},"Showed":{"who":"seat"},"ShowedNothing":{"who":"seat"},"Moved":{"who":"seat"},"Stole":{"who":"seat","victim":"seat"},"LeftIt":{"who":"seat","victim":"seat"},"Arrested":{"who":"seat","by":"seats"},"Released":{"who":"seat"},"DetectivesInVain":{"who":"seats"},"Ended":{"winners":"seats"},"RivalHolds":{"who":"seat"},"ThievesAbout":{"who":"seats"},"Loot":{"who":"seats"},"MayBeCaught":{"who":"seat"},"CatchesThieves":{"who":"seats"},"MayOutbid":{"who":"seats"},"OtherThieves":{"who":"seats"},"Breaks":{"who":"seat"},"MoreIsBetter":{"who":"seats"},"Open":{"colours":"by seat","pawns":"by seat","collectibles":"by seat","action_cards":"by seat","jail_of":"seats","locations":"by seat","actions":"by seat","exhibitions":"by seat","thief":"seat","robbed":"seat"}};
