/** What ties the horses to the coach. */
import {} from "../../ink/ink";
import { STRAP, WOOD } from "../colours";
import { stick } from "../pen";

/** Traces and shafts between coach and horses. */
export const shafts = stick("M286 152C330 160 380 150 470 138", 2, STRAP, 2.5) + stick("M250 218C300 214 420 200 520 190", 5, WOOD, 4.0);

/** Reins and traces of the horse in front. */
export const reins =
  stick("M286 160C330 172 390 176 440 160", 1.6, STRAP, 2.0) + stick("M280 118C340 104 440 110 505 114", 1.4, "#a5774f", 1.8);
