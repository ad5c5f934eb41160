/** Who wears which animal: what the table says; people who have chosen none keep their initial. */
import type { AnimalName } from "@/art/den/animals";
import type { SeatCard } from "@/gen/wire";

export function animalOf(person: SeatCard | undefined): AnimalName | null {
  return person?.animal ?? null;
}
