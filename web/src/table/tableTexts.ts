/** Who somebody at the table is, and what happened there, in words. */
import type { SeatCard } from "@/gen/wire";
import { levelInWords } from "@/lobby/settingTexts";
import { kebab, type GameTexts, type Speaker } from "@/i18n/speaker";
import type { LogLine } from "./tableStore.svelte";

/** A line of the log. */
export function lineInWords(
  speaker: Speaker,
  game: GameTexts,
  line: LogLine,
  names: readonly string[],
  reader: number | null = null,
): string {
  if ("event" in line) return speaker.event(game, line.event, names, reader);
  return speaker.say(`room-log-${kebab(line.note.why)}`, { who: line.note.name || (names[line.note.seat] ?? "") });
}

/** What stands beside a name; nothing beside somebody who is there and plays. */
export function seatNote(speaker: Speaker, person: SeatCard): string {
  if (person.sits === "bot") return speaker.say("room-bot", { level: levelInWords(speaker, person.level ?? "") });
  if (person.cause) return speaker.say("room-bot-plays", { cause: person.cause });
  if (person.sits === "person" && !person.here) return speaker.say("room-away");
  return "";
}
