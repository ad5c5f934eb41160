/** The Prince's thumbs: up for eight, down for nothing. */
import type { Drawing } from "../drawing";
import { inked, line, placed, shape } from "../ink/ink";
import { CREAM } from "./colours";

/** A fist with its thumb up and a cuff, round its middle. */
export function thumb(skin: string): string {
  return (
    shape("M-9 0C-9-5-5-7 0-6L2-15C3-19 9-18 9-13L8-6C13-5 13 2 10 6C8 12-2 13-7 9Z", skin) +
    line("M-1-2H9M-1 3H9M0 8H7", 1.3) +
    shape("M-10-2h5v13h-5q-6 0-6-6.5t6-6.5z", CREAM, { "stroke-width": 1.6 })
  );
}

export const thumbUp: Drawing = { id: "rueck-thumb-up", box: "0 0 40 40", ink: inked(2, placed("translate(20 22)", thumb("#f5cfac"))) };
export const thumbDown: Drawing = {
  id: "rueck-thumb-down",
  box: "0 0 40 40",
  ink: inked(2, placed("translate(20 18) scale(1 -1)", thumb("#f5cfac"))),
};
