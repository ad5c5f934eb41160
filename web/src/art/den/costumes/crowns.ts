/** What shines on noble heads: coronet, tiara, a crown for a small head, a turban and a mantilla. */
import { PLAIN, circle, line, shape } from "../../ink/ink";
import { BRASS, BRASS_DARK, PAPER, RUBY, SEAT, SEAT_DARK, dots, edge } from "../pen";
import { type Hat } from "./costume";

export const coronet: Hat = {
  ink:
    shape("M-21 2L-25 -21L-14 -12L-9 -26L0 -13L9 -26L14 -12L25 -21L21 2C8 -5 -8 -5 -21 2Z", "#dcb45a") +
    shape("M9 -26L14 -12L25 -21L21 2C17 0 13 -1.4 9 -2.2Z", "#b58a3c", PLAIN) +
    shape("M-21.5 -3C-8 -10 8 -10 21.5 -3L21 3.5C8 -3.5 -8 -3.5 -21 3.5Z", PAPER, edge(1.6)) +
    line("M-14 -5.5v4M-5 -7.5v4M5 -7.5v4M14 -5.5v4", 1.7) +
    dots(
      [
        [-25, -22],
        [-9, -27],
        [9, -27],
        [25, -22],
      ],
      2.9,
      SEAT,
      edge(1.5),
    ),
  upright: true,
};

export const tiara: Hat = {
  ink:
    shape("M-20 2C-20 -4 -18 -8 -16 -10L-10 -6L-6 -15L0 -24L6 -15L10 -6L16 -10C18 -8 20 -4 20 2C8 -4 -8 -4 -20 2Z", BRASS) +
    shape("M0 -24L6 -15L10 -6L16 -10C18 -8 20 -4 20 2C14 -1 8 -2.5 2 -2.8Z", BRASS_DARK, PLAIN) +
    shape("M0 -19L5 -11L0 -4L-5 -11Z", SEAT, edge(1.5)) +
    circle(-12, -2, 2.2, PAPER, edge(1.2)) +
    circle(12, -2, 2.2, PAPER, edge(1.2)) +
    circle(0, -25, 2.3, PAPER, edge(1.3)),
  upright: true,
};

export const smallCrown: Hat = {
  ink:
    shape("M-14 2L-17 -17L-8 -9L0 -21L8 -9L17 -17L14 2C5 -2 -5 -2 -14 2Z", BRASS) +
    shape("M0 -21L8 -9L17 -17L14 2C9 0 5 -.8 1 -1Z", BRASS_DARK, PLAIN) +
    circle(0, -22, 2.6, RUBY, edge(1.4)) +
    circle(-17, -18, 2.2, PAPER, edge(1.3)) +
    circle(17, -18, 2.2, PAPER, edge(1.3)) +
    circle(0, -5, 2.6, SEAT, edge(1.3)),
  upright: true,
};

export const turban: Hat = {
  ink:
    shape("M-24 4C-30 -12 -16 -26 0 -26C16 -26 30 -12 24 4C10 -3 -10 -3 -24 4Z", SEAT) +
    shape("M12 -23C26 -16 27 -6 24 4C20 2 16 .6 12 0C19 -7 19 -16 12 -23Z", SEAT_DARK, PLAIN) +
    line("M-24 -3C-12 -12 8 -16 19 -18M-17 3C-4 -6 14 -9 26 -8M-15 -18C-6 -12 6 -8 13 0", 1.5) +
    shape("M0 -14C-6 -28 0 -38 6 -42C6 -36 12 -32 8 -20C6 -15 2 -13 0 -14Z", PAPER) +
    line("M3 -16Q2 -28 6 -37", 1.2) +
    circle(1, -11, 5, BRASS, edge(1.6)) +
    circle(1, -11, 2.4, RUBY, PLAIN),
};

export const mantilla: Hat = {
  ink:
    shape("M-17 0C-22 -20 -16 -34 0 -36C16 -34 22 -20 17 0C8 -5 -8 -5 -17 0Z", "#5b3a2c") +
    shape("M-11 -6C-15 -20 -10 -28 0 -29C10 -28 15 -20 11 -6C4 -9 -4 -9 -11 -6Z", BRASS, edge(1.4)) +
    line("M-6 -8V-26M0 -9V-29M6 -8V-26M-12 -16H12", 1.5, "#5b3a2c") +
    shape("M-9 2L-14 -6L-4 -5L0 -12L4 -5L14 -6L9 2Z", SEAT, edge(1.6)) +
    circle(0, -2, 2.4, PAPER, edge(1.2)),
  upright: true,
};
