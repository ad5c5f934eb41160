/** The moments of a round, in milliseconds at normal pace. */
import type { GameEvent, GameView } from "@/gen/rueck";
import { CLOSE_BEHIND } from "@/frame/flight";
import type { Beat, Scene } from "@/frame/contract";
import type { SoundMap } from "@/frame/sounds";

/** How long a jewel is on its way. */
const FLIGHT = 520;

/** What is heard at which moment. */
export const sounds: SoundMap = { "Revealed.turned": "card", "Cancelled.stamped": "stamp", paid: "coin" };

export function beats(event: GameEvent, { view, events }: Pick<Scene<GameView, never, GameEvent>, "view" | "events">): readonly Beat[] {
  switch (event.event) {
    case "Revealed":
      return [
        { name: "risen", ms: 400 },
        { name: "turned", ms: 700 },
        { name: "ordered", ms: 400 },
      ];
    case "Cancelled":
      return [
        { name: "bumped", ms: 300 },
        { name: "stamped", ms: 500 },
      ];
    case "Compared":
      return [{ name: "compared", ms: 600 }];
    case "NobodyGains":
      return [{ name: "nothing", ms: 1_100 }];
    case "Chose":
      return [{ name: "said", ms: 1_000 }];
    case "Favoured":
    case "Pitied":
      return [{ name: "paid", ms: FLIGHT + CLOSE_BEHIND * Math.abs(event.jewels) }];
    case "Crowned":
      return [{ name: "crowned", ms: 450 }];
    case "Turned":
      return [...(isRound(view, events) ? [SETTLED, { name: "left", ms: 600 }] : []), { name: "came", ms: 950 }];
    case "Ended":
      return [SETTLED];
    case "Drew":
      return [{ name: "drawn", ms: 300 }];
  }
}

/** All lies there and can be looked at; a tap goes on. */
const SETTLED: Beat = { name: "settled", ms: 1_500 };

/** Whether robbers lie on the stage, which the next noble sends home. */
function isRound(view: GameView, events: readonly GameEvent[]): boolean {
  return view.open.robbers !== null || events.some(({ event }) => event === "Revealed");
}
