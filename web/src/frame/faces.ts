/** Who wears which animal: a bot the regular whose name it bears, the reader the cat, other people their initial. */
import type { AnimalName } from "@/art/den/animals";
import type { SeatCard } from "@/gen/wire";

/** In the order in which bots are named (`page-bot-name`). */
const BY_SEAT: readonly AnimalName[] = ["squirrel", "badger", "fox", "owl", "hare", "hedgehog", "raven", "bear"];

export function animalOf(person: SeatCard | undefined, seat: number, mine: number | null): AnimalName | null {
  if (seat === mine) return "cat";
  return person === undefined || (person.sits === "bot" && !person.name) ? (BY_SEAT[seat] ?? "mouse") : null;
}
