/** The oven and all that belongs to it. */
import "./palette.css";
import type { Drawing } from "../drawing";
import { chips } from "./chips";
import { coal } from "./coal";
import { devils } from "./devil";
import { endings } from "./ending";
import { hands } from "./hands";
import { imps } from "./imp";
import { iron } from "./iron";
import { pawns } from "./pawns";

export const drawings: readonly Drawing[] = [...coal, ...imps, ...chips, ...hands, ...pawns, ...iron, ...devils, ...endings];

export { ash } from "./coal";
export type { Kind } from "./coal";
export { few as fewChips, flying as flyingChip } from "./chips";
export { heatOf } from "./embers";
export { closedFist, glove, openFist, palm } from "./hands";
export { imp, seal } from "./imp";
export { scuttle } from "./iron";
export type { Legend, Touch } from "./legend";
export { type Plan, plans } from "./plan";
