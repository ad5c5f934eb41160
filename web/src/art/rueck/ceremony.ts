/** The ending: a chest for whoever gets away, and the dungeon for the richest. */
import type { Drawing } from "../drawing";
import { inked, line, placed, shape } from "../ink/ink";
import { BOARD } from "./board";
import { castle, path } from "./ceremony/castle";
import { guard, leash } from "./ceremony/guard";
import { guest, prisoner, winner } from "./ceremony/players";
import { CHEST, CHEST_DARK, PAPER } from "./colours";

/** Where the castle stands on the board. */
export const CASTLE_PLACE = "translate(-12 62) scale(.88)";

/** The box of every figure, and where its feet stand in it. */
export const FIGURE = { width: 180, height: 240, foot: { x: 80, y: 228 } };

function figure(thing: string, ink: string): Drawing {
  const { width, height, foot } = FIGURE;
  return { id: `rueck-${thing}`, box: `0 0 ${width} ${height}`, ink: placed(`translate(${foot.x} ${foot.y})`, inked(2, ink)) };
}

export const dungeon: Drawing = { id: "rueck-castle", box: BOARD, ink: path + placed(CASTLE_PLACE, castle) };
export const guardStanding = figure("guard", guard);
export const guardLeading = figure("guard-leading", guard + leash);
export const caught = figure("caught", prisoner);
export const escaped = figure("escaped", winner);
export const clapping = figure("clapping", placed("translate(0 -90)", guest));

/** The open chest that a heap lies on, with a label for its number. */
export const chest: Drawing = {
  id: "rueck-chest",
  box: "0 0 140 46",
  ink: placed(
    "translate(70 2)",
    inked(
      2,
      shape("M-66 0H66L60 42H-60Z", CHEST) +
        shape("M34 0H66L60 42H34Z", CHEST_DARK, { stroke: "none" }) +
        line("M-64 14H64M-62 30H62", 1.6) +
        shape("M-22 6h44v30h-44z", PAPER),
    ),
  ),
};

/** The light on whoever gets away. */
export const beam: Drawing = {
  id: "rueck-beam",
  box: "0 0 340 440",
  ink:
    `<linearGradient id="rueck-beam-fall" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#fff6da" stop-opacity=".55"/><stop offset="1" stop-color="#fff6da" stop-opacity=".06"/></linearGradient>` +
    `<radialGradient id="rueck-beam-pool"><stop offset="0" stop-color="#fff6da" stop-opacity=".6"/><stop offset="1" stop-color="#ffeec0" stop-opacity="0"/></radialGradient>` +
    shape("M138 0L40 430H300L202 0Z", "url(#rueck-beam-fall)") +
    `<circle cx="170" cy="240" r="170" fill="url(#rueck-beam-pool)"/>`,
};

export const ceremonyDrawings: readonly Drawing[] = [dungeon, guardStanding, guardLeading, caught, escaped, clapping, chest, beam];
