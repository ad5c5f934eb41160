/** What lies on the table at a moment of a round: the view, and what was told since. */
import type { Scene } from "@/frame/contract";
import type { GameEvent, GameView, Move, Open } from "@/gen/teufel";
import { type Heap, heaped, pieces } from "./heap";

export type TeufelScene = Scene<GameView, Move, GameEvent>;
export type Told<Kind extends GameEvent["event"]> = Extract<GameEvent, { event: Kind }>;

export interface OnStage {
  readonly round: number;
  readonly start: number | null;
  /** Who fetches coal. */
  readonly turn: number | null;
  readonly stakes: Open["stakes"];
  /** Whose bets are won by coal that lies there. */
  readonly won: readonly number[];
  readonly turned: Heap;
  readonly amount: number;
  /** Whether coal has just burnt on the sill. */
  readonly isBurnt: boolean;
  readonly laid: readonly Heap[];
  /** What each has brought out; null before their turn. */
  readonly fetched: Open["fetched"];
  readonly best: number;
  readonly left: number;
  /** How many devils have come since the view. */
  readonly devils: number;
  readonly pawns: readonly number[];
  readonly pacts: readonly number[];
  /** The bill of the round, until the next one begins. */
  readonly reckoned: Told<"Reckoned"> | null;
}

/** Moments before the event that they belong to has done anything. */
const BEFORE: Readonly<Record<string, readonly string[]>> = {
  Turned: ["lifted"],
  Burnt: ["lifted", "held", "out"],
  Refilled: ["settled"],
  RoundBegan: ["settled"],
  Ended: ["settled"],
};

export function onStage(scene: TeufelScene): OnStage {
  const { open } = scene.view;
  const isBefore = scene.event !== null && BEFORE[scene.event.event]?.includes(scene.beat ?? "");
  const done = isBefore ? scene.events.slice(0, -1) : scene.events;
  return done.reduce(after, {
    round: open.round,
    start: open.start,
    turn: open.turn,
    stakes: open.stakes,
    won: open.won,
    turned: open.turned,
    amount: open.amount,
    isBurnt: false,
    laid: open.laid,
    fetched: open.fetched,
    best: open.best.worth,
    left: open.oven_left,
    devils: 0,
    pawns: open.pawns.map(({ step }) => step),
    pacts: open.pacts,
    reckoned: null,
  });
}

const EMPTY = { turned: {}, amount: 0, isBurnt: false } as const;

function after(stage: OnStage, event: GameEvent): OnStage {
  switch (event.event) {
    case "Started":
      return { ...stage, start: event.who };
    case "Staked":
      return { ...stage, stakes: event.stakes };
    case "Turned":
      return {
        ...stage,
        turn: event.who,
        turned: heaped(stage.isBurnt ? {} : stage.turned, event.coal),
        amount: event.amount,
        left: event.left,
        isBurnt: false,
      };
    case "Burnt":
      return {
        ...stage,
        ...EMPTY,
        isBurnt: true,
        turn: event.who,
        left: event.left,
        devils: stage.devils + 1,
        fetched: stage.fetched.with(event.who, 0),
      };
    case "Laid":
      return {
        ...stage,
        ...EMPTY,
        laid: stage.laid.with(event.who, event.coal),
        fetched: stage.fetched.with(event.who, event.amount),
        won: [...stage.won, ...event.won],
        best: Math.max(stage.best, event.amount),
      };
    case "Reckoned":
      return { ...stage, ...EMPTY, turn: null, reckoned: event };
    case "Moved":
      return { ...stage, pawns: stage.pawns.with(event.who, event.step) };
    case "Pacts":
      return { ...stage, pacts: event.who };
    case "Refilled":
      return { ...stage, left: event.pieces };
    case "RoundBegan":
      return begun(stage, event);
    default:
      return stage;
  }
}

function begun(stage: OnStage, { round, start }: Told<"RoundBegan">): OnStage {
  const { laid, fetched } = stage;
  return {
    ...stage,
    ...EMPTY,
    round,
    start,
    turn: null,
    stakes: null,
    won: [],
    laid: laid.map(() => ({})),
    fetched: fetched.map(() => null),
    best: 0,
    reckoned: null,
  };
}

/** How much coal lies beside the oven, face down. */
export function aside(scene: TeufelScene, stage: OnStage): number {
  const { open } = scene.view;
  const all = [open.turned, ...open.laid].reduce((sum, heap) => sum + pieces(heap), open.oven_left + open.aside);
  return [stage.turned, ...stage.laid].reduce((sum, heap) => sum - pieces(heap), all - stage.left);
}

/** How many of the pieces left are devils, where the table remembers. */
export function devilsLeft(scene: TeufelScene, stage: OnStage): number | null {
  const isNew = scene.all("Refilled").length > 0 && stage.reckoned === null;
  const oven = (isNew ? scene.coming?.remembered : scene.view.remembered)?.oven;
  return oven ? (oven.devil ?? 0) - (isNew ? 0 : stage.devils) : null;
}

/** What a seat is being paid just now, or pays. */
export function gainOf(event: GameEvent | null, seat: number): number | null {
  switch (event?.event) {
    case "Won":
      return event.who === seat ? event.gain : null;
    case "Lost":
      return event.who === seat ? -event.stake : null;
    case "Paid":
      return event.to === seat ? event.chips : event.who === seat ? -event.chips : null;
    case "BankPaid":
      return event.to === seat ? event.chips : null;
    case "AmountBonus":
    case "PiecesBonus":
      return event.who.includes(seat) ? event.chips : null;
    default:
      return null;
  }
}

export interface Total {
  readonly least: number;
  readonly most: number;
}

/** What a seat has in all: exactly where that is known, else what its pawn says. */
export function totalOf(scene: TeufelScene, seat: number): Total {
  const known = scene.view.remembered?.totals[seat] ?? scene.view.open.totals[seat] ?? null;
  if (known !== null) {
    const total = scene.events.reduce((sum, event) => sum + (gainOf(event, seat) ?? 0), known);
    return { least: total, most: total };
  }
  const moved = scene.all("Moved").findLast(({ who }) => who === seat);
  return moved ?? scene.view.open.pawns[seat] ?? { least: 0, most: 0 };
}
