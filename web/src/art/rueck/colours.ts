/** Tones that several of the drawings share and that neither lamp nor daylight changes. */

export const PAPER = "var(--paper)";
export const WHITE = "#fffaf0";
export const CREAM = "#fbf5e8";
export const LINEN = "#efe3c8";

/** The colour of the seat that a robber works for, and its shade. */
export const SEAT = "var(--seat)";
export const SEAT_DARK = "var(--seat-dark)";

export const GOLD = "#e8cf8a";
export const BRASS = "#d8b26a";
export const BRASS_DARK = "#b58a44";
export const TRIM = "#e0bd76";
export const CORONET = "#f0d58f";
export const CORONET_DARK = "#d0aa5c";
export const RUBY = "#d9556c";
export const TEAL = "#4dbfa8";

export const WOOD = "#8a5f38";
export const CHEST = "#6d4a33";
export const CHEST_DARK = "#543523";
export const OAK = "#8a5a2c";
export const IRON = "#b9b4aa";
export const STEEL = "#cfd6d6";
export const STEEL_DARK = "#98a3a3";

export const LEATHER = "#4a2f22";
export const STRAP = "#6b4735";
export const BELT = "#3d2a20";
export const BOOT = "#2d211a";
export const RUST = "#b5502d";
export const CRIMSON = "#7c2630";
export const RIBBON = "#4a7fb0";
export const PINK = "#d98ea5";

export const WIG = "#f6f1e6";
export const WIG_DARK = "#d8cfbf";
export const WIG_LINE = "#a99e8b";
export const ROUGE = "#e8876f";
export const FRECKLE = "#b5764a";
export const STUBBLE = "#6b4325";
export const LIPS = "#8d3a2f";
export const ROUGED_LIPS = "#b3372f";
export const MOUTH = "#a3423a";
