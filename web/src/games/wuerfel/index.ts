import { burst } from "@/art/ring/marks";
import type { GameScene } from "@/frame/contract";
import { type GameEvent, held } from "@/gen/wuerfel";
import type { Speaker } from "@/i18n/speaker";
import type { GameModule } from "../board";
import { RING_SHAPE } from "../ring/places";
import { beats, sounds } from "./beats";
import Board from "./Board.svelte";
import Ceremony from "./Ceremony.svelte";
import { feelings } from "./feelings";
import Goal from "./Goal.svelte";
import Hand from "./Hand.svelte";
import Strip from "./Strip.svelte";
import { ending, line, next, plate } from "./words";

const scene: GameScene = {
  drawings: [burst],
  shape: () => ({ ...RING_SHAPE, hand: 4, plate: 106 }),
  beats,
  sounds,
  round: () => "",
  Goal,
  Board,
  Hand,
  plate,
  Strip,
  costume: "racer",
  onBoard: ["Walk", "BringOut", "RollAgain", "Stop"],
  dear: ["Stop", "Pass"],
  line,
  next,
  feelings,
  opens: (event: GameEvent, speaker: Speaker) => (event.event === "Begins" ? { title: speaker.say("wuerfel-page-race") } : null),
  ending,
  Ceremony,
};

export default { held, scene } satisfies GameModule;
