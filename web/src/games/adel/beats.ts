/** The moments of a round, in milliseconds at normal pace. */
import type { Beat } from "@/frame/contract";
import type { GameEvent } from "@/gen/adel";
import type { SoundMap } from "@/frame/sounds";

/** How long a pawn takes for a space. */
const HOP = 90;

/** What is heard at which moment. */
export const sounds: SoundMap = {
  dealt: "card",
  turned: "card",
  revealed: "card",
  carried: "coin",
  dragged: "card",
  shown: "card",
  jailed: "stamp",
};

export function beats(event: GameEvent): readonly Beat[] {
  switch (event.event) {
    case "ColourDrawn":
      return [{ name: "drawn", ms: 250 }];
    case "Dealt":
      return [{ name: "dealt", ms: 160 }];
    case "Turned":
      return [{ name: "turned", ms: 350 }];
    case "RoundBegan":
      return [{ name: "home", ms: 900 }];
    case "Went":
      return [
        { name: "walked", ms: 560 },
        { name: "there", ms: 500 },
      ];
    case "Revealed":
      return [{ name: "revealed", ms: 420 }];
    case "Bought":
      return [
        { name: "called", ms: 900 },
        { name: "carried", ms: 600 },
      ];
    case "ChequeStolen":
      return [
        { name: "reached", ms: 700 },
        { name: "dragged", ms: 600 },
      ];
    case "ChequeLeft":
    case "ThievesInVain":
    case "AuctionClosed":
      return [{ name: "told", ms: 1_000 }];
    case "Showed":
      return [{ name: "shown", ms: 800 }];
    case "ShowedNothing":
      return [{ name: "shown", ms: 800 }];
    case "Moved":
      return [{ name: "moved", ms: 500 + HOP * event.spaces }];
    case "Stole":
      return [
        { name: "reached", ms: 700 },
        { name: "dragged", ms: 550 },
      ];
    case "LeftIt":
      return [{ name: "told", ms: 800 }];
    case "Arrested":
      return [{ name: "jailed", ms: 1_000 }];
    case "Released":
      return [{ name: "freed", ms: 700 }];
    case "DetectivesInVain":
      return [{ name: "told", ms: 1_000 }];
    case "LastExhibition":
      return [{ name: "told", ms: 1_200 }];
    case "Ended":
      return [{ name: "settled", ms: 1_500 }];
  }
}
