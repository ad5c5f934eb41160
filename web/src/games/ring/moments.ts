/** The events of both games that move pieces, and how long their moments are. */
import type { Beat } from "@/frame/contract";
import type { Place } from "./places";

export const HOP = 90;

export type MovingEvent =
  | { readonly event: "CameOut"; readonly who: number; readonly piece: number }
  | {
      readonly event: "Walked";
      readonly who: number;
      readonly piece: number;
      readonly start: Place;
      readonly to: Place;
      readonly way: readonly Place[];
    }
  | { readonly event: "Captured" | "ThrownOut"; readonly who: number; readonly piece: number }
  | {
      readonly event: "Swapped";
      readonly who: number;
      readonly piece: number;
      readonly to: number;
      readonly other: number;
      readonly other_piece: number;
      readonly other_to: number;
    };

const MOVING: ReadonlySet<string> = new Set(["CameOut", "Walked", "Captured", "ThrownOut", "Swapped"]);

export function isMoving(event: { readonly event: string }): event is MovingEvent {
  return MOVING.has(event.event);
}

/** The moments of an event that moves pieces. */
export function movingBeats(event: MovingEvent): readonly Beat[] {
  switch (event.event) {
    case "CameOut":
      return [
        { name: "comes", ms: 320 },
        { name: "blocks", ms: 320 },
      ];
    case "Walked":
      return [
        { name: "walks", ms: HOP * event.way.length },
        { name: "stands", ms: 220 },
      ];
    case "Captured":
    case "ThrownOut":
      return [
        { name: "tips", ms: 240 },
        { name: "flies", ms: 540 },
      ];
    case "Swapped":
      return [
        { name: "lifts", ms: 120 },
        { name: "crosses", ms: 400 },
        { name: "stands", ms: 120 },
      ];
  }
}
