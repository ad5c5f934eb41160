/** Colours of the carved board. They stay by night and by day: light falls on wood, and it is only felt and plates that change. */
export const WOOD = { light: "#b47f4b", middle: "#a26f3f", dark: "#8a5a31", grain: "#6d4424", grainLight: "#c79360" } as const;
export const WALNUT = { rim: "#5a3821", edge: "#2a180e", deep: "#3a2416", grain: "#3a2213", grainLight: "#7f5534" } as const;
export const BAND = { floor: "#38241a", worn: "#52351f", farEdge: "#dba86b", chevron: "#e3b473" } as const;
export const HOLLY = { face: "#efe0bd", shade: "#bfa06c", number: "#4a3420" } as const;
export const BRASS = { face: "#c9973f", light: "#f0cf84", dark: "#7d5a1c" } as const;
export const ROPE = { face: "#d8b57a", light: "#f0d6a4", dark: "#7d5a2c" } as const;
/** Wood of an arm that nobody plays. */
export const BARE = {
  stain: "#7b5636",
  grain: "#5f4026",
  ring: "#8a6a48",
  lane: "#5b4027",
  disc: "#a98c66",
  discLight: "#c7ab84",
} as const;
/** The lamp on wood, which is dark by day, too; and what is struck there. */
export const LAMP = "#ffb648";
export const BURST = "#e4572e";
export const DARK_RED = "#7d2114";

/** By seat: the stain of its arm, and the grain in it. */
export const STAINS: readonly { readonly stain: string; readonly grain: string }[] = [
  { stain: "#a9691a", grain: "#874f10" },
  { stain: "#4a86a8", grain: "#346a8a" },
  { stain: "#1f7357", grain: "#155a43" },
  { stain: "#b5a23a", grain: "#948327" },
  { stain: "#1e5684", grain: "#134269" },
  { stain: "#94597f", grain: "#774465" },
];

/** By seat, whether numbers on its colour are light: they are ink on all others. */
const LIGHT_NUMBERS = new Set([2, 4]);

export function onSeat(seat: number): string {
  return LIGHT_NUMBERS.has(seat) ? "#fff" : "#221a14";
}

/** The seat's colour and its shades, for whatever is drawn inside. */
export function seatStyle(seat: number): string {
  return `--seat:var(--seat-${seat});--seat-dark:color-mix(in srgb,var(--seat-${seat}),#221a14 34%);--seat-light:color-mix(in srgb,var(--seat-${seat}),#fff 42%)`;
}
