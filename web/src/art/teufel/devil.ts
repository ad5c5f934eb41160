/** He who fills the mouth, in parts that move by themselves. The origin is the middle of the arch; a mouth's radius is 230. */
import type { Drawing } from "../drawing";
import { circle, line, n, PLAIN, placed, shape } from "../ink/ink";
import { EMBER } from "./embers";
import { mirrored } from "./outline";

const RED = { deep: "#3f0908", dark: "#8a1512", red: "#cb2a1c", light: "#f0592f" } as const;
const HORN = "#ecdfc6";
const BLACK = "#140607";
const TOOTH = "#fff1dc";
const TOOTH_SHADE = "#e6d3b5";

/** A shape with his black edge of this width. */
function edged(width: number, d: string, fill: string): string {
  return shape(d, fill, { stroke: BLACK, "stroke-width": width, "stroke-linejoin": "round", "stroke-linecap": "round" });
}

const cut = (d: string, width: number, colour: string): string => line(d, width, colour, { "stroke-linecap": "round" });

const ears = mirrored(
  edged(6, "M-112-52C-150-92-196-104-226-84-220-44-186 14-124 26Z", RED.dark) +
    shape("M-126-34C-156-62-184-76-208-74-196-42-168-8-132 6Z", RED.deep) +
    cut("M-150-46-196-70M-142-24-184-46M-136-4-168-20", 4, RED.dark),
);

const horns = mirrored(
  edged(6, "M-120-78C-186-112-190-178-122-214-140-168-116-146-42-140-40-112-84-84-120-78Z", HORN) +
    shape("M-120-78C-186-112-190-178-122-214-172-172-166-116-96-92Z", "#b99f74") +
    cut("M-143-104C-130-118-112-126-92-128M-158-130C-148-140-134-146-118-148M-160-156C-154-163-146-168-136-172", 4, BLACK),
);

const skull =
  edged(
    7,
    "M0-140C-64-142-112-112-122-58-128-22-140-6-146 26-150 62-124 84-112 112-92 158-44 176 0 214 44 176 92 158 112 112 124 84 150 62 146 26 140-6 128-22 122-58 112-112 64-142 0-140Z",
    RED.red,
  ) +
  shape(
    "M40-132C92-118 116-92 122-58 128-22 140-6 146 26 150 62 124 84 112 112 92 158 44 176 4 210 40 160 70 150 86 104 98 70 112 50 106 18 100-20 104-80 40-132Z",
    RED.dark,
  ) +
  cut("M96 40 134 26M96 56 136 48M92 72H130M86 88 120 94M104 20 134 6M108-4 128-20M84-70 112-76M92-50 118-54M78-90 104-98", 4.5, RED.deep) +
  cut("M-128 30-96 40M-130 46-94 54M-126 62-92 68M-114 80-88 84M-112-60C-104-96-80-112-56-120M-100-46C-96-70-86-84-76-92", 4.5, RED.light);

/** A black flame with a peak. */
const hair =
  edged(
    4,
    "M-96-104C-110-136-84-160-62-176-66-154-50-150-40-152-44-180-14-190-6-216 10-196 4-176 20-166 34-172 34-188 30-200 62-184 72-158 64-144 76-148 82-156 84-166 108-144 110-122 96-104 70-126 38-124 0-72-38-124-70-126-96-104Z",
    BLACK,
  ) +
  cut(
    "M-60-128C-48-134-34-132-24-122M-38-150C-26-146-16-140-8-128M2-186C0-168 4-156 14-146M44-168C46-154 40-144 30-138M-12-112 0-92M62-138C54-128 44-124 32-120",
    4,
    RED.dark,
  );

const nose =
  shape("M-12-6C-16 22-44 44-34 60-26 70-12 60 0 72 12 60 26 70 34 60 44 44 16 22 12-6Z", RED.red) +
  shape("M14-2C16 22 44 44 34 60 26 70 12 60 0 72 4 40 10 20 14-2Z", RED.dark) +
  cut("M-14 4C-18 26-44 44-34 60-26 70-12 60 0 72 12 60 26 70 34 60 44 44 18 26 14 4", 5.5, BLACK) +
  cut("M-8 0C-8 20-14 32-20 40", 5, RED.light) +
  mirrored(shape("M-27 56C-22 50-14 52-10 58-16 62-24 62-27 56Z", BLACK));

/** One upper tooth between two places of the gum; two of them are fangs. */
function upperTooth(place: number): string {
  const gums = [-100, -82, -62, -41, -20, 0, 20, 41, 62, 82, 100];
  const [from, to] = [gums[place] ?? 0, gums[place + 1] ?? 0];
  const gum = (x: number): number => 66 + 18 * (1 - (x / 108) ** 2);
  const [left, right, middle] = [gum(from), gum(to), n((from + to) / 2)];
  const fang = place === 2 || place === 7;
  const long = fang ? 52 : 23 - Math.abs(place - 4.5) * 1.2;
  const d = fang
    ? `M${from} ${n(left - 12)} ${to} ${n(right - 12)}V${n(right + 6)}L${middle} ${n(left + long)} ${from} ${n(left + 6)}Z`
    : `M${from} ${n(left - 12)} ${to} ${n(right - 12)} ${to - 1} ${n(right + long)}Q${middle} ${n(left + long + 5)} ${from + 1} ${n(left + long)}Z`;
  return edged(3.2, d, place < 6 ? TOOTH : TOOTH_SHADE);
}

function lowerTooth(from: number): string {
  const gum = 150 - (20 * (from + 11) ** 2) / 5000;
  return edged(
    3,
    `M${from} ${n(gum + 14)}H${from + 22}L${from + 20} ${n(gum - 6)}Q${from + 11} ${n(gum - 12)} ${from + 2} ${n(gum - 6)}Z`,
    TOOTH_SHADE,
  );
}

const LIPS = "M-108 64C-70 92 70 92 108 64 104 124 56 156 0 156-56 156-104 124-108 64Z";

const grin =
  edged(6, LIPS, BLACK) +
  `<clipPath id="teufel-devil-head-grin"><path d="${LIPS}"/></clipPath><g clip-path="url(#teufel-devil-head-grin)">` +
  edged(4, "M-70 160C-50 116 50 116 70 160Z", "#a8201a") +
  cut("M0 132V160", 4, RED.deep) +
  Array.from({ length: 10 }, (_, place) => upperTooth(place)).join("") +
  [-64, -44, -22, 0, 22, 44].map(lowerTooth).join("") +
  "</g>" +
  cut(`${LIPS}M-112 52C-120 62-118 74-108 78M112 52C120 62 118 74 108 78`, 6, BLACK);

const beard =
  mirrored(edged(2, "M-3 76C-28 70-58 76-90 62-112 52-126 30-150 32-136 38-134 52-122 62-100 82-40 92-3 86Z", BLACK)) +
  edged(4, "M-34 166C-20 160 20 160 34 166 30 196 12 214 2 246-6 214-30 196-34 166Z", BLACK) +
  cut("M-14 176-6 208M4 174 2 212M18 176 10 200", 4, RED.dark);

const pupil = (x: number): string =>
  circle(x, -19, 17, RED.red, { stroke: BLACK, "stroke-width": 3.5 }) +
  shape(`M${x}-36C${x - 8}-24 ${x - 8}-13 ${x}-2 ${x + 8}-13 ${x + 8}-24 ${x}-36Z`, BLACK) +
  circle(x - 7, -26, 4, "#fff");

const brows =
  mirrored(edged(3, "M-4-12C-30-50-66-74-134-92-126-76-122-70-112-62-128-66-136-64-142-60-100-56-52-44-10 8Z", BLACK)) +
  cut("M-8-34-4-54M8-34 4-54", 5, RED.deep);

/** His head without the eyes, for they open, look and close by themselves. */
const head: Drawing = {
  id: "teufel-devil-head",
  box: "-232 -222 464 474",
  ink: ears + horns + skull + hair + nose + grin + beard,
};

/** Wide open under angry brows. */
const eyes: Drawing = {
  id: "teufel-devil-eyes",
  box: "-146 -96 292 120",
  ink:
    mirrored(
      edged(6, "M-16-2C-32-30-72-50-112-50-108-16-66 18-16-2Z", BLACK) + shape("M-22-4C-38-26-70-40-102-42-96-14-62 8-22-4Z", TOOTH),
    ) +
    pupil(-56) +
    pupil(60) +
    brows,
};

/** Shut: for once he is pleased. */
const eyesShut: Drawing = {
  id: "teufel-devil-eyes-shut",
  box: "-146 -96 292 120",
  ink:
    mirrored(cut("M-104-22C-84-46-48-46-28-14", 9, BLACK) + cut("M-104-22l-10-2M-90-35l-7-8", 6, BLACK)) +
    cut("M-120-62C-100-78-70-80-44-66M44-66C70-80 100-78 120-62", 9, BLACK),
};

/** Reading glasses, for he has to do sums. */
const glasses: Drawing = {
  id: "teufel-devil-glasses",
  box: "-110 -68 220 104",
  ink:
    [-58, 58]
      .map(
        (x) =>
          circle(x, -16, 42, "#fff", { "fill-opacity": 0.14, stroke: "#c2a678", "stroke-width": 9 }) +
          circle(x, -16, 47, "none", { stroke: BLACK, "stroke-width": 3 }) +
          circle(x, -16, 37, "none", { stroke: BLACK, "stroke-width": 3 }),
      )
      .join("") +
    cut("M-16-18C-8-28 8-28 16-18", 14, BLACK) +
    cut("M-16-18C-8-28 8-28 16-18", 8, "#c2a678"),
};

/** A finger: where it sits, how long and how wide. */
function finger([x = 0, long = 0, wide = 0]: readonly number[], place: number): string {
  const half = wide / 2;
  const [left, right] = [x - half, x + half];
  const shaded = place === 3;
  return (
    edged(
      5,
      `M${left}-6C${left - 1} ${n(long * 0.4)} ${left + 2} ${n(long * 0.7)} ${left + 3} ${n(long * 0.78)}H${right - 3}C${right - 2} ${n(long * 0.6)} ${right + 1} ${n(long * 0.4)} ${right}-6 ${right}-24 ${left}-24 ${left}-6Z`,
      shaded ? RED.dark : RED.red,
    ) +
    edged(
      4,
      `M${left + 3} ${n(long * 0.74)}C${x - 6} ${n(long * 0.62)} ${x + 6} ${n(long * 0.62)} ${right - 3} ${n(long * 0.74)} ${x + 6} ${n(long * 1.05)} ${x + 1} ${n(long * 1.25)} ${x - 3} ${n(long * 1.4)} ${x - 6} ${n(long * 1.15)} ${left + 1} ${n(long * 0.95)} ${left + 3} ${n(long * 0.74)}Z`,
      HORN,
    ) +
    cut(`M${x - 6}-10C${x - 3}-13 ${x + 4}-13 ${x + 6}-9M${x - 6} 6C${x - 3} 3 ${x + 4} 3 ${x + 6} 6`, 3, shaded ? RED.deep : RED.light)
  );
}

/** Claws over the sill; the origin is the back of the hand. */
const hand: Drawing = {
  id: "teufel-devil-hand",
  box: "-64 -44 124 120",
  ink:
    edged(6, "M-58-14C-50-44 40-46 54-16V6H-58Z", RED.dark) +
    [
      [-44, 40, 25],
      [-15, 50, 27],
      [15, 48, 27],
      [43, 38, 24],
    ]
      .map(finger)
      .join(""),
};

/** An arm that comes out of the dark behind his head; the origin is the hand's. */
const arm: Drawing = {
  id: "teufel-devil-arm",
  box: "-60 -80 190 90",
  ink:
    edged(6, "M-40-2C-46-34-20-62 24-72 62-80 100-78 124-70L126-20C92-30 60-26 44-2Z", RED.dark) +
    cut("M4-52C30-64 62-68 92-66", 5, RED.red) +
    cut("M70-34 96-38M60-24 84-30", 4, RED.deep),
};

/** His shoulders; the origin is the middle of the lower edge. */
const body: Drawing = {
  id: "teufel-devil-body",
  box: "-98 -106 196 110",
  ink:
    edged(4, "M-94 0C-88-70-54-100-6-102 56-100 92-70 94 0Z", RED.dark) +
    shape("M36-92C76-80 92-60 93-2H58C66-42 56-70 36-92Z", RED.deep) +
    cut("M-66-36C-56-62-40-76-20-82", 4.5, RED.red),
};

/** The blaze behind him. */
const rays: Drawing = {
  id: "teufel-devil-rays",
  box: "-420 -430 840 840",
  ink: placed(
    "translate(0 -10)",
    circle(0, 0, 420, "#ff6a33", PLAIN) +
      shape(
        Array.from({ length: 13 }, (_, ray) => {
          const at = (2 * Math.PI * ray) / 13;
          const end = (angle: number): string => `${n(420 * Math.cos(angle))} ${n(420 * Math.sin(angle))}`;
          return `M0 0L${end(at)} ${end(at + Math.PI / 13)}Z`;
        }).join(""),
        "#e5481c",
      ),
  ),
};

/** His eyes at the back of the oven, where he waits; the mouth's radius is 230 here, too, and the origin between them. */
const waiting: Drawing = {
  id: "teufel-devil-waiting",
  box: "-92 -34 184 68",
  ink: mirrored(
    shape("M14 8C26-2 44-12 66-16 62 4 40 20 14 8Z", EMBER[4]) +
      shape("M22 7C32-1 46-7 60-11 54 4 40 13 22 7Z", EMBER[6]) +
      shape("M41-6C36 0 36 6 40 11 46 6 46-1 41-6Z", EMBER[0]) +
      shape("M6 2C22-12 44-26 74-30 52-20 30-6 12 8Z", "#0c0304"),
  ),
};

export const devil = { rays, body, arm, head, eyes, eyesShut, glasses, hand, waiting } as const;
export const devils: readonly Drawing[] = Object.values(devil);
