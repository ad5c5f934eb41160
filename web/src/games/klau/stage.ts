/** What lies on the table at a moment: the view, and what was told since. */
import { type Card, suitsOf } from "@/art/klau/naming";
import type { Scene } from "@/frame/contract";
import type { GameEvent, GameView, Move, Open } from "@/gen/klau";

export type KlauScene = Scene<GameView, Move, GameEvent>;
export type Cards = Partial<Record<Card, number>>;

export interface Lying {
  round: number;
  top: Card | null;
  /** What lay on top before, since the view. */
  under: readonly Card[];
  laidBy: number | null;
  wish: Open["wish"];
  direction: Open["direction"];
  police: number;
  pile: number;
  /** How many cards each seat holds. */
  cards: readonly number[];
  hand: Cards;
  totals: readonly number[];
  watchdogs: readonly number[];
  /** Whose turn it is. */
  active: number;
}

export function lying(scene: KlauScene): Lying {
  const { view, coming, events, event, beat, seat } = scene;
  const { open } = view;
  let now: Lying = {
    round: open.round,
    top: open.top,
    under: [],
    laidBy: open.laid_by,
    wish: open.wish,
    direction: open.direction,
    police: open.police_played,
    pile: open.pile,
    cards: open.cards_left,
    hand: open.hand,
    totals: open.totals,
    watchdogs: open.watchdogs,
    active: open.active,
  };
  for (const told of events) now = after(now, told, { next: coming?.open ?? open, seat, isInFlight: told === event && beat === "flown" });
  return now;
}

interface Around {
  /** The table when all is told: what a deal, or a bomb, leads to. */
  readonly next: Open;
  readonly seat: number | null;
  /** Whether its card is on its way and has left, but has not come. */
  readonly isInFlight: boolean;
}

function after(now: Lying, event: GameEvent, around: Around): Lying {
  switch (event.event) {
    case "RoundBegan":
      return begun(now, event.round, event.starter, around);
    case "Dealt":
      return { ...now, hand: changed(now.hand, event.card, 1) };
    case "Covered":
    case "Opened":
      return laid(now, event.card, null, around);
    case "Laid":
      return { ...laid(lost(now, event.who, event.card, around), event.card, event.who, around), active: event.who };
    case "Forced":
      return laid(lost(now, event.whom, event.card, around), event.card, event.whom, around);
    case "Caught":
      return laid(lost(now, event.who, "police", around), "police", event.who, around);
    case "SaidICant":
      return { ...now, active: event.who };
    case "HandedIn":
    case "Scattered":
      return lost(now, event.who, event.card, around);
    case "Wished":
      return { ...now, wish: event.colour };
    case "TurnedRound":
      return { ...now, direction: event.direction };
    case "Took":
      return gained(lost(now, event.whom, event.card, around), event.who, event.card, around);
    case "Gave":
      return gained(lost(now, event.who, event.card, around), event.whom, event.card, around);
    case "Drew":
      return gained({ ...now, pile: now.pile - 1 }, event.who, event.card, around);
    case "FenceCame":
      return { ...now, pile: now.pile - 1 };
    case "HandsPassed":
      return { ...now, cards: now.cards.map((_, seat) => now.cards[event.to.indexOf(seat)] ?? 0), hand: around.next.hand };
    case "RoundScored":
      return { ...now, totals: event.totals };
    case "Paid":
      return { ...now, totals: now.totals.map((total, seat) => total + (seat === event.who ? event.points : 0)) };
    default:
      return now;
  }
}

/** The cards of a new deal are not told one by one: they lie as they will. */
function begun(now: Lying, round: number, starter: number, { next }: Around): Lying {
  const empty = { top: null, under: [], laidBy: null, wish: null, police: 0, hand: {}, watchdogs: [] };
  return { ...now, ...empty, round, active: starter, direction: next.direction, pile: next.pile, cards: next.cards_left };
}

/** What has a suit goes on the discard pile; police go to the window, a watchdog before its owner. */
function laid(now: Lying, card: Card, by: number | null, { isInFlight }: Around): Lying {
  if (isInFlight) return now;
  if (card === "police") return { ...now, police: now.police + 1 };
  if (card === "watchdog" && by !== null) return { ...now, watchdogs: [...now.watchdogs, by] };
  if (!suitsOf(card).length) return now;
  return { ...now, top: card, under: now.top ? [now.top, ...now.under] : now.under, laidBy: by, wish: null };
}

function lost(now: Lying, who: number, card: Card | null, { seat }: Around): Lying {
  return { ...now, cards: counted(now.cards, who, -1), hand: who === seat ? changed(now.hand, card, -1) : now.hand };
}

function gained(now: Lying, who: number, card: Card | null, { seat, isInFlight }: Around): Lying {
  if (isInFlight) return now;
  return { ...now, cards: counted(now.cards, who, 1), hand: who === seat ? changed(now.hand, card, 1) : now.hand };
}

function counted(cards: readonly number[], who: number, more: number): readonly number[] {
  return cards.map((count, seat) => count + (seat === who ? more : 0));
}

function changed(hand: Cards, card: Card | null, more: number): Cards {
  return card === null ? hand : { ...hand, [card]: Math.max(0, (hand[card] ?? 0) + more) };
}

/** On which side of the board somebody's plate lies: the next seats clockwise are at the left, one's own is, too. */
export function sideOf(scene: KlauScene, seat: number): "left" | "right" {
  const step = (seat - (scene.seat ?? 0) + scene.seats) % scene.seats;
  return step <= scene.seats / 2 ? "left" : "right";
}

/** An "I can't" that hangs in the air: who said it, and what becomes of it. */
export interface Said {
  readonly who: number;
  readonly state: "said" | "believed" | "burst";
}

export function saying({ event, view }: KlauScene): Said | null {
  if (event?.event === "SaidICant") return { who: event.who, state: "said" };
  if (event?.event === "Believed") return { who: event.whom, state: "believed" };
  if (event?.event === "Doubted") return { who: event.whom, state: "burst" };
  return event === null && view.about === "claim" ? { who: view.open.active, state: "said" } : null;
}

/** A hand that was doubted and lies open. */
export interface Judged {
  readonly who: number;
  readonly doubter: number | null;
  readonly isLie: boolean;
  /** Null for those who do not see it. */
  readonly cards: Cards | null;
  readonly proof: Open["proof"];
}

export function judged(scene: KlauScene): Judged | null {
  const { event, view } = scene;
  if (event?.event === "Showed") {
    return { who: event.who, doubter: scene.all("Doubted").at(-1)?.who ?? null, isLie: event.lie, cards: event.cards, proof: event.proof };
  }
  if (event !== null || view.about !== "force") return null;
  const { active, shown, proof } = view.open;
  return { who: active, doubter: view.asked[0] ?? null, isLie: true, cards: shown, proof };
}

/** Somebody who is after another's cards, and how far the arm has come. */
export interface Robbery {
  readonly thief: number;
  readonly target: number;
  /** 0 at the shoulder, 1 at the cards. */
  readonly grown: number;
}

export function robbery({ event, beat, view }: KlauScene): Robbery | null {
  switch (event?.event) {
    case "Sent":
      return { thief: event.who, target: event.whom, grown: 1 };
    case "Yielded":
      return { thief: event.whom, target: event.who, grown: 1 };
    case "Caught":
      return { thief: event.whom, target: event.who, grown: beat === "back" ? 0 : 1 };
    case "Took":
      return { thief: event.who, target: event.whom, grown: beat === "flown" ? 0.15 : 1 };
    case undefined: {
      const { thief, target } = view.open;
      return thief !== null && target !== null && view.about === "alarm" ? { thief, target, grown: 1 } : null;
    }
    default:
      return null;
  }
}

/** What is written into the loot book just now. */
export function scored(scene: KlauScene): Extract<GameEvent, { event: "RoundScored" }> | null {
  const isOpen = scene.event?.event === "RoundScored" || scene.event?.event === "Ended";
  return isOpen ? (scene.all("RoundScored").at(-1) ?? null) : null;
}
