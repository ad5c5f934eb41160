/** The hatch in the door: somebody looks who knocks. */
import type { Drawing } from "../drawing";
import { circle, INK, inked, PLAIN } from "../ink/ink";
import { blob, cuts, edge, facet } from "../covers/pen";

const eye = (x: number, lid: string, brow: string): string =>
  blob(lid, "#fbf2da") + circle(x, 25.5, 6, "#2f6b56", edge(1.6)) + circle(x, 25.5, 2.6, INK, PLAIN) + blob(brow, "#6d4a2c", edge(1.6));

export const hatch: Drawing = {
  id: "house-hatch",
  box: "0 0 150 51",
  ink: inked(
    2,
    facet("2 3, 148 2, 147 49, 3 48", "#3b2b20", edge(2.6)) +
      facet("8 8, 142 7, 141 44, 9 43", "#0e0a08") +
      eye(55, "36 26!, 50 16, 66 27!, 50 34", "30 17!, 48 8, 70 18!, 50 14") +
      eye(104, "84 27!, 100 16, 114 26!, 100 34", "80 18!, 100 8, 120 17!, 100 14") +
      blob("70 44!, 71 36, 74 28, 77 28, 80 36, 81 44!", "#8a5a38", PLAIN) +
      cuts("75 29 73 43 1.4", "#c98f5f"),
  ),
};
