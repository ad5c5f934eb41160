/** Everything that Rück's raus! shows: robbers, nobles, their coach in the wood, jewels. */
import "./palette.css";
import type { Drawing } from "../drawing";
import { burst, card, cardBack, cardFrame, stamp } from "./cards";
import { ceremonyDrawings } from "./ceremony";
import { coachDrawings } from "./coach";
import { jewels } from "./jewels";
import { nobles } from "./nobles";
import { crown, shackle } from "./regalia";
import { robbers } from "./robbers";
import { thumbDown, thumbUp } from "./thumbs";
import { stageShade, woodBefore, woodBehind } from "./wood";

export { burst, card, cardBack, cardFrame, stamp } from "./cards";
export { heaped, jewels, type Kind, kindOf } from "./jewels";
export { bust, type Noble, roundel } from "./nobles";
export { crown, shackle } from "./regalia";
export { robber } from "./robbers";
export { thumbDown, thumbUp } from "./thumbs";

export const drawings: readonly Drawing[] = [
  ...robbers,
  card,
  cardFrame,
  cardBack,
  stamp,
  burst,
  ...Object.values(jewels),
  crown,
  shackle,
  ...nobles,
  thumbUp,
  thumbDown,
  ...coachDrawings,
  woodBehind,
  woodBefore,
  stageShade,
  ...ceremonyDrawings,
];
