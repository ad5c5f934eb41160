/** Tones that are the same by night and by day, by the names of what they are seen on. */
export { INK } from "../ink/ink";

export const PAPER = "#f4ecdc";
export const PAPER_SHADE = "#dccbaa";
export const IVORY = "#fffaf0";
export const STRAW = "#f2dfae";
export const YELLOW = "#f0cf62";
export const CANDLE = "#fbe3a6";
export const LIGHT = "#ffe9b8";

export const BRASS = "#c8a04a";
export const BRASS_LIGHT = "#ecd596";
export const BRASS_DARK = "#8f6b2b";
export const GOLD = "#e3bd5b";
export const SILVER = "#cdd2d3";
export const STEEL = "#d3d7d8";
export const PEWTER = "#a9adb0";
export const IRON = "#3d3a3c";
export const IRON_LIGHT = "#6d6a6c";
export const IRON_DARK = "#29272a";
export const SLATE = "#51616c";
export const SLATE_LIGHT = "#6f818c";
export const SLATE_DARK = "#3b4852";

export const CRIMSON = "#a12f33";
export const CRIMSON_LIGHT = "#c2504b";
export const CRIMSON_DARK = "#75202a";
export const MAROON = "#7d2c34";
export const THROAT = "#6e1f22";
export const BRICK = "#a9573f";
export const BRICK_LIGHT = "#c4755a";
export const BRICK_DARK = "#86402f";
export const BEAK = "#d9743a";

export const WALNUT = "#5d3d28";
export const WALNUT_DARK = "#41291b";
export const OAK = "#8a5a34";
export const WOOD = "#9a6234";
export const WOOD_DARK = "#74441f";
export const BRIAR = "#8c4526";
export const BRIAR_DARK = "#632c14";
export const UMBER = "#5a3a1a";
export const BOARDS = "#8a5f3c";
export const PANEL = "#6b4730";

export const STONE = "#d3c7ae";
export const STONE_LIGHT = "#e9dfc9";
export const STONE_DARK = "#a99c83";
export const SAND = "#e6d3a9";
export const SAND_LIGHT = "#f3e6c6";
export const SAND_DARK = "#c8ae7c";

export const SKIN = "#f0cba6";
export const SKIN_LIGHT = "#f7dfc8";
export const SKIN_SHADE = "#dca77f";
export const TAN = "#e6b58f";
export const RUDDY = "#efb896";
export const BLUSH = "#e2806c";
export const MOUSTACHE = "#3a2418";
export const HAIR = "#3a2a22";
export const SOOT = "#2c2320";
export const RAVEN = "#2c2630";

export const BLUE = "#2f6ba3";
export const BLUE_DARK = "#214e7a";
export const NAVY = "#2b4f73";
export const WATER = "#7fb0c4";
export const ICE = "#9fd0e4";
export const TEAR = "#bfe4f2";
export const TEAL = "#3c8078";
export const GLASS = "#e8f0ec";

export const GREEN = "#3f7d4d";
export const GREEN_DARK = "#2b5a37";
export const LEAF = "#6f9a4e";

export const PORCELAIN = "#f7f2e6";
export const PORCELAIN_SHADE = "#d5cfc0";
export const HOLLOW = "#3b2f2a";
