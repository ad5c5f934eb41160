/** The moments of a throw and what follows from it, in milliseconds at normal pace. */
import type { Beat } from "@/frame/contract";
import type { GameEvent } from "@/gen/wuerfel";
import { isMoving, movingBeats } from "../ring/moments";
import type { SoundMap } from "@/frame/sounds";

/** What is heard at which moment. */
export const sounds: SoundMap = { thrown: "die", stands: "coal", blocks: "coal", tips: "stamp", "AllIn.home": "coin" };

export function beats(event: GameEvent): readonly Beat[] {
  if (isMoving(event)) return movingBeats(event);
  switch (event.event) {
    case "RolledForStart":
    case "Rolled":
      return [
        { name: "thrown", ms: 600 },
        { name: "lies", ms: 200 },
      ];
    case "Tied":
    case "AllTied":
    case "Begins":
      return [{ name: "said", ms: 800 }];
    case "AllIn":
      return [{ name: "home", ms: 900 }];
    case "Ended":
      return [{ name: "settled", ms: 600 }];
    default:
      return [{ name: "said", ms: 350 }];
  }
}
