/** The nine nobles: busts as they look out of the coach, and roundels of them. */
import type { Turned } from "@/gen/rueck";
import type { Drawing } from "../drawing";
import { circle, INK, inked } from "../ink/ink";
import { BRASS } from "./colours";
import { baron } from "./nobles/baron";
import { chamberlain } from "./nobles/chamberlain";
import { count, purses } from "./nobles/count";
import { countess } from "./nobles/countess";
import { dowager } from "./nobles/dowager";
import { duke } from "./nobles/duke";
import { marquis } from "./nobles/marquis";
import { prince } from "./nobles/prince";
import { princess } from "./nobles/princess";

export type Noble = Turned["noble"];

interface Portrait {
  readonly ink: string;
  /** How large the bust is in the window of the coach, and how high above the sill it begins. */
  readonly scale: number;
  readonly lift: number;
  /** How far a tall head is moved down in a roundel. */
  readonly sunk: number;
}

const PORTRAITS: Readonly<Record<Noble, Portrait>> = {
  plus_4: { ink: baron, scale: 0.95, lift: 0, sunk: 0 },
  plus_5: { ink: countess, scale: 0.9, lift: 0, sunk: 5 },
  plus_6: { ink: marquis, scale: 0.92, lift: 0, sunk: 5 },
  plus_7: { ink: duke, scale: 0.95, lift: 0, sunk: 0 },
  minus_3: { ink: dowager, scale: 0.95, lift: 0, sunk: 0 },
  nothing_or_8: { ink: prince, scale: 0.95, lift: 0, sunk: 0 },
  neighbour_plus_5: { ink: count, scale: 0.95, lift: 0, sunk: 0 },
  neighbour_minus_2: { ink: chamberlain, scale: 0.95, lift: 0, sunk: 0 },
  gift_of_2: { ink: princess, scale: 0.86, lift: 4, sunk: 0 },
};

const NOBLES = Object.keys(PORTRAITS) as Noble[];

function idOf(noble: Noble): string {
  return `rueck-noble-${noble.replaceAll("_", "-")}`;
}

const WIDTH = 100;
const HEIGHT = 116;

export function bust(noble: Noble): Drawing {
  return { id: idOf(noble), box: `0 0 ${WIDTH} ${HEIGHT}`, ink: inked(2, PORTRAITS[noble].ink) };
}

/** The bust in the window of the coach, whose middle is at x and whose sill is at y. */
export function leaningOut(noble: Noble, x: number, y: number): { x: number; y: number; width: number; height: number } {
  const { scale, lift } = PORTRAITS[noble];
  return { x: x - (WIDTH / 2) * scale, y: y - lift - (HEIGHT - 1) * scale, width: WIDTH * scale, height: HEIGHT * scale };
}

export function roundel(noble: Noble): Drawing {
  const id = `${idOf(noble)}-roundel`;
  const clip = `${id}-clip`;
  return {
    id,
    box: "0 0 100 100",
    ink:
      `<clipPath id="${clip}">${circle(50, 50, 46, "none")}</clipPath>` +
      circle(50, 50, 48, "var(--rueck-roundel)") +
      `<g clip-path="url(#${clip})"><use href="#${idOf(noble)}" x="7" y="${4 + PORTRAITS[noble].sunk}" width="86" height="99.8"/></g>` +
      circle(50, 50, 47, "none", { stroke: INK, "stroke-width": 6 }) +
      circle(50, 50, 47, "none", { stroke: BRASS, "stroke-width": 3 }),
  };
}

/** What a noble holds out over the sill, laid like the bust. */
export const heldOut: Partial<Record<Noble, Drawing>> = {
  neighbour_plus_5: { id: `${idOf("neighbour_plus_5")}-purses`, box: `0 0 ${WIDTH} ${HEIGHT}`, ink: inked(2, purses) },
};

export const nobles: readonly Drawing[] = [...NOBLES.map(bust), ...NOBLES.map(roundel), ...Object.values(heldOut)];
