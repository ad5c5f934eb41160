/** What flies over the table when something happens: cards, or their backs for those who may not see them. */
import { type Card, suitsOf } from "@/art/klau/naming";
import type { Flight } from "@/frame/flight";
import type { GameEvent } from "@/gen/klau";

/** A card, or null for its back. */
export type Flown = Card | null;

/** Where what has no suit goes to: police to the windows, the watchdog before its owner, the rest beside the pile. */
function goal(card: Card, who: number): string {
  if (suitsOf(card).length) return "discard";
  return card === "police" ? "window" : card === "watchdog" ? `plate-${who}` : "pile";
}

export function flightsOf(event: GameEvent | null, beat: string | null, me: number | null): readonly Flight<Flown>[] {
  if (event === null || (beat !== "flown" && beat !== "passed")) return [];
  const place = (seat: number): string => (seat === me ? "hand" : `plate-${seat}`);
  const one = (thing: Flown, from: string, to: string, ms = 380): Flight<Flown>[] => [{ thing, from, to, ms, stays: to === "discard" }];
  switch (event.event) {
    case "Covered":
    case "Opened":
      return one(event.card, "pile", goal(event.card, 0));
    case "Dealt":
      return one(event.card, "pile", place(event.who), 140);
    case "Drew":
      return one(event.card, "pile", place(event.who));
    case "Laid":
      return one(event.card, place(event.who), goal(event.card, event.who));
    case "Forced":
      return one(event.card, place(event.whom), goal(event.card, event.whom));
    case "Caught":
      return one("police", place(event.who), "window");
    case "HandedIn":
    case "Scattered":
      return one(event.card, place(event.who), "pile");
    case "FenceCame":
      return one("fence", "pile", place(event.who));
    case "Took":
      return one(event.card, place(event.whom), place(event.who));
    case "Gave":
      return one(event.card, place(event.who), place(event.whom));
    case "HandsPassed":
      return event.to.flatMap((to, seat) => one(null, place(seat), place(to), 800));
    default:
      return [];
  }
}
