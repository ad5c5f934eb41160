/** The detective, a bloodhound with a bowler and a lens, and the auctioneer with his hammer; both around the nose. */
import { circle, ellipse, INK, line, placed, PLAIN, shape } from "../ink/ink";
import { BRASS, CRIMSON, IVORY, OAK, PAPER, TAN, THROAT, WOOD } from "./colours";
import { edged, plain, rect, rod } from "./pen";

export function hound(): string {
  const coat =
    edged("M-34 52C-34 32 -22 24 0 24S34 32 34 52Z", "#8c7a52", 2.6) +
    edged("M-14 25L0 44L14 25L18 34L6 52H-6L-18 34Z", "#a7955f", 2.2) +
    line("M-26 40l6 0M20 40h6", 2, "#5d5032");
  const ears = edged(
    "M-16 -12C-30 -14 -34 6 -30 24C-28 34 -18 34 -16 24C-14 12 -12 4 -12 -4ZM16 -12C30 -14 34 6 30 24C28 34 18 34 16 24C14 12 12 4 12 -4Z",
    "#6f452a",
    2.4,
  );
  const head =
    edged("M-17 -12C-20 6 -16 16 -13 22C-8 30 8 30 13 22C16 16 20 6 17 -12C10 -20 -10 -20 -17 -12Z", "#c08a55", 2.4) +
    shape("M-9 4C-14 14 -14 24 0 26S14 14 9 4Q0 -2 -9 4Z", "#e4c49a") +
    edged("M-6 6Q0 2 6 6Q5 12 0 13Q-5 12 -6 6Z", "#2b2020", 1.6) +
    line("M0 13v5M0 18q-5 4 -9 0M0 18q5 4 9 0", 2);
  const eyes =
    edged("M-14 -4q5 -4 9 0q0 5 -4 6q-5 0 -5 -6Z", IVORY, 1.8) +
    circle(-9, -1, 2, INK, PLAIN) +
    line("M-15 -8q5 -4 10 1M5 -7q5 -5 10 -1", 2) +
    line("M-14 4q4 3 8 1", 1.6, OAK);
  const bowler =
    edged("M-17 -14C-16 -36 16 -36 17 -14Q0 -20 -17 -14Z", "#4a3b34", 2.4) +
    edged("M-27 -12Q0 -24 27 -12Q20 -6 0 -12T-27 -12Z", "#3a2d28", 2.4) +
    line("M-16 -18Q0 -24 16 -18", 3, CRIMSON);
  const lens =
    rod("M21 12L34 34", 8, OAK, 4) +
    circle(12, -2, 14, "#dfeef0", { "stroke-width": 5.4 }) +
    circle(12, -2, 14, "none", { "stroke-width": 2.4, stroke: BRASS }) +
    ellipse(12, -1, 9, 9.5, IVORY, { "stroke-width": 1.6 }) +
    circle(11, 0, 4.6, "#6b4a22", { "stroke-width": 1.4 }) +
    circle(10.4, -0.6, 2.2, INK, PLAIN) +
    line("M3 -8q9 -7 18 0", 2.4) +
    line("M6 -11q3 -2 6 -2", 2, "#ffffff");
  return coat + ears + head + eyes + bowler + lens;
}

export function auctioneer(): string {
  const coat =
    edged("M-30 34C-32 10 -18 2 0 2S32 10 30 34Z", "#2f2a33", 2.6) +
    shape("M-10 3L0 22L10 3Z", PAPER) +
    edged("M0 12l-9 -5v10ZM0 12l9 -5v10Z", CRIMSON, 1.6);
  const arm = edged("M22 14Q42 6 46 -22L38 -26Q32 -4 16 4Z", "#3d3743", 2.4) + circle(42, -26, 6.5, TAN, { "stroke-width": 2.2 });
  const hammer = placed(
    "rotate(24 44 -34)",
    rect(41, -44, 5, 26, 2, OAK) +
      rect(28, -60, 31, 18, 3, WOOD, { "stroke-width": 2.2 }) +
      rect(33, -60, 4, 18, 0, BRASS, { "stroke-width": 1.4 }) +
      rect(50, -60, 4, 18, 0, BRASS, { "stroke-width": 1.4 }),
  );
  const head =
    edged("M-17 -22C-20 2 -10 10 0 10S20 2 17 -22C12 -36 -12 -36 -17 -22Z", TAN, 2.4) +
    edged("M-18 -16C-30 -20 -30 -2 -20 2C-16 -4 -16 -10 -15 -16ZM18 -16C30 -20 30 -2 20 2C16 -4 16 -10 15 -16Z", "#efe9df", 2.2) +
    line("M-6 -31q6 -4 12 0", 1.4);
  const glasses =
    circle(-7, -15, 6, IVORY) +
    circle(7, -15, 6, IVORY) +
    line("M-1 -15h2", 2) +
    circle(-6, -14, 1.8, INK, PLAIN) +
    circle(8, -14, 1.8, INK, PLAIN) +
    line("M-13 -23q6 -4 11 0M2 -23q5 -4 11 0", 2.6, "#8f8575");
  const mouth =
    shape("M0 -12Q7 -4 1 -3Q-4 -3 -3 -6", TAN) +
    edged("M-8 1q8 -3 16 0q-2 8 -8 8t-8 -8Z", THROAT, 1.8) +
    plain("M-6 1.4q6 -2 12 0v2h-12Z", IVORY);
  return coat + arm + hammer + head + glasses + mouth;
}
