/** The moments of a game of Tock, in milliseconds at normal pace. */
import type { GameEvent } from "@/gen/tock";
import type { Beat } from "@/frame/contract";
import { isMoving, movingBeats } from "../ring/moments";
import type { SoundMap } from "@/frame/sounds";

/** What is heard at which moment. */
export const sounds: SoundMap = {
  "Played.flies": "card",
  "Exchanged.crosses": "card",
  dealt: "card",
  stands: "coal",
  blocks: "coal",
  tips: "stamp",
};

export function beats(event: GameEvent): readonly Beat[] {
  if (isMoving(event)) return movingBeats(event);
  switch (event.event) {
    case "Played":
      return [
        { name: "flies", ms: 280 },
        { name: "held", ms: 500 },
        { name: "settles", ms: 150 },
      ];
    case "Exchanged":
      return [
        { name: "crosses", ms: 520 },
        { name: "turned", ms: 250 },
      ];
    case "Dealt":
      return [{ name: "dealt", ms: 520 }];
    case "Begins":
    case "RoundBegan":
    case "DroppedOut":
      return [{ name: "said", ms: 800 }];
    case "AllIn":
    case "Ended":
      return [{ name: "said", ms: 1_100 }];
    default:
      return [{ name: "said", ms: 420 }];
  }
}
