import { held } from "@/gen/wuerfel";
import type { GameModule } from "../board";
import { walking } from "../ring/afoot.svelte";
import Board from "./Board.svelte";

export default {
  held,
  Board,
  onBoard: ["Walk", "BringOut"],
  moments: { RolledForStart: 600, Begins: 700, Rolled: 600, CannotMove: 350, Stopped: 350, Walked: walking, AllIn: 900 },
} satisfies GameModule;
