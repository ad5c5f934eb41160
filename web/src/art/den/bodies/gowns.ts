/** Gowns of Adel verpflichtet, and what the hands hold: each repeats the shape of its seat. Box 100 by 150, feet at 147. */
import { PLAIN, circle, ellipse, line, shape } from "../../ink/ink";
import { BRASS, BRASS_DARK, CRIMSON, PAPER, RUBY, SEAT, SEAT_DARK, SEAT_LIGHT, edge } from "../pen";

export interface Gown {
  readonly cloth: string;
  /** Arms and what they hold; hands in the animal's own fur. */
  readonly arms: (fur: string) => string;
  /** Where the seat's sign is sewn on, and how large. */
  readonly sign: readonly [number, number, number];
}

const [BOOT, SILVER, WOOD, WOOD_EDGE] = ["#2b2520", "#d9d5cc", "#8a5a34", "#41291b"];

const shadow = (rx: number): string => ellipse(50, 146, rx, 5, "#000", { ...PLAIN, opacity: 0.25 });
const paw = (x: number, y: number, fur: string, r = 6): string => circle(x, y, r, fur, edge(2.3));

/** A round gown, mirror and bag. */
const round: Gown = {
  cloth:
    shadow(34) +
    shape("M50 70C16 68 4 102 12 130Q18 146 50 147Q82 146 88 130C96 102 84 68 50 70Z", SEAT, edge(3)) +
    shape("M66 73C90 82 94 108 87 131Q82 145 54 146C76 138 82 104 66 73Z", SEAT_DARK, PLAIN) +
    shape("M12 128q6 8 12 0q6 9 13 1q6 9 13 1q6 8 13 -1q6 8 13 -1q6 6 12 -1Q83 146 50 147Q17 146 12 128Z", PAPER, edge(2.2)),
  arms: (fur) =>
    shape("M20 92Q4 84 10 68L18 70Q18 82 30 86Z", SEAT_LIGHT, edge(2.6)) +
    paw(14, 66, fur) +
    line("M15 63L20 50", 2.6, BRASS_DARK) +
    shape("M82 92Q94 100 86 112L79 108Q82 101 76 98Z", SEAT_LIGHT, edge(2.6)) +
    shape("M74 116h19l2 16q-11 4 -23 0Z", CRIMSON, edge(2.4)) +
    line("M88 118L94 100", 3, "#8f8a80") +
    ellipse(95, 97, 3.2, 4.6, SILVER, { ...edge(1.8), transform: "rotate(20 95 97)" }) +
    paw(82, 112, fur, 5.6),
  sign: [50, 112, 12],
};

/** A cloak like a triangle, and a stick. */
const triangle: Gown = {
  cloth:
    shadow(38) +
    shape("M40 140q-12 -1 -12 7h20l1 -7ZM60 140q12 -1 12 7h-20l-1 -7Z", BOOT, edge(2.4)) +
    shape("M50 56L95 138Q76 145 58 141L50 104L42 141Q24 145 5 138Z", SEAT, edge(3)) +
    shape("M50 56L95 138Q84 142 72 142Q72 100 50 56Z", SEAT_DARK, PLAIN) +
    shape("M50 66L60 141Q50 146 40 141Z", "#2d3440", edge(2.4)),
  arms: (fur) =>
    shape("M70 94Q84 92 92 86L95 92Q86 102 73 102Z", SEAT_LIGHT, edge(2.4)) +
    paw(96, 87, fur) +
    line("M94 84l7-8M97 85l9-5M99 88l9 0", 2.4) +
    shape("M30 94Q18 98 16 108L23 111Q26 104 34 102Z", SEAT_LIGHT, edge(2.4)) +
    line("M18 146V108", 4.6, WOOD_EDGE) +
    line("M18 146V108", 1.8, WOOD) +
    paw(19, 109, fur),
  sign: [28, 124, 10],
};

/** A square robe and a fan. */
const square: Gown = {
  cloth:
    shadow(44) +
    shape("M9 84Q50 74 91 84L92 142Q50 150 8 142Z", SEAT, edge(3)) +
    shape("M70 79Q82 81 91 84L92 142Q80 145 68 146Z", SEAT_DARK, PLAIN) +
    shape("M38 78Q50 75 62 78L70 146Q50 148 30 146Z", PAPER, edge(2.4)) +
    line("M35 130q15 5 30 0M34 138.5q16 5 32 0", 1.8, "#a7997f"),
  arms: (fur) =>
    shape("M18 84Q4 92 6 106L14 108Q16 98 26 94Z", SEAT_LIGHT, edge(2.6)) +
    paw(10, 108, fur) +
    shape("M82 84Q94 88 93 98L86 102Q84 96 76 94Z", SEAT_LIGHT, edge(2.6)) +
    shape("M86 100Q68 78 92 72Q114 74 104 98Q98 90 94 98Z", CRIMSON, edge(2.2)) +
    line("M91 97L87 79M93 97L95 75M96 97L103 81", 1.4, PAPER) +
    paw(90, 101, fur, 5.6),
  sign: [50, 112, 12],
};

/** A doublet like a diamond, with a sash and a watch. */
const diamond: Gown = {
  cloth:
    shadow(30) +
    shape("M40 130L38 145Q32 148 28 147Q27 142 34 140L34 126ZM60 130L62 145Q68 148 72 147Q73 142 66 140L66 126Z", BOOT, edge(2.2)) +
    shape("M50 60C64 62 91 90 94 104C91 114 68 134 60 138Q50 142 40 138C32 134 9 114 6 104C9 90 36 62 50 60Z", SEAT, edge(3)) +
    shape("M64 66C80 78 92 96 94 104C91 114 68 134 60 138Q58 139 54 139C76 120 78 90 64 66Z", SEAT_DARK, PLAIN) +
    shape("M50 68L68 104L56 138Q50 140 44 138L32 104Z", PAPER, edge(2.4)) +
    shape("M28 82L72 126L66 133L24 90Z", CRIMSON, edge(2)),
  arms: (fur) =>
    shape("M20 90Q4 94 6 110L14 112Q16 102 26 100Z", SEAT_LIGHT, edge(2.6)) +
    paw(10, 114, fur) +
    shape("M80 90Q96 92 94 106L86 108Q86 100 76 100Z", SEAT_LIGHT, edge(2.6)) +
    line("M60 112Q74 122 88 116", 2, BRASS_DARK) +
    circle(88, 121, 5, BRASS, edge(1.8)) +
    line("M88 121v-3M88 121h2", 1.2) +
    paw(90, 110, fur),
  sign: [50, 112, 12],
};

/** A coat like a star, a cane and a teapot. */
const star: Gown = {
  cloth:
    shadow(40) +
    shape("M50 64L58 84L94 82L68 106L82 145Q50 151 18 145L32 106L6 82L42 84Z", SEAT, edge(3)) +
    shape("M50 64L58 84L94 82L68 106L82 145Q72 148 62 149C68 126 64 96 50 64Z", SEAT_DARK, PLAIN) +
    line("M38 112Q34 130 33 146M62 112Q66 130 67 146", 1.8, SEAT_DARK),
  arms: (fur) =>
    line("M6 146L4 92Q3 84 -3 87", 4.6, WOOD_EDGE) +
    line("M6 146L4 92Q3 84 -3 87", 2, WOOD) +
    paw(7, 90, fur) +
    shape("M90 98Q86 112 98 114Q112 114 108 98Z", SILVER, edge(2.2)) +
    line("M108 101q8 -1 6 -8M90 104q-7 0 -5 6q3 3 7 0", 2) +
    shape("M92 98q7 -6 14 0Z", "#bfb9ad", edge(1.8)) +
    circle(99, 94, 2, BRASS, edge(1.4)) +
    paw(93, 90, fur),
  sign: [50, 116, 12],
};

/** A six-sided coat and a cake. */
const hexagon: Gown = {
  cloth:
    shadow(40) +
    shape("M34 138q-8 0 -9 9h20v-9ZM66 138q8 0 9 9h-20v-9Z", BOOT, edge(2.2)) +
    shape("M28 72H72L95 106L74 141Q50 145 26 141L5 106Z", SEAT, edge(3)) +
    shape("M60 72H72L95 106L74 141Q66 143 58 143L72 106Z", SEAT_DARK, PLAIN) +
    shape("M42 72H58L54 142H46Z", PAPER, edge(2.2)),
  arms: (fur) =>
    shape("M20 92Q4 98 8 112L16 112Q18 104 28 102Z", SEAT_LIGHT, edge(2.6)) +
    paw(12, 115, fur) +
    shape("M80 92Q96 98 92 112L84 112Q82 104 72 102Z", SEAT_LIGHT, edge(2.6)) +
    paw(88, 115, fur) +
    shape("M78 120h20l-3 10h-14Z", BRASS, edge(2)) +
    shape("M80 120q8 -10 16 0Z", RUBY, edge(1.8)),
  sign: [50, 112, 11],
};

export const GOWNS: readonly Gown[] = [round, triangle, square, diamond, star, hexagon];
