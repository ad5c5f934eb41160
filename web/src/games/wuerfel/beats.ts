/** The moments of a throw and what follows from it, in milliseconds at normal pace. */
import type { Beat } from "@/frame/contract";
import type { GameEvent } from "@/gen/wuerfel";
import { isMoving, movingBeats } from "../ring/moments";
import type { DiceScene } from "./stage";
import type { SoundMap } from "@/frame/sounds";

/** What is heard at which moment. */
export const sounds: SoundMap = { thrown: "die", stands: "coal", blocks: "coal", tips: "stamp", "AllIn.home": "coin" };

/** So long one may shake the die before it falls by itself. */
const SHAKING: Beat = { name: "shaken", ms: 1_800, untold: true };

export function beats(event: GameEvent, scene: Pick<DiceScene, "view" | "events">): readonly Beat[] {
  if (isMoving(event)) return movingBeats(event);
  switch (event.event) {
    case "RolledForStart":
    case "Rolled":
      return [...(isOwnThrow(event.who, scene) ? [SHAKING] : []), { name: "thrown", ms: 600 }, { name: "lies", ms: 200 }];
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

/** Whether one throws oneself; who has just said that it is thrown again has touched the die already. */
function isOwnThrow(who: number, { view, events }: Pick<DiceScene, "view" | "events">): boolean {
  return who === view.seat && (events.length > 0 || view.about !== "again");
}
