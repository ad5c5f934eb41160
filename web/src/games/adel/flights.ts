/** What flies over the table when something happens: collectibles and action cards. */
import type { GameEvent, Move } from "@/gen/adel";
import type { Flight } from "@/ui/flight";

/** A collectible by its name, an action card, or with neither the back of a card. */
export interface Flown {
  readonly card: string | null;
  readonly action: Move | null;
}

export function flightsOf(event: GameEvent, me: number | null): Flight<Flown>[] {
  const plate = (seat: number): string => `plate-${seat}`;
  const one = (thing: Partial<Flown>, from: string, to: string, rest: Partial<Flight<Flown>> = {}): Flight<Flown>[] => [
    { thing: { card: null, action: null, ...thing }, from, to, ...rest },
  ];
  switch (event.event) {
    case "Dealt":
      return one({ card: event.card }, "pile-left", plate(event.who));
    case "Turned":
      return one({ card: event.card }, `pile-${event.window}`, `window-${event.window}`, { stays: true });
    case "Bought":
      return one({ card: event.card }, `card-${event.card}`, plate(event.who), { leaves: true });
    case "ChequeStolen":
      return one({ action: { move: "Bid", cheque: event.cheque } }, "register", plate(event.who));
    case "Showed":
      return event.cards.flatMap((card) =>
        one({ card }, event.who === me ? `hand-${card}` : plate(event.who), `shown-${card}`, { leaves: event.who === me }),
      );
    case "Stole":
      return one({ card: event.card }, plate(event.victim), plate(event.who));
    case "Arrested":
      return one({ action: { move: "SendThief", number: event.number, at: "castle" } }, `laid-${event.who}`, "jail", { stays: true });
    case "Released":
      return one({ action: { move: "SendThief", number: event.number, at: "castle" } }, "jail", plate(event.who));
    default:
      return [];
  }
}
