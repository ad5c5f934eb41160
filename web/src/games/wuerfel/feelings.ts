/** Who is moved by what everybody sees. */
import type { Feelings } from "@/art/den/moods";
import type { GameEvent } from "@/gen/wuerfel";

export const feelings: Feelings<GameEvent> = (event) => {
  switch (event.event) {
    case "ThrownOut":
      return [
        { seat: event.who, mood: "shocked" },
        { seat: event.by, mood: "sly" },
      ];
    case "CameOut":
    case "Begins":
    case "AllIn":
      return [{ seat: event.who, mood: "pleased" }];
    case "CannotMove":
      return [{ seat: event.who, mood: "ashamed" }];
    case "Ended":
      return event.winners.map((seat) => ({ seat, mood: "pleased" }));
    default:
      return [];
  }
};
