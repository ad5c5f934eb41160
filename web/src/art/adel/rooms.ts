/** The rooms that open over the lawn, in any size: the sale room, the hall of the castle and the banquet. */
import { circle, INK, line, n, PLAIN, placed, shape } from "../ink/ink";
import { BOARDS, BRASS, BRASS_LIGHT, CRIMSON, CRIMSON_DARK, CRIMSON_LIGHT, MAROON, PANEL, PAPER, WALNUT } from "./colours";
import { each, edged, rect, rod } from "./pen";

const TEAL_CLOTH = "#2f5a55";
const TEAL_FOLD = "#1f423e";
const MAROON_FOLD = "#5c1d26";
const GILT = "#d9b35f";

function upTo(count: number): readonly number[] {
  return Array.from({ length: Math.max(0, Math.ceil(count)) }, (_, at) => at);
}

/** Lilies on a wall, or with a crossbar each. */
function wallpaper(width: number, height: number, colour: string, bar: boolean): string {
  const lilies = each(upTo(height / 32), (row) =>
    each(upTo(width / 38), (column) => {
      const [x, y] = [18 + column * 38 + (row % 2) * 19, 16 + row * 32];
      return `M${x} ${y - 7}q5 7 0 14q-5 -7 0 -14Z${bar ? `M${x - 7} ${y}q7 -3 14 0` : ""}`;
    }),
  );
  return line(lilies, 2.1, colour);
}

/** Seams of a wall of stones; no two rows are alike. */
function masonry(width: number, height: number, colour: string): string {
  const seams = each(upTo(height / 24), (row) =>
    each(upTo(width / 52), (column) => {
      const [x, y] = [column * 52 - 10 + ((row * 22 + column * 7) % 41), 8 + row * 24];
      const across = (row + column * 3) % 4 < 2 ? `M${x} ${y}h${30 + ((row * 5 + column * 11) % 16)}` : "";
      const upright = (row * 2 + column) % 5 < 2 ? `M${x + 40} ${y + 4}v13` : "";
      return across + upright;
    }),
  );
  return line(seams, 2, colour);
}

/** Both curtains, as long as they are told. */
function curtains(width: number, length: number): string {
  const k = n(length / 186);
  const cloth =
    edged("M0 0H36Q38 60 18 104Q28 150 22 186H0Z", CRIMSON, 2.2) +
    line("M10 2Q14 60 6 110M24 2Q26 56 14 100M8 124Q14 150 8 184", 2.6, CRIMSON_DARK) +
    edged("M2 98Q14 108 24 98L24 108Q12 116 2 108Z", BRASS_LIGHT, 1.6);
  return placed(`scale(1 ${k})`, cloth) + placed(`translate(${n(width)} 0) scale(-1 ${k})`, cloth);
}

/** A valance of scallops along the upper edge. */
function valance(width: number): string {
  const scallops = Math.round(width / 47);
  const scallop = n(width / scallops);
  return shape(`M${n(width)} -4V12${`q-${n(width / scallops / 2)} 18 -${scallop} 0`.repeat(scallops)}V-4Z`, CRIMSON_LIGHT);
}

function carpet(width: number, top: number, foot: number, inset: number): string {
  const rim = inset - 18;
  return (
    shape(`M${n(rim)} ${n(foot + 4)}L${n(inset)} ${n(top)}H${n(width - inset)}L${n(width - rim)} ${n(foot + 4)}Z`, MAROON) +
    line(
      `M${n(rim + 12)} ${n(foot + 4)}L${n(inset + 9)} ${n(top)}M${n(width - rim - 12)} ${n(foot + 4)}L${n(width - inset - 9)} ${n(top)}`,
      2,
      GILT,
    )
  );
}

/** Where bids are compared: papered walls, panels, a carpet to the desk. */
export function saleRoom(width: number, height: number): string {
  const floor = height * 0.43;
  const panels = each(upTo(width / 64.5), (at) => rect(8 + at * 64.5, floor - 27, 50, 21, 0, PANEL, { "stroke-width": 1.5 }));
  const boards = each([26, 58, 96, 140, 190, 246], (y) => `M0 ${n(floor + y)}H${n(width)}`);
  return (
    `<rect width="${n(width)}" height="${n(height)}" fill="var(--adel-paper)" stroke="none"/>` +
    wallpaper(width, floor - 50, "var(--adel-paper-print)", true) +
    rect(-4, floor - 40, width + 8, 40, 0, WALNUT) +
    panels +
    rect(-4, floor, width + 8, height, 0, "#a5763f") +
    line(boards, 2, "#8a5f30") +
    carpet(width, floor + 18, height, 64) +
    curtains(width, floor) +
    valance(width)
  );
}

/** The hall of a castle: bare stone, a beam for the steps of the evening, a carpet for those who wait. */
export function castleHall(width: number, height: number, beam: number, front: number): string {
  return (
    `<rect width="${n(width)}" height="${n(height)}" fill="var(--adel-wall)" stroke="none"/>` +
    masonry(width, height, "var(--adel-wall-seam)") +
    rect(-4, -4, width + 8, beam + 4, 0, "#4a3c2e") +
    rect(-4, height - front, width + 8, front + 8, 0, "#5d4836") +
    carpet(width, height - front + 2, height, width * 0.18)
  );
}

/** A long table in velvet on which a collection stands; the second best has to do with green. */
export function velvet(width: number, foot: number, best: boolean): string {
  const [cloth, fold] = best ? [MAROON, MAROON_FOLD] : [TEAL_CLOTH, TEAL_FOLD];
  const folds = each(upTo(width / 34 - 0.5), (at) => `M${12 + at * 34} ${n(foot - 20)}q4 9 0 17`);
  const top = `M0 ${n(foot - 30)}Q${n(width / 2)} ${n(foot - 34)} ${n(width)} ${n(foot - 30)}`;
  return (
    edged(`${top}L${n(width + 5)} ${n(foot)}Q${n(width / 2)} ${n(foot + 4)} -5 ${n(foot)}Z`, cloth, 2.2) +
    line(folds, 2.2, fold) +
    line(`M-3 ${n(foot - 5)}Q${n(width / 2)} ${n(foot - 1)} ${n(width + 3)} ${n(foot - 5)}`, 2, GILT)
  );
}

/** Five candles over the table. */
function chandelier(): string {
  const candles = each([-52, -26, 0, 26, 52], (x) => {
    const y = 24 + Math.abs(x) / 9;
    return (
      rect(x - 3, y - 15, 6, 15, 0, PAPER, { "stroke-width": 1.6 }) +
      edged(`M${x} ${n(y - 29)}q5 7 0 13q-5 -6 0 -13Z`, "var(--adel-window)", 1.4)
    );
  });
  return (
    rod("M0 -22V22", 5, BRASS, 2.4) +
    circle(0, 26, 62, "var(--adel-lamplight)", PLAIN) +
    rod("M-52 30Q0 56 52 30M-26 26Q0 46 26 26", 6, BRASS, 3) +
    candles
  );
}

/** Flags in the colours of those who play. */
function garland(from: number, to: number, seats: readonly number[]): string {
  const flags = each(seats, (seat, at) => {
    const t = (at + 0.5) / seats.length;
    return edged(`M${n(from + (to - from) * t - 9)} ${n(16 + 72 * t * (1 - t))}h18l-9 19Z`, `var(--seat-${seat})`, 1.7);
  });
  return line(`M${n(from)} 16Q${n((from + to) / 2)} 52 ${n(to)} 16`, 2.4) + flags;
}

/** The hall of the banquet down to the table at this height, and the cellar below it. */
export function feastHall(width: number, height: number, table: number, seats: number): string {
  const all = upTo(seats);
  const middle = width / 2;
  return (
    `<rect width="${n(width)}" height="${n(height)}" fill="var(--adel-feast)" stroke="none"/>` +
    wallpaper(width, table, "var(--adel-feast-print)", false) +
    curtains(width, table * 0.95) +
    placed(`translate(${n(middle)} 18)`, chandelier()) +
    garland(24, middle - 66, all) +
    garland(middle + 66, width - 24, [...all].reverse()) +
    rect(-4, table + 66, width + 8, height, 0, "#4a423d") +
    placed(`translate(0 ${n(table + 74)})`, masonry(width, height - table - 74, "#39322e"))
  );
}

/** The long table with its cloth, before those who sit at it. */
export function feastTable(width: number): string {
  const scallops = Math.round(width / 43);
  const step = (width + 12) / scallops;
  const hem = `q${n(step / 2)} 18 ${n(step)} 0`.repeat(scallops);
  const folds = each(upTo(scallops), (at) => `M${n(8 + at * step)} 22q4 16 0 30`);
  const middle = n(width / 2);
  return (
    shape(`M-6 52${hem}V12Q${middle} 7 -6 12Z`, "#eadfc6") +
    line(folds, 2, "#cdbd98") +
    shape(`M-6 -2Q${middle} -7 ${n(width + 6)} -2V14Q${middle} 9 -6 14Z`, "#fffaf0")
  );
}

/** The frame of whatever room is open. */
export function roomFrame(width: number, height: number): string {
  const around = (inset: number, colour: string, stroke: number): string =>
    rect(inset, inset, width - 2 * inset, height - 2 * inset, 6, "none", { stroke: colour, "stroke-width": stroke });
  return around(0, BOARDS, 7) + around(0, INK, 2) + around(4, BRASS, 1.3);
}
