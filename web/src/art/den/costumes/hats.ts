/** Hats of noble people: the top hat, the one with the plume, the bicorne. */
import { PLAIN, circle, line, shape } from "../../ink/ink";
import { BRASS, CRIMSON, PAPER, SEAT, SEAT_DARK, edge } from "../pen";
import { type Hat } from "./costume";

export const topHat: Hat = {
  ink:
    shape("M-18 -2L-20 -35C-8 -40 8 -40 20 -36L18 -2Z", "#3a3742") +
    shape("M9 -3L11 -39C14 -38.5 17 -37.5 20 -36L18 -2Z", "#25232b", PLAIN) +
    shape("M-18.6 -12C-8 -8 8 -8 18.6 -12L18 -2C8 3 -8 3 -18 -2Z", SEAT, edge(1.6)) +
    shape("M-29 1C-20 -7 -14 -4 0 -3C14 -4 20 -7 29 0C20 7 -20 7 -29 1Z", "#3a3742") +
    line("M-13 -17L-14 -31", 2.2, "#716d7c"),
};

export const plumedHat: Hat = {
  ink:
    shape("M-34 1C-24 -13 22 -16 34 -4C24 6 -22 9 -34 1Z", SEAT_DARK) +
    shape("M-18 -4C-20 -22 -10 -27 1 -27C13 -27 20 -20 19 -6C8 0 -9 0 -18 -4Z", SEAT) +
    shape("M-18.6 -10C-8 -5 8 -5 19.4 -12L19 -5C8 0 -9 0 -18 -4Z", CRIMSON, edge(1.6)) +
    shape("M8 -14C18 -40 40 -44 50 -30C44 -31 43 -27 47 -22C39 -23 36 -18 38 -13C28 -16 15 -8 8 -14Z", PAPER) +
    line("M10 -14C22 -28 32 -32 43 -31M24 -24l-1-7M31 -28l4 7M18 -19l8 3", 1.3),
};

export const bicorne: Hat = {
  ink:
    shape("M-36 4C-32 -6 -26 -24 0 -25C26 -24 32 -6 36 4C30 -1 20 -5 0 -5C-20 -5 -30 -1 -36 4Z", "#2d3244") +
    shape("M14 -23C28 -18 33 -4 36 4C31 0 26 -2 19 -3.6C24 -10 22 -18 14 -23Z", "#1d2130", PLAIN) +
    line("M-33 1C-27 -8 -20 -21 0 -21.5C20 -21 27 -8 33 1", 2.2, BRASS) +
    circle(0, -14, 6, SEAT, edge(1.7)) +
    circle(0, -14, 2.5, PAPER, edge(1.2)) +
    shape("M-4 -24C-8 -36 2 -40 6 -34C10 -38 14 -32 9 -25Z", PAPER),
  covering: true,
};
