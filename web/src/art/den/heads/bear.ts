/** The bear: Paul, who gives back what he won if you look sad enough. */
import { INK, PLAIN, circle, ellipse, line, shape } from "../../ink/ink";
import type { Animal } from "../animal";
import { muzzle } from "../mouths";
import { SHINE, edge } from "../pen";

const fur = { coat: "#7a5338", shade: "#5b3b26", arm: "#7a5338", armShade: "#5b3b26" };

const outline = "M3 37C3 18 15 9 32 9C49 9 61 18 61 37C61 53 48 62 32 62C16 62 3 53 3 37Z";

const ear = (x: number, coat: string): string => circle(x, 15, 9, coat) + circle(x, 15, 4.6, "#c69a74", PLAIN);

export const animal: Animal = {
  name: "bear",
  fur,
  paw: "paw",
  pad: "#c69a74",
  ears: [
    { ink: ear(10.5, fur.coat), root: [14, 24], droop: -28 },
    { ink: ear(53.5, fur.shade), root: [50, 24], droop: 28 },
  ],
  skull:
    shape(outline, fur.coat) +
    shape("M49 13.5C61 24 61 52 38 61.7C52 60.5 61 50 61 37C61 26 56 18 49 13.5Z", fur.shade, PLAIN) +
    ellipse(32, 48, 14.5, 12, "#d6ae86", edge(1.6)) +
    line("M29 14l1.5 4M35 14l-1.5 4M32 13v5", 1.3, fur.shade),
  nose: ellipse(32, 41.5, 6, 4.4, INK) + ellipse(30.3, 40.2, 1.7, 1, SHINE, PLAIN),
  eyes: [
    { x: 19.5, y: 31, r: 4.2, lid: fur.coat, open: 0.4 },
    { x: 44.5, y: 31, r: 4.2, lid: fur.coat, open: 0.4 },
  ],
  brow: { width: 2.6, gap: 1.3, colour: "#3d2515" },
  mouth: (mood) => muzzle(32, 46, 7.4, mood),
  cheeks: { at: [11, 53], y: 43 },
  sweat: [60, 20],
  outline,
  hat: { x: 32, y: 18, scale: 1.06, tilt: -5 },
  mask: {},
  fit: [4.2, 6, 0.87],
};
