/** Granny: spectacles over the mask, a shawl, and a rolling pin. */
import { circle, ellipse, line, PLAIN, placed, shape } from "../../ink/ink";
import { CREAM, SEAT, SEAT_DARK } from "../colours";
import { masked } from "./mask";

const SKIN = "#f0cfb0";
const SKIN_DARK = "#dcae8a";

const dress = shape("M12 142C14 120 30 110 42 108L58 108C70 110 86 120 88 142Z", "#6f5a72");
const hair =
  shape(
    "M50 46C60 40 72 46 74 56C84 60 86 72 80 80C84 90 76 100 68 98L32 98C24 100 16 90 20 80C14 72 16 60 26 56C28 46 40 40 50 46Z",
    CREAM,
  ) +
  shape("M66 50C74 54 76 60 74 66C82 74 80 90 68 96L74 96C80 92 82 86 80 80C86 72 84 60 74 56C73 53 70 50 66 50Z", "#ddd2bf", PLAIN) +
  line("M30 58q-4 4-6 8M24 74q-1 6 2 10M70 58q4 4 6 8M76 74q1 6-2 10M50 48q-5 2-7 7", 1.2, "#a89a84");
const face =
  shape("M30 78C29 98 40 108 50 108C60 108 71 98 70 78C69 62 31 62 30 78Z", SKIN) +
  shape("M62 66C71 72 70 96 58 106C66 103 71 92 70 78C70 72 66 68 62 66Z", SKIN_DARK, PLAIN);
const fringe =
  shape("M30 78C28 66 36 56 50 60C64 56 72 66 70 78C66 70 58 68 50 71C42 68 34 70 30 78Z", "#c9c4bb") +
  line("M36 68q6-6 13-3M64 68q-6-6-13-3", 1.2, "#8d877c");
const mask = masked(50, 81, 38, { right: -1, down: 0.5, eyes: 0.86 });
const nose = shape("M47 83C44 90 46 93 50 93C54 93 56 90 53 83", SKIN, { "stroke-width": 1.6 });
const spectacles =
  shape("M36 88.5H47.5C47.5 96 36 96 36 88.5ZM52.5 88.5H64C64 96 52.5 96 52.5 88.5Z", "rgba(255,255,255,.55)", { "stroke-width": 1.7 }) +
  line("M47.5 89.5q2.5-2 5 0M36 89l-6-2M64 89l6-2", 1.7);
const mouth = shape("M42 100C46 103.5 54 103.5 58 99", "none") + line("M39.5 98.5q2 1.5 3 3M60.5 97.5q-2 1.5-3 3", 1.2);
const cheeksAndBow =
  ellipse(34.5, 97, 3.6, 2.4, "#e08f7c", { ...PLAIN, opacity: 0.6 }) +
  ellipse(65.5, 97, 3.6, 2.4, "#e08f7c", { ...PLAIN, opacity: 0.6 }) +
  shape("M50 48C44 40 36 40 35 46C36 51 44 52 50 49C56 52 64 51 65 46C64 40 56 40 50 48Z", SEAT) +
  circle(50, 48, 3.4, SEAT_DARK);
const shawl =
  shape("M30 106C40 116 60 116 70 106L88 124C80 134 62 140 50 140C38 140 20 134 12 124Z", SEAT) +
  shape("M60 112C66 110 70 106 70 106L88 124C82 131 72 136 62 138Z", SEAT_DARK, PLAIN) +
  line("M22 124l-2 6M28 128l-2 6M34 131l-1 6M40 133l-1 6M66 132l2 6M72 130l2 6M78 127l3 5", 1.3) +
  line("M40 114q-8 8-14 10M60 114q8 8 14 10", 1.3);
const pin = placed(
  "rotate(-36 78 110)",
  shape("M56 104h44q3 0 3 6t-3 6H56q-3 0-3-6t3-6Z", "#d6a96c") +
    shape("M54 111H102q-1 5-3 5H56q-2 0-2-5Z", "#b5854c", PLAIN) +
    shape("M53 107h-8q-4 0-4 3t4 3h8M103 107h7q4 0 4 3t-4 3h-7", "#d6a96c"),
);
const hand =
  shape("M62 128C58 122 62 116 68 117C74 118 76 124 73 129C70 133 65 132 62 128Z", SKIN) + line("M65 121q4 1 6 5M63 124q3 1 5 5", 1.2);

export const granny = dress + hair + face + fringe + mask + nose + spectacles + mouth + cheeksAndBow + shawl + pin + hand;
