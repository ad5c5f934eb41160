/** How the way lies round the board: from the club up, along the top, down and to the banquet at the foot. */

/** ≥ 640 px wide, 450 to 640, and below: the middle one is the large plan with larger type. */
export type Size = "large" | "medium" | "small";

export function sizeOf(width: number): Size {
  return width >= 640 ? "large" : width >= 450 ? "medium" : "small";
}

export interface Spot {
  readonly x: number;
  readonly y: number;
}

/** A spot on the way, and which way is out of the board there. */
interface Stand extends Spot {
  readonly outX: number;
  readonly outY: number;
}

export interface Box extends Spot {
  readonly width: number;
  readonly height: number;
}

export interface Badge {
  readonly width: number;
  readonly height: number;
  readonly type: number;
}

/** Lengths of a plan, from the edges of the board. */
export interface Measures {
  /** The middle of the lane: from the left and right, from the top, from the foot. */
  readonly side: number;
  readonly top: number;
  readonly foot: number;
  /** Where the first space lies, from the foot. */
  readonly start: number;
  readonly corner: number;
  readonly lane: number;
  readonly step: number;
  /** Castles: how far out of the lane, and how large. */
  readonly out: number;
  readonly castle: number;
  readonly hexagon: Badge;
  /** The hexagon that counts now. */
  readonly inForce: Badge;
  readonly pawn: number;
  readonly type: number;
  /** Chairs: the first from the right edge, the last from the left. */
  readonly chairs: readonly [first: number, last: number];
  readonly chair: number;
}

const LARGE: Measures = {
  side: 76,
  top: 78,
  foot: 56,
  start: 125,
  corner: 30,
  lane: 41,
  step: 33,
  out: 46,
  castle: 0.86,
  hexagon: { width: 42, height: 22, type: 15 },
  inForce: { width: 54, height: 28, type: 18.5 },
  pawn: 12.5,
  type: 13,
  chairs: [164, 126],
  chair: 12,
};

const SMALL: Measures = {
  side: 43,
  top: 45,
  foot: 24,
  start: 72,
  corner: 16,
  lane: 26,
  step: 22,
  out: 28,
  castle: 0.46,
  hexagon: { width: 29, height: 16, type: 12 },
  inForce: { width: 36, height: 21, type: 14.5 },
  pawn: 9.5,
  type: 11.5,
  chairs: [97, 86],
  chair: 8,
};

export const MEASURES: Readonly<Record<Size, Measures>> = {
  large: LARGE,
  medium: {
    ...LARGE,
    hexagon: { width: 48, height: 26, type: 19 },
    inForce: { width: 60, height: 32, type: 23 },
    type: 16.5,
  },
  small: SMALL,
};

const SHORTER: Readonly<Record<Size, number>> = { large: 612, medium: 612, small: 372 };
const FEWEST_CHAIRS = 13;

/** What the ring needs to know of the way. */
export interface Way {
  /** By castle, how many spaces. */
  readonly castles: readonly number[];
  /** How far the furthest pawn is: chairs are there for all who need one. */
  readonly furthest?: number;
}

export class Ring {
  readonly width: number;
  readonly height: number;
  readonly measures: Measures;
  /** The first space at the banquet. */
  readonly banquet: number;
  readonly chairs: number;
  /** The distance of two neighbouring spaces. */
  readonly pitch: number;
  readonly #steps: readonly Stand[];
  readonly #castles: readonly Stand[];

  /** A board so many times as wide as it is high, from 0.95 to 1.3. */
  constructor(
    aspect: number,
    readonly size: Size,
    way: Way,
  ) {
    const shorter = SHORTER[size];
    this.width = Math.max(shorter, shorter * aspect);
    this.height = Math.max(shorter, shorter / aspect);
    this.measures = MEASURES[size];
    const spaces = way.castles.reduce((sum, more) => sum + more, 0);
    this.banquet = spaces + 1;
    this.chairs = Math.max(FEWEST_CHAIRS, (way.furthest ?? 0) - spaces);
    this.pitch = this.#length() / Math.max(1, spaces - 1);
    this.#steps = Array.from({ length: spaces }, (_, at) => this.#along(at * this.pitch));
    let first = 0;
    this.#castles = way.castles.map((count) => {
      const middle = (first + (count - 1) / 2) * this.pitch;
      first += count;
      return this.#along(Math.min(middle, this.#length() - this.#arc / 2 - this.#landing));
    });
  }

  /** Where a pawn on this space stands; 0 is the club, and nobody sits behind the last chair. */
  spot(space: number): Spot {
    const { foot, side, chairs } = this.measures;
    if (space <= 0) return { x: side - foot / 4, y: this.height - foot + 4 };
    const step = this.#steps[space - 1];
    if (step) return step;
    const [first, last] = [this.width - chairs[0], chairs[1]];
    const place = Math.min(space - this.banquet, this.chairs - 1);
    return { x: first - (place * (first - last)) / (this.chairs - 1), y: this.height - foot };
  }

  /** The middle of a castle's ground, and whether it stands in a row at the top or foot. */
  castle(place: number): Spot & { readonly side: boolean } {
    const stand = this.#castles[place] ?? { x: 0, y: 0, outX: 0, outY: 0 };
    const { out, hexagon } = this.measures;
    const diagonal = Math.abs(stand.outX * stand.outY) > 0.1 ? 1.2 : 1;
    const half = hexagon.width / 2 + 4;
    return {
      x: Math.min(this.width - half, Math.max(half, stand.x + stand.outX * out * diagonal)),
      y: Math.max(out * 0.86, Math.min(this.height - hexagon.height, stand.y + stand.outY * out * diagonal + hexagon.height * 0.7)),
      side: Math.abs(stand.outX) > 0.9,
    };
  }

  /** How large castles can be on this way: on a long one they shrink. */
  castleScale(): number {
    const room = (this.#length() / Math.max(1, this.#castles.length)) * 0.92;
    return Math.min(this.measures.castle, room / 60);
  }

  /** The lane as a path. */
  lane(): string {
    const { side, top, foot, corner, start } = this.measures;
    const [right, low] = [this.width - side, this.height - foot];
    const begin = this.height - start + this.measures.lane;
    return (
      `M${side} ${begin}V${top + corner}Q${side} ${top} ${side + corner} ${top}H${right - corner}Q${right} ${top} ${right} ${top + corner}` +
      `V${low - corner}Q${right} ${low} ${right - corner} ${low}H${right - corner - this.measures.lane}`
    );
  }

  /** The lawn within the lane. */
  inside(): Box {
    const { side, top, lane, foot } = this.measures;
    const [x, y] = [side + lane / 2 + 3, top + lane / 2 + 3];
    const below = foot + lane / 2 + (this.size === "small" ? 25 : 5);
    return { x, y, width: this.width - 2 * x, height: this.height - y - below };
  }

  /** Where a room opens: on the phone from edge to edge, else over the lawn. */
  stage(): Box {
    const { x, y, width, height } = this.inside();
    return this.size === "small" ? { x: 0, y, width: this.width, height } : { x, y, width, height };
  }

  get #arc(): number {
    return (this.measures.corner * Math.PI) / 2;
  }

  /** The last piece of the way, along the foot. */
  get #landing(): number {
    return this.measures.lane * 0.4;
  }

  get #legs(): readonly [up: number, along: number, down: number] {
    const { side, top, foot, start, corner } = this.measures;
    return [this.height - start - top - corner, this.width - 2 * (side + corner), this.height - foot - top - 2 * corner];
  }

  #length(): number {
    const [up, along, down] = this.#legs;
    return up + along + down + 3 * this.#arc + this.#landing;
  }

  /** The spot after this much of the way. */
  #along(gone: number): Stand {
    const { side, top, foot, corner, start } = this.measures;
    const [up, along, down] = this.#legs;
    const right = this.width - side;
    let left = gone;
    if (left <= up) return { x: side, y: this.height - start - left, outX: -1, outY: 0 };
    left -= up;
    if (left <= this.#arc) return bend(side + corner, top + corner, corner, Math.PI + left / corner);
    left -= this.#arc;
    if (left <= along) return { x: side + corner + left, y: top, outX: 0, outY: -1 };
    left -= along;
    if (left <= this.#arc) return bend(right - corner, top + corner, corner, 1.5 * Math.PI + left / corner);
    left -= this.#arc;
    if (left <= down) return { x: right, y: top + corner + left, outX: 1, outY: 0 };
    left -= down;
    const low = this.height - foot;
    if (left <= this.#arc) return bend(right - corner, low - corner, corner, left / corner);
    return { x: right - corner - (left - this.#arc), y: low, outX: 0, outY: 1 };
  }
}

function bend(x: number, y: number, r: number, angle: number): Stand {
  const [outX, outY] = [Math.cos(angle), Math.sin(angle)];
  return { x: x + r * outX, y: y + r * outY, outX, outY };
}
