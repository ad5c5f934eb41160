/** Where everything lies on a ring of six arms, however they are arranged: the track, the target lanes and the nests. */
import { type Point, across, add, around, between, far, minus, times, turned, unit } from "./geometry";

export const ARMS = 6;

/** How the six arms lie. Lists go round the board by position; position 0 points down, where whoever looks has his own arm. */
export interface Layout {
  /** How far neighbouring fields are apart when a section has sixteen. */
  readonly step: number;
  /** The middle of the edge each arm ends with: there its target lane turns off. */
  readonly tips: readonly Point[];
  /** Which way each arm points, one long. */
  readonly out: readonly Point[];
  /** The middle of the nest between an arm and the next. */
  readonly nests: readonly Point[];
  /** The corners of the slab, clockwise from the lower left one. */
  readonly hull: readonly Point[];
  /** How wide the walnut round the slab is, how far the brass reaches along its edges, and how large the middle is. */
  readonly rim: number;
  readonly brass: number;
  readonly medal: number;
  /** At which arms a seal lies, and how far from the middle. */
  readonly seals: readonly number[];
  readonly sealAt: number;
  /** How long the burnt arrow behind each arm is. */
  readonly arrows: readonly number[];
  /** The picture's box. */
  readonly box: string;
}

/** The measures of the track, as house rules have them. */
export interface Track {
  /** Fields from one start field to the next. */
  readonly section: number;
  /** How many fields before its start field a lane turns off. */
  readonly offset: number;
  /** How many pieces, target fields and beds in the nest each colour has. */
  readonly pieces: number;
  /** The arm, as the rules count them, that lies at position 0. */
  readonly lowest: number;
}

/** A board: six places round it are told by position, fields and arms as the rules number them. */
export interface Plan extends Layout, Track {
  /** How large things are, measured by the board of a table. */
  readonly scale: number;
  /** How far neighbouring fields are apart. */
  readonly spacing: number;
  /** The corners of the track by position: behind the gate in walking direction, before it, and between two arms. */
  readonly left: readonly Point[];
  readonly right: readonly Point[];
  readonly waists: readonly Point[];
  readonly length: number;
  field(field: number): Point;
  /** A field counted from the gate at position 0. */
  fromGate(steps: number): Point;
  /** A target field, 1 the outermost; 0 is the gate. */
  lane(arm: number, target: number): Point;
  /** Where a piece waits, counted from 0. */
  nest(arm: number, piece: number): Point;
  /** The position of an arm. */
  position(arm: number): number;
}

/** From the middle of a tip to its corner, and from there to the waist, in steps of a section that has sixteen. */
const TO_CORNER = 2;
const TO_WAIST = 6;
const HALF_SECTION = TO_CORNER + TO_WAIST;

/** Where circles of six steps round both corners meet nearer to the middle: so every step of the track is as long as the others. */
function waistOf(from: Point, on: Point, radius: number): Point {
  const half = far(minus(on, from)) / 2;
  const aside = times(across(unit(minus(on, from))), Math.sqrt(Math.max(0, radius ** 2 - half ** 2)));
  const middle = between(from, on, 0.5);
  const [one, other] = [add(middle, aside), minus(middle, aside)];
  return far(one) < far(other) ? one : other;
}

const BEDS: readonly Point[] = [
  [-1, -1],
  [1, -1],
  [-1, 1],
  [1, 1],
];

export function makePlan(layout: Layout, track: Track): Plan {
  const { step, tips, out } = layout;
  const { section, offset, lowest, pieces } = track;
  const along = (position: number, steps: number): Point => add(around(tips, position), times(across(around(out, position)), steps * step));
  const left = tips.map((_, position) => along(position, TO_CORNER));
  const right = tips.map((_, position) => along(position, -TO_CORNER));
  const waists = left.map((corner, position) => waistOf(corner, around(right, position + 1), TO_WAIST * step));
  const length = ARMS * section;

  function fromGate(steps: number): Point {
    const round = ((steps % length) + length) % length;
    const position = Math.floor(round / section);
    const far = ((round % section) * 2 * HALF_SECTION) / section;
    const [waist, foot] = [around(waists, position), around(right, position + 1)];
    if (far <= TO_CORNER) return along(position, far);
    if (far <= HALF_SECTION) return between(around(left, position), waist, (far - TO_CORNER) / TO_WAIST);
    if (far <= HALF_SECTION + TO_WAIST) return between(waist, foot, (far - HALF_SECTION) / TO_WAIST);
    return along(position + 1, far - 2 * HALF_SECTION);
  }

  const position = (arm: number): number => (((arm - lowest) % ARMS) + ARMS) % ARMS;
  return {
    ...layout,
    ...track,
    scale: step / 33,
    spacing: (step * 2 * HALF_SECTION) / section,
    left,
    right,
    waists,
    length,
    fromGate,
    position,
    field: (field) => fromGate(field + offset - lowest * section),
    lane: (arm, target) => minus(around(tips, position(arm)), times(around(out, position(arm)), target * step)),
    nest: (arm, piece) => add(around(layout.nests, position(arm)), times(around(BEDS, piece), pieces > 1 ? step * 0.55 : 0)),
  };
}

const POSITIONS = Array.from({ length: ARMS }, (_, position) => position);
const APOTHEM = 312;

/** The hexagon of a table: every screen but a phone held upright. */
export const TABLE: Layout = {
  step: 33,
  tips: POSITIONS.map((position) => turned([0, 277], 60 * position)),
  out: POSITIONS.map((position) => turned([0, 1], 60 * position)),
  nests: POSITIONS.map((position) => turned([0, APOTHEM * 0.892], 60 * position + 30)),
  hull: POSITIONS.map((position) => turned([0, APOTHEM / Math.cos(Math.PI / 6)], 60 * position + 30)),
  rim: 17,
  brass: 46,
  medal: 67,
  seals: POSITIONS,
  sealAt: 101,
  arrows: POSITIONS.map(() => 50),
  box: "-370 -322 740 650",
};

const LEANING = 0.37;
const [LEAN_ACROSS, LEAN_ALONG] = [Math.cos(LEANING), Math.sin(LEANING)];

/** A board for a phone held upright: higher than wide, the arms at its sides turned towards the middle. */
export const UPRIGHT: Layout = {
  step: 21.8,
  tips: [
    [0, 197.5],
    [-152.7, 98.4],
    [-152.7, -98.4],
    [0, -197.5],
    [152.7, -98.4],
    [152.7, 98.4],
  ],
  out: [
    [0, 1],
    [-LEAN_ACROSS, LEAN_ALONG],
    [-LEAN_ACROSS, -LEAN_ALONG],
    [0, -1],
    [LEAN_ACROSS, -LEAN_ALONG],
    [LEAN_ACROSS, LEAN_ALONG],
  ],
  nests: [
    [-101, 175.5],
    [-147, 0],
    [-101, -175.5],
    [101, -175.5],
    [147, 0],
    [101, 175.5],
  ],
  hull: [
    [-128, 220],
    [-191, 82],
    [-191, -82],
    [-128, -220],
    [128, -220],
    [191, -82],
    [191, 82],
    [128, 220],
  ],
  rim: 11,
  brass: 22.5,
  medal: 38,
  seals: [0, 3],
  sealAt: 76,
  arrows: [33, 20, 33, 33, 20, 33],
  box: "-194 -222 388 448",
};
