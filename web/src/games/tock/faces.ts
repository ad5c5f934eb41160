/** What is printed on a card, in the reader's language. */
import type { Speaker } from "@/i18n/speaker";
import { numbered, type Rank } from "./reaches";

export function cardFace(speaker: Speaker, card: Rank): { rank: Rank; letter: string; deeds: readonly string[] } {
  const deeds = speaker.say("tock-page-strip", { card: numbered(card) }).split("|");
  return { rank: card, letter: speaker.say("tock-page-letter", { card }), deeds: deeds.map((deed) => deed.trim()) };
}
