/** The badger: Kalle, who tells the truth so badly and lies so well that it evens out. */
import { INK, PLAIN, circle, ellipse, line, shape } from "../../ink/ink";
import type { Animal } from "../animal";
import { muzzle } from "../mouths";
import { CREAM, SHINE, edge } from "../pen";

const fur = { coat: "#f3eee2", shade: "#d5cbb8", arm: "#4a4542", armShade: "#35302e" };

const outline = "M8 37C6 20 18 8 32 8C46 8 58 20 56 37L61 43L55 45.5L57 51L49 52C45 58 38.5 61 32 62C25.5 61 19 58 15 52L7 51L9 45.5L3 43Z";

const ear = (x: number): string => circle(x, 19, 7.4, "#4a4542") + circle(x, 19, 3.6, "#f3eee2", PLAIN);
const stripe = "#3d3836";

export const animal: Animal = {
  name: "badger",
  fur,
  paw: "paw",
  pad: "#8d6f66",
  ears: [
    { ink: ear(12), root: [17, 26], droop: -26 },
    { ink: ear(52), root: [47, 26], droop: 26 },
  ],
  skull:
    shape(outline, fur.coat) +
    shape("M50 16C57 26 56 46 36 61.5C40.5 60.5 45.5 57 49 52L57 51L55 45.5L61 43L56 37C57 29 54 21 50 16Z", fur.shade, PLAIN) +
    shape(
      "M19 12C12 22 10 38 20 52C25 48 28 40 27 30C26 20 23 13 19 12ZM45 12C52 22 54 38 44 52C39 48 36 40 37 30C38 20 41 13 45 12Z",
      stripe,
      edge(1.6),
    ) +
    line("M30 13l1 4M34.5 12l-1 5M32 19v3", 1.2, "#c9bfab"),
  nose: ellipse(32, 48.5, 6, 4.4, INK) + ellipse(30.5, 47.1, 1.7, 1, SHINE, PLAIN),
  eyes: [
    { x: 21, y: 34, r: 4.3, lid: stripe, lash: CREAM },
    { x: 43, y: 34, r: 4.3, lid: stripe, lash: CREAM },
  ],
  brow: { colour: "#f3eee2", width: 1.9, gap: 1 },
  mouth: (mood) => muzzle(32, 52.5, 7, mood),
  cheeks: { at: [15, 49], y: 46.5 },
  sweat: [57, 24],
  outline,
  hat: { x: 32, y: 19, scale: 0.98, tilt: -4 },
  mask: null,
  fit: [3.2, 5.5, 0.9],
};
