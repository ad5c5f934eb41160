import { drawings } from "@/art/teufel";
import type { GameScene } from "@/frame/contract";
import { type GameEvent, held } from "@/gen/teufel";
import type { Speaker } from "@/i18n/speaker";
import type { GameModule } from "../board";
import { beats, sounds } from "./beats";
import Board from "./Board.svelte";
import Ceremony from "./Ceremony.svelte";
import Crest from "./Crest.svelte";
import Deeds from "./Deeds.svelte";
import { feelings } from "./feelings";
import Front from "./Front.svelte";
import Goal from "./Goal.svelte";
import Hand from "./Hand.svelte";
import { gainOf, onStage, type TeufelScene } from "./stage";
import Strip from "./Strip.svelte";
import { ending, line, plate } from "./words";

const scene: GameScene = {
  drawings,
  // The two plans of the oven: the small one is a little higher than the broad one.
  shape: () => ({ narrowest: 640 / 660, widest: 640 / 634, hand: 0 }),
  beats,
  sounds,
  round: (at: TeufelScene) => at.speaker.say("teufel-board-round", { round: onStage(at).round, rounds: at.view.open.rounds ?? "none" }),
  Goal,
  Board,
  Hand,
  Deeds,
  plate,
  Strip,
  Crest,
  Front,
  costume: "stoker",
  onBoard: ["Stake", "Stop", "GoOn"],
  dear: ["Stop"],
  line,
  feelings,
  opens: (event: GameEvent, speaker: Speaker) =>
    event.event === "RoundBegan"
      ? { title: speaker.say("teufel-page-round", { round: event.round }) }
      : event.event === "Started"
        ? { title: speaker.say("teufel-page-round", { round: 1 }) }
        : null,
  ending,
  great: (event: GameEvent, seat: number) => gainOf(event, seat) ?? 0,
  Ceremony,
};

export default { held, scene } satisfies GameModule;
