/** The devil's small head for notes, pacts and brass plates. */
import type { Drawing } from "../drawing";
import { circle, INK, n, placed, shape } from "../ink/ink";
import { chance } from "./chance";
import { closed } from "./outline";

/** His head about a point, so large; drawn in a box of 100. */
export function impHead(x: number, y: number, size: number, fill = "#c9281c", edge: string = INK): string {
  const stroke = { stroke: edge, "stroke-width": 6, "stroke-linejoin": "round" };
  const pale = { stroke: edge, "stroke-width": 3 };
  return placed(
    `translate(${n(x - size / 2)} ${n(y - size / 2)}) scale(${(size / 100).toFixed(3)})`,
    shape(
      "M22 30C14 22 14 10 20 4 22 16 30 20 38 20 46 16 54 16 62 20 70 20 78 16 80 4 86 10 86 22 78 30 84 44 82 66 70 78 64 84 56 88 50 98 44 88 36 84 30 78 18 66 16 44 22 30Z",
      fill,
      stroke,
    ) +
      shape("M30 44 46 52C42 58 34 57 30 44ZM70 44 54 52C58 58 66 57 70 44Z", "#fff2df", pale) +
      shape("M32 66C42 72 58 72 68 66 64 78 36 78 32 66Z", "#fff2df", { stroke: edge, "stroke-width": 4 }),
  );
}

const imp: Drawing = { id: "teufel-imp", box: "-50 -50 100 100", ink: impHead(0, 0, 100) };

/** The pact: a wax seal with horns. */
const seal: Drawing = {
  id: "teufel-seal",
  box: "-24 -24 48 48",
  ink:
    shape(waxEdge(), "#9c1f1a", { stroke: INK, "stroke-width": 2, "stroke-linejoin": "round" }) +
    circle(0, 0, 15.5, "#7c1512") +
    impHead(0, 1, 23.5, "#e4573a", "#3d0806"),
};

function waxEdge(): string {
  const { between } = chance(4);
  return closed(
    Array.from({ length: 18 }, (_, corner) => {
      const angle = (Math.PI * corner) / 9;
      const radius = 21 * between(0.91, 1.09);
      return { x: radius * Math.cos(angle), y: radius * Math.sin(angle) };
    }),
  );
}

export { imp, seal };
export const imps: readonly Drawing[] = [imp, seal];
