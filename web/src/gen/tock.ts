// Made by tools/typescript.py from the Python structs; not to be edited.

import type { Held, View } from "./core";

/** Luck's answer: this seat begins (§2.4). */
export interface Begin {
  readonly move: "Begin";
  readonly who: number;
}

/** Put a piece from the start zone onto its start field (§3.1, §3.2). */
export interface BringOut {
  readonly move: "BringOut";
  readonly card: "ace" | "king";
}

/** Capture a piece that a part of a seven has passed (§5.7). */
export interface Capture {
  readonly move: "Capture";
  readonly whose: number;
  readonly piece: number;
}

/** Luck's answer: this card is dealt (§4.1). */
export interface Deal {
  readonly move: "Deal";
  readonly card: "10" | "2" | "3" | "4" | "5" | "6" | "7" | "8" | "9" | "ace" | "jack" | "king" | "queen";
}

/** Put the whole hand aside until the round is over (§4.4). */
export interface DropOut {
  readonly move: "DropOut";
}

/** Put this card face down before the partner (§4.2). */
export interface Give {
  readonly move: "Give";
  readonly card: "10" | "2" | "3" | "4" | "5" | "6" | "7" | "8" | "9" | "ace" | "jack" | "king" | "queen";
}

/** A part of a seven: so many steps with a piece, the partner's or not (§3.6, §6.7). */
export interface Part {
  readonly move: "Part";
  readonly piece: number;
  readonly steps: number;
  readonly target: boolean;
  readonly partners: boolean;
}

/** Play a seven; its parts are chosen one by one (§3.6). */
export interface PlaySeven {
  readonly move: "PlaySeven";
}

/** Capture nobody, or nobody more, in passing (§5.7). */
export interface Spare {
  readonly move: "Spare";
}

/** Swap a piece with another player's by a jack (§3.4). */
export interface Swap {
  readonly move: "Swap";
  readonly piece: number;
  readonly other: number;
  readonly other_piece: number;
}

/** Walk with a piece: along the track, or so that it ends on a target field (§5.1, §6.2). */
export interface Walk {
  readonly move: "Walk";
  readonly card: "10" | "2" | "3" | "4" | "5" | "6" | "7" | "8" | "9" | "ace" | "jack" | "king" | "queen";
  readonly steps: number;
  readonly piece: number;
  readonly target: boolean;
}

/** It is drawn who begins. */
export interface Begins {
  readonly event: "Begins";
  readonly who: number;
}

/** A round begins; all cards were shuffled, or the rest of the pack is dealt on. */
export interface RoundBegan {
  readonly event: "RoundBegan";
  readonly round: number;
  readonly dealer: number;
  readonly starter: number;
  readonly shuffled: boolean;
}

/** You were dealt these cards; nobody else hears of it. */
export interface Dealt {
  readonly event: "Dealt";
  readonly cards: ReadonlyArray<"10" | "2" | "3" | "4" | "5" | "6" | "7" | "8" | "9" | "ace" | "jack" | "king" | "queen">;
}

/** All partners have exchanged a card; you see which you gave and got, nobody else's. */
export interface Exchanged {
  readonly event: "Exchanged";
  readonly gave: "10" | "2" | "3" | "4" | "5" | "6" | "7" | "8" | "9" | "ace" | "jack" | "king" | "queen" | null;
  readonly got: "10" | "2" | "3" | "4" | "5" | "6" | "7" | "8" | "9" | "ace" | "jack" | "king" | "queen" | null;
}

/** A card is played. */
export interface Played {
  readonly event: "Played";
  readonly who: number;
  readonly card: "10" | "2" | "3" | "4" | "5" | "6" | "7" | "8" | "9" | "ace" | "jack" | "king" | "queen";
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

/** Two pieces have changed places. */
export interface Swapped {
  readonly event: "Swapped";
  readonly who: number;
  readonly piece: number;
  readonly to: number;
  readonly other: number;
  readonly other_piece: number;
  readonly other_to: number;
  readonly to_name: string;
  readonly other_name: string;
}

/** A piece was captured and is back in its start zone. */
export interface Captured {
  readonly event: "Captured";
  readonly who: number;
  readonly piece: number;
  readonly by: number;
  readonly field: number;
  readonly field_name: string;
  readonly in_passing: boolean;
}

/** Somebody has put the hand aside and is out until the round ends. */
export interface DroppedOut {
  readonly event: "DroppedOut";
  readonly who: number;
  readonly cards: number;
}

/** All pieces of a colour are on their target fields. */
export interface AllIn {
  readonly event: "AllIn";
  readonly who: number;
}

/** The game is over. */
export interface Ended {
  readonly event: "Ended";
  readonly winners: ReadonlyArray<number>;
}

/** One of the cards that this seat does not see: in the pack, in other hands, or put aside by others (§4.9). */
export interface Unseen {
  readonly chance: "Unseen";
  readonly ways: number;
  readonly among: number;
  readonly rank: "10" | "2" | "3" | "4" | "5" | "6" | "7" | "8" | "9" | "ace" | "jack" | "king" | "queen";
}

/** Somebody's piece goes back to its start zone; so many fields it had walked. */
export interface Captures {
  readonly reason: "Captures";
  readonly who: number;
  readonly fields: number;
}

/** One more piece is on the track. */
export interface ComesOut {
  readonly reason: "ComesOut";
  readonly waiting: number;
}

/** The piece enters the target. */
export interface ComesHome {
  readonly reason: "ComesHome";
  readonly to: number | "waiting" | "G1" | "G2" | "G3" | "G4";
}

/** The piece makes room in the target. */
export interface GoesDeeper {
  readonly reason: "GoesDeeper";
  readonly to: number | "waiting" | "G1" | "G2" | "G3" | "G4";
}

/** The jack brings the own piece so many fields nearer to its target. */
export interface SwapsAhead {
  readonly reason: "SwapsAhead";
  readonly fields: number;
  readonly who: number;
}

/** The jack throws the own piece so many fields back. */
export interface SwapsBack {
  readonly reason: "SwapsBack";
  readonly fields: number;
  readonly who: number;
}

/** On a start field the piece cannot be captured, and nobody may pass. */
export interface SafeOnStart {
  readonly reason: "SafeOnStart";
}

/** So many opposing pieces stand within a king's walk behind the piece then. */
export interface InReach {
  readonly reason: "InReach";
  readonly pieces: number;
}

/** How far the piece is from its target lane then. */
export interface FieldsToGo {
  readonly reason: "FieldsToGo";
  readonly fields: number;
}

/** A card that stays in hand would then bring the piece just into the target. */
export interface ThenHome {
  readonly reason: "ThenHome";
  readonly card: "10" | "2" | "3" | "4" | "5" | "6" | "7" | "8" | "9" | "ace" | "jack" | "king" | "queen";
}

/** A card that brings pieces out stays in hand, and pieces wait for it. */
export interface KeepsTheWayOut {
  readonly reason: "KeepsTheWayOut";
  readonly card: "10" | "2" | "3" | "4" | "5" | "6" | "7" | "8" | "9" | "ace" | "jack" | "king" | "queen";
}

/** The only card in hand that brings pieces out is used for walking, and pieces wait for it. */
export interface SpendsTheWayOut {
  readonly reason: "SpendsTheWayOut";
  readonly card: "10" | "2" | "3" | "4" | "5" | "6" | "7" | "8" | "9" | "ace" | "jack" | "king" | "queen";
}

/** The partner's piece walks. */
export interface ForThePartner {
  readonly reason: "ForThePartner";
  readonly who: number;
}

/** So many pieces may share the steps of the seven, and capture what they pass. */
export interface Splits {
  readonly reason: "Splits";
  readonly pieces: number;
}

/** Those who were passed stay where they are. */
export interface Spares {
  readonly reason: "Spares";
}

/** The partner has pieces waiting, and this card brings one out. */
export interface BringsThePartnerOut {
  readonly reason: "BringsThePartnerOut";
  readonly who: number;
}

/** The card is just what one of the partner's pieces needs to come into the target. */
export interface BringsThePartnerHome {
  readonly reason: "BringsThePartnerHome";
  readonly who: number;
}

/** The partner has no piece on the track that could use this card. */
export interface PartnerWaits {
  readonly reason: "PartnerWaits";
  readonly who: number;
}

/** Without a piece on the track this card does nothing for oneself. */
export interface OfNoUse {
  readonly reason: "OfNoUse";
  readonly card: "10" | "2" | "3" | "4" | "5" | "6" | "7" | "8" | "9" | "ace" | "jack" | "king" | "queen";
}

/** It is the only card in hand that would bring an own piece out. */
export interface GivesTheWayOut {
  readonly reason: "GivesTheWayOut";
  readonly card: "10" | "2" | "3" | "4" | "5" | "6" | "7" | "8" | "9" | "ace" | "jack" | "king" | "queen";
}

/** What lies open to a seat. */
export interface Open {
  readonly round: number;
  readonly length: number;
  readonly starts: ReadonlyArray<number>;
  readonly entries: ReadonlyArray<number>;
  readonly section_length: number;
  readonly empty_start_fields: boolean;
  readonly pieces: ReadonlyArray<ReadonlyArray<number | "waiting" | "G1" | "G2" | "G3" | "G4">>;
  readonly short_of_a_lap: ReadonlyArray<ReadonlyArray<number>> | null;
  readonly dealer: number | null;
  readonly starter: number | null;
  readonly turn: number | null;
  readonly colour: number | null;
  readonly hand: ReadonlyArray<"10" | "2" | "3" | "4" | "5" | "6" | "7" | "8" | "9" | "ace" | "jack" | "king" | "queen">;
  readonly cards_left: ReadonlyArray<number>;
  readonly out: ReadonlyArray<number>;
  readonly face_down: number;
  readonly top: "10" | "2" | "3" | "4" | "5" | "6" | "7" | "8" | "9" | "ace" | "jack" | "king" | "queen" | null;
  readonly seven: Seven | null;
  readonly leads: ReadonlyArray<Lead>;
  readonly stuck: ReadonlyArray<Stuck>;
  readonly gifts: ReadonlyArray<Gift>;
}

/** A seven that is being played. */
export interface Seven {
  readonly steps_left: number;
  readonly rest: "own" | "own_piece" | "partner_piece" | "shared";
  readonly moved: ReadonlyArray<ReadonlyArray<number>>;
  readonly passed: ReadonlyArray<ReadonlyArray<number>>;
  readonly must_move: ReadonlyArray<number>;
  readonly colour: number;
}

/** Where a choice takes a piece. */
export interface Lead {
  readonly move: Give | Deal | Begin | DropOut | BringOut | Walk | PlaySeven | Swap | Part | Capture | Spare;
  readonly whose: number;
  readonly piece: number;
  readonly way: ReadonlyArray<number | "waiting" | "G1" | "G2" | "G3" | "G4">;
  readonly to_name: string;
  readonly captures: Pawn | null;
  readonly passes: ReadonlyArray<ReadonlyArray<number>>;
  readonly swaps: Pawn | null;
}

/** One of all pieces. */
export interface Pawn {
  readonly whose: number;
  readonly piece: number;
}

/** Why a piece cannot be moved by a card of the hand. */
export interface Stuck {
  readonly card: "10" | "2" | "3" | "4" | "5" | "6" | "7" | "8" | "9" | "ace" | "jack" | "king" | "queen";
  readonly steps: number;
  readonly piece: number;
  readonly why: "backward" | "duty" | "held_start" | "lane" | "own_piece" | "partner" | "start_taken";
  readonly by: Pawn | null;
  readonly field: number | "waiting" | "G1" | "G2" | "G3" | "G4" | null;
  readonly field_name: string | null;
}

/** What a card of the hand could do for the partner, as the pieces stand now. */
export interface Gift {
  readonly card: "10" | "2" | "3" | "4" | "5" | "6" | "7" | "8" | "9" | "ace" | "jack" | "king" | "queen";
  readonly leads: ReadonlyArray<Lead>;
}

/** What was open before. */
export interface Remembered {
  readonly this_round: RoundMemory;
  readonly earlier: RoundMemory | null;
  readonly walked: ReadonlyArray<ReadonlyArray<number>> | null;
  readonly just_out: ReadonlyArray<ReadonlyArray<number>> | null;
}

/** What a seat remembers of a round. */
export interface RoundMemory {
  readonly played: ReadonlyArray<ReadonlyArray<"10" | "2" | "3" | "4" | "5" | "6" | "7" | "8" | "9" | "ace" | "jack" | "king" | "queen">>;
  readonly lacks: ReadonlyArray<ReadonlyArray<"10" | "2" | "3" | "4" | "5" | "6" | "7" | "8" | "9" | "ace" | "jack" | "king" | "queen">>;
  readonly gave: "10" | "2" | "3" | "4" | "5" | "6" | "7" | "8" | "9" | "ace" | "jack" | "king" | "queen" | null;
  readonly got: "10" | "2" | "3" | "4" | "5" | "6" | "7" | "8" | "9" | "ace" | "jack" | "king" | "queen" | null;
  readonly aside: ReadonlyArray<"10" | "2" | "3" | "4" | "5" | "6" | "7" | "8" | "9" | "ace" | "jack" | "king" | "queen">;
}

export type Move = Begin | BringOut | Capture | Deal | DropOut | Give | Part | PlaySeven | Spare | Swap | Walk;
export type GameEvent = Begins | RoundBegan | Dealt | Exchanged | Played | CameOut | Walked | Swapped | Captured | DroppedOut | AllIn | Ended;
export type GameView = View<Move, Open, Remembered>;

/** Which fields hold seats. */
export const held: Held = {"Begin":{"who":"seat"},"Capture":{"whose":"seat"},"Swap":{"other":"seat"},"Begins":{"who":"seat"},"RoundBegan":{"dealer":"seat","starter":"seat"},"Played":{"who":"seat"},"CameOut":{"who":"seat"},"Walked":{"who":"seat"},"Swapped":{"who":"seat","other":"seat"},"Captured":{"who":"seat","by":"seat"},"DroppedOut":{"who":"seat"},"AllIn":{"who":"seat"},"Ended":{"winners":"seats"},"Captures":{"who":"seat"},"SwapsAhead":{"who":"seat"},"SwapsBack":{"who":"seat"},"ForThePartner":{"who":"seat"},"BringsThePartnerOut":{"who":"seat"},"BringsThePartnerHome":{"who":"seat"},"PartnerWaits":{"who":"seat"},"Open":{"starts":"by seat","entries":"by seat","pieces":"by seat","short_of_a_lap":"by seat","dealer":"seat","starter":"seat","turn":"seat","colour":"seat","cards_left":"by seat","out":"seats"}};
