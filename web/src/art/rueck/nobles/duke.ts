/** The Duke brings seven: a great wig, a coronet, ermine. */
import { circle, INK, line, PLAIN, placed, shape } from "../../ink/ink";
import { CORONET, CORONET_DARK, CREAM, MOUTH, RUBY, TEAL } from "../colours";
import { blush } from "./features";

const SKIN = "#f0bf98";
const SKIN_DARK = "#d69667";
const HAIR = "#7a4a2c";
const HAIR_DARK = "#573220";
const HAIR_LIGHT = "#a06a42";

const coat = shape("M0 116C2 98 20 90 36 86L64 86C80 90 98 98 100 116Z", "#5b3a75");
const wig =
  shape("M20 46C6 54 8 68 12 74C4 82 8 94 16 98C24 104 34 100 36 94L64 94C66 100 76 104 84 98C92 94 96 82 88 74C92 68 94 54 80 46Z", HAIR) +
  shape("M80 46C94 54 92 68 88 74C96 82 92 94 84 98C80 101 74 101 70 99C82 90 84 60 72 44Z", HAIR_DARK, PLAIN) +
  line("M18 58q6-4 10 0t-2 8M14 78q6-5 11-1t-2 9M22 92q4-4 8-2M82 58q-6-4-10 0t2 8M86 78q-6-5-11-1t2 9M78 92q-4-4-8-2", 1.5, HAIR_LIGHT);
const neck = shape("M28 86C28 98 38 104 50 104C62 104 72 98 72 86Z", SKIN);
const face =
  shape("M26 58C24 82 34 94 50 94C66 94 76 82 74 58C72 38 28 38 26 58Z", SKIN) +
  shape("M66 46C76 58 74 84 56 93.5C68 92 76 80 74 58C73 52 70 48 66 46Z", SKIN_DARK, PLAIN) +
  line("M36 94C44 99 56 99 64 94", 1.5);
const fringe =
  shape("M24 62C22 44 34 34 50 40C66 34 78 44 76 62C72 52 62 48 50 50C38 48 28 52 24 62Z", HAIR) +
  line("M50 41C42 40 34 44 31 52M50 41C58 40 66 44 69 52", 1.4, HAIR_LIGHT);
const eyes =
  shape("M34 64Q39.5 59 45 64ZM55 64Q60.5 59 66 64Z", "#e6ac85", { "stroke-width": 1.6 }) +
  line("M34 64Q39.5 67.5 45 64M55 64Q60.5 67.5 66 64", 1.9) +
  line("M32 57q6-5 13-2M68 57q-6-5-13-2", 2, HAIR_DARK);
const nose = shape("M44 66C40 76 44 79 50 79C56 79 60 76 56 66", SKIN, { "stroke-width": 1.7 });
const cheeks = blush(33, 75, 5.5, 3.6) + blush(67, 75, 5.5, 3.6);
const mouth =
  shape("M50 81C45 79 40 82 37 81C39 86 46 86 50 84C54 86 61 86 63 81C60 82 55 79 50 81Z", HAIR_DARK, { "stroke-width": 1.3 }) +
  shape("M45 87Q50 85 55 87Q50 90 45 87Z", MOUTH, { "stroke-width": 1.2 }) +
  shape("M47.5 91h5l-2.5 6z", HAIR_DARK, { "stroke-width": 1.2 });
const tails = ["14 108", "26 103", "24 113", "38 110", "50 113", "62 110", "74 103", "76 113", "88 108"]
  .map((place) => shape(`M${place}l-1.6 4.5h3.2z`, INK, PLAIN))
  .join("");
const ermine = shape("M28 96C40 108 60 108 72 96C84 98 94 104 98 116H2C6 104 16 98 28 96Z", CREAM) + tails;
const coronet = placed(
  "translate(0 3.5)",
  shape("M26 40L22 18L34 28L42 10L50 26L58 10L66 28L78 18L74 40C60 34 40 34 26 40Z", CORONET) +
    shape("M58 10L66 28L78 18L74 40C69 38 64 37 60 36.5C62 28 61 18 58 10Z", CORONET_DARK, PLAIN) +
    line("M27 35C40 29.5 60 29.5 73 35", 1.5) +
    circle(22, 17, 3, CORONET) +
    circle(42, 9, 3, RUBY) +
    circle(58, 9, 3, RUBY) +
    circle(78, 17, 3, CORONET) +
    circle(50, 33.5, 2.8, TEAL, { "stroke-width": 1.3 }),
);

export const duke = coat + wig + neck + face + fringe + eyes + nose + cheeks + mouth + ermine + coronet;
