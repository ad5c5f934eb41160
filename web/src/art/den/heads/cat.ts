/** The cat: a guest that always comes when dinner is on the table. */
import { PLAIN, line, shape } from "../../ink/ink";
import type { Animal } from "../animal";
import { muzzle } from "../mouths";
import { CREAM, edge } from "../pen";

const fur = { coat: "#7d8088", shade: "#5f626a", arm: "#7d8088", armShade: "#5f626a" };

const outline = "M7 37C7 22 18 13 32 13C46 13 57 22 57 37L62 43L55.5 46L57 52C50 60 42 62 32 62C22 62 14 60 7 52L8.5 46L2 43Z";

const leftEar = shape("M9 30L8 2Q19 6 28 16Z", fur.coat) + shape("M13 20L12.5 10Q18 12 22 16Z", "#e0a5a0", edge(1.3));
const rightEar = shape("M55 30L56 2Q45 6 36 16Z", fur.shade) + shape("M51 20L51.5 10Q46 12 42 16Z", "#e0a5a0", edge(1.3));

export const animal: Animal = {
  name: "cat",
  fur,
  paw: "paw",
  pad: "#e2a394",
  ears: [
    { ink: leftEar, root: [16, 24], droop: -44 },
    { ink: rightEar, root: [48, 24], droop: 44 },
  ],
  skull:
    shape(outline, fur.coat) +
    shape("M48 18C59 28 58 52 38 61.7C46 61 52 58 57 52L55.5 46L62 43L57 37C57 29 54 22 48 18Z", fur.shade, PLAIN) +
    line("M32 14v8M25.5 15l2 7M38.5 15l-2 7M8 39l7 1M10 45l6-.5M56 39l-7 1M54 45l-6-.5", 2, "#45474d") +
    shape("M32 62C22 62 17 55 19.5 50.5C22.5 46.5 29 47.5 32 49.5C35 47.5 41.5 46.5 44.5 50.5C47 55 42 62 32 62Z", CREAM, edge(1.5)),
  nose: shape("M28.5 46H35.5L32 50Z", "#d98078", edge(1.3)) + line("M19.5 53L5 51M20 56L8 59M44.5 53L59 51M44 56L56 59", 1),
  eyes: [
    { x: 20.5, y: 35, r: 5.5, white: "#b9dc7c", lid: fur.coat },
    { x: 43.5, y: 35, r: 5.5, white: "#b9dc7c", lid: fur.coat },
  ],
  brow: { width: 1.7, gap: 1.2, colour: "#3a3b40" },
  mouth: (mood) => muzzle(32, 50, 6.6, mood),
  cheeks: { at: [12.5, 51.5], y: 45 },
  sweat: [60, 22],
  outline,
  hat: {
    x: 32,
    y: 21,
    scale: 0.95,
    tilt: -5,
    ears: { through: "covering", above: 15, slits: "M8.5 15.5Q18 20 28.5 15.5M35.5 15.5Q46 20 55.5 15.5" },
  },
  mask: {},
  fit: [4.2, 6.5, 0.87],
};
