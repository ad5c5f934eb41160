/**
 * The frame that all games share, and what a game puts into it.
 *
 * The frame lays out bar, felt, plates, board, question, deeds, hand, own plate and log, for every size of the page; it tells what
 * happens beat by beat, sends answers, and ends the evening. A game gives a `GameScene` as `scene` of its `GameModule`:
 *
 * - `shape`     how wide its board may be for its height, and how much room seats and hand take: the board's rectangle hangs on
 *               nothing else, so it stays where it is from the deal to the end
 * - `beats`     an event as a list of moments, each with a name and milliseconds at normal pace; `sounds` says which are heard
 * - `Board`     the drawing in the rectangle; `Hand`, `Deeds`, `Goal` the other places
 * - `plate`     what stands on a name plate; `Strip`, `Crest`, `Front` what lies on its foot, over its face and before it
 * - `plateDeed` which answer is given by touching a plate
 * - `ending`    who won and why, in words; `Ceremony` is drawn in the board's rectangle
 *
 * Every component of a game is handed one thing: the `Scene`. Its fields change, the object stays. A game holds no rules and counts
 * nothing: what it shows stands in the view, in the coming view or in an event.
 *
 * Whatever can be touched is a `Deed` (`frame/Deed.svelte`, or the attachment `deed()` on something drawn): a tap or Enter does it,
 * a finger reads it first in the question line, half a second explains it. Nothing asks "are you sure" but the reader's own setting.
 *
 * Between `view` and `coming`: while something is shown, `view` is still the table before it. Draw `view`, then what `events` have
 * changed since, `event` last and as far as `beat` says. When all is shown, `view` becomes `coming`.
 */
import type { Component } from "svelte";
import type { AnyEvent, AnyMove, AnyView } from "@/games/board";
import type { CostumeName } from "@/art/den/costumes/costume";
import type { Feelings } from "@/art/den/moods";
import type { Drawing } from "@/art/drawing";
import type { GameTexts, Speaker } from "@/i18n/speaker";
import type { SoundMap } from "./sounds";

/** One moment of an event: the board shows it by its name, for so long at normal pace. */
export interface Beat {
  readonly name: string;
  readonly ms: number;
  /** A first beat that is shown before the event is told: neither log nor `events` know of it yet. */
  readonly untold?: true;
}

/** What a board is handed. The object stays; its fields change. */
export interface Scene<View = AnyView, Move = AnyMove, GameEvent = AnyEvent> {
  /** The table before what is being shown; at rest the table as it is. */
  readonly view: View;
  /** The table after what is being shown; null at rest. */
  readonly coming: View | null;
  /** What was told since `view`, in order; the last of them is being shown. Empty at rest. */
  readonly events: readonly GameEvent[];
  /** What is being shown. */
  readonly event: GameEvent | null;
  /** Which of its beats; null at rest. */
  readonly beat: string | null;
  /** Through whose eyes one looks; null for somebody who watches. */
  readonly seat: number | null;
  readonly seats: number;
  /** Names by seat as plates show them: one's own is "You". */
  readonly names: readonly string[];
  /** Who has answered the open ask; what they answered lies face down. */
  readonly sealed: readonly number[];
  /** Who is waited for. */
  readonly awaited: readonly number[];
  /** One's own answer, as it lies face down; another one may be given until all have answered. */
  readonly kept: Move | null;
  /** What one may answer now; empty while something is shown. */
  readonly choices: readonly Move[];
  /** How much longer or shorter than normal motion is: 1.5 calm, 1 normal, 0.5 brisk, 0 at once. */
  readonly pace: number;
  /** Whether nothing may move: the same moments are shown, cross-faded. */
  readonly isStill: boolean;
  readonly speaker: Speaker;
  /** Give an answer. What is not lit, or was given already, does nothing. */
  act(move: Move): void;
  /** A move as the words on its button: "Rob with the 5". */
  deed(move: Move): string;
  /** An event as a sentence, with "you" for the reader. */
  told(event: GameEvent): string;
  /** Everything that was told in this game, in order, as far as the log reaches. */
  readonly history: readonly GameEvent[];
  /** All events of one kind that were told since `view`. */
  all<Kind extends string>(kind: Kind): Extract<GameEvent, { readonly event: Kind }>[];
  /** What a finger is on just now: its words stand in the question line. */
  reading: string | null;
}

export interface SceneProps<View = AnyView, Move = AnyMove, GameEvent = AnyEvent> {
  readonly scene: Scene<View, Move, GameEvent>;
}

export interface SeatProps<View = AnyView, Move = AnyMove, GameEvent = AnyEvent> extends SceneProps<View, Move, GameEvent> {
  readonly seat: number;
}

/** How much room the game takes; from it and from the page's size alone follows the board's rectangle. */
export interface Shape {
  /** The board's width for its height, at the least and at the most; a drawing that cannot be stretched has both alike. */
  readonly narrowest: number;
  readonly widest: number;
  /** How many cards a hand ever holds; 0 if the game has none, then the lower band is lower. */
  readonly hand: number;
  /** Whether a long hand may take the room of the deeds, too. */
  readonly wideHand?: boolean;
  /** Whether several deeds can stand at once. */
  readonly manyDeeds?: boolean;
  /** Whether seats stand above the board as well as at its sides (where there is room for a round table). */
  readonly hasTop?: boolean;
  /** How high a plate is where there is room for a round table, in pixels; 84 unless the game needs more. */
  readonly plate?: number;
}

/** What a name plate says of a seat. */
export interface PlateWords {
  /** The one number that counts; it counts up and down by itself. */
  readonly number: number;
  /** What stands there instead where the number is not known exactly: "310–490". */
  readonly range?: string;
  /** The same for those who listen: "17 jewels". */
  readonly label: string;
  /** How it stands, in a few words: "3 behind the richest". */
  readonly words: string;
  /** The same in two or three words, for a plate no wider than a chip. */
  readonly brief?: string;
  readonly tone?: "good" | "bad";
  /** What it has just won or lost. */
  readonly gain?: number | null;
}

/** An answer that is given by touching a thing, and what is written on it. */
export interface Lit {
  readonly move: AnyMove;
  readonly words: string;
  /** What it would lead to, in a few signs: "20 → 18". */
  readonly preview?: string;
}

/** A line of the log that begins a round, as the head of its page. */
export interface RoundHead {
  /** "Round 4". */
  readonly title: string;
  /** "The Duke came by". */
  readonly note?: string;
  /** What it is about, on the right: "+7". */
  readonly sign?: string;
}

/** How the evening ended, in words. */
export interface Ending {
  /** Who won, in the game's own joke: "Jule gets away with it!" */
  readonly headline: string;
  /** Why, in one sentence with this game's numbers. */
  readonly why: string;
  /** Everybody, best first. */
  readonly rows: readonly EndRow[];
  /** What stands above the rows. */
  readonly title: string;
  /** One's own evening in a sentence or two; null for somebody who watched. */
  readonly own: string | null;
}

export interface EndRow {
  readonly seat: number;
  /** "1st", "wins", "caught"; empty where the game knows no such places. */
  readonly place: string;
  readonly score: string;
  readonly note?: string;
  readonly hasWon: boolean;
}

// Every game has its own types of view, move and event; the frame hands them through unread.
/* eslint-disable @typescript-eslint/no-explicit-any -- as said above */
type ForGame = Component<SceneProps<any, any, any>>;
type ForSeat = Component<SeatProps<any, any, any>>;

/** What a game gives the frame. */
export interface GameScene {
  /** All that the game draws; laid once into the page, shown by `Picture`. */
  readonly drawings: readonly Drawing[];
  /** By the view, but never by anything in it that changes in a game. */
  readonly shape: (view: any) => Shape;
  /** An event as moments; those that are not named here take one short moment with the event's own name. */
  readonly beats: (event: any, scene: Pick<Scene<any, any, any>, "view" | "coming" | "events">) => readonly Beat[];
  /** What is heard at which of these moments. */
  readonly sounds?: SoundMap;
  /** "Round 4 of 8"; empty where the game has no rounds. */
  readonly round: (scene: Scene<any, any, any>) => string;
  /** What one plays for and who would win now, as the second half of the bar's line; a phrase or two. */
  readonly Goal: ForGame;
  readonly Board: ForGame;
  /** The cards in one's hand. */
  readonly Hand?: ForGame;
  /** What lies below the log, where there is room for it. */
  readonly Help?: ForGame;
  readonly plate: (scene: Scene<any, any, any>, seat: number) => PlateWords;
  /** What stands along the foot of a plate. */
  readonly Strip?: ForSeat;
  /** What is worn over the face: a crown. */
  readonly Crest?: ForSeat;
  /** What lies before a plate where there is room: a heap, a sealed card. */
  readonly Front?: ForSeat;
  /** The answer that touching this plate gives. */
  readonly plateDeed?: (scene: Scene<any, any, any>, seat: number) => Lit | undefined;
  /** What its animals wear. */
  readonly costume?: CostumeName;
  /** The kinds of move that are done on board, hand or plates; all others become buttons in the place of the deeds. */
  readonly onBoard: readonly string[];
  /** The kinds of move that cost much and cannot be taken back: the page holds them back for a moment, in which they can be undone. */
  readonly dear?: readonly string[];
  /** The kinds of move that are parts of a chain: they are tried on a scratch table, and only the whole chain is given. */
  readonly chained?: readonly string[];
  /** Buttons of the game's own in the place of the deeds, before those. */
  readonly Deeds?: ForGame;
  /** What a question or a moment says below the board, where the game says more than its texts do. */
  readonly line?: (scene: Scene<any, any, any>) => string | null;
  /** What the button that ends a moment is called, where that is more than to go on. */
  readonly next?: (scene: Scene<any, any, any>) => string | null;
  /** Who is moved by what everybody sees, and how. */
  readonly feelings?: Feelings<any>;
  /** The event that begins a page of the log; null for all others. */
  readonly opens: (event: any, speaker: Speaker) => RoundHead | null;
  /** What stands at the head of a page of the log below its title, for example the cards that were turned; `label` says it in words. */
  readonly Page?: Component<{ readonly events: readonly any[]; readonly names: readonly string[]; readonly label: string }>;
  /** The kinds of event that this tells; they are no lines of their own. */
  readonly onPage?: readonly string[];
  readonly ending: (scene: Scene<any, any, any>) => Ending;
  /** How great an event was for this seat: the greatest of all is its best moment. */
  readonly great?: (event: any, seat: number) => number;
  /** The last scene, in the board's rectangle. */
  readonly Ceremony: ForGame;
}
/* eslint-enable @typescript-eslint/no-explicit-any */

export type { AnyEvent, AnyMove, AnyView, GameTexts };
