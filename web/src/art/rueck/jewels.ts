/** Jewels: three cuts of the same stone, and how they lie in a heap. */
import type { Drawing } from "../drawing";
import { INK, line, n, PLAIN, placed, shape } from "../ink/ink";
import { noise } from "./noise";

export type Kind = "teal" | "ruby" | "amethyst";

function stone(kind: Kind): Drawing {
  const [middle, bright, dark, left] = ["", "-bright", "-dark", "-left"].map((facet) => `var(--rueck-${kind}${facet})`) as [
    string,
    string,
    string,
    string,
  ];
  const outline = "M-5-8.5H5L10-2 0 10-10-2Z";
  return {
    id: `rueck-jewel-${kind}`,
    box: "0 0 20 20",
    ink: placed(
      "translate(10 10)",
      shape(outline, middle, PLAIN) +
        shape("M-5-8.5H5L4-2H-4Z", bright, PLAIN) +
        shape("M5-8.5 10-2H4ZM4-2H10L0 10Z", dark, PLAIN) +
        shape("M-5-8.5-10-2H-4Z", left, PLAIN) +
        line(outline, 1.6, INK, { "stroke-linejoin": "round" }),
    ),
  };
}

export const jewels: Readonly<Record<Kind, Drawing>> = { teal: stone("teal"), ruby: stone("ruby"), amethyst: stone("amethyst") };

/** A jewel as part of another drawing. */
export function jewel(x: number, y: number, size: number, kind: Kind = "teal", turn = 0): string {
  const place = `translate(${n(x)} ${n(y)})${turn ? ` rotate(${n(turn)})` : ""}`;
  return `<use href="#${jewels[kind].id}" x="${n(-size)}" y="${n(-size)}" width="${n(2 * size)}" height="${n(2 * size)}" transform="${place}"/>`;
}

/** Every tenth jewel of a heap is an amethyst and every other fifth a ruby, so that a heap can be counted. */
export function kindOf(place: number): Kind {
  if ((place + 1) % 10 === 0) return "amethyst";
  return (place + 1) % 5 === 0 ? "ruby" : "teal";
}

export interface Lying {
  readonly x: number;
  readonly y: number;
  readonly kind: Kind;
  readonly turn: number;
}

/** Where the jewels of a heap lie: rows of a mound round x = 0 that stands on y = 0, in units of half a jewel. */
export function heaped(count: number): Lying[] {
  const lying: Lying[] = [];
  const random = noise(count * 77 + 5);
  let row = Math.ceil((Math.sqrt(8 * count + 1) - 1) / 2);
  for (let level = 0; lying.length < count; level++, row = Math.max(1, row - 1)) {
    const width = Math.min(row, count - lying.length);
    for (let place = 0; place < width; place++) {
      lying.push({
        x: (place - (width - 1) / 2) * 1.72 + (random() - 0.5) * 0.35,
        y: -0.9 - level * 1.28 + (random() - 0.5) * 0.2,
        kind: kindOf(lying.length),
        turn: (random() - 0.5) * 24,
      });
    }
  }
  return lying;
}
