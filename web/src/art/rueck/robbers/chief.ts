/** The chief: a black beard, a patch, a skull on the hat. */
import { circle, INK, line, PLAIN, placed, shape } from "../../ink/ink";
import { BRASS, CREAM, GOLD, LIPS, SEAT, SEAT_DARK, WHITE } from "../colours";
import { masked } from "./mask";

const SKIN = "#eab98c";
const SKIN_DARK = "#c88d5c";
const BEARD = "#2b211c";

const coat =
  shape("M0 142C2 118 18 106 34 102L66 102C82 106 98 118 100 142Z", "#6d2a2e") +
  shape("M66 102C82 106 98 118 100 142H78C80 126 76 112 66 102Z", "#4f1c21", PLAIN);
const epaulettes =
  shape("M4 122C6 112 18 106 28 108L26 118C18 116 10 118 4 122ZM96 122C94 112 82 106 72 108L74 118C82 116 90 118 96 122Z", GOLD) +
  line("M6 122v7M11 119v7M16 118v7M21 117v7M94 122v7M89 119v7M84 118v7M79 117v7", 2, BRASS);
const face =
  shape("M29 64C28 84 32 100 50 104C68 100 72 84 71 64Z", SKIN) + shape("M62 64C70 80 66 96 52 103C68 99 72 84 71 64Z", SKIN_DARK, PLAIN);
const ear = circle(27, 78, 5, SKIN) + circle(26, 86, 4.2, "none", { stroke: GOLD, "stroke-width": 2.2 });
const mask = masked(50, 74, 42, { eyes: 0.92, brows: 1.4 });
const patch = shape("M53 66C60 63 67 65 68 70C69 78 64 82 60 82C55 82 52 74 53 66Z", "#15100d") + line("M55 67L36 60M67 68L73 62", 2);
const nose = shape("M46 78C43 86 45 90 50 90C55 90 57 86 54 78", SKIN, { "stroke-width": 1.8 });
const beard =
  shape(
    "M27 80C22 100 28 122 40 132C44 138 48 134 50 130C52 134 56 138 60 132C72 122 78 100 73 80C70 90 62 92 58 91L42 91C38 92 30 90 27 80Z",
    BEARD,
  ) +
  shape("M73 80C70 90 62 92 58 91C66 104 64 120 56 134C58 134 59 133 60 132C72 122 78 100 73 80Z", "#181210", PLAIN) +
  line("M34 100q2 12 8 20M42 106q1 10 5 16M60 104q0 10-4 18M67 100q-1 10-6 18", 1.3, "#6b5648");
const mouth =
  shape("M42 96C46 94 54 94 58 96C57 103 43 103 42 96Z", LIPS) +
  shape("M44 95.8C48 94.6 52 94.6 56 95.8L55 99H45Z", WHITE, { "stroke-width": 1.1 }) +
  shape("M51 95h3v3.8h-3z", "#e8b83a", { "stroke-width": 1 });
const moustache = shape(
  "M50 91C44 87 34 88 28 96C22 98 20 92 23 89C17 92 18 101 27 101C36 102 44 98 50 94C56 98 64 102 73 101C82 101 83 92 77 89C80 92 78 98 72 96C66 88 56 87 50 91Z",
  BEARD,
);
const ribbons = shape("M36 126l6 2-2 6-6-3zM64 126l-6 2 2 6 6-3z", SEAT, { "stroke-width": 1.5 });
const hat =
  shape("M2 62C6 50 14 44 20 36C30 24 70 24 80 36C86 44 94 50 98 60C84 70 66 70 50 62C34 70 16 71 2 62Z", "#2d2730") +
  shape("M68 29C76 31 80 36 80 36C86 44 94 50 98 60C90 66 80 68 70 68C80 56 78 40 68 29Z", "#1e1a22", PLAIN) +
  line("M7 62C20 66 36 64 50 56C64 64 80 66 93 61", 2.4, GOLD);
const skull =
  shape("M42 46C38 40 44 34 50 34C56 34 62 40 58 46L57 50H43Z", CREAM, { "stroke-width": 1.6 }) +
  circle(46.6, 42, 2.1, INK, PLAIN) +
  circle(53.4, 42, 2.1, INK, PLAIN) +
  line("M47 50v-2.6M50 50v-2.6M53 50v-2.6", 1.1);
const plume = placed(
  "translate(-7.5 0)",
  shape("M64 30C54 26 48 16 54 9C56 13 61 12 62 8C64 12 70 11 72 13C70 16 75 19 73 24C71 23 72 28 68 31Z", SEAT) +
    shape("M64 30C60 23 62 15 72 13C70 16 75 19 73 24C71 23 72 28 68 31Z", SEAT_DARK, PLAIN) +
    line("M65 30C60 23 60 16 63 12M60 21l-5-3M62 17l6 0M62 23l7-1", 1.2),
);

export const chief = coat + epaulettes + face + ear + mask + patch + nose + beard + mouth + moustache + ribbons + hat + skull + plume;
