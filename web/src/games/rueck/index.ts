import { held } from "@/gen/rueck";
import type { GameModule } from "../board";
import Board from "./Board.svelte";

export default {
  held,
  Board,
  onBoard: ["Rob", "Neighbour", "Give"],
  moments: { Turned: 700, Revealed: 1100, Cancelled: 700, Chose: 600 },
} satisfies GameModule;
