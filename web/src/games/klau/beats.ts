/** The moments of a turn, in milliseconds at normal pace. */
import type { Beat, Scene } from "@/frame/contract";
import type { GameEvent, GameView } from "@/gen/klau";
import type { SoundMap } from "@/frame/sounds";

/** How long a card is on its way, and how long it can be looked at when it has come. */
const FLOWN: Beat = { name: "flown", ms: 380 };
const LIES: Beat = { name: "lies", ms: 350 };
/** Between two cards of a hand that is shown, and between two lines of the loot book. */
const [NEXT_CARD, NEXT_LINE] = [60, 180];

/** What takes as long every time; `one` is a moment of its own name. */
const BEATS: { readonly [Kind in GameEvent["event"]]?: readonly Beat[] } = {
  RoundBegan: one("began", 500),
  Dealt: one("flown", 140),
  Covered: [FLOWN, LIES],
  Opened: [FLOWN, LIES],
  Laid: [FLOWN, LIES],
  Forced: [FLOWN, LIES],
  FenceCame: [FLOWN, LIES],
  SaidICant: one("said", 1_000),
  Believed: one("believed", 500),
  Doubted: one("burst", 600),
  Wished: one("wished", 700),
  Skipped: one("locked", 700),
  TurnedRound: one("turned", 600),
  LeftIt: one("left", 500),
  Sent: one("reached", 1_000),
  Yielded: one("yielded", 500),
  Caught: [FLOWN, { name: "back", ms: 300 }],
  Took: [{ name: "grabbed", ms: 200 }, FLOWN],
  Gave: [FLOWN],
  Drew: [FLOWN],
  HandedIn: [FLOWN],
  Paid: one("paid", 700),
  Surrounded: one("surrounded", 1_100),
  HandsPassed: one("passed", 800),
  Scattered: [FLOWN],
  PileEmpty: one("told", 900),
  HandEmpty: one("told", 900),
  Ended: one("settled", 900),
};

function one(name: string, ms: number): readonly Beat[] {
  return [{ name, ms }];
}

/** What is heard at which moment. */
export const sounds: SoundMap = { flown: "card", stamped: "stamp", surrounded: "stamp", paid: "coin", written: "coin" };

export function beats(event: GameEvent, { view }: Pick<Scene<GameView, never, GameEvent>, "view">): readonly Beat[] {
  if (event.event === "Showed") {
    const cards = view.open.cards_left[event.who] ?? 0;
    return [
      { name: "opened", ms: 220 + cards * NEXT_CARD },
      { name: "held", ms: 300 },
      { name: "stamped", ms: 1_500 },
    ];
  }
  if (event.event === "RoundScored") {
    return [
      { name: "dropped", ms: 320 },
      { name: "written", ms: event.points.length * NEXT_LINE },
      { name: "settled", ms: 2_500 },
    ];
  }
  return BEATS[event.event] ?? one(event.event, 300);
}
