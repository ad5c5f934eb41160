/** Who is moved by what everybody sees. */
import type { Feelings, Moved } from "@/art/den/moods";
import type { GameEvent } from "@/gen/teufel";

export const feelings: Feelings<GameEvent> = (event) => {
  const all = (seats: readonly number[], mood: Moved["mood"]): Moved[] => seats.map((seat) => ({ seat, mood }));
  switch (event.event) {
    case "Burnt":
      return all([event.who], "shocked");
    case "Laid":
      return all([event.who], "sly");
    case "Paid":
    case "BankPaid":
      return all([event.to], "pleased");
    case "Won":
      return all([event.who], "pleased");
    case "Lost":
      return all([event.who], "ashamed");
    case "AmountBonus":
    case "PiecesBonus":
      return all(event.who, "pleased");
    case "Pacts":
      return all(event.who, "sly");
    case "Ended":
      return all(event.winners, "pleased");
    default:
      return [];
  }
};
