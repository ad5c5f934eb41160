/** The four suits: stripes, dots, waves and checks, so that no suit is told by its colour alone. */
import type { Drawing } from "../drawing";
import { circle, INK, inked, line, shape } from "../ink/ink";
import { type Suit, SUITS } from "./naming";
import { slab } from "./pen";

interface Cloth {
  readonly light: string;
  readonly dark: string;
  /** The dark tone where it stands on paper, on a plan. */
  readonly clear: string;
}

export const CLOTHS: Readonly<Record<Suit, Cloth>> = {
  red: { light: "#e88f75", dark: "#b23a22", clear: "#b23a22" },
  yellow: { light: "#f3d667", dark: "#8d6308", clear: "#e0b52c" },
  green: { light: "#9fd096", dark: "#1f6a3a", clear: "#2f8249" },
  blue: { light: "#b3cfe9", dark: "#27598f", clear: "#2f67a3" },
};

/** The field of a card inside its border of paper. */
export const FIELD = "M10.5 6.6h79a4 4 0 0 1 4 4v119a4 4 0 0 1-4 4h-79a4 4 0 0 1-4-4V10.6a4 4 0 0 1 4-4Z";
export const CARD_BOX = "0 0 100 140";

function steps(from: number, to: number, step: number): number[] {
  return Array.from({ length: Math.ceil((to - from) / step) }, (_, place) => Math.round((from + place * step) * 10) / 10);
}

/** A line of no length with a round end is a dot. */
const DOTS = { "stroke-linecap": "round", "stroke-dasharray": "0 16" } as const;
const BUTT = { "stroke-linecap": "butt" } as const;

function stripes({ dark }: Cloth): string {
  const slanted = (shift: number): string =>
    steps(-140, 110, 21.2)
      .map((x) => `M${x + shift} 140l140-140`)
      .join("");
  return line(slanted(0), 7.6, dark, BUTT) + line(slanted(2.6), 1, "#c9543b", { "stroke-dasharray": "14 9" });
}

function spots({ dark, light }: Cloth): string {
  const rows = (dx: number, dy: number): string =>
    steps(4, 140, 8)
      .map((y, row) => `M${(row % 2 ? 12 : 4) + dx} ${y + dy}h96`)
      .join("");
  return line(rows(0, 0), 6.1, dark, DOTS) + line(rows(-0.9, -0.9), 1.5, light, DOTS);
}

function waves({ dark }: Cloth): string {
  const rows = (shift: number): string =>
    steps(shift, 140, 12.5)
      .map((y) => `M-5 ${y}q5-7 10 0${"t10 0".repeat(10)}`)
      .join("");
  return line(rows(6), 3.7, dark) + line(rows(10.6), 1, "#c6e6bd");
}

function checks({ dark }: Cloth): string {
  const rows = (first: number): string =>
    steps(first, 140, 15)
      .map((y) => `M${first > 5 ? 7.5 : 0} ${y}h100`)
      .join("");
  const squares = { ...BUTT, "stroke-dasharray": "7.5 7.5" };
  return line(rows(3.75) + rows(11.25), 7.5, dark, squares) + line(rows(2.2) + rows(9.7), 1, "#4576ab", { "stroke-dasharray": "3 12" });
}

const PATTERNS = { red: stripes, yellow: spots, green: waves, blue: checks } as const;

/** A card's whole field in one suit. */
function field(suit: Suit): Drawing {
  const [id, cloth] = [`klau-field-${suit}`, CLOTHS[suit]];
  const inside = shape("M0 0h100v140H0Z", cloth.light) + PATTERNS[suit](cloth);
  return {
    id,
    box: CARD_BOX,
    ink: `<clipPath id="${id}-edge"><path d="${FIELD}"/></clipPath><g clip-path="url(#${id}-edge)">${inside}</g>`,
  };
}

export function fieldOf(suit: Suit): string {
  return `<use href="#klau-field-${suit}" width="100" height="140"/>`;
}

/** A piece of the cloth, cut out and edged. */
function scrap(id: string, box: string, outline: string, edge: number, suit: Suit): Drawing {
  const cut = `<clipPath id="${id}-edge"><path d="${outline}"/></clipPath><g clip-path="url(#${id}-edge)"><g transform="translate(-22 -40)">${fieldOf(suit)}</g></g>`;
  return { id, box, ink: cut + inked(edge, shape(outline, "none")) };
}

function tile(suit: Suit): Drawing {
  return scrap(`klau-tile-${suit}`, "0 0 56 54", slab(0, 0, 56, 54, 7), 1.8, suit);
}

/** A round scrap, as keyholes have them in their corners. */
function pip(suit: Suit): Drawing {
  return scrap(`klau-pip-${suit}`, "0 0 20 20", "M10 1a9 9 0 0 1 0 18 9 9 0 0 1 0-18Z", 1.8, suit);
}

/** Where there is no suit: slanted lines on slate. */
const SLATE: Drawing = {
  id: "klau-field-slate",
  box: CARD_BOX,
  ink:
    `<clipPath id="klau-field-slate-edge"><path d="${FIELD}"/></clipPath><g clip-path="url(#klau-field-slate-edge)">` +
    shape("M0 0h100v140H0Z", "#56606b") +
    line(
      steps(-140, 110, 14.1)
        .map((x) => `M${x} 0l140 140`)
        .join(""),
      1.6,
      "#6c7783",
    ) +
    "</g>",
};

/** A coin with what a card counts. */
export function worth(value: number): string {
  const [metal, rim] = value ? ["#dcb86b", "#7c5a22"] : ["#cfc6b4", "#8b8172"];
  return (
    inked(1.6, circle(83, 123.5, 10.5, metal)) + circle(83, 123.5, 7.8, "none", { stroke: rim }) + figure(83, 129, 15, 800, String(value))
  );
}

/** A figure in the face of the titles. */
export function figure(x: number, y: number, size: number, weight: number, text: string): string {
  return `<text x="${x}" y="${y}" text-anchor="middle" fill="${INK}" style="font:${weight} ${size}px var(--title);font-variant-numeric:lining-nums">${text}</text>`;
}

const tiles: Readonly<Record<Suit, Drawing>> = { red: tile("red"), yellow: tile("yellow"), green: tile("green"), blue: tile("blue") };

/** A suit by itself, where it is named or wished for. */
export function tileOf(suit: Suit): Drawing {
  return tiles[suit];
}

export const suits: readonly Drawing[] = [...SUITS.map(field), SLATE, ...Object.values(tiles), ...SUITS.map(pip)];
