/** A lid of a box: its parts from back to front in one inked group. */
import type { Drawing } from "../drawing";
import { inked, shape } from "../ink/ink";
import { edge, HEIGHT, WIDTH } from "./pen";

export function lid(game: string, parts: readonly string[]): Drawing {
  const id = `covers-${game}`;
  const card = `M1.5 1.5H${WIDTH - 1.5}V${HEIGHT - 1.5}H1.5Z`;
  const inside = `<clipPath id="${id}-lid"><path d="${card}"/></clipPath><g clip-path="url(#${id}-lid)">${parts.join("")}</g>`;
  return { id, box: `0 0 ${WIDTH} ${HEIGHT}`, ink: inked(3.2, inside + shape(card, "none", edge(3, "#120c0a"))) };
}
