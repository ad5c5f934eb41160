/** The hedgehog: Fritz, whose hats all have holes in them. */
import { INK, PLAIN, circle, ellipse, line, shape } from "../../ink/ink";
import type { Animal } from "../animal";
import { muzzle } from "../mouths";
import { SHINE } from "../pen";

const fur = { coat: "#e2c39a", shade: "#c39f72", arm: "#c39f72", armShade: "#a17f55" };

const outline = "M13 41C12 27 20 19.5 25 22Q28 17.5 32 21Q36 17.5 39 22C44 19.5 52 27 51 41C51 54 40 62 32 62C24 62 13 54 13 41Z";

const QUILL = "#6b513c";
const quills =
  shape(
    "M32 -1L37 7L45 1L47 9L56 7L54.5 16L62.5 18L57.5 25.5L65 31L57.5 36.5L62 44L53 46L53 54L11 54L11 46L2 44L6.5 36.5L-1 31L6.5 25.5L1.5 18L9.5 16L8 7L17 9L19 1L27 7Z",
    QUILL,
  ) +
  shape("M45 1L47 9L56 7L54.5 16L62.5 18L57.5 25.5L65 31L57.5 36.5L62 44L53 46L53 54L44 54C52 40 50 16 45 1Z", "#513b2b", PLAIN) +
  line("M19 9l3 6M32 6v7M45 9l-3 6M10 21l6 3.5M54 21l-6 3.5M6 33l7 .5M58 33l-7 .5M25 10l1.5 5M39 10l-1.5 5", 1.4, "#a58869");

export const animal: Animal = {
  name: "hedgehog",
  fur,
  paw: "paw",
  pad: "#b98072",
  ears: [{ ink: quills, root: [32, 36], droop: 0 }],
  bristles: true,
  skull: shape(outline, fur.coat) + shape("M45 24.5C52 34 50 54 36 61.5C44 60 51 51 51 41C51.3 34 49 28 45 24.5Z", fur.shade, PLAIN),
  nose: ellipse(32, 47.5, 5.2, 4.2, INK) + circle(30.5, 46.2, 1.2, SHINE, PLAIN),
  eyes: [
    { x: 23, y: 36.5, r: 4.3, lid: fur.coat, open: 0.7 },
    { x: 41, y: 36.5, r: 4.3, lid: fur.coat, open: 0.7 },
  ],
  brow: { width: 2, gap: 1, colour: "#513b2b" },
  mouth: (mood) => muzzle(32, 51.5, 6.6, mood),
  cheeks: { at: [19, 45], y: 46.5 },
  sweat: [58, 30],
  outline,
  hat: { x: 32, y: 17, scale: 1.02, tilt: -4 },
  mask: {},
  fit: [4.2, 6.5, 0.87],
};
