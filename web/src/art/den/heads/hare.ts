/** The hare: Lotte, who sits where she can see the door. */
import { PLAIN, line, shape } from "../../ink/ink";
import type { Animal } from "../animal";
import { muzzle } from "../mouths";
import { CREAM, edge } from "../pen";

const fur = { coat: "#a98766", shade: "#866748", arm: "#a98766", armShade: "#866748" };

const outline = "M8 40C8 24 18 16 32 16C46 16 56 24 56 40C56 54 46 62 32 62C18 62 8 54 8 40Z";

const leftEar =
  shape("M19 24C11 8 11 -15 19.5 -17C28 -15 31 6 30 20Z", fur.coat) +
  shape("M20.5 15C17.5 4 17.5 -9 20 -11C24 -7 25.5 6 25.5 16Z", "#e9b9a6", edge(1.2));
const rightEar =
  shape("M34 20C36 2 44 -14 53 -12C61 -8 58 2 51 6C46 10 46 18 45 24Z", fur.coat) +
  shape("M39 16C41 4 47 -7 52 -6C54 -3 50 0 46 5C43 9 42 14 41 18Z", "#e9b9a6", edge(1.2)) +
  line("M51 6q-5-1-7-4", 1.4);

export const animal: Animal = {
  name: "hare",
  fur,
  paw: "paw",
  pad: "#e2a394",
  ears: [
    { ink: leftEar, root: [24, 20], droop: -62, prick: -3 },
    { ink: rightEar, root: [40, 20], droop: 58, prick: -8 },
  ],
  skull:
    shape(outline, fur.coat) +
    shape("M48 20C58 30 56 54 38 61.5C50 60 56 52 56 40C56 31 53 24 48 20Z", fur.shade, PLAIN) +
    shape("M32 62C22 62 15 56 17 50C19.5 45.5 27 45 32 47C37 45 44.5 45.5 47 50C49 56 42 62 32 62Z", CREAM, edge(1.6)) +
    line("M29 20l2 4M35 20l-2 4", 1.2, fur.shade),
  nose: shape("M28.3 44.5H35.7L32 49Z", "#d98078", edge(1.3)) + line("M18 51l-11-1.5M18.5 54l-9.5 3M46 51l11-1.5M45.5 54l9.5 3", 1),
  eyes: [
    { x: 20.5, y: 35.5, r: 5.1, lid: fur.coat },
    { x: 43.5, y: 35.5, r: 5.1, lid: fur.coat },
  ],
  brow: { width: 1.8, gap: 1.2, colour: "#4d3826" },
  mouth: (mood) => muzzle(32, 49, 6.8, mood, { teeth: true, fang: false }),
  cheeks: { at: [13, 51], y: 46 },
  sweat: [57, 24],
  outline,
  hat: { x: 31, y: 24, scale: 0.98, tilt: -3, ears: { through: "any", above: 8, slits: "M15 9q7 3.5 14 0M37 8.5q5 3 10.5 .5" } },
  mask: {},
  fit: [5.2, 10.5, 0.83],
};
