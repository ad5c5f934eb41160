/** The archer: in a hood, with bow and quiver. */
import { circle, line, PLAIN, placed, shape } from "../../ink/ink";
import { GOLD, LINEN, SEAT, SEAT_DARK, WOOD } from "../colours";
import { stick } from "../pen";
import { masked } from "./mask";

const SKIN = "#b97a4e";
const SKIN_DARK = "#925a36";
const CLOTH = "#4a5f4c";
const CLOTH_DARK = "#35473a";

const arrows = ["16 50", "23 44", "30 52"].map((tip) => shape(`M${tip}l5 5v12l-5-4-5 4v-12z`, SEAT, { "stroke-width": 1.6 })).join("");
const quiver = placed("rotate(-24 24 90)", stick("M16 128V58M23 128V52M30 128V60", 2.4, "#c9a06a", 2.4) + arrows);
const cloak =
  shape("M8 142C10 120 26 110 38 106L62 106C74 110 90 120 92 142Z", CLOTH) +
  shape("M62 106C74 110 90 120 92 142H70C72 126 68 114 62 106Z", CLOTH_DARK, PLAIN);
const hood =
  shape("M52 24C64 30 78 48 77 76C77 98 70 112 60 118L40 118C30 112 23 98 23 76C23 54 34 36 44 33C48 31 50 28 52 24Z", CLOTH) +
  shape("M52 24C64 30 78 48 77 76C77 98 70 112 60 118L56 118C72 100 70 50 52 24Z", CLOTH_DARK, PLAIN);
const shade = shape("M50 44C36 44 30 60 30 78C30 98 41 113 50 113C59 113 70 98 70 78C70 60 64 44 50 44Z", "#2b3a2f");
const face =
  shape("M34 72C34 94 43 110 50 110C57 110 66 94 66 72C64 50 36 50 34 72Z", SKIN) +
  shape("M59 58C67 68 64 94 52 109C59 107 66 93 66 72C66 66 63 61 59 58Z", SKIN_DARK, PLAIN);
const hair = shape("M33 70C34 52 42 47 50 47C58 47 66 52 67 70C60 58 56 60 50 58C44 60 40 58 33 70Z", "#2c1d13");
const mask = masked(50, 75, 37, { eyes: 0.95, brows: 0.8 });
const nose = shape("M47 80C45 88 46 90 50 90C54 90 55 88 53 80", "none", { "stroke-width": 1.5 });
const beard =
  shape("M44 95Q50 93 56 95Q54 98 50 98Q46 98 44 95Z", "#2c1d13") +
  shape("M45 101C48 99 52 99 55 101C54 108 52 112 50 113C48 112 46 108 45 101Z", "#2c1d13");
const folds = line("M32 50C30 58 28 68 28 80M36 42C38 38 42 36 45 34M29 92q2 8 6 13", 1.3, "#7c927c");
const collar =
  shape("M36 112C44 120 56 120 64 112L70 120C60 130 40 130 30 120Z", SEAT) +
  shape("M60 116L64 112L70 120C64 126 58 128 52 128C58 124 60 120 60 116Z", SEAT_DARK, PLAIN) +
  circle(50, 122, 4, GOLD);
const bow = stick("M86 38C96 66 97 106 84 142", 4, WOOD) + line("M86 38L78 90L84 142", 1.3, LINEN);
const hand = shape("M83 84C80 80 84 76 90 78C96 80 98 88 95 94C91 98 85 96 84 92Z", SKIN) + line("M86 84l8 1M86 89l8 1", 1.2);

export const archer = quiver + cloak + hood + shade + face + hair + mask + nose + beard + folds + collar + bow + hand;
