import { held } from "@/gen/tock";
import type { GameModule } from "../board";
import { walking } from "../ring/afoot.svelte";
import Board from "./Board.svelte";

export default {
  held,
  Board,
  onBoard: ["Give", "BringOut", "Walk", "PlaySeven", "Swap", "Part", "Capture"],
  moments: { RoundBegan: 700, Exchanged: 600, Played: 550, Walked: walking, Swapped: 700, DroppedOut: 700, AllIn: 900 },
} satisfies GameModule;
