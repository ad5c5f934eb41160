import { held } from "@/gen/teufel";
import type { GameModule } from "../board";
import Board from "./Board.svelte";

export default {
  held,
  Board,
  onBoard: ["Stake", "Stop", "GoOn"],
  moments: { Staked: 1200, Turned: 650, Burnt: 1000, Laid: 700, Won: 500, Lost: 500, Moved: 450, RoundBegan: 600 },
} satisfies GameModule;
