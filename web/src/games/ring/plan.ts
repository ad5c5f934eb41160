/** Where everything lies on a board of six arms: fields of the track, target lanes, start zones. One's own arm points down. */

export type Target = "G1" | "G2" | "G3" | "G4";
export type Place = number | "waiting" | Target;
export type Pieces = ReadonlyArray<ReadonlyArray<Place>>;

/** What a view of either game tells about the board. */
export interface RingBoard {
  readonly length: number;
  readonly starts: ReadonlyArray<number>;
  readonly entries: ReadonlyArray<number>;
  readonly pieces: Pieces;
}

export interface Point {
  readonly x: number;
  readonly y: number;
}

export const ARMS = 6;
export const TARGETS: readonly Target[] = ["G1", "G2", "G3", "G4"];
/** How far the tips of the arms are from the middle; everything else is measured by it. */
const REACH = 100;
const TIP: Point = { x: 0, y: REACH };
const WIDEST_STEP = 12;
const ZONE_STEP = 5.8;

export function around(field: number, length: number): number {
  return ((field % length) + length) % length;
}

function turned(point: Point, arm: number): Point {
  const angle = (arm * 2 * Math.PI) / ARMS;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  return { x: point.x * cos - point.y * sin, y: point.x * sin + point.y * cos };
}

function between(one: Point, other: Point, share: number): Point {
  return { x: one.x + (other.x - one.x) * share, y: one.y + (other.y - one.y) * share };
}

function apart(one: Point, other: Point): number {
  return Math.hypot(other.x - one.x, other.y - one.y);
}

export class RingPlan {
  /** How far neighbouring fields are apart. */
  readonly step: number;
  /** The lines of the track from the tip of the lowest arm to the tip of the next. */
  readonly #bends: ReadonlyArray<readonly [from: Point, to: Point]>;
  readonly #section: number;
  readonly #lowest: number;

  constructor(
    readonly board: RingBoard,
    seat: number | null,
  ) {
    this.#section = board.length / ARMS;
    this.#lowest = board.entries[seat ?? 0] ?? 0;
    const waist = 36 + Math.max(0, 14 - this.#section) * 3.5;
    const inner = { x: -waist / 2, y: (waist * Math.sqrt(3)) / 2 };
    const half = Math.min(10, (2 * apart(TIP, inner)) / this.#section);
    const corner = { x: -half, y: REACH };
    const foot = turned({ x: half, y: REACH }, 1);
    this.#bends = [
      [TIP, corner],
      [corner, inner],
      [inner, foot],
      [foot, turned(TIP, 1)],
    ];
    this.step = this.#bends.reduce((far, [from, to]) => far + apart(from, to), 0) / this.#section;
  }

  field(field: number): Point {
    const along = around(field - this.#lowest, this.board.length);
    const arm = Math.floor(along / this.#section);
    let left = (along - arm * this.#section) * this.step;
    for (const [from, to] of this.#bends) {
      const far = apart(from, to);
      if (left <= far) return turned(between(from, to, left / far), arm);
      left -= far;
    }
    return turned(TIP, arm + 1);
  }

  target(arm: number, target: Target): Point {
    return turned({ x: 0, y: REACH - Math.min(this.step, WIDEST_STEP) * (TARGETS.indexOf(target) + 1) }, arm);
  }

  /** The middle of an arm's start zone, beside its tip in walking direction; between two arms where fields lie far apart. */
  zone(arm: number): Point {
    const aside = this.#section < 10 ? Math.PI / ARMS : 0.34;
    return turned({ x: -Math.sin(aside) * 97, y: Math.cos(aside) * 97 }, arm);
  }

  waiting(arm: number, piece: number): Point {
    const middle = this.zone(arm);
    const pieces = this.board.pieces[0]?.length ?? 0;
    const [wide, high] = [pieces > 1 ? ZONE_STEP : 0, pieces > 2 ? ZONE_STEP : 0];
    return { x: middle.x + (piece % 2 ? wide : -wide), y: middle.y + (piece > 1 ? high : -high) };
  }

  /** How many arms clockwise from the lowest a seat's arm is. */
  arm(seat: number): number {
    return Math.round(around((this.board.entries[seat] ?? 0) - this.#lowest, this.board.length) / this.#section);
  }

  /** The start field of an arm, also of one that nobody plays. */
  start(arm: number): number {
    const offset = (this.board.starts[0] ?? 0) - (this.board.entries[0] ?? 0);
    return around(this.#lowest + arm * this.#section + offset, this.board.length);
  }

  /** Where a piece of a seat stands; pieces are counted from 0. */
  place(seat: number, piece: number, place: Place): Point {
    if (typeof place === "number") return this.field(place);
    return place === "waiting" ? this.waiting(this.arm(seat), piece) : this.target(this.arm(seat), place);
  }
}

/** The places a piece touches on its way, the last one included. */
export function wayOf(board: RingBoard, seat: number, from: Place, steps: number, to: Place): Place[] {
  const [count, toward] = [Math.abs(steps), Math.sign(steps)];
  if (from === "waiting" || to === "waiting") return [to];
  if (typeof from !== "number") {
    const deep = TARGETS.indexOf(from) + 1;
    return TARGETS.slice(deep, deep + count);
  }
  const open = typeof to === "number" ? count : around(((board.entries[seat] ?? 0) - from) * toward, board.length);
  const track = Array.from({ length: Math.min(open, count) }, (_, step) => around(from + toward * (step + 1), board.length));
  return [...track, ...TARGETS.slice(0, count - track.length)];
}

/** Where a walk ends that is said to end on a target field, or is said not to. */
export function endOf(board: RingBoard, seat: number, from: Place, steps: number, target: boolean): Place | null {
  return wayOf(board, seat, from, steps, target ? "G1" : 0).at(-1) ?? null;
}
