/** What stands and hangs in the rooms. */
import { circle, ellipse, line, placed, shape } from "../ink/ink";
import { BOARDS, BRASS, BRASS_DARK, BRASS_LIGHT, CANDLE, CRIMSON, CRIMSON_DARK, PANEL, PAPER } from "./colours";
import { edged, plain, rect, rod, star } from "./pen";
import { auctioneer } from "./staff";

/** The auctioneer at his desk; the middle of its top at 0. */
export function desk(): string {
  return (
    placed("translate(0 -28) scale(-1.1 1.1)", auctioneer()) +
    edged("M-48 0H48L42 62H-42Z", PANEL, 2.2) +
    edged("M-54 -6H54V5H-54Z", BOARDS, 2.2) +
    plain("M22 6H46.5L41 61H24Z", "#543522") +
    edged("M18 -6h24v-5h-24Z", "#4a3122", 1.6)
  );
}

/** Holds a card of 100 by 140 that lies at 0. */
export function easel(): string {
  return rod("M50 -12L6 184M50 -12L94 184M50 -12V170", 6, BOARDS, 3) + rect(-6, 141, 112, 8, 2, BOARDS);
}

/** A rosette: gold for the best, silver for the second; its rank is written by the page. */
export function rosette(colour: string): string {
  const ribbons =
    edged("M-9.4 6.8L-13.6 32.3L-4.2 25.5L0 32.3L1.7 10.2Z", CRIMSON, 1.7) +
    edged("M9.4 6.8L13.6 32.3L4.2 25.5L0 32.3L-1.7 10.2Z", CRIMSON_DARK, 1.7);
  return ribbons + edged(star(0, 0, 19, 16, 14), colour, 1.8) + circle(0, 0, 12.6, PAPER, { "stroke-width": 1.5 });
}

/** A white glove at the end of a long arm, pointing to the right; the wrist at 0. */
export function glove(): string {
  return (
    shape("M-6 -9H6V9H-6Z", PAPER) +
    shape("M6 -9Q16 -13 26 -10Q34 -10 34 -6Q32 -3 24 -4Q36 -4 38 0Q37 4 25 2Q36 4 36 8Q34 11 24 7Q30 11 28 13Q22 15 6 9Z", PAPER)
  );
}

/** A long arm along a path; the glove is laid at its end. */
export function sleeve(way: string, width: number, cloth: string, sheen: string): string {
  return rod(way, width + 4, cloth, width) + line(way, 2, sheen, { opacity: 0.9 });
}

/** A window of the hall, 44 wide; the middle of its upper edge at 0. */
export function archWindow(): string {
  return (
    edged("M-22 78V14Q0 -12 22 14V78Z", "var(--adel-pane-dark)", 2.2) +
    edged("M-18 74V16Q0 -5 18 16V74Z", "var(--adel-pane)", 1.4) +
    line("M0 0V74M-18 30H18", 1.8) +
    circle(4, 18, 4, PAPER, { stroke: "none", opacity: 0.9 })
  );
}

/** A goblet; its foot at 0. */
export function goblet(): string {
  return (
    edged("M-7 -22h14q0 11 -5 13v6h4v3h-12v-3h4v-6q-5 -2 -5 -13Z", BRASS_LIGHT, 1.8) +
    plain("M2 -21h4q0 9 -4 11Z", BRASS_DARK) +
    ellipse(0, -22, 7, 2.2, CRIMSON_DARK, { "stroke-width": 1.5 })
  );
}

/** Three candles. */
export function candelabra(): string {
  return (
    rod("M0 0V-26M-16 -30Q-16 -16 0 -16T16 -30", 6, BRASS, 3) +
    edged("M-9 2Q0 -5 9 2Z", BRASS, 1.8) +
    rect(-19, -46, 6, 17, 0, PAPER, { "stroke-width": 1.6 }) +
    circle(-16, -54, 12, "#ffedc0", { stroke: "none", opacity: 0.35 }) +
    edged("M-16 -60q5 7 0 13q-5 -6 0 -13Z", CANDLE, 1.4) +
    rect(-3, -46, 6, 17, 0, PAPER, { "stroke-width": 1.6 }) +
    circle(0, -54, 12, "#ffedc0", { stroke: "none", opacity: 0.35 }) +
    edged("M0 -60q5 7 0 13q-5 -6 0 -13Z", CANDLE, 1.4) +
    rect(13, -46, 6, 17, 0, PAPER, { "stroke-width": 1.6 }) +
    circle(16, -54, 12, "#ffedc0", { stroke: "none", opacity: 0.35 }) +
    edged("M16 -60q5 7 0 13q-5 -6 0 -13Z", CANDLE, 1.4)
  );
}

/** The roast. */
export function roast(): string {
  return (
    ellipse(0, 0, 34, 7, "#cfd2d3") +
    edged("M-22 -2Q-24 -24 2 -24Q24 -24 24 -4Q0 4 -22 -2Z", "#a9623a", 2.2) +
    plain("M8 -23Q24 -22 24 -4Q18 -1 10 0Q18 -12 8 -23Z", "#84472a") +
    rod("M22 -12l13 -9", 7, PAPER, 4) +
    circle(37, -23, 4, PAPER, { "stroke-width": 1.6 }) +
    line("M-12 -16q6 -5 13 -4", 2.4, "#cf8a58") +
    edged("M-30 0q-4 -7 2 -9q6 2 3 9Z", "#6f8f4e", 1.4) +
    edged("M-24 0q-4 -7 2 -9q6 2 3 9Z", "#6f8f4e", 1.4) +
    edged("M26 0q-4 -7 2 -9q6 2 3 9Z", "#6f8f4e", 1.4)
  );
}

/** A jelly. */
export function jelly(): string {
  return (
    ellipse(0, 0, 20, 5, "#cfd2d3", { "stroke-width": 1.8 }) +
    shape("M-15 -1Q-16 -20 0 -20T15 -1Z", "#d98a80") +
    plain("M5 -19Q16 -16 15 -1H6Q11 -10 5 -19Z", "#b9655f") +
    circle(0, -22, 4, CRIMSON, { "stroke-width": 1.6 }) +
    line("M-10 -7q4 4 8 0t8 0", 2, "#f4d9d0")
  );
}

/** A chair at the banquet, 80 wide and 150 high; its ground at 0. */
export function chair(): string {
  return (
    edged("M-40 0V-118Q-40 -150 0 -154Q40 -150 40 -118V0Z", PANEL, 2.4) +
    edged("M-33 0V-114.8Q-32 -141 0 -144Q32 -141 33 -114.8V0Z", "#7d3b4f", 1.8) +
    line("M-16 -124l0.1 0M-16 -106l0.1 0M0 -124l0.1 0M0 -106l0.1 0M16 -124l0.1 0M16 -106l0.1 0", 4, BRASS_LIGHT) +
    circle(-35.2, -129.2, 4, BRASS_LIGHT, { "stroke-width": 1.7 }) +
    circle(35.2, -129.2, 4, BRASS_LIGHT, { "stroke-width": 1.7 })
  );
}

/** The chair at the head of the table, 100 wide and 178 high. */
export function throne(): string {
  return (
    edged("M-50 0V-138Q-50 -178 0 -182Q50 -178 50 -138V0Z", BRASS, 2.4) +
    edged("M-43 0V-134Q-42 -169 0 -172Q42 -169 43 -134V0Z", CRIMSON, 1.8) +
    line("M-20 -152l0.1 0M-20 -134l0.1 0M0 -152l0.1 0M0 -134l0.1 0M20 -152l0.1 0M20 -134l0.1 0", 4, BRASS_LIGHT) +
    circle(-44, -152, 5, BRASS_LIGHT, { "stroke-width": 1.7 }) +
    circle(44, -152, 5, BRASS_LIGHT, { "stroke-width": 1.7 }) +
    shape("M-16 -176L-19 -198L-9 -189L0 -204L9 -189L19 -198L16 -176Z", BRASS_LIGHT) +
    circle(0, -205, 4, CRIMSON, { "stroke-width": 1.6 })
  );
}

/** A mug of beer in a fist behind bars; its middle at 0. */
export function mug(): string {
  return (
    shape("M-9 -10h18v19q-9 4 -18 0Z", "#9aa3a8") +
    line("M9 -6q8 0 7 6t-8 5", 3) +
    ellipse(0, -10, 9, 3.4, "#f1e4c4", { "stroke-width": 1.8 }) +
    edged("M-7 -12q3 -5 7 -2q5 -3 7 2Z", PAPER, 1.4)
  );
}
