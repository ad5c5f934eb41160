/** Things that lie on more than one table. */
import type { Drawing } from "../drawing";
import { circle, inked, PLAIN, shape } from "../ink/ink";
import { hatch } from "./hatch";
import { lamp } from "./lamp";
import { chair, table } from "./table";

/** The small key that tells a bot from a person. */
const key: Drawing = {
  id: "house-key",
  box: "-1.2 -1 2.5 2",
  ink: inked(
    0.17,
    shape("M-1-.14H-.1V.14H-1Z", "var(--brass-dark)") +
      shape("M0 0C.2-.8 1.15-.72 1.15-.36 1.15-.1.8 0 .5 0 .8 0 1.15.1 1.15.36 1.15.72.2.8 0 0Z", "var(--brass)") +
      circle(0.7, -0.3, 0.1, "#5b4420", PLAIN) +
      circle(0.7, 0.3, 0.1, "#5b4420", PLAIN) +
      shape("M-.18-.2H.06V.2H-.18Z", "var(--brass)"),
  ),
};

export const drawings: readonly Drawing[] = [key, lamp, hatch, chair, table];
export const house = { key };
