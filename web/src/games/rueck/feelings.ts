/** Who is moved by what everybody sees. */
import type { Feelings, Moved } from "@/art/den/moods";
import type { GameEvent } from "@/gen/rueck";

export const feelings: Feelings<GameEvent> = (event) => {
  const all = (seats: readonly number[], mood: Moved["mood"]): Moved[] => seats.map((seat) => ({ seat, mood }));
  switch (event.event) {
    case "Cancelled":
      return all(event.who, "shocked");
    case "Compared":
      return all(event.strongest, "pleased");
    case "Favoured":
      return all([event.who], event.jewels < 0 ? "shocked" : "pleased");
    case "Pitied":
      return event.jewels > 0 ? all([event.who], "pleased") : [];
    case "Ended":
      return all(event.winners, "pleased");
    default:
      return [];
  }
};
