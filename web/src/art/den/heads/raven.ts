/** The raven: Wanda, who sees through one eye only what glitters. */
import { PLAIN, circle, line, placed, shape } from "../../ink/ink";
import type { Animal } from "../animal";
import type { Mood } from "../moods";
import { BRASS, CREAM, MAW, TONGUE, edge } from "../pen";

const fur = { coat: "#3f3e4b", shade: "#2a2932", arm: "#34333d", armShade: "#211f27" };

const outline = "M13 34C11 17 22 7 36 8C51 9 59 21 57 38L61 46L55 47L57 54L50 54C46 60 40 62 34 62C21 62 14 50 13 34Z";

const crest =
  shape("M30 12C26 4 30 -3 36 -7C36 -1 41 -2 46 -4C44 1 48 2 52 3C49 8 46 12 42 14Z", fur.coat) +
  line("M35 5q2 3 3 7M42 3q-1 4-2 8", 1.3, "#6a6878");

const LOWER_BEAK = "#9c7a2f";
const lower = shape("M12 49C18 54 28 54 35 48L37 44Z", LOWER_BEAK, edge(1.6));
const upper =
  shape("M33 34C24 30 8 34 -3 48C5 46.5 10 47.5 16 49.5C26 52.5 36 49 38 43C39 38 37 35.5 33 34Z", "#c9a24a") +
  line("M8 42C15 37 24 35 31 37", 1.6, BRASS) +
  line("M24 40l3.5-1", 1.5, "#5b4420");

function mouth(mood: Mood): string {
  switch (mood) {
    case "calm":
      return lower + upper;
    case "thinking":
    case "innocent":
      return placed("rotate(7 34 42)", lower + upper);
    case "pleased":
      return (
        shape("M6 47C8 58 26 62 34 53L36 44Z", MAW, edge(1.5)) +
        shape("M13 55Q22 50 30 54Q24 60 17 58.5Z", TONGUE, PLAIN) +
        shape("M4 50C8 60 26 64 35.5 53L33.5 51C26 59 14 57 7.5 49.5Z", LOWER_BEAK, edge(1.6)) +
        upper
      );
    case "shocked":
      return (
        shape("M10 48C12 60 26 62 32 56L36 44Z", MAW, edge(1.5)) +
        shape("M8 51C11 64 28 65 34 55L31 53C26 60 16 59 12 50Z", LOWER_BEAK, edge(1.6)) +
        placed("rotate(8 34 40)", upper)
      );
    case "sly":
      return lower + upper + line("M16 49.6C26 52.6 36 49 38.5 41.5", 2) + line("M37.5 41q2.4-.6 3.6 1", 1.3, "#7b788c");
    case "ashamed":
      return placed("translate(2 2) rotate(-9 34 42)", lower + upper);
  }
}

/** The monocle; it drops out of a shocked eye. */
const monocle = (mood: Mood): string =>
  mood === "shocked"
    ? line("M52 34q7 4 5 16", 1.3, BRASS) + circle(56, 52, 6, "none", { stroke: BRASS, "stroke-width": 2 })
    : circle(45, 28.5, 8.6, "none", { stroke: BRASS, "stroke-width": 2.2 }) + line("M52 34q5 8 3 18", 1.3, BRASS);

export const animal: Animal = {
  name: "raven",
  fur,
  paw: "wing",
  ears: [{ ink: crest, root: [38, 12], droop: 46, prick: -8 }],
  skull:
    shape(outline, fur.coat) +
    shape("M47 12C59 24 56 50 38 61.7C43 61 47.5 58.5 50 54L57 54L55 47L61 46L57 38C58 27 54 17 47 12Z", fur.shade, PLAIN) +
    line("M44 52l4 4M40 56l3 3.5M49 47l3 3", 1.3, "#6a6878") +
    line("M20 16q4-4 9-5M17 22q1-3 3-4", 1.6, "#6a6878"),
  nose: "",
  eyes: [
    { x: 25.5, y: 27, r: 5, lid: "#5c5a69", lash: CREAM },
    { x: 45, y: 28.5, r: 5.6, lid: "#5c5a69", lash: CREAM },
  ],
  brow: { width: 2, gap: 1.2, colour: "#7b788c" },
  mouth,
  glasses: monocle,
  cheeks: { at: [47], y: 42 },
  sweat: [60, 14],
  outline,
  ownMouth: true,
  dark: true,
  lean: -3,
  hat: { x: 37, y: 17, scale: 0.92, tilt: -2 },
  mask: {},
  fit: [6, 7, 0.84],
};
