/** The small sign in the corner of a card, in ink, in a box from -10 to 10: it must be read at a width of 20. */
import { circle, ellipse, INK, line, PLAIN, shape } from "../ink/ink";
import { WHITE } from "./pen";

export const GLYPHS = {
  keyhole: shape("M0-9a5.4 5.4 0 0 1 2.6 10.1L5 9Q0 10.2-5 9l2.4-7.9A5.4 5.4 0 0 1 0-9Z", INK, PLAIN),
  small_safe: line("M-6-6 6 6M6-6-6 6", 4),
  big_safe: line("M-9.6-5-1.4 5M-1.4-5-9.6 5M1.4-5 9.6 5M9.6-5 1.4 5", 3),
  plan: line("M-5.5 8V-2Q-5.5-7.6 0-7.6T5.5-2V1", 3.4) + shape("M0 1h11L5.5 8.6Z", INK, PLAIN),
  crook:
    shape("M-11-5Q0-2 11-5L10 3Q5 7.4 0 2.6-5 7.4-10 3Z", INK, PLAIN) +
    ellipse(-4.6, 0, 2.3, 1.7, WHITE, PLAIN) +
    ellipse(4.6, 0, 2.3, 1.7, WHITE, PLAIN),
  swap: line("M-9-3.4H3M9 3.6H-3", 3) + shape("M2-8.4 10-3.4 2 1ZM-2 8.4-10 3.6-2-1Z", INK, PLAIN),
  police: shape("M0-9.6 2.8-3.4 9.4-2.8 4.4 1.6 5.9 8.2 0 4.8-5.9 8.2-4.4 1.6-9.4-2.8-2.8-3.4Z", INK, PLAIN),
  watchdog:
    shape("M-7-5Q-11-7-10 0L-7 1Q-6 8 0 8T7 1L10 0Q11-7 7-5 0-9-7-5Z", INK, PLAIN) +
    circle(-3, -1, 1.3, WHITE, PLAIN) +
    circle(3, -1, 1.3, WHITE, PLAIN),
  bomb: circle(-1.4, 2, 7, INK, PLAIN) + line("M3-4Q5-9 9-8", 2),
  fence: shape("M-3-4Q-9 1-7 8H7Q9 1 3-4Z", INK, PLAIN) + shape("M-4-9h8l-2 4h-4Z", INK, PLAIN),
} as const;
