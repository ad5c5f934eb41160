/** The toad: Berta, who waits and has never paid for a drink. */
import { PLAIN, circle, ellipse, line, shape } from "../../ink/ink";
import type { Animal } from "../animal";
import type { Mood } from "../moods";
import { MAW, TONGUE, edge } from "../pen";

const fur = { coat: "#7f8f4a", shade: "#5f6d34", arm: "#7f8f4a", armShade: "#5f6d34" };

const outline = "M46 27.5C55 28 63 34 63 45C63 57 50 62.5 32 62.5";

const thinking = line("M12 50Q26 47 40 48.5T54 45.5", 1.9) + line("M53 43.5q2.5.6 2.5 3", 1.3);
const mouths: Record<Mood, string> = {
  calm: line("M8 47.5Q20 51.5 32 49.5T56 47.5M6.5 45.5q.5 2 2.5 2.6M57.5 45.5q-.5 2-2.5 2.6", 1.9),
  thinking,
  innocent: thinking,
  pleased:
    shape("M7 44.5Q32 53 57 44.5Q52 60 32 60Q12 60 7 44.5Z", MAW, edge(1.7)) +
    shape("M18 56.5Q32 49 46 56.5Q32 61.5 18 56.5Z", TONGUE, PLAIN),
  shocked: ellipse(32, 51.5, 10, 6.6, MAW, edge(1.7)) + ellipse(32, 55, 6, 2.6, TONGUE, PLAIN),
  sly: line("M10 50Q32 55 55 42.5", 2) + line("M53 40.6q3 .4 3.6 3", 1.4),
  ashamed: line("M10 51q4-5 8-1t8 0t8 0t8 0t8-.4", 1.9),
};

export const animal: Animal = {
  name: "toad",
  fur,
  paw: "toad",
  ears: [],
  skull:
    circle(15, 23, 12.5, fur.coat) +
    circle(49, 23, 12.5, fur.coat) +
    shape("M1 45C1 34 9 28 18 27H46C55 28 63 34 63 45C63 57 50 62.5 32 62.5C14 62.5 1 57 1 45Z", fur.coat) +
    shape("M52 29C63 36 60 56 40 62C53.5 60.5 63 55 63 45C63 37 58.5 31.5 52 29Z", fur.shade, PLAIN) +
    shape("M8.5 30Q16 26 24 28L40 28Q48 26 55.5 30L50 34H14Z", fur.coat, PLAIN) +
    shape("M4 51C12 57 52 57 60 51C56 59.5 46 62.5 32 62.5C18 62.5 8 59.5 4 51Z", "#d9d29a", PLAIN) +
    circle(9, 40, 2.2, fur.shade, PLAIN) +
    circle(14, 36, 1.5, fur.shade, PLAIN) +
    circle(55, 40, 2.2, "#4c5829", PLAIN) +
    circle(50, 35.5, 1.5, "#4c5829", PLAIN) +
    circle(32, 33, 1.7, fur.shade, PLAIN) +
    circle(26, 30.5, 1.1, fur.shade, PLAIN) +
    circle(38, 31, 1.1, fur.shade, PLAIN),
  nose: line("M29 40.5v.6M35 40.5v.6", 2.4),
  eyes: [
    { x: 15.5, y: 22.5, r: 7.6, white: "#f0d06a", lid: fur.coat, open: 0.24, flat: true, stare: 1.14, edge: 1.5 },
    { x: 48.5, y: 22.5, r: 7.6, white: "#f0d06a", lid: fur.coat, open: 0.24, flat: true, stare: 1.14, edge: 1.5 },
  ],
  brow: null,
  mouth: (mood) => mouths[mood],
  cheeks: { at: [9, 55], y: 46 },
  sweat: [60, 10],
  outline,
  ownMouth: true,
  hat: { x: 32, y: 24, scale: 0.86, tilt: -4, behind: true },
  mask: { grow: 0.74 },
  fit: [4.6, 4, 0.86],
};
