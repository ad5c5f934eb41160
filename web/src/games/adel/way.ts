/** The way round the edge of the board: where its stops lie, and on which of them a space is. */
import type { Open } from "@/gen/adel";

export interface Stop {
  readonly kind: "club" | "castle" | "banquet";
  readonly best: number | null;
  readonly second: number | null;
  /** The first of its spaces, and how many there are. */
  readonly first: number;
  readonly spaces: number;
  readonly column: number;
  readonly row: number;
}

export interface Way {
  readonly columns: number;
  readonly rows: number;
  readonly stops: readonly Stop[];
}

/** The way through a room that is so many times as wide as it is high. */
export function wayOf(track: Open["track"], ratio: number): Way {
  const count = track.castles.length + 2;
  const half = Math.ceil((count + 4) / 2);
  const columns = Math.max(6, Math.min(half - 5, Math.round((half * ratio) / (1 + ratio))));
  const rows = Math.max(5, half - columns);
  let first = 1;
  const stops: Stop[] = [{ kind: "club", ...track.club, first: 0, spaces: 1, ...corner(0, columns, rows) }];
  for (const castle of track.castles) {
    stops.push({ kind: "castle", ...castle, first, ...corner(stops.length, columns, rows) });
    first += castle.spaces;
  }
  stops.push({ kind: "banquet", best: null, second: null, first, spaces: 1, ...corner(stops.length, columns, rows) });
  return { columns, rows, stops };
}

/** Clockwise from the lower left corner. */
function corner(place: number, columns: number, rows: number): { column: number; row: number } {
  if (place < rows) return { column: 0, row: rows - 1 - place };
  const along = place - rows + 1;
  if (along < columns) return { column: along, row: 0 };
  const down = along - columns + 1;
  if (down < rows) return { column: columns - 1, row: down };
  return { column: columns - 1 - (down - rows + 1), row: rows - 1 };
}

export function stopOf(way: Way, space: number): Stop | undefined {
  return way.stops.findLast((stop) => stop.first <= space);
}
