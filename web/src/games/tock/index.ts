import type { GameScene } from "@/frame/contract";
import { type GameEvent, held } from "@/gen/tock";
import type { Speaker } from "@/i18n/speaker";
import type { GameModule } from "../board";
import { RING_SHAPE } from "../ring/places";
import { beats, sounds } from "./beats";
import Board from "./Board.svelte";
import Ceremony from "./Ceremony.svelte";
import Crest from "./Crest.svelte";
import Deeds from "./Deeds.svelte";
import { feelings } from "./feelings";
import Front from "./Front.svelte";
import Goal from "./Goal.svelte";
import Hand from "./Hand.svelte";
import type { TockScene } from "./reaches";
import Strip from "./Strip.svelte";
import { ending, line, plate } from "./words";

const scene: GameScene = {
  drawings: [],
  shape: () => ({ ...RING_SHAPE, hand: 4, manyDeeds: true, plate: 100 }),
  beats,
  sounds,
  round: (at: TockScene) => at.speaker.say("tock-page-round", { round: at.view.open.round }),
  Goal,
  Board,
  Hand,
  plate,
  Strip,
  Crest,
  Front,
  onBoard: ["Give", "BringOut", "Walk", "PlaySeven", "Swap", "Part", "Capture"],
  dear: ["DropOut", "Swap"],
  chained: ["PlaySeven", "Part", "Capture", "Spare"],
  Deeds,
  line,
  feelings,
  opens: (event: GameEvent, speaker: Speaker) =>
    event.event === "RoundBegan"
      ? {
          title: speaker.say("tock-page-round", { round: event.round }),
          ...(event.shuffled ? { note: speaker.say("tock-page-shuffled") } : {}),
        }
      : null,
  ending,
  Ceremony,
};

export default { held, scene } satisfies GameModule;
