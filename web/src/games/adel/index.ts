import { drawings } from "@/art/adel";
import type { GameScene } from "@/frame/contract";
import { type GameEvent, held } from "@/gen/adel";
import type { Speaker } from "@/i18n/speaker";
import type { GameModule } from "../board";
import { beats, sounds } from "./beats";
import Board from "./Board.svelte";
import Ceremony from "./Ceremony.svelte";
import { feelings } from "./feelings";
import Front from "./Front.svelte";
import Goal from "./Goal.svelte";
import Hand from "./Hand.svelte";
import { type AdelScene, roundOf } from "./stage";
import Strip from "./Strip.svelte";
import { ending, plate } from "./words";

const scene: GameScene = {
  drawings,
  shape: () => ({ narrowest: 0.95, widest: 1.2, hand: 16, wideHand: true, plate: 96 }),
  beats,
  sounds,
  round: (at: AdelScene) => at.speaker.say("adel-page-round", { round: roundOf(at) }),
  Goal,
  Board,
  Hand,
  plate,
  Strip,
  Front,
  costume: "noble",
  onBoard: ["Go", "Bid", "SendThief", "SendDetective", "Exhibit", "Buy", "Show", "Steal", "TakeCheque"],
  dear: ["LeaveIt", "LeaveCheque"],
  chained: ["Show", "Done"],
  feelings,
  opens: (event: GameEvent, speaker: Speaker) =>
    event.event === "RoundBegan"
      ? { title: speaker.say("adel-page-round", { round: event.round }) }
      : event.event === "LastExhibition"
        ? { title: speaker.say("adel-page-last") }
        : null,
  ending,
  great: (event: GameEvent, seat: number) => (event.event === "Moved" && event.who === seat ? event.spaces : 0),
  Ceremony,
};

export default { held, scene } satisfies GameModule;
