/** The small castles along the way. */
import type { Drawing } from "../drawing";
import { inked, line, n, shape } from "../ink/ink";
import { BRICK, BRICK_DARK, CRIMSON, PAPER, SLATE, SLATE_DARK, STONE, STONE_DARK } from "./colours";
import { edged, plain, rect } from "./pen";

interface Colours {
  readonly wall: string;
  readonly shade: string;
  readonly roof: string;
  readonly slope: string;
}

function window(x: number, y: number, width = 3.6, height = 6): string {
  const [left, half] = [x - width / 2, height / 2];
  return edged(`M${n(left)} ${n(y + half)}v${n(-height)}q${n(width / 2)} -3 ${n(width)} 0v${n(height)}Z`, "var(--adel-window)", 1);
}

/** Two round towers and a wall. */
function twinTowers({ wall, shade, roof, slope }: Colours): string {
  return (
    rect(14, 26, 32, 26, 0, wall) +
    edged("M14 26V22H20V26H26V22H33V26H39V22H46V26Z", wall, 1.6) +
    rect(3, 18, 14, 34, 0, wall) +
    plain("M11 19h5v32h-5Z", shade) +
    shape("M1 19L10 1L19 19Z", roof) +
    plain("M10 2L18 18.2H11Z", slope) +
    window(9, 28) +
    rect(43, 18, 14, 34, 0, wall) +
    plain("M51 19h5v32h-5Z", shade) +
    shape("M41 19L50 1L59 19Z", roof) +
    plain("M50 2L58 18.2H51Z", slope) +
    window(49, 28) +
    line("M10 1V-5", 1.5) +
    edged("M10 -5l8 2l-8 2.6Z", CRIMSON, 1)
  );
}

/** A country house with gables. */
function gables({ wall, shade, roof }: Colours): string {
  return (
    rect(4, 24, 52, 28, 0, wall) +
    plain("M44 25h11v26h-11Z", shade) +
    rect(12, 8, 5, 12, 0, shade, { "stroke-width": 1.5 }) +
    rect(44, 8, 5, 12, 0, shade, { "stroke-width": 1.5 }) +
    shape("M0 26L8 14H52L60 26Z", roof) +
    shape("M8 26L17 10L26 26Z", wall) +
    window(17, 22) +
    shape("M34 26L43 10L52 26Z", wall) +
    window(43, 22) +
    window(10, 38) +
    window(50, 38) +
    line("M14.5 7q-3 -4 0 -6t0 -5", 2, PAPER, { opacity: 0.7 })
  );
}

/** A square keep. */
function keep({ wall, shade, roof }: Colours): string {
  return (
    rect(12, 18, 36, 34, 0, wall) +
    plain("M37 19h10v32h-10Z", shade) +
    shape("M9 19V10H15V14H21V10H27V14H33V10H39V14H45V10H51V19Z", wall) +
    rect(2, 32, 12, 20, 0, wall) +
    edged("M1 33V28H5V31H9V28H14V33Z", wall, 1.5) +
    rect(46, 30, 12, 22, 0, shade) +
    edged("M46 31V26H50V29H54V26H59V31Z", shade, 1.5) +
    window(22, 25) +
    window(36, 25) +
    line("M30 10V-4", 1.5) +
    edged("M30 -4l11 3l-11 3.6Z", roof, 1.2)
  );
}

/** Onion domes. */
function onions({ wall, shade, roof }: Colours): string {
  return (
    rect(6, 26, 48, 26, 0, wall) +
    plain("M42 27h11v24h-11Z", shade) +
    shape("M4 27L9 20H51L56 27Z", roof) +
    rect(5, 19, 10, 9, 0, wall, { "stroke-width": 1.6 }) +
    edged("M4 20Q1 11 10 6Q19 11 16 20Z", "var(--adel-copper)", 1.7) +
    line("M10 6v-4", 1.5) +
    rect(23.8, 13, 12.5, 9, 0, wall, { "stroke-width": 1.6 }) +
    edged("M22.5 14Q18.8 2.8 30 -3.5Q41.2 2.8 37.5 14Z", "var(--adel-copper)", 1.7) +
    line("M30 -3.5v-4", 1.5) +
    rect(45, 19, 10, 9, 0, wall, { "stroke-width": 1.6 }) +
    edged("M44 20Q41 11 50 6Q59 11 56 20Z", "var(--adel-copper)", 1.7) +
    line("M50 6v-4", 1.5) +
    window(14, 36) +
    window(46, 36)
  );
}

/** One tall tower. */
function needle({ wall, shade, roof, slope }: Colours): string {
  return (
    rect(20, 4, 18, 48, 0, wall) +
    plain("M30 5h7v46h-7Z", shade) +
    shape("M16 6L29 -14L42 6Z", roof) +
    plain("M29 -13L41 5.4H31Z", slope) +
    rect(4, 30, 18, 22, 0, wall) +
    edged("M2 31L13 20L24 31Z", roof, 1.7) +
    rect(38, 26, 16, 26, 0, shade) +
    edged("M37 27V22H42V25H46V22H50V25H55V27Z", shade, 1.5) +
    window(27, 14) +
    window(27, 24) +
    window(12, 38)
  );
}

/** A leaky ruin. */
function ruin({ wall, shade, roof }: Colours): string {
  return (
    shape("M4 52V22L9 18L13 24L18 20V12L26 8L30 14L38 10L44 20L50 17L56 26V52Z", wall) +
    plain("M44 21L50 17L56 26V51H44Z", shade) +
    edged("M14 24l8 -14l10 10Z", roof, 1.6) +
    window(17, 34, 5, 8) +
    line("M36 18l-3 7l4 5l-2 6", 1.4) +
    line("M48 26l-3 6l3 4", 1.4) +
    edged("M40 14q-2 5 0 7q3 -2 0 -7Z", "#9fd0e6", 0.8)
  );
}

type Tones = readonly (readonly [light: string, dark: string])[];

const WALLS: Tones = [
  [STONE, STONE_DARK],
  ["#dcbfa0", "#b3906e"],
  ["#cdb892", "#a38c62"],
  ["#e4d8bd", "#bcae8e"],
  ["#c7b9b0", "#9b8c84"],
  ["#d9c7a0", "#ae9a70"],
];
const ROOFS: Tones = [
  [SLATE, SLATE_DARK],
  [BRICK, BRICK_DARK],
  ["var(--adel-copper)", "var(--adel-copper-dark)"],
  ["#75506a", "#563a4e"],
  ["#6b5138", "#4c3826"],
  ["#3f5d78", "#2c4359"],
];
const KINDS = [twinTowers, gables, keep, onions, needle, ruin] as const;

/** Which kind stands at each castle of the way; a longer way begins anew. */
const ALONG = [0, 1, 2, 3, 4, 2, 1, 0, 2, 5, 1, 3, 0, 4, 3, 2, 5, 0] as const;

/** A castle of the way, 60 wide and 52 high; towers stand out. No two neighbours look alike. */
function castle(place: number): Drawing {
  const kind = ALONG[place % ALONG.length] ?? 0;
  const [wall, shade] = WALLS[(place * 7 + kind) % 6] ?? ["", ""];
  const [roof, slope] = ROOFS[(place * 5 + 1) % 6] ?? ["", ""];
  return { id: `adel-castle-${place}`, box: "0 0 60 52", ink: inked(1.8, KINDS[kind]({ wall, shade, roof, slope })) };
}

export const CASTLES: readonly Drawing[] = ALONG.map((_, place) => castle(place));
