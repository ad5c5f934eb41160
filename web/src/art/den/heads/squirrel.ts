/** The squirrel: Rosa, who has three purses, and one of them is yours. */
import { INK, PLAIN, line, shape } from "../../ink/ink";
import type { Animal } from "../animal";
import { muzzle } from "../mouths";
import { CREAM, edge } from "../pen";

const fur = { coat: "#a8492b", shade: "#7d3219", arm: "#a8492b", armShade: "#7d3219" };

const outline = "M5 39C5 23 16 13.5 29 13.5C43 13.5 53 23 53 39C53 52 42 62 29 62C16 62 5 52 5 39Z";

const leftEar = shape("M9 27L6 3Q16 6 25 16Z", fur.coat) + line("M6 3l-3-6M7 3l0-7M8.5 3.6l2.5-6", 1.7);
const rightEar = shape("M49 26L51 3Q41 6 33 16Z", fur.shade) + line("M51 3l3-6M50 3l0-7M48.5 3.6l-2.5-6", 1.7);

export const animal: Animal = {
  name: "squirrel",
  fur,
  paw: "paw",
  pad: "#b98072",
  ears: [
    { ink: leftEar, root: [16, 22], droop: -42 },
    { ink: rightEar, root: [42, 22], droop: 42 },
  ],
  tail:
    shape(
      "M36 64C46 70 58 67 63 61L68 61L68 55L74 51L72 45L77 39L74 33L77 26L73 20L74 12L67 9L64 1L57 1C50 -2 43 2 42 9C42 14 46 17 50 17C56 18 57 28 54 36C51 45 45 50 36 53Z",
      fur.coat,
    ) +
    shape(
      "M63 61L68 61L68 55L74 51L72 45L77 39L74 33L77 26L73 20L74 12L67 9L64 1L57 1C66 8 69 20 67 33C65 46 60 56 50 66C55 66 60 64 63 61Z",
      fur.shade,
      PLAIN,
    ) +
    line("M50 7C59 9 62 20 60 32M48 59C55 55 59 48 60.5 41M53 12.5q3 3 3.5 7", 1.4, "#d98a5c"),
  skull:
    shape(outline, fur.coat) +
    shape("M44 18C54 28 52 54 34 61.5C45 60 53 50 53 39C53 29 49 22 44 18Z", fur.shade, PLAIN) +
    shape("M29 62C19 62 13 55.5 15.5 50C18.5 45.5 26 46.5 29 48.5C32 46.5 39.5 45.5 42.5 50C45 55.5 39 62 29 62Z", CREAM, edge(1.6)),
  nose: shape("M25.7 45.5H32.3L29 49Z", INK, edge(1.2)),
  eyes: [
    { x: 18.5, y: 35.5, r: 5.5, lid: fur.coat },
    { x: 39.5, y: 35.5, r: 5.5, lid: fur.coat },
  ],
  brow: { width: 1.7, gap: 1.2, colour: "#5f2410" },
  mouth: (mood) => muzzle(29, 49, 6.2, mood, { teeth: true, fang: false }),
  cheeks: { at: [10.5, 47.5], y: 46 },
  sweat: [57, 20],
  outline,
  lean: 2.5,
  hat: {
    x: 29,
    y: 21,
    scale: 0.92,
    tilt: -6,
    ears: { through: "covering", above: 15, slits: "M7.5 15.5Q16 19.5 25 15.5M33 15.5Q41 19.5 50 15.5" },
  },
  mask: {},
  fit: [1.5, 8.5, 0.78],
};
