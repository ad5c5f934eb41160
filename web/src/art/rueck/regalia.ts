/** What the second-richest and the richest wear: a crown, and a ball and chain. */
import type { Drawing } from "../drawing";
import { circle, INK, inked, line, placed, PLAIN, shape } from "../ink/ink";
import { RUBY } from "./colours";

const CROWN = "#f3dc9c";

export const crown: Drawing = {
  id: "rueck-crown",
  box: "0 0 24 20",
  ink: inked(
    1.3,
    placed(
      "translate(12 13)",
      shape("M-10-6-5.5-1 0-9.5 5.5-1 10-6 8 5H-8Z", CROWN, PLAIN) +
        shape("M5.5-1 0-9.5V5H8L10-6Z", "#d9b768", PLAIN) +
        line("M-10-6-5.5-1 0-9.5 5.5-1 10-6 8 5H-8ZM-8.2 2H8.2", 1.3) +
        circle(-10, -6.6, 1.3, CROWN) +
        circle(0, -10.2, 1.4, RUBY) +
        circle(10, -6.6, 1.3, CROWN),
    ),
  ),
};

const CHAIN = "#c3c9ca";

function link(rx: number, ry: number, width: number, place: string): string {
  return [INK, CHAIN]
    .map((colour, top) => `<ellipse rx="${rx}" ry="${ry}" ${place} fill="none" stroke="${colour}" stroke-width="${width - 2 * top}"/>`)
    .join("");
}

export const shackle: Drawing = {
  id: "rueck-shackle",
  box: "0 0 25 24",
  ink: placed(
    "translate(13 12)",
    circle(4.2, 3.8, 6.2, "#7d8489", { stroke: INK, "stroke-width": 1.6 }) +
      shape("M7.8-1A6.2 6.2 0 0 1 3 9.8 8 8 0 0 0 7.8-1Z", "#555b60") +
      line("M1 1.2Q1.8-.2 3.4-.6", 1.2, "#d5dadb", { "stroke-linecap": "round" }) +
      link(2.4, 1.6, 3.4, 'transform="translate(-2.8 -3) rotate(48)"') +
      link(3.4, 2.8, 3.8, 'transform="translate(-7.2 -7)"'),
  ),
};
