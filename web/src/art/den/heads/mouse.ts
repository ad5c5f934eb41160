/** The mouse: Piet, who has counted the pack, and the chairs. */
import { PLAIN, circle, ellipse, line, shape } from "../../ink/ink";
import type { Animal } from "../animal";
import { muzzle } from "../mouths";
import { edge } from "../pen";

const fur = { coat: "#b9aca0", shade: "#978a7d", arm: "#b9aca0", armShade: "#978a7d" };

const outline = "M11 39C11 25 20 18 32 18C44 18 53 25 53 39C53 49 44 57 36 61Q32 63 28 61C20 57 11 49 11 39Z";

const ear = (x: number, coat: string): string => circle(x, 15, 15.5, coat) + circle(x + (x < 32 ? 1 : -1), 16, 10, "#e5aea4", edge(1.4));

export const animal: Animal = {
  name: "mouse",
  fur,
  paw: "paw",
  pad: "#e2a394",
  ears: [
    { ink: ear(8, fur.coat), root: [18, 28], droop: -32, prick: 5 },
    { ink: ear(56, fur.shade), root: [46, 28], droop: 32, prick: -5 },
  ],
  skull:
    shape(outline, fur.coat) +
    shape("M46 22C54 32 51 50 35 61.5L36 61C44 57 53 49 53 39C53 31 50.5 25.5 46 22Z", fur.shade, PLAIN) +
    shape("M32 62.5C25 61.5 20.5 57 22 52.5C24 49 29 49.5 32 51C35 49.5 40 49 42 52.5C43.5 57 39 61.5 32 62.5Z", "#ece3d8", edge(1.4)),
  nose:
    ellipse(32, 49, 4.2, 3.4, "#d98078", edge(1.5)) +
    circle(31, 48, 1, "#f6c8bf", PLAIN) +
    line("M22 51l-13-3M22.5 53.5l-12 2.5M42 51l13-3M41.5 53.5l12 2.5", 1),
  eyes: [
    { x: 23, y: 37, r: 4.9, lid: fur.coat },
    { x: 41, y: 37, r: 4.9, lid: fur.coat },
  ],
  brow: { width: 1.6, gap: 1.2, colour: "#5d5248" },
  mouth: (mood) => muzzle(32, 52, 5, mood, { teeth: true, fang: false }),
  cheeks: { at: [17, 47], y: 45.5 },
  sweat: [56, 32],
  outline,
  hat: { x: 32, y: 24, scale: 0.78, tilt: -6 },
  mask: {},
  fit: [4.2, 7.5, 0.87],
};
