/** The die: seen from a corner, or small and from above. */
import type { Drawing } from "../drawing";
import { INK, circle, line, n, shape } from "../ink/ink";
import { DARK_RED } from "../ring/tones";

type Spot = readonly [across: number, down: number];
const CENTRE: Spot = [0, 0];
const RISING: readonly Spot[] = [
  [-1, -1],
  [1, 1],
];
const FALLING: readonly Spot[] = [
  [1, -1],
  [-1, 1],
];
const MIDDLES: readonly Spot[] = [
  [-1, 0],
  [1, 0],
];
const SPOTS: readonly (readonly Spot[])[] = [
  [CENTRE],
  RISING,
  [...RISING, CENTRE],
  [...RISING, ...FALLING],
  [...RISING, ...FALLING, CENTRE],
  [...RISING, ...FALLING, ...MIDDLES],
];

/** By the side on top: those to its left and right. Opposite sides of a die make seven, and all dice turn the same way. */
const SIDES: readonly (readonly [left: number, right: number])[] = [
  [5, 3],
  [3, 6],
  [6, 2],
  [1, 2],
  [4, 6],
  [2, 3],
];

const RED_PIP = "#c8442f";
const DARK_PIP = "#3a1d14";

/** A side of the cube, one wide, laid where the matrix takes it. The single pip is large and red. */
function side(matrix: readonly number[], pips: number, fill: string): string {
  const [hole, floor] = pips === 1 ? [0.19, 0.165] : [0.105, 0.088];
  const spots = (SPOTS[pips - 1] ?? []).map(([x, y]) => {
    const at = (shift: number): string => `cx="${(x * 0.27 + shift).toFixed(3)}" cy="${(y * 0.27 + shift).toFixed(3)}"`;
    return `<circle ${at(0)} r="${hole}" fill="${DARK_RED}"/><circle ${at(0.013)} r="${floor}" fill="${pips === 1 ? RED_PIP : DARK_PIP}"/>`;
  });
  return `<g transform="matrix(${matrix.map(n).join(" ")})"><rect x="-.5" y="-.5" width="1" height="1" rx=".13" fill="${fill}"/>${spots.join("")}</g>`;
}

/** Half as high as the box of a cube, and half as wide. */
const EDGE = 52;

export function cube(pips: number): Drawing {
  const [aside, half] = [EDGE * 0.866, EDGE / 2];
  const [left, right] = SIDES[pips - 1] ?? [2, 3];
  const outline = `M0-${EDGE}L${n(aside)}-${half}V${half}L0 ${EDGE}L-${n(aside)} ${half}V-${half}Z`;
  const round = { "stroke-linejoin": "round" } as const;
  return {
    id: `wuerfel-cube-${pips}`,
    box: "-52 -58 104 116",
    ink:
      shape(outline, "#a08960", { ...round, stroke: INK, "stroke-width": 9 }) +
      shape(outline, "#b7a077", { ...round, stroke: "#b7a077", "stroke-width": 4 }) +
      side([aside, -half, aside, half, 0, -half], pips, "#fff8e6") +
      side([aside, half, 0, EDGE, -aside / 2, half / 2], left, "#e9d9b4") +
      side([aside, -half, 0, EDGE, aside / 2, half / 2], right, "#cbb485") +
      line(`M${n(-aside * 0.86)}-${half}L0 ${n(-EDGE * 0.9)} ${n(aside * 0.86)}-${half}`, 2.4, "#fff", {
        ...round,
        "stroke-linecap": "round",
        opacity: 0.85,
      }),
  };
}

/** A small die: which throw leads to a field, what somebody has thrown. Without pips it is a throw still to come. */
export function flat(pips: number | null, faded = false): Drawing {
  const [paper, edge, pip] = faded ? ["#e2d6bd", "#9a8a70", "#9a8a70"] : ["#fff6e0", INK, DARK_PIP];
  const spots = pips === null ? [] : (SPOTS[pips - 1] ?? []);
  return {
    id: `wuerfel-flat-${pips ?? "none"}${faded ? "-faded" : ""}`,
    box: "-11 -11 22 23",
    ink:
      '<rect x="-10" y="-8.6" width="20" height="20" rx="4.6" opacity=".4"/>' +
      `<rect x="-10" y="-10" width="20" height="20" rx="4.6" fill="${paper}" stroke="${edge}" stroke-width="1.6"/>` +
      spots.map(([x, y]) => circle(x * 5.2, y * 5.2, 2.1, pip)).join(""),
  };
}
