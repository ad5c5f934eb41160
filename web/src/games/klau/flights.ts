/** What flies over the table when something happens: cards, or their backs for those who may not see them. */
import type { GameEvent } from "@/gen/klau";
import type { Flight } from "@/ui/flight";
import { type Card, suitsOf } from "./cards";

/** A card, or null for its back. */
export type Flown = Card | null;

export function flightsOf(event: GameEvent, me: number | null): Flight<Flown>[] {
  const plate = (seat: number): string => `plate-${seat}`;
  /** Out of one's own hand the card itself leaves; out of another's it comes from the plate. */
  const laying = (who: number, card: Card): Flight<Flown>[] => [
    {
      thing: card,
      to: card === "watchdog" ? plate(who) : suitsOf(card).length ? "discard" : "beside",
      stays: card !== "watchdog",
      ...(who === me ? { from: `hand-${card}`, leaves: true } : { from: plate(who) }),
    },
  ];
  switch (event.event) {
    case "Covered":
    case "Opened":
      return [{ thing: event.card, from: "pile", to: suitsOf(event.card).length ? "discard" : "beside", stays: true }];
    case "Dealt":
    case "Drew":
      return [{ thing: event.card, from: "pile", to: event.who === me ? "hand" : plate(event.who) }];
    case "Laid":
      return laying(event.who, event.card);
    case "Forced":
      return laying(event.whom, event.card);
    case "HandedIn":
    case "Scattered":
      return [{ thing: event.card, from: plate(event.who), to: "beside" }];
    case "FenceCame":
      return [{ thing: "fence", from: "pile", to: "beside", stays: true }];
    case "Took":
      return [{ thing: event.card, from: plate(event.whom), to: plate(event.who) }];
    case "Gave":
      return [{ thing: event.card, from: plate(event.who), to: plate(event.whom) }];
    case "HandsPassed":
      return event.to.map((to, seat) => ({ thing: null, from: plate(seat), to: plate(to) }));
    default:
      return [];
  }
}
