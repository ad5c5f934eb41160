/** Who somebody at the table is, in a few words. */
import type { SeatCard } from "@/gen/wire";
import { levelInWords } from "@/lobby/house";
import type { Speaker } from "@/words/speaker";

/** What stands beside a name; nothing beside somebody who is there and plays. */
export function seatNote(speaker: Speaker, person: SeatCard): string {
  if (person.sits === "bot") return speaker.say("room-bot", { level: levelInWords(speaker, person.level ?? "") });
  if (person.cause) return speaker.say("room-bot-plays", { cause: person.cause });
  if (person.sits === "person" && !person.here) return speaker.say("room-away");
  return "";
}
