/** Everything that glows: the colours of embers, and how they change with the heat of the oven. */

/** From cold to white-hot. */
export const EMBER = ["#22080a", "#4d0f0c", "#94200f", "#d8431b", "#ff6b35", "#ffab86", "#ffe9da"] as const;

/** A colour so far on the way from one to another. */
export function mixed(from: string, to: string, share: number): string {
  const parts = (colour: string): number[] => [1, 3, 5].map((at) => parseInt(colour.slice(at, at + 2), 16));
  const goal = parts(to);
  return `#${parts(from)
    .map((part, place) =>
      Math.round(part + ((goal[place] ?? part) - part) * Math.min(1, Math.max(0, share)))
        .toString(16)
        .padStart(2, "0"),
    )
    .join("")}`;
}

/** How hot the oven is, from 0 to 1, when so large a share of the pieces in it is devils. */
export function heatOf(share: number): number {
  return Math.min(1, Math.max(0, 3.2 * share - 0.28));
}

/** The variables of the palette that follow the heat, as a style. */
export function heated(heat: number): string {
  const hot = mixed(EMBER[3], EMBER[5], heat * 0.6);
  const glow = 0.5 + 0.5 * heat;
  const colours = {
    "coal-dark": mixed("#1f1b1a", EMBER[1], 0.2 + 0.3 * heat),
    "coal-warm": mixed(EMBER[1], hot, 0.4 * glow),
    "coal-hot": mixed(EMBER[1], hot, 0.95 * glow),
    "coal-crack": mixed(EMBER[3], EMBER[5], heat),
    lip: mixed(EMBER[2], EMBER[4], 0.25 + 0.75 * heat),
    "lip-glow": (0.4 + 0.6 * heat).toFixed(2),
  };
  return Object.entries(colours)
    .map(([name, value]) => `--teufel-${name}:${value}`)
    .join(";");
}
