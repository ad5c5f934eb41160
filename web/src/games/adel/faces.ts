/** Cards as the scenes draw them, with their words in the reader's language. */
import type { ActionFace, PieceFace } from "@/art/adel/faces";
import type { GameView, Move } from "@/gen/adel";
import type { Speaker } from "@/i18n/speaker";

type Open = GameView["open"];
type Series = keyof Open["catalogue"];

export function pieceFace(card: string, { catalogue }: Open, speaker: Speaker): PieceFace {
  const year = catalogue[card.charAt(0) as Series]?.[Number(card.slice(1)) - 1] ?? 0;
  return { card, year, name: speaker.say("adel-name", { card }) };
}

/** What a piece is, for those who listen. */
export function pieceLabel({ card, year }: PieceFace, speaker: Speaker): string {
  return speaker.say("adel-page-collectible", { card, series: card.charAt(0), year: String(year) });
}

/** From series A to F, the older first. */
export function inSeries(cards: readonly string[]): string[] {
  return [...cards].sort((one, other) => one.charCodeAt(0) - other.charCodeAt(0) || Number(one.slice(1)) - Number(other.slice(1)));
}

export function money(cheque: number, speaker: Speaker): string {
  return new Intl.NumberFormat(speaker.language, { useGrouping: true }).format(cheque);
}

/** An action card; small ones have no room for a thief's name. Nothing has no card. */
export function actionFace(action: Move, speaker: Speaker, isSmall = false): ActionFace | null {
  switch (action.move) {
    case "Bid":
      return {
        kind: "cheque",
        number: action.cheque / 1_000,
        caption: money(action.cheque, speaker),
        below: speaker.say("adel-page-card-cheque"),
      };
    case "SendThief": {
      const { number } = action;
      return {
        kind: "thief",
        number,
        caption: isSmall ? speaker.say("adel-page-card-thief") : speaker.say("adel-thief-name", { number }),
        below: speaker.say("adel-page-card-thief"),
      };
    }
    case "SendDetective":
      return { kind: "detective", caption: speaker.say("adel-move-send-detective"), below: speaker.say("adel-page-card-detective") };
    case "Exhibit":
      return { kind: "exhibition", caption: speaker.say("adel-move-exhibit"), below: speaker.say("adel-page-card-exhibition") };
    default:
      return null;
  }
}
