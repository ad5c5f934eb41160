/** The moments of a round, in milliseconds at normal pace. */
import { CLOSE_BEHIND } from "@/frame/flight";
import type { Beat, Scene } from "@/frame/contract";
import type { GameEvent, GameView } from "@/gen/teufel";
import type { SoundMap } from "@/frame/sounds";

/** How long a chip is on its way, and how many fly for a sum. */
const FLIGHT = 520;
export const CHIPS = 4;
const PAID = FLIGHT + CLOSE_BEHIND * CHIPS;

/** What is heard at which moment. */
export const sounds: SoundMap = {
  "Staked.opened": "coin",
  "Turned.turned": "coal",
  "Burnt.out": "devil",
  paid: "coin",
  won: "coin",
  "Pacts.sealed": "stamp",
};

export function beats(event: GameEvent, { events }: Pick<Scene<GameView, never, GameEvent>, "events">): readonly Beat[] {
  switch (event.event) {
    case "Started":
      return [{ name: "started", ms: 700 }];
    case "Staked":
      return [
        { name: "opened", ms: 300 },
        { name: "staked", ms: 900 },
      ];
    case "Turned":
      return [
        { name: "lifted", ms: 120 },
        { name: "turned", ms: 520 },
      ];
    case "Burnt":
      return [
        { name: "lifted", ms: 120 },
        { name: "held", ms: 250 },
        { name: "out", ms: 1_680 },
        { name: "ash", ms: 300 },
        { name: "sunk", ms: 250 },
      ];
    case "Laid":
      return [{ name: "laid", ms: 500 }];
    case "Paid":
    case "BankPaid":
    case "AmountBonus":
    case "PiecesBonus":
      return [{ name: "paid", ms: PAID }];
    case "Won":
      return [{ name: "won", ms: 600 }];
    case "Lost":
      return [{ name: "lost", ms: 600 }];
    case "OvenEmpty":
      return [{ name: "empty", ms: 700 }];
    case "Reckoned":
      return [
        { name: "shut", ms: 300 },
        { name: "reckoned", ms: 1_700 },
      ];
    case "Moved":
      return [{ name: "moved", ms: 450 }];
    case "Pacts":
      return [{ name: "sealed", ms: 500 }];
    case "Refilled":
      return [SETTLED, { name: "refilled", ms: 600 }];
    case "RoundBegan":
      return [...(events.some(({ event: kind }) => kind === "Refilled") ? [] : [SETTLED]), { name: "began", ms: 300 }];
    case "Ended":
      return [SETTLED];
  }
}

/** All lies there and can be looked at; a tap goes on. */
const SETTLED: Beat = { name: "settled", ms: 1_500 };
