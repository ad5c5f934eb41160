/** The crown over the pieces that are all home. Its middle is the origin. */
import type { Drawing } from "../drawing";
import { INK, PLAIN, circle, line, shape } from "../ink/ink";

const POINTS = "M-21-12.6-11.6-2.1 0-20 11.6-2.1 21-12.6 16.8 10.5H-16.8Z";

export const crown: Drawing = {
  id: "wuerfel-crown",
  box: "-25 -26 50 40",
  ink: `<g stroke="${INK}" stroke-width="1.9" stroke-linejoin="round">${
    shape(POINTS, "#f3dc9c") +
    shape("M6.3-7.4 0-20V10.5H16.8L21-12.6 11.6-2.1Z", "#d9b768", PLAIN) +
    line(POINTS, 1.9) +
    line("M-17.2 4.2H17.2", 1.2) +
    circle(-21, -13.9, 2.7, "#f3dc9c") +
    circle(0, -21.4, 2.9, "#d9556c") +
    circle(21, -13.9, 2.7, "#f3dc9c")
  }</g>`,
};
