/** Where pieces stand at a moment: those of the view, moved by what was told since. */
import { untrack } from "svelte";
import type { Scene } from "@/frame/contract";
import { HOP, isMoving, type MovingEvent } from "./moments";
import type { Pieces, Place, RingOpen } from "./places";

export type Moment = Pick<Scene, "event" | "events" | "beat" | "pace" | "isStill">;

/** Counts the fields of a walk while it is shown. */
export class Hops {
  #event = $state.raw<object | null>(null);
  #count = $state(0);

  /** Made while a component is being set up, so that it stops when that goes. */
  constructor(private readonly moment: () => Moment) {
    $effect(() => {
      const { event, beat, pace, isStill } = moment();
      untrack(() => {
        this.#event = event;
        this.#count = 0;
      });
      if (isStill || beat !== "walks") return;
      const timer = setInterval(() => (this.#count += 1), HOP * pace);
      return () => clearInterval(timer);
    });
  }

  /** How many fields of this walk are behind the piece. */
  of(event: Extract<MovingEvent, { event: "Walked" }>): number {
    const now = this.moment();
    if (now.event !== event || now.beat !== "walks" || now.isStill) return event.way.length;
    return this.#event === event ? Math.min(this.#count, event.way.length) : 0;
  }
}

export function standing(ring: RingOpen, moment: Moment, hops: Hops): Pieces {
  const places = ring.pieces.map((own) => [...own]);
  const put = (who: number, piece: number, place: Place): void => void places[who]?.splice(piece - 1, 1, place);
  for (const event of moment.events) {
    if (!isMoving(event)) continue;
    const isNow = event === moment.event;
    switch (event.event) {
      case "CameOut":
        put(event.who, event.piece, ring.starts[event.who] ?? 0);
        break;
      case "Walked":
        put(event.who, event.piece, event.way[hops.of(event) - 1] ?? event.start);
        break;
      case "Captured":
      case "ThrownOut":
        if (!isNow || moment.beat !== "tips") put(event.who, event.piece, "waiting");
        break;
      case "Swapped":
        if (isNow && moment.beat === "lifts") break;
        put(event.who, event.piece, event.to);
        put(event.other, event.other_piece, event.other_to);
    }
  }
  return places;
}
