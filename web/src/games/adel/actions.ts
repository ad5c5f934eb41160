/** What an action card shows. */
import type { Move } from "@/gen/adel";
import type { Sign } from "./sign";

export function faceOf(action: Move): { sign: Sign; below: string } {
  switch (action.move) {
    case "Bid":
      return { sign: "cheque", below: String(action.cheque) };
    case "SendThief":
      return { sign: "thief", below: String(action.number) };
    case "SendDetective":
      return { sign: "detective", below: "" };
    case "Exhibit":
      return { sign: "exhibition", below: "" };
    default:
      return { sign: "nothing", below: "" };
  }
}
