/** Colours of printed cards: the same by night and by day. */
export const PRINT = {
  red: "#a8321f",
  darkRed: "#7d2114",
  strip: "#3a2619",
  green: "#2f5a47",
  blue: "#2f4f73",
  gold: "#d9a441",
  rule: "#9c8663",
  linen: "#f7f0e2",
} as const;
