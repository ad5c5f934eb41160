import { held } from "@/gen/adel";
import type { GameModule } from "../board";
import Board from "./Board.svelte";

export default {
  held,
  Board,
  onBoard: ["Go", "Bid", "SendThief", "SendDetective", "Exhibit", "Buy", "Show", "Steal"],
  moments: {
    Went: 1100,
    Revealed: 600,
    Bought: 800,
    Showed: 1000,
    Moved: 700,
    Stole: 800,
    Arrested: 700,
    Released: 600,
    Dealt: 120,
    ColourDrawn: 300,
  },
} satisfies GameModule;
