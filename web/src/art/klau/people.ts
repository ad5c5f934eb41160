/** Whoever is printed on a card is human: crook, police, fence; and the dog. In a box from -36 to 36. */
import { circle, ellipse, INK, inked, line, PLAIN, shape } from "../ink/ink";
import { BRASS, BRASS_LIGHT, PAPER, pen, RED, SKIN_DARK, UNIFORM, veil, WHITE } from "./pen";

const SKIN = "#e9bd92";

/** A thief with hat and mask, and a gold tooth in the grin. */
export function crook(): string {
  return inked(
    2,
    shape("M-32 37Q-30 19-13 16H13Q30 19 32 37Z", "#efe6d2", pen(2.2)) +
      shape("M-27 25Q0 18 27 25L30 31Q0 24-30 31Z", INK, PLAIN) +
      shape("M-31.5 36Q0 30 31.5 36V38H-31.5Z", INK, PLAIN) +
      shape("M-17-10Q-19 14-8 20 0 24 8 20 19 14 17-10Z", SKIN) +
      shape("M-16.6 4Q-16 16-8 20 0 24 8 20 16 16 16.6 4 12 10 8 8.4 0 5.6-8 8.4-12 10-16.6 4Z", "#b98a68", PLAIN) +
      line("M-7 13.4Q1 18 9 11.4", 2) +
      shape("M3 15l3-1.6.4 3.4Z", BRASS_LIGHT, pen(0.8)) +
      shape("M-21-9Q0-3 21-9L20 2Q11 8 1.5 1.4 0 .4-1.5 1.4-11 8-20 2Z", INK, PLAIN) +
      ellipse(-8.4, -1.6, 4.6, 3.5, WHITE, PLAIN) +
      ellipse(8.8, -1.6, 4.6, 3.5, WHITE, PLAIN) +
      circle(-6.8, -1.2, 2, INK, PLAIN) +
      circle(10.4, -1.2, 2, INK, PLAIN) +
      shape("M-1 3Q-5 9 0 9.6 3 9.8 3 8", SKIN_DARK, pen(1.4)) +
      shape("M-20-12Q-19-36 1-36 20-36 20-12Q0-17-20-12Z", "#57463c", pen(2.2)) +
      shape("M-19.6-15.6Q0-21 20-15.6L20-11.6Q0-17-20-11.6Z", RED, PLAIN) +
      shape("M-34-8Q-22-15 0-15.6 22-15 34-8 32-3.4 24-5.6 0-12-24-5.6-32-3.4-34-8Z", "#57463c", pen(2.2)) +
      line("M-12-30Q-6-33 0-33", 2.4, "#7b6759"),
  );
}

/** A policeman with cap, star and moustache. */
export function police(): string {
  return inked(
    2,
    shape("M-30 37Q-28 21-12 18H12Q28 21 30 37Z", UNIFORM, pen(2.2)) +
      shape("M-8 18 0 27 8 18 6 37H-6Z", "#25364a", pen(1.4)) +
      circle(0, 28, 1.7, BRASS_LIGHT, PLAIN) +
      circle(0, 34, 1.7, BRASS_LIGHT, PLAIN) +
      shape("M-17-6Q-18 14-9 19 0 23 9 19 18 14 17-6Z", "#eec39b") +
      circle(-13, 7, 4, "#e08f78", veil(0.65)) +
      circle(13, 7, 4, "#e08f78", veil(0.65)) +
      ellipse(-7, -1, 3.4, 3.6, WHITE, pen(1.2)) +
      ellipse(7, -1, 3.4, 3.6, WHITE, pen(1.2)) +
      circle(-6.4, -0.4, 1.7, INK, PLAIN) +
      circle(7.6, -0.4, 1.7, INK, PLAIN) +
      line("M-12-5.6-3-4M12-5.6 3-4", 2.2) +
      shape("M0-1Q-5 6 0 6.8 5 7 4 4", "#dc9f78", pen(1.4)) +
      shape("M0 8Q-7 5-16 11-18 14-21 12-17 17-10 15.4-4 14 0 11.6 4 14 10 15.4 17 17 21 12 18 14 16 11 7 5 0 8Z", "#8a5a2d", pen(1.6)) +
      line("M-5 17.4Q0 19.6 5 17.4", 1.6) +
      shape("M-20-8Q-29-24-20-29 0-38 20-29 29-24 20-8 0-14-20-8Z", UNIFORM, pen(2.2)) +
      shape("M-20-14Q0-20 20-14L20.6-7Q0-14-20.6-7Z", "#1d2a39", pen(1.4)) +
      shape("M-22-7Q0-15 22-7 16-1.6 0-4.6-16-1.6-22-7Z", "#171d24", pen(1.6)) +
      shape("M0-32.5 2.4-27 8.3-26.6 3.8-22.8 5.2-17 0-20.2-5.2-17-3.8-22.8-8.3-26.6-2.4-27Z", BRASS_LIGHT, pen(1.2)),
  );
}

const WATCHES = [
  [-15, 22],
  [-18, 32],
  [15, 22],
  [18, 32],
] as const;

function watch([x, y]: readonly [number, number]): string {
  return line(`M${x} ${y - 8}v5`, 1.2) + circle(x, y, 4.2, BRASS_LIGHT, pen(1.5)) + line(`M${x} ${y - 2.4}V${y}h1.8`, 1);
}

/** A man in a wide hat who sells watches out of his coat. */
export function fence(): string {
  return inked(
    2,
    shape("M-34 37Q-34 12-14 8H14Q34 12 34 37Z", "#6a5a48", pen(2.2)) +
      shape("M-14 9Q-24 18-28 37H-4L-2 14ZM14 9Q24 18 28 37H4L2 14Z", "#8b2f2f", pen(1.8)) +
      shape("M-5 12 0 37 5 12Z", PAPER, pen(1.4)) +
      WATCHES.map(watch).join("") +
      shape("M-13-14Q-14 8 0 11 14 8 13-14Z", "#dca77c") +
      line("M-8-3q4-3 6 0M2-3q4-3 6 0", 1.8) +
      line("M0-2Q4 3 0 4", 1.5) +
      shape("M-11 4Q-5 2 0 5 5 2 11 4 6 8.6 0 7-6 8.6-11 4Z", "#4a3527", pen(1.2)) +
      shape("M-15-14Q-14-36 0-36T15-14Q0-18-15-14Z", "#39413a", pen(2.2)) +
      shape("M-15-18Q0-22 15-18V-14Q0-18-15-14Z", BRASS, PLAIN) +
      shape("M-27-11Q-14-17 0-17T27-11Q20-6 0-12-20-6-27-11Z", "#39413a", pen(2.2)),
  );
}

/** A dog with a spiked collar. */
export function watchdog(): string {
  return inked(
    2,
    shape("M-22 37Q-24 22-16 18H16Q24 22 22 37Z", "#a9723f") +
      shape("M-22-22Q-37-24-34-4-31 6-22 0ZM22-22Q37-24 34-4 31 6 22 0Z", "#7d4f2a") +
      shape("M-23-18Q-18-33 0-33T23-18Q27 0 24 10 14 24 0 24T-24 10Q-27 0-23-18Z", "#c08a54", pen(2.2)) +
      shape("M-5-32Q-12-8-9 6Q0-4 9 6 12-8 5-32Z", "#e2bb8b", PLAIN) +
      shape("M-20 8Q-14-2 0-2T20 8Q22 20 10 22 3 23 0 18-3 23-10 22-22 20-20 8Z", "#efd6b2") +
      shape("M-8-3Q0-8 8-3 7 5 0 6-7 5-8-3Z", INK, PLAIN) +
      line("M0 6v12", 1.8) +
      shape("M-9 20.6l3 6.6 3-5.4M9 20.6l-3 6.6-3-5.4", WHITE, pen(1.4)) +
      ellipse(-12, -11, 5, 4.6, WHITE, pen(1.4)) +
      ellipse(12, -11, 5, 4.6, WHITE, pen(1.4)) +
      circle(-10.6, -10, 2.3, INK, PLAIN) +
      circle(10.6, -10, 2.3, INK, PLAIN) +
      line("M-20-19-6-14M20-19 6-14", 3) +
      shape("M-20 29Q0 37 20 29L21 35Q0 42-21 35Z", RED, pen(1.6)) +
      [-13, -4.5, 4.5, 13].map((x) => shape(`M${x - 2.4} 33l2.4-5 2.4 5Z`, "#dfe3e4", pen(1))).join(""),
  );
}
