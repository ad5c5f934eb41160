/** The bill at the end of a round: what is told of every bet, bonus and pawn, as far as it was told. */
import type { Kind } from "@/art/teufel";
import { spread } from "./heap";
import { type OnStage, type TeufelScene } from "./stage";

export interface Bill {
  readonly best: number;
  readonly coal: readonly Kind[];
  readonly bringers: readonly number[];
  readonly bets: readonly { readonly seat: number; readonly stake: number; readonly told: string | null; readonly won: boolean }[];
  /** Where pawns stood that have moved. */
  readonly before: readonly (number | null)[];
}

export function billOf(scene: TeufelScene, stage: OnStage): Bill {
  const moved = new Set(scene.all("Moved").map(({ who }) => who));
  const { amount = 0, coal = {}, who = [] } = stage.reckoned ?? {};
  const bets = (stage.stakes ?? []).flatMap((stake, seat) =>
    stake ? [{ seat, stake, told: told(scene, seat), won: stage.won.includes(seat) }] : [],
  );
  return {
    best: amount,
    coal: spread(coal),
    bringers: who,
    bets: bets.sort((one, other) => one.stake - other.stake),
    before: scene.view.open.pawns.map(({ step }, seat) => (moved.has(seat) ? step : null)),
  };
}

function told(scene: TeufelScene, seat: number): string | null {
  const won = scene.all("Won").find(({ who }) => who === seat);
  if (won) return `+${won.gain}`;
  return scene.all("Lost").some(({ who }) => who === seat) ? scene.speaker.say("teufel-page-lost") : null;
}

export interface Item {
  readonly what: "bet" | "best" | "most" | "pact";
  readonly chips: number;
}

/** What a seat has won and lost since its last look, item by item. */
export function itemsOf(scene: TeufelScene, seat: number): readonly Item[] {
  return scene.events.flatMap((event): Item[] => {
    switch (event.event) {
      case "Won":
        return event.who === seat ? [{ what: "bet", chips: event.gain }] : [];
      case "Lost":
        return event.who === seat ? [{ what: "bet", chips: -event.stake }] : [];
      case "AmountBonus":
        return event.who.includes(seat) ? [{ what: "best", chips: event.chips }] : [];
      case "PiecesBonus":
        return event.who.includes(seat) ? [{ what: "most", chips: event.chips }] : [];
      default:
        return [];
    }
  });
}
