/** Where house rules come from and who made a game, in words. */
import { same } from "@/games/board";
import type { HouseOption, Origin, People } from "@/gen/wire";
import type { Speaker } from "@/i18n/speaker";

const OURS: Origin = { kind: "ours", languages: [], source: "" };

export function originInWords(speaker: Speaker, origin: Origin): string {
  if (origin.kind === "found") return speaker.say("origin-found", { source: origin.source });
  if (origin.languages.length) {
    const languages = origin.languages.map((language) => speaker.say("origin-language", { language }));
    return speaker.say("origin-printed-in", { languages: languages.join(", ") });
  }
  return speaker.say(`origin-${origin.kind}`);
}

/** Where a value of a house rule comes from; null if the game does not say, or if somebody typed it in as a table. */
export function originOf(option: HouseOption, value: unknown): Origin | null {
  if (option.origin === null) return null;
  if (same(value, option.default)) return option.origin;
  if (option.allowed === null) return null;
  return option.readings.find((reading) => same(reading.value, value))?.origin ?? OURS;
}

/** Who wrote, drew and published a game, as far as that is known. */
export function peopleInWords(speaker: Speaker, people: People): string[] {
  return (["authors", "artists", "published"] as const)
    .filter((what) => people[what].length)
    .map((what) => speaker.say(`people-${what}`, { names: speaker.listed(people[what]) }));
}
