/** The tools of the trade as they are drawn on cards: keyhole, safes, plan, swap; and the bomb. In a box from -36 to 36. */
import { circle, ellipse, INK, inked, line, PLAIN, placed, shape } from "../ink/ink";
import { BACK, BRASS, BRASS_LIGHT, PAPER, pen, RED, SKIN_DARK, slab, WHITE } from "./pen";

const CARD = slab(-15, -21, 30, 42, 3);
const INNER = slab(-11.6, -17.6, 23.2, 35.2, 1.6);
const ENAMEL = "#e7eaea";

/** A brass plate with somebody looking through the hole. */
export function keyhole(): string {
  return inked(
    2,
    shape("M0-36Q10-30 22-31 27-18 26 4 24 26 0 36-24 26-26 4-27-18-22-31-10-30 0-36Z", BRASS_LIGHT, pen(2.4)) +
      shape("M0-31Q9-26 18.5-26.6 22.5-15 21.6 3.4 20 21.6 0 30.4Z", BRASS, PLAIN) +
      circle(0, -28.4, 1.8, INK, PLAIN) +
      circle(0, 29, 1.8, INK, PLAIN) +
      shape("M0-21a13 13 0 0 1 6.4 24.4l5 17.6Q0 24-11.4 21l5-17.6A13 13 0 0 1 0-21Z", INK, PLAIN) +
      ellipse(0, -8, 9.4, 6.6, WHITE, PLAIN) +
      circle(2, -7.6, 4.4, "#4c8a55", PLAIN) +
      circle(2.2, -7.6, 2.2, INK, PLAIN) +
      shape("M-10-9Q0-19 10-9Q0-13.6-10-9Z", SKIN_DARK, PLAIN),
  );
}

/** The wheel of a safe, with its eight marks. */
function dial(x: number, r: number): string {
  const marks = [0, 45, 90, 135, 180, 225, 270, 315].map((turn) => placed(`rotate(${turn})`, line(`M0-${r - 1}v2.6`, 1.2))).join("");
  const pointer = circle(0, 0, r * 0.42, INK, PLAIN) + line(`M0 0v${-Math.round(r * 4) / 10}`, 1.4, ENAMEL);
  return placed(`translate(${x} -3)`, circle(0, 0, r, ENAMEL, pen(1.8)) + marks + pointer);
}

/** One door, one wheel: one player misses a turn. */
export function smallSafe(): string {
  return inked(
    2,
    shape("M-18 27h9v7h-9ZM9 27h9v7H9Z", "#4a535b") +
      shape("M-27-27Q0-30 27-27 29 0 27 28 0 30-27 28-29 0-27-27Z", "#7d8992", pen(2.4)) +
      shape("M27-27 27 28Q14 29.6 0 29.4L4-28.6Q18-28.4 27-27Z", "#66717a", PLAIN) +
      shape("M-21-21Q0-23.4 21-21 22.6 0 21 22 0 23.6-21 22-22.6 0-21-21Z", "#9aa6ae", pen(1.8)) +
      dial(-3, 11.5) +
      line("M14-9V6M10.6-1.6h7", 3.2) +
      line("M-25-15h-4M-25 14h-4", 4) +
      line("M-13 14h20", 2.4, "#7d8992") +
      line("M-15-17Q-8-19 0-19", 2.2, "#d3dadd"),
  );
}

/** Two doors, two wheels: two players miss a turn. */
export function bigSafe(): string {
  return inked(
    2,
    shape("M-28 29h11v6h-11ZM17 29h11v6H17Z", "#3f3440") +
      shape("M-35-34Q0-37 35-34 37 0 35 30 0 32.6-35 30-37 0-35-34Z", "#5c5f78", pen(2.4)) +
      shape("M0-36Q20-35.6 35-34 37 0 35 30 20 31.8 0 31.6Z", "#4c4f66", PLAIN) +
      shape(
        "M-30-28.6Q-14-30-1.6-30V26.6Q-14 26.6-30 25-31.6 0-30-28.6ZM30-28.6Q14-30 1.6-30V26.6Q14 26.6 30 25 31.6 0 30-28.6Z",
        "#777b96",
        pen(1.8),
      ) +
      dial(-15.6, 9.4) +
      dial(15.6, 9.4) +
      line("M-4.6-10V4M4.6-10V4", 3) +
      line("M-27-24.6Q-16-26-8-26", 2.2, "#a9adc4") +
      line("M-34-20h-3.4M-34 16h-3.4M34-20h3.4M34 16h3.4", 4),
  );
}

const ARROW = "M-13 18V-5Q-13-19 0-19T13-5V4";
const HEAD = "M4.6 3.2H21.6L13 17.6Z";

/** A sheet with the plan of a house, on which an arrow turns round: in as many colours as the card has. */
export function plan(id: string, colours: readonly string[]): string {
  const sheet =
    shape("M-29-25Q-15-29 0-26T29-28Q31 0 29 25 15 29 0 26T-29 28Q-31 0-29-25Z", "#fbf5e4", pen(2.2)) +
    line("M-10-27.6V27M10-26V26.4", 1.3, "#c9bb9b") +
    line("M-24-18h12v12h-12ZM-24 4h10v16h-10M24 8h-9v12M-4-20h6M24-16a4 4 0 1 1-8 0 4 4 0 1 1 8 0", 1.5, "#9db3c4");
  const width = 40 / colours.length;
  const strips = colours.map((colour, place) => {
    const clip = `${id}-strip-${place}`;
    const [from, to] = [place ? -20 + width * place : -40, place < colours.length - 1 ? -20 + width * (place + 1) : 40];
    const arrow = line(ARROW, 9.4, colour, { "stroke-linecap": "butt" }) + shape(HEAD, colour, PLAIN);
    return `<clipPath id="${clip}"><path d="M${from}-40H${to}V40H${from}Z"/></clipPath><g clip-path="url(#${clip})">${arrow}</g>`;
  });
  return inked(2, sheet + line(ARROW, 14, INK, { "stroke-linecap": "butt" }) + shape("M2 2H24L13 21Z", INK, pen(4)) + strips.join(""));
}

/** Two cards that change hands. */
export function swap(): string {
  return inked(
    2,
    placed("rotate(-16) translate(-13 -1)", shape(CARD, PAPER) + shape(INNER, BACK, pen(1))) +
      placed(
        "rotate(14) translate(13 1)",
        shape(CARD, PAPER) +
          shape(INNER, "#efe0bd", pen(1)) +
          shape("M0-9 3 -2.6 10-2 5 3 6.6 10 0 6.4-6.6 10-5 3-10-2-3-2.6Z", BRASS, pen(1.2)),
      ) +
      line("M-25-21Q-4-42 19-27", 9.5) +
      shape("M14-38 31-21 9-16Z", INK) +
      line("M-24-21.5Q-4-40 19-26", 4.6, RED) +
      shape("M17-32.6 26-22.4 14-19.4Z", RED, PLAIN) +
      line("M25 21Q4 42-19 27", 9.5) +
      shape("M-14 38-31 21-9 16Z", INK) +
      line("M24 21.5Q4 40-19 26", 4.6, RED) +
      shape("M-17 32.6-26 22.4-14 19.4Z", RED, PLAIN),
  );
}

/** A bomb with its fuse lit. */
export function bomb(): string {
  return inked(
    2,
    circle(-4, 9, 26, "#3a3230", pen(2.4)) +
      shape("M-26 20Q-18 33-2 34.6 14 34 21 18 10 26-4 26T-26 20Z", "#221c1b", PLAIN) +
      line("M-22 3Q-18-10-6-12", 4, "#8d817b") +
      shape("M5-20 17-12 11-3-2-11Z", "#5d5350") +
      line("M11-16Q16-30 25-25", 4.4, "#d8c39b") +
      line("M11-16Q16-30 25-25", 1, INK, { "stroke-dasharray": "2 3" }) +
      shape("M27-38 29-31 36-33 32-27 38-22 31-21 30-14 26-20 20-17 22-24 17-29 24-30Z", "#f08a2c", pen(1.8)) +
      circle(27, -26, 3.4, "#fff2c4", PLAIN),
  );
}
