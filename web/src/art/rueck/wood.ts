/** The wood through which the coach comes: what lies behind it, and what stands before it. */
import type { Drawing } from "../drawing";
import { BOARD } from "./board";
import { backdrop } from "./wood/backdrop";
import { edge } from "./wood/edge";
import { ground } from "./wood/ground";

export const woodBehind: Drawing = { id: "rueck-wood", box: BOARD, ink: backdrop + ground };
export const woodBefore: Drawing = { id: "rueck-wood-front", box: BOARD, ink: edge };

/** Darkens the clearing while robbers lie in it. */
export const stageShade: Drawing = {
  id: "rueck-stage-shade",
  box: BOARD,
  ink:
    `<linearGradient id="rueck-stage-shade-fall" x1="0" y1="0" x2="0" y2="1"><stop offset=".45" stop-color="var(--rueck-dark)" stop-opacity="0"/>` +
    `<stop offset=".68" stop-color="var(--rueck-dark)" stop-opacity="var(--rueck-stage)"/><stop offset="1" stop-color="var(--rueck-dark)" stop-opacity="var(--rueck-stage)"/></linearGradient>` +
    `<rect y="-40" width="680" height="640" fill="url(#rueck-stage-shade-fall)"/>`,
};
