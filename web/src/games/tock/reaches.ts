/** What one's answers do on the board, as the view's leads tell it. */
import type { GameEvent, GameView, Move, Open } from "@/gen/tock";
import type { Scene } from "@/frame/contract";
import type { Reach } from "../ring/grip.svelte";
import { ringName } from "../ring/places";
import { same } from "../board";

export type TockScene = Scene<GameView, Move, GameEvent>;
export type Rank = Open["hand"][number];
type Lead = Open["leads"][number];

/** A card for sentences that tell numbers apart. */
export function numbered(card: Rank): Rank | number {
  return Number(card) || card;
}

/** The card an answer plays or gives; null for what goes on with a card already played. */
export function cardOf(move: Move): Rank | null {
  switch (move.move) {
    case "Give":
    case "Walk":
    case "BringOut":
      return move.card;
    case "PlaySeven":
      return "7";
    case "Swap":
      return "jack";
    default:
      return null;
  }
}

/** Who sits opposite and plays along; null where everybody plays alone. */
export function partnerOf(seat: number, seats: number): number | null {
  return seats % 2 ? null : (seat + seats / 2) % seats;
}

export function pieceNamed(scene: TockScene, whose: number, piece: number): string {
  const { open } = scene.view;
  const place = open.pieces[whose]?.[piece - 1] ?? "waiting";
  return scene.speaker.say("tock-page-piece", { piece, owner: scene.names[whose] ?? "", to: ringName(open, whose, place) });
}

/** Where the answers take pieces; while a card is chosen, only those of the lifted one. */
export function reachesOf(scene: TockScene, lifted: Rank | null): readonly Reach[] {
  const { about, open } = scene.view;
  const choices = scene.choices.filter((move) => about !== "play" || cardOf(move) === lifted);
  return choices.flatMap((move) => {
    const lead = open.leads.find((one) => same(one.move, move));
    if (lead) return [{ ...lead, name: lead.to_name, words: leadInWords(scene, lead), ...beadOf(move) }];
    return move.move === "Capture" ? [captured(scene, move)] : [];
  });
}

function beadOf(move: Move): { bead?: string } {
  return move.move === "Part" ? { bead: `+${move.steps}` } : {};
}

function captured(scene: TockScene, move: Extract<Move, { move: "Capture" }>): Reach {
  const { whose, piece } = move;
  return { move, whose, piece, way: [], name: "", captures: { whose, piece }, swaps: null, words: scene.deed(move) };
}

function leadInWords(scene: TockScene, { move, whose, piece, way, to_name, captures, swaps }: Lead): string {
  const other = captures ?? swaps;
  const isHome = typeof way.at(-1) === "string";
  return scene.speaker.say("tock-page-lead", {
    does: swaps ? "swap" : move.move === "BringOut" ? "out" : isHome ? "home" : "walk",
    piece,
    owner: whose === scene.seat ? "none" : (scene.names[whose] ?? ""),
    to: to_name,
    captures: captures ? "yes" : "no",
    other: other ? (scene.names[other.whose] ?? "") : "none",
    other_piece: other?.piece ?? 0,
  });
}
