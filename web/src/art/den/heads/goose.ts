/** The goose: a guest that has a story to tell about the fox. */
import { PLAIN, line, n, placed, shape } from "../../ink/ink";
import type { Animal } from "../animal";
import type { Mood } from "../moods";
import { MAW, edge } from "../pen";

const fur = { coat: "#f1ece1", shade: "#cfc6b5", arm: "#e6dfd0", armShade: "#bfb5a2" };

const outline = "M57 66C52 60 50 52 52 44C58 38 61 26 55 16C48 5 31 3 22 12";

const LOWER_BEAK = "#b96a1f";
const upper =
  shape("M36 31C28 25 10 27 -2 36C-5 40 0 42 6 42C18 44 32 45 37 40C39 37 39 33 36 31Z", "#e5913a") +
  line("M8 34C16 30.5 26 30 32 33", 1.5, "#f7c583") +
  line("M18 35l3-.8", 1.6, "#8a4a12");
const lower = shape("M4 42C10 46 26 50 35 43Z", LOWER_BEAK, edge(1.5));

/** The beak open by so much. */
const open = (by: number): string =>
  shape(`M4 42C10 ${n(46 + by)} 26 ${n(50 + by)} 35 43Z`, MAW, edge(1.5)) +
  shape(
    `M2 ${n(43 + by * 0.4)}C10 ${n(49 + by)} 28 ${n(53 + by)} 36 44L34 43C26 ${n(49 + by * 0.8)} 12 ${n(46 + by * 0.8)} 5 ${n(42 + by * 0.2)}Z`,
    LOWER_BEAK,
    edge(1.5),
  );

function mouth(mood: Mood): string {
  switch (mood) {
    case "calm":
      return lower + upper;
    case "thinking":
    case "innocent":
      return placed("rotate(7 34 36)", lower + upper);
    case "pleased":
      return open(6) + upper;
    case "shocked":
      return open(9) + placed("rotate(9 36 36)", upper);
    case "sly":
      return lower + upper + line("M8 42.2C20 44.5 34 45 39 36", 1.9) + line("M38 35q2.5-.4 3.5 1.4", 1.3);
    case "ashamed":
      return placed("translate(1 2) rotate(-10 34 36)", lower + upper);
  }
}

export const animal: Animal = {
  name: "goose",
  fur,
  paw: "wing",
  ears: [{ ink: shape("M36 9C34 2 39 -2 42 -5C43 0 48 0 50 1C49 6 46 9 43 11Z", fur.coat), root: [41, 9], droop: 30, prick: -8 }],
  skull:
    shape("M20 66C25 56 23 48 21 40C14 34 14 20 22 12C31 3 48 5 55 16C61 26 58 38 52 44C50 52 52 60 57 66Z", fur.coat) +
    shape("M48 9C60 20 56 36 49 43C46 50 48 60 51 66H57C52 60 50 52 52 44C58 38 61 26 55 16C53.5 13 51 10.5 48 9Z", fur.shade, PLAIN),
  nose: "",
  eyes: [
    { x: 29, y: 23, r: 4.5, lid: fur.shade },
    { x: 45.5, y: 23, r: 5, lid: fur.shade },
  ],
  brow: { width: 1.7, gap: 1.2, colour: "#7d7464" },
  mouth,
  cheeks: { at: [47], y: 34 },
  sweat: [62, 12],
  outline,
  ownMouth: true,
  scarfOver: true,
  lean: -4,
  hat: { x: 38, y: 13, scale: 0.78, tilt: -2 },
  mask: {},
  fit: [6, 6, 0.86],
};
