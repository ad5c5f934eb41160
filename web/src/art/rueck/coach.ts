/** The coach and its horses in layers that the coach's component lays over each other; all in the board's box. */
import type { Drawing } from "../drawing";
import { circle, ellipse, INK, inked, line, n, PLAIN, placed, shape } from "../ink/ink";
import { BOARD } from "./board";
import { box, carriage, shield, sill, WINDOW_LIGHT, whip } from "./coach/carriage";
import { coachman } from "./coach/coachman";
import { reins as reining, shafts } from "./coach/harness";
import { horse as standing } from "./coach/horse";
import { BRASS_DARK, GOLD, OAK } from "./colours";
import { stick } from "./pen";

/** Where the coach's own measures lie on the board. */
export const COACH_PLACE = "translate(46 88) scale(1.04)";
/** From the horse in front to the one behind. */
export const HORSE_BEHIND = "translate(27 -12.5)";
/** The middles of the wheels on the board, about which they turn. */
export const HIND_WHEEL = { x: 110.5, y: 308.5 };
export const FORE_WHEEL = { x: 306, y: 308.5 };
/** The middle of the shield on the board. */
export const SHIELD = { x: 199.9, y: 277.3 };
/** What the noble who leans out may not hang below. */
export const SILL_CLIP = "rueck-coach-sill";

function layer(thing: string, ink: string): Drawing {
  return { id: `rueck-coach${thing}`, box: BOARD, ink: placed(COACH_PLACE, inked(2, ink)) };
}

function lantern(x: number, y: number): string {
  return placed(
    `translate(${x} ${y})`,
    shape("M-8 0H8L6 24H-6Z", "#fff0c2") +
      shape("M0 4C5 10 4 18 0 19C-4 18-5 10 0 4Z", "#fffdf4", PLAIN) +
      line("M0 0V24", 1.4) +
      shape("M-10 0C-8-8 8-8 10 0Z", BRASS_DARK) +
      shape("M-8 24H8L5 29H-5Z", BRASS_DARK) +
      circle(0, -9, 3, "none", { "stroke-width": 1.8 }),
  );
}

function wheel(thing: string, x: number, y: number, r: number, spokes: number): Drawing {
  const turned = Array.from({ length: spokes }, (_, spoke) => {
    const angle = (spoke * 2 * Math.PI) / spokes + 0.1;
    const at = (length: number): string => `${n(x + Math.cos(angle) * length)} ${n(y + Math.sin(angle) * length)}`;
    return `M${at(7)}L${at(r - 4)}`;
  }).join("");
  const rim = (radius: number, width: number, colour: string): string =>
    circle(x, y, radius, "none", { stroke: colour, "stroke-width": width });
  return layer(
    thing,
    circle(x, y, r - 2, "#0c1411", { ...PLAIN, opacity: 0.5 }) +
      stick(turned, 3, "#c99a5b", 2.6) +
      rim(r - 1, 11, INK) +
      rim(r - 1, 7, "#b07c40") +
      rim(r + 1, 2, "#d7ab6a") +
      circle(x, y, 8.5, OAK) +
      circle(x, y, 4, GOLD, { "stroke-width": 1.6 }),
  );
}

const light =
  `<radialGradient id="${WINDOW_LIGHT}" cx=".5" cy=".45" r=".7"><stop offset="0" stop-color="#fff3cf"/>` +
  `<stop offset=".6" stop-color="#f6dc9c"/><stop offset="1" stop-color="#d9ad5e"/></radialGradient>`;
const aboveSill = `<clipPath id="${SILL_CLIP}"><path d="M-60-60H360V152C200 159.5 96 159.5-60 152Z"/></clipPath>`;

export const horse = layer("-horse", placed("translate(286 38) scale(1.02)", standing));
export const harness = layer("-harness", shafts);
export const reins = layer("-reins", reining);
export const body: Drawing = layer("", light + aboveSill + carriage);
export const front = layer("-front", sill + box + placed("translate(266 130)", coachman) + whip + lantern(246, 72) + lantern(50, 76));
export const hindWheel = wheel("-hind-wheel", 62, 212, 48, 12);
export const foreWheel = wheel("-fore-wheel", 250, 212, 38, 10);
export const plate = layer("-shield", shield);

/** What lies under the coach on the road. */
export const shadow: Drawing = {
  id: "rueck-coach-shadow",
  box: BOARD,
  ink:
    ellipse(196, 366, 170, 13, "var(--rueck-shadow)", { opacity: 0.5 }) +
    ellipse(476, 364, 150, 11, "var(--rueck-shadow)", { opacity: 0.45 }),
};

/** The light round a lantern, by night. */
export const glow: Drawing = {
  id: "rueck-glow",
  box: "0 0 100 100",
  ink:
    `<radialGradient id="rueck-glow-light"><stop offset="0" stop-color="#fff3cd" stop-opacity=".85"/>` +
    `<stop offset=".35" stop-color="#ffe7ab" stop-opacity=".32"/><stop offset="1" stop-color="#ffe7ab" stop-opacity="0"/></radialGradient>` +
    circle(50, 50, 50, "url(#rueck-glow-light)", { opacity: "var(--rueck-glow)" }),
};

export const coachDrawings: readonly Drawing[] = [shadow, horse, harness, reins, body, front, hindWheel, foreWheel, plate, glow];
