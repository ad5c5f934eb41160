/** Two partners who shake hands: coats in their seats' colours, sleeves, paws in their fur's. */
import { INK, inked, line, shape } from "../ink/ink";
import { confetti, limb } from "../ring/medal";
import { DARK_RED } from "../ring/tones";

const COAT = "M-112 130-104 62Q-84 44-56 44T-8 66L2 130Z";
const COLLAR = "M-84 47Q-56 62-28 47L-32 60Q-56 72-80 60Z";
const SLEEVE = "M-88 112Q-56 104-26 84";

/** The right one of two is the left one in a mirror; who stands alone stands in the middle. */
function sided(at: number, among: number, ink: string): string {
  if (among === 1) return `<g transform="translate(55 0)">${ink}</g>`;
  return at ? `<g transform="scale(-1 1)">${ink}</g>` : ink;
}

export const handshake = {
  coat: (at: number, among: number): string => sided(at, among, inked(3, shape(COAT, "var(--seat-dark)"))),
  collar: (at: number, among: number): string => sided(at, among, inked(2.4, shape(COLLAR, "var(--seat)"))),
  sleeve: (at: number): string => sided(at, 2, limb(SLEEVE, 25, "var(--seat-dark)") + limb("M-32 87L-25 82", 18, "var(--paper)")),
  paws: ([left = "", right = ""]: readonly string[]): string =>
    inked(2.6, shape("M24 70Q8 62-6 70L-12 84Q-2 96 14 94L28 90Z", right)) +
    inked(2.6, shape("M-26 70Q-8 60 8 68 16 74 12 80 6 82 0 79 6 88-4 92-16 96-26 90Z", left)) +
    line("M0 79Q-6 76-10 77M-2 86Q-7 84-11 85", 1.8, INK, { "stroke-linecap": "round" }) +
    line("M0 56V46M-14 58-20 50M14 58 20 50", 3, DARK_RED, { "stroke-linecap": "round" }),
} as const;

/** Confetti in the colours of the winners; none lies before a face. */
export function winnersConfetti(seats: readonly number[]): string {
  const colours = [...seats.map((seat) => `var(--seat-${seat})`), "#fff8e6", "#a8321f"];
  const heads = seats.length > 1 ? 52 : 0;
  return confetti(260, 5, colours, ([x, y]) => y < -16 && (y < -70 || Math.abs(Math.abs(x) - heads) > 44));
}
