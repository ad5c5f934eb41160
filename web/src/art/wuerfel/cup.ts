/** Where the die lies: a round of felt let into the middle of the ring. The lamp's ring says that it can be thrown. */
import type { Drawing } from "../drawing";
import { LAMP } from "../ring/tones";
import { INK, circle, ellipse } from "../ink/ink";

const FELT =
  circle(0, 0, 70, "#2f4a3c", { stroke: INK, "stroke-width": 2 }) +
  circle(0, 0, 63, "#39594a") +
  circle(0, 0, 63, "none", { stroke: "#25392f", "stroke-width": 2, "stroke-dasharray": "5 5" });
const SHADOW = ellipse(2, 47, 48, 14, "#000", { opacity: 0.4 });
const GLOW =
  `<radialGradient id="wuerfel-cup-lit-light"><stop offset=".68" stop-color="${LAMP}" stop-opacity=".6"/><stop offset="1" stop-color="${LAMP}" stop-opacity="0"/></radialGradient>` +
  circle(0, 0, 98, "url(#wuerfel-cup-lit-light)");
const RING =
  circle(0, 0, 70, "none", { stroke: LAMP, "stroke-width": 5 }) + circle(0, 0, 73.5, "none", { stroke: INK, "stroke-width": 1.6 });

export const cup: Drawing = { id: "wuerfel-cup", box: "-76 -76 152 152", ink: FELT + SHADOW };
export const litCup: Drawing = { id: "wuerfel-cup-lit", box: "-100 -100 200 200", ink: GLOW + FELT + RING + SHADOW };
