/** The fox: Jule, who has believed nobody since the thing with the goose. */
import { INK, PLAIN, circle, ellipse, line, shape } from "../../ink/ink";
import type { Animal } from "../animal";
import { muzzle } from "../mouths";
import { CREAM, SHINE, edge } from "../pen";

const fur = { coat: "#d9703a", shade: "#b4552a", arm: "#4a2f22", armShade: "#33201a" };

const outline =
  "M32 64.5C25 64 18.5 58 15 51L6 50L9 45L1 40L6 33C8 20 18 12 32 12C46 12 56 20 58 33L63 40L55 45L58 50L49 51C45.5 58 39 64 32 64.5Z";

const leftEar = shape("M9 28L6 0Q18 4 29 15Z", fur.coat) + shape("M12.5 18L11.5 7Q17 9 22 14Z", "#3d2a20", edge(1.4));
const rightEar = shape("M55 28L58 0Q46 4 35 15Z", fur.coat) + shape("M51.5 18L52.5 7Q47 9 42 14Z", "#3d2a20", edge(1.4));

export const animal: Animal = {
  name: "fox",
  fur,
  paw: "paw",
  pad: "#b98072",
  ears: [
    { ink: leftEar, root: [16, 22], droop: -46 },
    { ink: rightEar, root: [48, 22], droop: 46 },
  ],
  skull:
    shape(outline, fur.coat) +
    shape("M46 16C56 22 57 29 58 33L63 40L55 45L58 50L49 51C45.5 58 39 64 32 64.5C46 48 54 32 46 16Z", fur.shade, PLAIN) +
    shape(
      "M32 62C27 60.5 20 56 15 51L6 50L9 45L1 40L5 35C16 34 26 40 29 51C30 53.5 34 53.5 35 51C38 40 48 34 59 35L63 40L55 45L58 50L49 51C44 56 37 60.5 32 62Z",
      CREAM,
      edge(1.6),
    ),
  nose:
    ellipse(32, 50, 5, 3.9, INK) +
    circle(30.4, 48.9, 1.1, SHINE, PLAIN) +
    line("M17 45.5l-9-1.5M17.5 48.5l-8 2M47 45.5l9-1.5M46.5 48.5l8 2", 1),
  eyes: [
    { x: 20.5, y: 33, r: 4.7, wide: 1.18, high: 0.86, tilt: -10, lid: fur.coat, open: 0.5, slant: 0.16 },
    { x: 43.5, y: 33, r: 4.7, wide: 1.18, high: 0.86, tilt: -10, lid: fur.coat, open: 0.5, slant: 0.16 },
  ],
  brow: { width: 1.9, gap: 1.4 },
  mouth: (mood) => muzzle(32, 53.7, mood === "sly" ? 8.5 : 7.5, mood),
  cheeks: { at: [14, 50], y: 43 },
  sweat: [60, 22],
  outline,
  hat: {
    x: 32,
    y: 20,
    scale: 0.95,
    tilt: -5,
    ears: { through: "covering", above: 15, slits: "M7.5 15.5Q18 20 29.5 15M34.5 15Q46 20 56.5 15.5" },
  },
  mask: {},
  fit: [4.2, 6.5, 0.87],
};
