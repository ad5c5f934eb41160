/** Who is moved by what everybody sees. */
import type { Feelings, Moved } from "@/art/den/moods";
import type { GameEvent } from "@/gen/adel";

export const feelings: Feelings<GameEvent> = (event) => {
  const all = (seats: readonly number[], mood: Moved["mood"]): Moved[] => seats.map((seat) => ({ seat, mood }));
  switch (event.event) {
    case "Bought":
      return [...all(event.over, "ashamed"), { seat: event.who, mood: "pleased" }];
    case "ChequeStolen":
      return [
        { seat: event.who, mood: "sly" },
        { seat: event.payer, mood: "shocked" },
      ];
    case "Stole":
      return [
        { seat: event.who, mood: "sly" },
        { seat: event.victim, mood: "shocked" },
      ];
    case "ThievesInVain":
    case "DetectivesInVain":
      return all(event.who, "ashamed");
    case "Showed":
      return event.rank === 1 ? all([event.who], "pleased") : [];
    case "ShowedNothing":
      return all([event.who], "innocent");
    case "Moved":
    case "Released":
      return all([event.who], "pleased");
    case "Arrested":
      return [...all([event.who], "shocked"), ...all(event.by, "pleased")];
    case "Ended":
      return all(event.winners, "pleased");
    default:
      return [];
  }
};
