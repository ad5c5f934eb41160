/** What lies on the table at a moment of a round: the view, and what was told since. */
import type { GameEvent, GameView, Move } from "@/gen/rueck";
import type { Scene } from "@/frame/contract";
import type { Noble } from "./nobles";

export type RueckScene = Scene<GameView, Move, GameEvent>;
export type Fate = "plain" | "strongest" | "weakest" | "between" | "cancelled";

export interface Laid {
  readonly seat: number;
  readonly strength: number;
  readonly fate: Fate;
}

export interface RoundOnStage {
  /** The noble on the road; null while the road is empty. */
  readonly noble: Noble | null;
  readonly round: number;
  /** Robbers on the stage, from left to right; null before they are turned over. */
  readonly robbers: readonly Laid[] | null;
  /** Whether they still lie face down. */
  readonly isFaceDown: boolean;
  readonly isStamped: boolean;
  readonly isBumped: boolean;
}

type Turned = Extract<GameEvent, { event: "Turned" }>;

/** The noble who came since, once the one before has left. */
function turned(scene: RueckScene): Turned | undefined {
  const last = scene.all("Turned").at(-1);
  return last === scene.event && scene.beat === "settled" ? undefined : last;
}

export function onStage(scene: RueckScene): RoundOnStage {
  const { open } = scene.view;
  const next = turned(scene);
  const isLeaving = scene.beat === "left";
  const nothing = { robbers: null, isFaceDown: false, isStamped: false, isBumped: false };
  if (next) return { noble: isLeaving ? open.noble : next.noble, round: isLeaving ? open.round : next.round, ...nothing };
  const revealed = scene.all("Revealed").at(-1)?.robbers ?? open.robbers;
  const at = { noble: open.noble, round: open.round };
  if (revealed === null) return { ...at, ...nothing };
  const isNew = scene.event?.event === "Revealed";
  const robbers = revealed.map((strength, seat) => ({ seat, strength, fate: fate(scene, seat) }));
  const isOrdered = !isNew || scene.beat === "ordered";
  return {
    ...at,
    robbers: isOrdered ? inOrder(robbers, cancelled(scene)) : robbers,
    isFaceDown: isNew && scene.beat === "risen",
    isStamped: cancelled(scene).length > 0 && scene.beat !== "bumped",
    isBumped: scene.beat === "bumped",
  };
}

/** Those who cancelled each other at the left, the others by strength. */
function inOrder(robbers: readonly Laid[], gone: readonly number[]): readonly Laid[] {
  const rank = ({ seat, strength }: Laid): number => (gone.includes(seat) ? 100 : strength);
  return [...robbers].sort((one, other) => rank(other) - rank(one) || one.seat - other.seat);
}

function cancelled(scene: RueckScene): readonly number[] {
  return scene.all("Cancelled").at(-1)?.who ?? scene.view.open.cancelled;
}

function fate(scene: RueckScene, seat: number): Fate {
  if (cancelled(scene).includes(seat)) return scene.beat === "bumped" ? "plain" : "cancelled";
  const { strongest, weakest } = scene.all("Compared").at(-1) ?? scene.view.open;
  if (strongest.includes(seat)) return "strongest";
  if (weakest.includes(seat)) return "weakest";
  return strongest.length > 0 ? "between" : "plain";
}

/** How many jewels lie before a seat: those of the view, and what it was paid since. */
export function jewelsOf(scene: RueckScene, seat: number): number {
  const paid = [...scene.all("Favoured"), ...scene.all("Pitied")].filter(({ who }) => who === seat);
  return paid.reduce((sum, { jewels }) => sum + jewels, scene.view.open.jewels[seat] ?? 0);
}

/** What a seat is being paid just now. */
export function gainOf(scene: RueckScene, seat: number): number | null {
  const { event } = scene;
  if (event?.event !== "Favoured" && event?.event !== "Pitied") return null;
  return event.who === seat ? event.jewels : null;
}

/** All that was paid to a seat in the round on the stage. */
export function gainInRound(scene: RueckScene, seat: number): number | null {
  const paid = [...scene.all("Favoured"), ...scene.all("Pitied")].filter(({ who }) => who === seat);
  return paid.length ? paid.reduce((sum, { jewels }) => sum + jewels, 0) : null;
}

/** Who would win, and who would be caught, as far as it was told. */
export function crowned(scene: RueckScene): { readonly would_win: readonly number[]; readonly would_be_caught: readonly number[] } {
  return scene.all("Crowned").at(-1) ?? scene.view.open;
}
