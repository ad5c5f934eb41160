/** The policeman who looks in at the windows, and who leads somebody off when an evening ends. */
import type { Drawing } from "../drawing";
import { circle, INK, inked, line, PLAIN, placed, shape } from "../ink/ink";
import { BRASS_LIGHT, pen, UNIFORM, UNIFORM_DARK, WHITE } from "./pen";
import { limb } from "./stage";

const SKIN = "#e9bd95";
const MOUSTACHE = "M24 38Q19 36 14 40 13 42 11 41 14 45 19 43 22 42 24 40.6 26 42 29 43 34 45 37 41 35 42 34 40 29 36 24 38Z";

/** Cap, star and moustache, in a box of 48 by 56; the eyes look to a side, or down. */
export function constable(cap: string, left: number, down: number): string {
  return (
    shape("M13 26Q12 42 18 45 24 48 30 45 36 42 35 26Z", SKIN) +
    shape("M10 26Q3 14 10 10 24 4 38 10 45 14 38 26 24 21 10 26Z", cap) +
    shape("M9 27Q24 20 39 27 34 31 24 29 14 31 9 27Z", "#12181f", pen(1.2)) +
    shape("M24 9.4l1.5 3.3 3.6.3-2.7 2.3.8 3.5-3.2-1.9-3.2 1.9.8-3.5-2.7-2.3 3.6-.3Z", BRASS_LIGHT, PLAIN) +
    [19.4, 28.6].map((x) => circle(x, 32, 2.7, WHITE, PLAIN) + circle(x - left, 32 + down, 1.5, INK, PLAIN)).join("") +
    shape(MOUSTACHE, "#7a4e26", pen(1.1))
  );
}

/** Somebody in uniform with one arm out to the left: the hand is on a collar, or at an ear. */
export const arrest: Drawing = {
  id: "klau-arrest",
  box: "0 0 110 190",
  ink:
    placed(
      "translate(12 0) scale(1.9)",
      inked(
        1.8,
        shape("M-4 92Q-4 50 16 44H32Q52 50 52 92V104H-4Z", UNIFORM) +
          shape("M34 44Q52 50 52 92V104H40Q44 60 34 44Z", UNIFORM_DARK, PLAIN) +
          line("M24 50v50", 1.2) +
          [60, 72, 84].map((y) => circle(24, y, 1.8, BRASS_LIGHT, PLAIN)).join("") +
          constable(UNIFORM, 0.9, 0.4),
      ),
    ) +
    limb([["M68 158Q56 122 36 104", 30]], UNIFORM) +
    limb(
      [
        ["M28 96l-4-3", 20],
        ["M18 86l-12-2", 8.5],
        ["M18 95l-13 2", 8.5],
      ],
      SKIN,
      4,
    ) +
    line("M12 64l5-9M22 68l9-7", 2.6, "#fff3d2"),
};
