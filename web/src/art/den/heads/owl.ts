/** The owl: Emil, who reads the rules aloud to himself and keeps them. */
import { PLAIN, circle, ellipse, line, placed, shape } from "../../ink/ink";
import type { Animal } from "../animal";
import type { Mood } from "../moods";
import { MAW, TONGUE, edge } from "../pen";

const fur = { coat: "#8f6d4b", shade: "#6d5137", arm: "#7a5d41", armShade: "#5a432d" };

const outline = "M6 34C4 18 18 10 32 10C46 10 60 18 58 34C60 50 50 62 32 62C14 62 4 50 6 34Z";

const leftTuft = shape("M7 28C4 18 4 8 7 -1C14 3 22 9 27 16Z", fur.coat) + line("M10 7q1 6 4 11", 1.3, "#5a4129");
const rightTuft = shape("M57 28C60 18 60 8 57 -1C50 3 42 9 37 16Z", fur.shade) + line("M54 7q-1 6-4 11", 1.3, "#4b3622");

const BEAK = "#d8a13a";
const beak = shape("M32 39L27.6 44.5L32 52L36.4 44.5Z", BEAK) + shape("M33 40.5L36.4 44.5L32 52Z", "#a97722", PLAIN);
const thinking = placed("rotate(9 32 44)", beak);
const mouths: Record<Mood, string> = {
  calm: beak,
  thinking,
  innocent: thinking,
  pleased:
    shape("M26.5 46.5Q32 50 37.5 46.5Q37 56.5 32 57Q27 56.5 26.5 46.5Z", MAW, edge(1.5)) +
    shape("M29 54Q32 51 35 54Q32 57.5 29 54Z", TONGUE, PLAIN) +
    shape("M32 39L26.6 45.5Q32 49.5 37.4 45.5Z", BEAK),
  shocked:
    shape("M28 46H36Q36 57.5 32 57.5Q28 57.5 28 46Z", MAW, edge(1.5)) +
    ellipse(32, 55, 2.2, 1.6, TONGUE, PLAIN) +
    shape("M32 38.5L27 46.5H37Z", BEAK),
  sly: shape("M32 39L26.5 45L31 51.5L38.5 42.5Z", BEAK) + line("M26.5 45.2Q33 46.5 38.5 42.6", 1.5) + line("M38.8 41q2 .4 2 2", 1.2),
  ashamed: shape("M32 40.5L28 45L32 51L36 45Z", BEAK) + line("M26 54.5q1.5-2.2 3-.4t3 0t3 0t3-.2", 1.6),
};

export const animal: Animal = {
  name: "owl",
  fur,
  paw: "wing",
  ears: [
    { ink: leftTuft, root: [16, 22], droop: -40, prick: 4 },
    { ink: rightTuft, root: [48, 22], droop: 40, prick: -4 },
  ],
  skull:
    shape(outline, fur.coat) +
    shape("M47 13.5C58 20 58.5 28 58 34C60 50 50 62 32 62C50 56 55 30 47 13.5Z", fur.shade, PLAIN) +
    line("M26 14l2.5 4 3.5-3 3.5 3 2.5-4M29 21l3 3 3-3", 1.4, "#5a4129") +
    line("M14 51q3 4 6 0M24 55q3 4 6 0M36 54q3 4 6 0M44 50q3 3.5 5.5 0", 1.3, "#5a4129") +
    circle(19.5, 34, 13, "#e7d6b5", edge(1.6)) +
    circle(44.5, 34, 13, "#e7d6b5", edge(1.6)) +
    line("M20 22.5v3M8.5 31l3 .6M10.5 42l2.6-1.4M44 22.5v3M55.5 31l-3 .6M53.5 42l-2.6-1.4", 1.1, "#b39a70"),
  nose: "",
  eyes: [
    { x: 20.5, y: 34, r: 7, white: "#f5d96b", lid: "#c9ad7d", open: 0.62, stare: 1.18, pupil: 1.02, edge: 1.5 },
    { x: 43.5, y: 34, r: 7, white: "#f5d96b", lid: "#c9ad7d", open: 0.62, stare: 1.18, pupil: 1.02, edge: 1.5 },
  ],
  brow: { width: 2.8, gap: 2.2, colour: "#3f2c1c" },
  mouth: (mood) => mouths[mood],
  cheeks: { at: [12, 52], y: 49 },
  sweat: [59, 18],
  outline,
  hat: { x: 32, y: 19, scale: 1, tilt: -4, ears: { through: "covering", above: 13, slits: "M5.5 13.5Q14 18 24 13M40 13Q50 18 58.5 13.5" } },
  mask: { grow: 1.05 },
  fit: [4.2, 6.5, 0.87],
};
