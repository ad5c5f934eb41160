/** The wood through which the coach comes: what lies behind it, and what stands before it. */
import type { Drawing } from "../drawing";
import { BOARD } from "./board";
import { backdrop } from "./wood/backdrop";
import { edge } from "./wood/edge";
import { ground } from "./wood/ground";

export const woodBehind: Drawing = { id: "rueck-wood", box: BOARD, ink: backdrop + ground };
export const woodBefore: Drawing = { id: "rueck-wood-front", box: BOARD, ink: edge };
