import { drawings } from "@/art/rueck";
import type { GameScene } from "@/frame/contract";
import { type GameEvent, type GameView, held } from "@/gen/rueck";
import type { Speaker } from "@/i18n/speaker";
import type { GameModule } from "../board";
import { beats, sounds } from "./beats";
import Board from "./Board.svelte";
import Ceremony from "./Ceremony.svelte";
import Crest from "./Crest.svelte";
import { feelings } from "./feelings";
import Front from "./Front.svelte";
import Goal from "./Goal.svelte";
import Hand from "./Hand.svelte";
import { SHIELDS } from "./nobles";
import Page from "./Page.svelte";
import { onStage, type RueckScene } from "./stage";
import Strip from "./Strip.svelte";
import { ending, line, plate, plateDeed } from "./words";

const scene: GameScene = {
  drawings,
  shape: (view: GameView) => ({
    narrowest: 680 / 590,
    widest: 680 / 590,
    hand: 8,
    plate: view.remembered ? 112 : 84,
  }),
  beats,
  sounds,
  round: (at: RueckScene) => at.speaker.say("rueck-page-round", { round: onStage(at).round, rounds: at.view.open.rounds }),
  Goal,
  Board,
  Hand,
  plate,
  Strip,
  Crest,
  Front,
  plateDeed,
  onBoard: ["Rob", "Take", "Neighbour", "Give"],
  dear: ["Take"],
  line,
  feelings,
  opens: (event: GameEvent, speaker: Speaker) =>
    event.event === "Turned"
      ? {
          title: speaker.say("rueck-page-round-title", { round: event.round }),
          note: speaker.say("rueck-page-comes", { noble: event.noble }),
          sign: SHIELDS[event.noble],
        }
      : null,
  Page,
  onPage: ["Revealed"],
  ending,
  great: (event: GameEvent, seat: number) =>
    (event.event === "Favoured" || event.event === "Pitied") && event.who === seat ? event.jewels : 0,
  Ceremony,
};

export default { held, scene } satisfies GameModule;
