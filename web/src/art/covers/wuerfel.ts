/** Tock: Würfelspiel: rodeo on a die. */
import type { Drawing } from "../drawing";
import { circle, ellipse, line, n, placed, PLAIN, shape } from "../ink/ink";
import { lid } from "./lid";
import { GREEN, pawn } from "./pawn";
import { blob, cuts, edge, facet, ground, rays, words } from "./pen";

type Corner = readonly [x: number, y: number];

const LEFT: Corner = [92, 176];
const BACK: Corner = [196, 144];
const RIGHT: Corner = [266, 200];
const FRONT: Corner = [162, 236];
const LEFT_FOOT: Corner = [104, 286];
const FOOT: Corner = [170, 336];
const RIGHT_FOOT: Corner = [254, 296];

const side = (corners: readonly Corner[], fill: string, look = {}): string =>
  facet(corners.map((corner) => corner.join(" ")).join(", "), fill, look);

interface Side {
  /** A corner, and the two beside it. */
  readonly corners: readonly [Corner, Corner, Corner];
  /** Where its pips are, in hundredths of the way to both. */
  readonly pips: ReadonlyArray<readonly [number, number]>;
  /** How a pip looks from here. */
  readonly size: readonly [rx: number, ry: number, turned: number];
  readonly fill: string;
}

function pipped({ corners: [at, one, other], pips, size: [rx, ry, turned], fill }: Side): string {
  const along = (axis: 0 | 1, a: number, b: number): number => at[axis] + ((one[axis] - at[axis]) * a + (other[axis] - at[axis]) * b) / 100;
  return pips
    .map(([a, b]) => `translate(${n(along(0, a, b))} ${n(along(1, a, b))}) rotate(${turned})`)
    .map((transform) => placed(transform, ellipse(0, 0, rx, ry, fill, edge(2.2))))
    .join("");
}

// prettier-ignore
const SIX = [[26, 24], [26, 76], [50, 24], [50, 76], [74, 24], [74, 76]] as const;
// prettier-ignore
const THREE = [[24, 24], [50, 50], [76, 76]] as const;
// prettier-ignore
const TWO = [[28, 28], [72, 72]] as const;

const backdrop = ground("#a8392a") + rays(150, 230, 30, 400, 18, "#b94a37", { seed: 12, share: 0.55, unrest: 0.2 });

const track =
  blob("-20 300, 60 318, 160 330, 260 316, 340 288, 340 410!, -20 410!", "#5b3c26") +
  blob("-20 300, 60 318, 160 330, 260 316, 340 288, 340 298, 260 328, 160 343, 60 330, -20 312", "#80583a", PLAIN);

const dust =
  ellipse(160, 330, 96, 14, "#2b1810", PLAIN) +
  circle(40, 316, 20, "#ecd2ae", edge(3)) +
  circle(64, 326, 15, "#ecd2ae", edge(3)) +
  circle(20, 328, 13, "#ecd2ae", edge(3)) +
  circle(276, 314, 18, "#ecd2ae", edge(3)) +
  circle(254, 326, 13, "#ecd2ae", edge(3)) +
  circle(298, 324, 14, "#ecd2ae", edge(3)) +
  circle(40, 318, 14, "#f6e6cb", PLAIN) +
  circle(276, 316, 12, "#f6e6cb", PLAIN);

const swing =
  line("M34 250Q22 214 40 178", 4.5, "#f6e6cb") +
  line("M18 238Q10 214 20 190", 3.4, "#f6e6cb") +
  line("M290 168Q304 204 290 246", 4.5, "#f6e6cb") +
  line("M306 186Q312 206 306 230", 3.4, "#f6e6cb");

const die =
  side([LEFT, BACK, RIGHT, FRONT], "#fff8e8") +
  side([LEFT, FRONT, FOOT, LEFT_FOOT], "#efe0c2") +
  side([FRONT, RIGHT, RIGHT_FOOT, FOOT], "#cdb993") +
  line("M92 176L162 236L266 200M162 236L170 336", 4.5) +
  pipped({ corners: [LEFT, BACK, FRONT], pips: SIX, size: [9.5, 6.6, -14], fill: "#b3261e" }) +
  pipped({ corners: [LEFT, FRONT, LEFT_FOOT], pips: THREE, size: [6, 9, 24], fill: "#b3261e" }) +
  pipped({ corners: [FRONT, RIGHT, FOOT], pips: TWO, size: [7, 9.5, -22], fill: "#8f1c16" }) +
  side([LEFT, BACK, RIGHT, RIGHT_FOOT, FOOT, LEFT_FOOT], "none", edge(4)) +
  cuts("104 196 150 232 1.8", "#fff") +
  cuts("112 214 112 276 1.6", "#c9b48a");

const rider = ellipse(176, 190, 36, 12, "#0004", PLAIN) + placed("translate(172 190) rotate(-16) scale(1.02)", pawn(GREEN));

const hat =
  placed(
    "translate(228 44) rotate(24)",
    blob("-40 6, 0 14, 40 6, 34 18, 0 26, -34 18", "#4a2f1d") +
      blob("-22 8, -20 -14, -8 -22, 0 -16, 10 -23, 22 -14, 22 8, 0 14", "#6b452b") +
      shape("M-22 1Q0 8 22 1L22 8Q0 15 -22 8Z", "#f0cf7f", edge(2.2)),
  ) + line("M186 62Q194 52 198 46M192 82Q204 72 210 64", 3.4, "#f6e6cb");

const title =
  blob("-10 338, 40 344, 110 337, 170 344, 240 338, 330 344, 330 412!, -10 412!", "#4a130d", PLAIN) +
  words(160, 386, 49, "Würfelspiel", "#fbeecb") +
  facet("14 12, 92 8, 96 44, 16 48", "#4a130d", PLAIN) +
  words(55, 38, 31, "Tock", "#fbeecb");

export const wuerfel: Drawing = lid("wuerfel", [backdrop, track, dust, swing, die, rider, hat, title]);
