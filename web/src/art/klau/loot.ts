/** The loot below a number: one coin, two goblets, three bars, four gems. */
import { ellipse, inked, line, placed, shape } from "../ink/ink";
import { BRASS_DARK, BRASS_LIGHT, pen, WHITE } from "./pen";

export const GEMS = ["#d8644a", "#7fb9df", "#7fc08a", "#e7c44f"] as const;

const coin = ellipse(0, 5, 11, 4.6, BRASS_DARK) + ellipse(0, 2, 11, 4.6, BRASS_LIGHT) + line("M-5 2h10", 1.2);
const goblet = shape("M-6-6Q-6 1 0 1T6-6Z", "#cdd3d6") + line("M0 1v5M-4.5 7.5h9", 1.8) + line("M-3-4q0 3 2 3.6", 1.2, WHITE);
const bar = shape("M-8.5 4-6-3.6H6L8.5 4Z", BRASS_LIGHT) + line("M-4.6-.8h7", 1.3, "#f6e3ad");

function gem(colour: string): string {
  return shape("M-5-2.4-2.6-5.4H2.6L5-2.4 0 5Z", colour, pen(1.4)) + line("M-5-2.4H5M0 5-1.8-2.4", 0.9);
}

/** By number: the things, side by side. */
export const LOOT: Readonly<Record<1 | 2 | 3 | 4, string>> = {
  1: inked(1.5, coin),
  2: inked(1.5, placed("translate(-9 0)", goblet) + placed("translate(9 0)", goblet)),
  3: inked(1.5, placed("translate(-9 4)", bar) + placed("translate(9 4)", bar) + placed("translate(0 -4)", bar)),
  4: inked(
    1.5,
    GEMS.map((colour, place) => placed(`translate(${[-16, -5.4, 5.4, 16][place]} ${place % 3 ? -1 : 3})`, gem(colour))).join(""),
  ),
};
