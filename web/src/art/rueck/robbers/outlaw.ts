/** The outlaw: red hair, a tricorne with a plume, a dagger. */
import { circle, INK, line, PLAIN, placed, shape } from "../../ink/ink";
import { CHEST, GOLD, ROUGED_LIPS, SEAT, STEEL, STEEL_DARK } from "../colours";
import { masked } from "./mask";

const SKIN = "#e9bb91";
const SKIN_DARK = "#cf9566";
const HAIR = "#b5482b";
const HAIR_DARK = "#8a3320";

const hair =
  shape("M30 60C18 66 14 84 20 94C14 104 20 118 32 120L68 120C80 118 86 104 80 94C86 84 82 66 70 60Z", HAIR) +
  shape("M68 62C82 70 84 84 78 94C84 104 80 116 68 120L62 118C72 104 74 80 68 62Z", HAIR_DARK, PLAIN) +
  line("M25 72q-4 8 0 14M24 94q-4 8 2 16M30 90q-4 10 2 20M75 72q4 8 0 14M76 94q4 8-2 16", 1.3, "#6f2516");
const coat =
  shape("M14 142C16 122 32 114 42 110L58 110C68 114 84 122 86 142Z", "#3f4b63") +
  shape("M58 110C68 114 84 122 86 142H68C68 128 64 118 58 110Z", "#2f384c", PLAIN);
const shirt = shape("M42 108L50 122L58 108L66 116L56 142H44L34 116Z", "#f7f1e4") + line("M50 122v20M46 128l-4 2M54 128l4 2", 1.2);
const face =
  shape("M32 72C31 92 42 110 50 110C58 110 69 92 68 72C67 60 33 60 32 72Z", SKIN) +
  shape("M62 64C70 76 64 98 52 109C60 107 69 92 68 72C68 68 65 65 62 64Z", SKIN_DARK, PLAIN);
const scarf = shape("M40 106C46 112 54 112 60 106L64 112C56 119 44 119 36 112Z", SEAT) + shape("M44 116l-7 9 8 0 4-7z", SEAT);
const mask = masked(50, 78, 38, { right: 2, eyes: 0.92 });
const brows = line("M33 73l-3-3M67 73l3-3", 1.5);
const nose = shape("M49 82C47 88 48 90 51 90", "none", { "stroke-width": 1.6 });
const mouth = shape("M43 98C46 95 49 97 50 97C52 96 56 95 60 95C58 101 48 103 43 98Z", ROUGED_LIPS, { "stroke-width": 1.5 });
const mole = circle(36, 92, 1.3, INK, PLAIN);
const fringe = shape("M33 72C34 64 44 60 50 64C56 60 66 64 67 72C62 66 56 66 51 68C44 66 38 67 33 72Z", HAIR);
const hat =
  shape("M12 56C20 52 26 44 30 38C38 30 62 30 70 38C74 44 80 52 89 55C80 66 62 66 50 58C38 66 22 66 12 56Z", "#2f2a33") +
  shape("M60 32C66 34 70 38 70 38C74 44 80 52 89 55C82 62 72 64 62 63C70 54 68 42 60 32Z", "#211d25", PLAIN) +
  line("M16 57C26 62 38 60 50 53C62 60 74 62 85 57", 2, GOLD);
const plume = shape("M68 54C66 44 74 32 88 31C85 36 88 39 84 43C85 48 78 54 68 54Z", SEAT) + line("M70 52C73 44 79 37 86 33", 1.2);
const earring = circle(29.5, 98, 4, "none", { stroke: GOLD, "stroke-width": 2 });
const dagger = placed(
  "rotate(18 80 112)",
  shape("M77 74L80 66L83 74V104H77Z", STEEL) +
    shape("M80 66L83 74V104H80Z", STEEL_DARK, PLAIN) +
    shape("M70 104h20v4H70z", GOLD) +
    shape("M77 108h6v12h-6z", CHEST),
);
const hand = shape("M69 118C68 112 74 109 79 111C84 113 85 119 82 123C78 127 70 125 69 118Z", SKIN) + line("M72 115l8 3M71 119l8 3", 1.2);

export const outlaw =
  hair + coat + shirt + face + scarf + mask + brows + nose + mouth + mole + fringe + hat + plume + earring + dagger + hand;
