import { held } from "@/gen/klau";
import type { GameModule } from "../board";
import Board from "./Board.svelte";

export default {
  held,
  Board,
  onBoard: ["Lay", "ICant", "Believe", "Doubt", "Force", "Wish", "Pick", "Give", "HandIn"],
  moments: {
    Laid: 650,
    SaidICant: 700,
    Doubted: 600,
    Showed: 1100,
    Forced: 800,
    Sent: 600,
    Caught: 800,
    RoundScored: 1600,
    Dealt: 160,
    Scattered: 700,
  },
} satisfies GameModule;
