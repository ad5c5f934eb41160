/** What lies on the ring at a moment, beside its pieces: the die, whose turn is shown, who is home. */
import type { Scene } from "@/frame/contract";
import type { GameEvent, GameView, Move } from "@/gen/wuerfel";
import type { Pieces, Place } from "../ring/places";
import { isMoving } from "../ring/moments";

export type DiceScene = Scene<GameView, Move, GameEvent>;

/** What lies in the middle, and whether it has just been thrown there. */
export function dieOf(scene: DiceScene): { readonly pips: number; readonly isThrown: boolean } {
  const thrown = scene.events.findLast((event) => event.event === "Rolled" || event.event === "RolledForStart");
  if (thrown && "pips" in thrown) return { pips: thrown.pips, isThrown: scene.event === thrown && scene.beat === "thrown" };
  const { roll, may_roll_again } = scene.view.open;
  return { pips: roll ?? (may_roll_again ? 6 : 1), isThrown: false };
}

/** Whether one shakes the die oneself: a touch throws it. */
export function isShaken(scene: Pick<DiceScene, "beat">): boolean {
  return scene.beat === "shaken";
}

/** Where pieces stand once all is told that was told since: for counts, not for the board. */
export function settled(scene: DiceScene): Pieces {
  const pieces = scene.view.open.pieces.map((places) => [...places]);
  for (const event of scene.events) {
    if (!isMoving(event)) continue;
    const to: Place = event.event === "ThrownOut" ? "waiting" : "to" in event ? event.to : "waiting";
    pieces[event.who]?.splice(event.piece - 1, 1, to);
  }
  return pieces;
}

/** What somebody rolled for the start, as far as it is told: 0 for still to roll, null for beaten or settled. */
export function startRoll(scene: DiceScene, seat: number): number | null {
  const rolls = scene.view.open.start_rolls;
  if (rolls === null) return null;
  return scene.all("RolledForStart").findLast(({ who }) => who === seat)?.pips ?? rolls[seat] ?? null;
}

export function homeOf(scene: DiceScene, seat: number): number {
  return settled(scene)[seat]?.filter((place) => typeof place === "string" && place !== "waiting").length ?? 0;
}

/** The place of somebody who is all home; 0 for all others. */
export function placeOf(scene: DiceScene, seat: number): number {
  return scene.all("AllIn").findLast(({ who }) => who === seat)?.place ?? scene.view.open.finished[seat] ?? 0;
}
