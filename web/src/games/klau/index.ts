import { drawings } from "@/art/klau";
import type { GameScene } from "@/frame/contract";
import { type GameEvent, type GameView, held } from "@/gen/klau";
import type { Speaker } from "@/i18n/speaker";
import type { GameModule } from "../board";
import { beats, sounds } from "./beats";
import Board from "./Board.svelte";
import Ceremony from "./Ceremony.svelte";
import Deeds from "./Deeds.svelte";
import { feelings } from "./feelings";
import Front from "./Front.svelte";
import Goal from "./Goal.svelte";
import Hand from "./Hand.svelte";
import Help from "./Help.svelte";
import { type KlauScene, lying } from "./stage";
import Strip from "./Strip.svelte";
import { ending, line, plate, plateDeed, SAID } from "./words";

const scene: GameScene = {
  drawings,
  shape: (view: GameView) => ({
    narrowest: 0.92,
    widest: 680 / 494,
    hand: 5,
    hasTop: true,
    plate: view.remembered ? 112 : 84,
  }),
  beats,
  sounds,
  round: (at: KlauScene) => at.speaker.say("klau-page-round", { round: lying(at).round, rounds: at.view.open.rounds }),
  Goal,
  Board,
  Hand,
  Deeds,
  Help,
  plate,
  Strip,
  Front,
  plateDeed,
  costume: "thief",
  onBoard: ["Lay", "Force", "Wish", "Pick", "Give", "HandIn", "CallPolice", ...SAID],
  dear: ["ICant", "Doubt", "HandInAll"],
  line,
  feelings,
  opens: (event: GameEvent, speaker: Speaker) =>
    event.event === "RoundBegan" ? { title: speaker.say("klau-page-round-title", { round: event.round }) } : null,
  ending,
  Ceremony,
};

export default { held, scene } satisfies GameModule;
