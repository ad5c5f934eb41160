/** Where things stand in the back room, for a board of any size: walls, windows, table, chalk ring, pile and discard. */

export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Layout {
  readonly width: number;
  readonly height: number;
  /** A large room has things on the table, on the wall and in the corners. */
  readonly isLarge: boolean;
  /** How far down the wall goes. */
  readonly wall: number;
  readonly brick: number;
  readonly table: { readonly x: number; readonly y: number; readonly rx: number; readonly ry: number };
  /** The chalk line that play goes round on, and how large its heads are. */
  readonly ring: { readonly rx: number; readonly ry: number; readonly sign: number; readonly scale: number };
  readonly lamp: { readonly y: number; readonly scale: number };
  readonly windows: { readonly x: number; readonly y: number; readonly width: number; readonly height: number };
  /** How wide a card on the table is, and where pile and discard have their upper left corners. */
  readonly card: number;
  readonly pile: Point;
  readonly discard: Point;
}

const LARGE = 560;
/** The board for which the room was drawn. */
const DRAWN = { width: 680, height: 494 } as const;

/** How much larger than drawn a room is shown: on a larger board everything in it grows. */
export function scaleOf(width: number, height: number): number {
  return Math.max(1, Math.min(width / DRAWN.width, height / DRAWN.height));
}

/** `headroom` is what chips of other players cover at the top. */
export function layoutOf(width: number, height: number, headroom = 0): Layout {
  const isLarge = width >= LARGE;
  const wall = isLarge ? height * 0.335 : headroom + Math.min(118, height * 0.3);
  const middle = isLarge ? height * 0.668 : wall + (height - wall) * 0.5;
  const table = { x: width / 2, y: middle, rx: width * (isLarge ? 0.472 : 0.48), ry: isLarge ? height * 0.332 : (height - wall) * 0.475 };
  const card = Math.min(112, width * 0.235, (height - wall) * 0.34);
  const [gap, top] = [isLarge ? 46 : 20, middle - card * 0.785];
  const left = width / 2 - card - gap / 2 + (isLarge ? 1 : 0);
  return {
    width,
    height,
    isLarge,
    wall,
    brick: isLarge ? 17 : 13,
    table,
    ring: {
      rx: isLarge ? width * 0.42 : width * 0.404,
      ry: table.ry * 0.79,
      sign: isLarge ? 15 : 12,
      scale: isLarge ? 1 : 0.72,
    },
    lamp: { y: headroom + (isLarge ? 32 : 22), scale: isLarge ? 0.95 : 0.44 },
    windows: {
      x: isLarge ? width * 0.05 : 14,
      y: headroom + (isLarge ? 22 : 14),
      width: isLarge ? Math.min(217, width * 0.32) : width * 0.396,
      height: isLarge ? 64 : 46,
    },
    card,
    pile: { x: left, y: top },
    discard: { x: left + card + gap, y: top },
  };
}

/** Where a seat sits at the table, as an angle in degrees: one's own seat (or the first) is at the bottom, the others clockwise. */
export function angleOf(seat: number, mine: number | null, seats: number): number {
  return 90 + (360 * ((seat - (mine ?? 0) + seats) % seats)) / seats;
}

export function onRing({ table, ring }: Layout, degrees: number): Point {
  const turn = (degrees * Math.PI) / 180;
  return { x: table.x + ring.rx * Math.cos(turn), y: table.y + ring.ry * Math.sin(turn) };
}

/** Whose chest and head lean into the room, and for what. */
export type Occasion = "claim" | "verdict" | "theft";

const BUSTS: Readonly<Record<Occasion, { readonly x: number; readonly y: number; readonly width: number }>> = {
  claim: { x: 466, y: 177, width: 240 },
  verdict: { x: 450, y: 2, width: 192 },
  theft: { x: 6, y: 176, width: 240 },
};

/** Where a bust stands, and how wide it is; it comes in from the side on which its plate is, mirrored on the other. */
export function bustAt(
  { width, height }: Layout,
  occasion: Occasion,
  side: "left" | "right",
): Point & { readonly width: number; readonly isMirrored: boolean } {
  const { x, y, width: wide } = BUSTS[occasion];
  const scale = Math.min(width / DRAWN.width, height / DRAWN.height) * (width < LARGE ? 1.15 : 1);
  const drawnOn = x < DRAWN.width / 2 ? "left" : "right";
  const inset = (drawnOn === "left" ? x : DRAWN.width - x - wide) * scale;
  return {
    x: side === "left" ? inset : width - inset - wide * scale,
    y: y > 100 ? height - (DRAWN.height - y) * scale : y * scale,
    width: wide * scale,
    isMirrored: side !== drawnOn,
  };
}
