/** Who is moved by what everybody sees. "I can't" has one innocent face, true or not. */
import type { Feelings, Mood, Moved } from "@/art/den/moods";
import type { GameEvent } from "@/gen/klau";

const one = (seat: number, mood: Mood): Moved => ({ seat, mood });

export const feelings: Feelings<GameEvent> = (event) => {
  switch (event.event) {
    case "SaidICant":
      return [one(event.who, "innocent")];
    case "Doubted":
      return [one(event.whom, "innocent"), one(event.who, "sly")];
    case "Believed":
      return [one(event.whom, "innocent")];
    case "Showed":
      return [one(event.who, event.lie ? "ashamed" : "pleased")];
    case "Sent":
      return [one(event.who, "sly"), one(event.whom, "shocked")];
    case "Caught":
      return [one(event.who, "pleased"), one(event.whom, "shocked")];
    case "Took":
      return [one(event.who, "pleased"), one(event.whom, "shocked")];
    case "Skipped":
    case "Scattered":
      return [one(event.who, "shocked")];
    case "Paid":
      return [one(event.who, "pleased")];
    case "Ended":
      return event.winners.map((seat) => one(seat, "pleased"));
    default:
      return [];
  }
};
