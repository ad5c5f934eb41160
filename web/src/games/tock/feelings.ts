/** Who is moved by what everybody sees. */
import type { Feelings } from "@/art/den/moods";
import type { GameEvent } from "@/gen/tock";

export const feelings: Feelings<GameEvent> = (event) => {
  switch (event.event) {
    case "CameOut":
    case "AllIn":
      return [{ seat: event.who, mood: "pleased" }];
    case "Captured":
      return [
        { seat: event.who, mood: "shocked" },
        { seat: event.by, mood: "sly" },
      ];
    case "Swapped":
      return [
        { seat: event.who, mood: "sly" },
        { seat: event.other, mood: "shocked" },
      ];
    case "DroppedOut":
      return [{ seat: event.who, mood: "ashamed" }];
    case "Ended":
      return event.winners.map((seat) => ({ seat, mood: "pleased" }));
    default:
      return [];
  }
};
