/** Thieves of Klau Mau! who lean into the room: one who claims, one who was caught, one who told the truth, one with a plan. Box 240 by 330. */
import type { Drawing } from "../../drawing";
import { inked, line, placed, PLAIN, shape } from "../../ink/ink";
import type { Animal } from "../animal";
import { costume } from "../costumes/thief";
import { head } from "../head";
import type { Mood } from "../moods";
import { CREAM, edge, PAPER, SEAT, SEAT_DARK } from "../pen";
import { grip, palm } from "./paws";
import { JERSEY, sleeve } from "./sleeves";

/** `lean` has no arms: the long one is drawn across the table. */
export const POSES = ["claim", "caught", "truth", "sly", "lean"] as const;
export type Pose = (typeof POSES)[number];

/** Whoever says "I can't" has one face for truth and lie. */
const MOOD: Readonly<Record<Pose, Mood>> = { claim: "innocent", caught: "ashamed", truth: "pleased", sly: "sly", lean: "sly" };

const HEAD_SCALE = 2.75;

function torso(id: string): string {
  const body = "M12 330C8 246 50 212 120 212C190 212 232 246 228 330Z";
  const stripes = [236, 266, 296, 326].map((y) => line(`M0 ${y + 16}Q120 ${y - 20} 240 ${y + 16}`, 16, SEAT)).join("");
  const shade = shape("M196 214C236 240 232 300 228 340H190C206 300 206 250 196 214Z", "#000", { ...PLAIN, opacity: 0.18 });
  return (
    `<clipPath id="${id}-torso"><path d="${body}"/></clipPath>` +
    shape(body, JERSEY) +
    `<g clip-path="url(#${id}-torso)">${stripes}${shade}</g>` +
    shape(body, "none") +
    shape("M76 216C90 232 150 232 164 216L166 228C150 246 90 246 74 228Z", SEAT_DARK, edge(3.6))
  );
}

function tail(animal: Animal): string {
  if (animal.tail) return placed("translate(20 10) scale(3.2)", inked(2, animal.tail));
  if (animal.name !== "fox") return "";
  return (
    shape("M196 320C250 318 286 270 262 214C252 192 232 192 226 206C244 236 230 268 190 280Z", animal.fur.coat) +
    shape("M262 214C252 192 232 192 226 206C233 219 235 230 233 241C246 240 258 232 265 224Z", CREAM, edge(4))
  );
}

/** The back of a card with the gang's mask on it, 56 by 78. */
const CARD_BACK =
  `<rect width="56" height="78" rx="5" fill="${PAPER}" stroke-width="2.2"/>` +
  '<rect x="4" y="4" width="48" height="70" rx="3" fill="#2c2029" stroke-width="1"/>' +
  line("M4 27L28 5L52 27M4 51L28 74L52 51M11 5L45 74M45 5L11 74", 1.2, "#6d5161") +
  shape("M13 35Q28 31 43 35Q44 44 35 45Q30 45 28 41Q26 45 21 45Q12 44 13 35Z", "#b88a3e", edge(1));

/** A hand of cards hugged to the chest. */
function hand(cards: number): string {
  const shown = Math.min(cards, 9);
  const apart = shown > 6 ? 10 : 12;
  return Array.from({ length: shown }, (_, i) =>
    placed(`rotate(${(i - (shown - 1) / 2) * apart} 148 394) translate(120 230)`, CARD_BACK),
  ).join("");
}

function arms(animal: Animal, pose: Pose, cards: number): string {
  switch (pose) {
    case "claim":
      return (
        sleeve("M58 328Q8 266 24 196", 38) +
        palm(animal, "translate(25 184) rotate(-4) scale(1.12)") +
        hand(cards) +
        sleeve("M234 336Q226 322 206 314", 40) +
        grip(animal, "translate(190 304) rotate(14) scale(1.08)")
      );
    case "caught":
      return (
        sleeve("M46 326Q-26 262 -12 168", 36) +
        palm(animal, "translate(-11 156) rotate(-10) scale(1.1)") +
        sleeve("M194 326Q266 262 252 168", 36) +
        palm(animal, "translate(251 156) rotate(10) scale(1.1)")
      );
    case "truth":
      return (
        sleeve("M40 326Q18 290 66 274", 36) +
        grip(animal, "translate(96 266) rotate(172) scale(1.08)") +
        sleeve("M200 326Q262 262 250 178", 36) +
        palm(animal, "translate(249 166) rotate(8) scale(1.08)")
      );
    case "sly":
      return (
        sleeve("M30 330Q30 300 92 292", 38) +
        sleeve("M210 330Q212 302 150 294", 38) +
        grip(animal, "translate(126 284) rotate(8)") +
        grip(animal, "translate(112 292) rotate(186)")
      );
    case "lean":
      return "";
  }
}

/** Somebody of the gang, cut off by the lower edge of the board. Cards are held by who claims. */
export function bustDrawing(animal: Animal, pose: Pose, cards = 5): Drawing {
  const id = `den-${animal.name}-bust-${pose}${pose === "claim" ? `-${cards}` : ""}`;
  const worn = head(animal, MOOD[pose], { costume, bare: true, tailless: true });
  const at = `translate(${120 - 32 * HEAD_SCALE + (animal.lean ?? 0) * 2} ${214 - 58 * HEAD_SCALE}) scale(${HEAD_SCALE})`;
  const behind = pose === "lean" ? "" : tail(animal);
  return { id, box: "0 0 240 330", ink: inked(5, behind + torso(id) + placed(at, worn) + arms(animal, pose, cards)) };
}
