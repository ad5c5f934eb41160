/** The boar: a guest that sits down where there is room for two. */
import { PLAIN, ellipse, line, shape } from "../../ink/ink";
import type { Animal } from "../animal";
import { muzzle } from "../mouths";
import { WHITE, edge } from "../pen";

const fur = { coat: "#6f5a50", shade: "#53423a", arm: "#6f5a50", armShade: "#53423a" };

const outline = "M5 39C5 22 16 12 32 12C48 12 59 22 59 39C59 54 47 62 32 62C17 62 5 54 5 39Z";

const leftEar =
  shape("M8 28C-2 20 -2 8 3 3C12 4 20 10 22 18Z", fur.coat) + shape("M9 20C5 15 4 11 5.5 8.5C10 9.5 14 13 15.5 17Z", "#c98f86", edge(1.2));
const rightEar =
  shape("M56 28C66 20 66 8 61 3C52 4 44 10 42 18Z", fur.shade) +
  shape("M55 20C59 15 60 11 58.5 8.5C54 9.5 50 13 48.5 17Z", "#c98f86", edge(1.2));

export const animal: Animal = {
  name: "boar",
  fur,
  paw: "hoof",
  ears: [
    { ink: leftEar, root: [14, 22], droop: -40, prick: 8 },
    { ink: rightEar, root: [50, 22], droop: 40, prick: -8 },
    { ink: shape("M20 15L22 4L26 9L29 1L32 8L36 1L38 9L43 4L44 15Z", "#3f322c"), root: [32, 14], droop: 0, prick: 0 },
  ],
  skull:
    shape(outline, fur.coat) +
    shape("M48 17C60 28 58 53 38 61.7C51 60 59 51 59 39C59 29 55 21.5 48 17Z", fur.shade, PLAIN) +
    line("M12 44l4 1.5M11 49l4 0M52 44l-4 1.5M53 49l-4 0", 1.4, "#3f322c"),
  nose:
    ellipse(32, 46, 12.5, 9.5, "#d39a8e") +
    shape("M40 39C46 44 44 52 36 55.2C41 54 44.5 50.5 44.5 46C44.5 43 42.5 40.5 40 39Z", "#b07a6e", PLAIN) +
    ellipse(27.5, 46.5, 2.2, 3.2, "#5a2f28", PLAIN) +
    ellipse(36.5, 46.5, 2.2, 3.2, "#5a2f28", PLAIN),
  eyes: [
    { x: 20, y: 30, r: 4.2, lid: fur.coat, open: 0.5 },
    { x: 44, y: 30, r: 4.2, lid: fur.coat, open: 0.5 },
  ],
  brow: { width: 2.6, gap: 1.1, colour: "#32261f" },
  mouth: (mood) =>
    shape("M17 56C14 52 14 47 16.5 43.5C18.5 47 20.5 51 23 54ZM47 56C50 52 50 47 47.5 43.5C45.5 47 43.5 51 41 54Z", WHITE, edge(1.5)) +
    muzzle(32, 53.5, 7.5, mood, { fang: false }),
  cheeks: { at: [12, 52], y: 42 },
  sweat: [60, 24],
  outline,
  hat: { x: 32, y: 18, scale: 0.96, tilt: -5 },
  mask: {},
  fit: [4.2, 6.5, 0.87],
};
