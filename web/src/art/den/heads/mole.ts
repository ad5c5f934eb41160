/** The mole: a guest that has come the short way, from below. */
import { INK, PLAIN, circle, ellipse, line, shape } from "../../ink/ink";
import type { Animal } from "../animal";
import { muzzle } from "../mouths";
import { CREAM, edge } from "../pen";

const fur = { coat: "#55505c", shade: "#3d3944", arm: "#d9958a", armShade: "#b0695f" };

const outline = "M9 43C8 25 19 12 32 12C45 12 56 25 55 43C55 56 45 62 32 62C19 62 9 56 9 43Z";

export const animal: Animal = {
  name: "mole",
  fur,
  paw: "paw",
  pad: "#e2a394",
  ears: [],
  skull:
    shape(outline, fur.coat) +
    shape("M46 18C57 30 55 54 37 61.7C48 60.5 55 54 55 43C55.5 33 52 24 46 18Z", fur.shade, PLAIN) +
    line("M27 16q-6 4-8 10M33 15q-1 3-1 5", 1.4, "#7b7584"),
  nose:
    shape("M32 58C25 58 21.5 53 23 48C24.5 43.5 28 41.5 32 41.5C36 41.5 39.5 43.5 41 48C42.5 53 39 58 32 58Z", "#d9958a") +
    ellipse(32, 45, 6.4, 4.6, "#eab1a4", edge(1.5)) +
    circle(30, 44.5, 1.1, INK, PLAIN) +
    circle(34, 44.5, 1.1, INK, PLAIN) +
    line("M24 51l-10-1M24.5 53.5l-9 2.5M40 51l10-1M39.5 53.5l9 2.5", 1, "#b8b2c0"),
  eyes: [
    { x: 21.5, y: 31, r: 4.3, lid: fur.coat, open: 0.3, lash: CREAM },
    { x: 42.5, y: 31, r: 4.3, lid: fur.coat, open: 0.3, lash: CREAM },
  ],
  brow: { width: 1.9, gap: 4.6, colour: "#8f8999" },
  mouth: (mood) => muzzle(32, 49.5, 5.4, mood, { fang: false }),
  glasses: () =>
    circle(21.5, 31, 8, "#dff0fa", { "fill-opacity": 0.14, stroke: "#e0b465", "stroke-width": 2 }) +
    circle(42.5, 31, 8, "#dff0fa", { "fill-opacity": 0.14, stroke: "#e0b465", "stroke-width": 2 }) +
    line("M29.5 30q2.5-2.4 5 0M13.5 30l-4-1.5M50.5 30l4-1.5", 2, "#e0b465"),
  cheeks: { at: [15, 49], y: 43 },
  sweat: [58, 22],
  outline,
  noseUnderMouth: true,
  dark: true,
  hat: { x: 32, y: 17, scale: 0.9, tilt: -5 },
  mask: {},
  fit: [2.6, 5, 0.92],
};
