/** The stag: a guest for whom the door had to be made higher. */
import { INK, PLAIN, ellipse, shape } from "../../ink/ink";
import type { Animal } from "../animal";
import { muzzle } from "../mouths";
import { SHINE, edge, mirrored, tube } from "../pen";

const fur = { coat: "#a8683c", shade: "#834c28", arm: "#a8683c", armShade: "#834c28" };

const outline = "M16 31C15 19 22 14 32 14C42 14 49 19 48 31C47.5 40 45 44 44 50C43 58 38 62 32 62C26 62 21 58 20 50C19 44 16.5 40 16 31Z";

const HORN = "#d9bf94";
const antler = tube("M27 16C25 6 16 2 13 -12", 4.2, HORN, 3.2) + tube("M23 8C16 8 9 4 6 -3M18.5 2C21 -3 22 -7 21 -12", 3.6, HORN, 3.2);
const ear = (coat: string): string =>
  shape("M19 27C9 19 -1 20 -4 25C1 34 11 38 19 33Z", coat) + shape("M14 28.5C8 25 3 24.5 1 26C5 31 10 32.5 14 31.5Z", "#e0b08c", edge(1.2));

export const animal: Animal = {
  name: "stag",
  fur,
  paw: "hoof",
  ears: [
    { ink: antler, root: [27, 16], droop: 0, prick: 0 },
    { ink: mirrored(antler), root: [37, 16], droop: 0, prick: 0 },
    { ink: ear(fur.coat), root: [19, 30], droop: -34, prick: 10 },
    { ink: mirrored(ear(fur.shade)), root: [45, 30], droop: 34, prick: -10 },
  ],
  skull:
    shape(outline, fur.coat) +
    shape(
      "M42 17C50 26 44 40 43 50C42 57 38 61 34 61.8C39 61.5 43 57.5 44 50C45 44 47.5 40 48 31C48.5 24 46 19.5 42 17Z",
      fur.shade,
      PLAIN,
    ) +
    shape("M32 62C26 62 21.5 58 21 52C24 48.5 28 50 32 50S40 48.5 43 52C42.5 58 38 62 32 62Z", "#e6cfa8", edge(1.5)) +
    shape("M29 16Q32 30 32 30Q32 30 35 16Q32 14 29 16Z", "#c98a58", PLAIN),
  nose: ellipse(32, 48.5, 6, 4, INK) + ellipse(30.5, 47.3, 1.7, 0.9, SHINE, PLAIN),
  eyes: [
    { x: 23.5, y: 34, r: 4.5, lid: fur.coat, open: 0.6 },
    { x: 40.5, y: 34, r: 4.5, lid: fur.coat, open: 0.6 },
  ],
  brow: { width: 1.9, gap: 1.2, colour: "#4d2a14" },
  mouth: (mood) => muzzle(32, 52.4, 5.4, mood, { fang: false }),
  cheeks: { at: [20, 44], y: 44 },
  sweat: [54, 24],
  outline,
  hat: { x: 32, y: 20, scale: 0.72, tilt: -3, ears: { through: "any", above: 6, slits: "M17 5q5 2 9 0M38 5q5 2 9 0" } },
  mask: {},
  fit: [5.2, 11.5, 0.83],
};
