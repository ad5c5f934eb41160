/** The lids of the six boxes, for the sheets and for what must hold of all drawings. A page loads those that it shows. */
import type { Drawing } from "../drawing";
import { adel } from "./adel";
import { klau } from "./klau";
import { rueck } from "./rueck";
import { teufel } from "./teufel";
import { tock } from "./tock";
import { wuerfel } from "./wuerfel";

export const drawings: readonly Drawing[] = [rueck, teufel, adel, klau, tock, wuerfel];
