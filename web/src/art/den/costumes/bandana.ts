/** The cloth with dots that robbers and thieves tie round their heads. */
import { PLAIN, shape } from "../../ink/ink";
import { PAPER, SEAT, SEAT_DARK, dots } from "../pen";
import { type Hat } from "./costume";

export const bandana: Hat = {
  ink:
    shape("M-24 3C-26 -14 -12 -22 0 -22C12 -22 26 -14 24 3C8 -7 -8 -7 -24 3Z", SEAT) +
    shape("M10 -21C23 -17 26 -8 24 3C19 0 15 -2 11 -3C17 -9 16 -16 10 -21Z", SEAT_DARK, PLAIN) +
    shape("M22 -3C31 -9 37 -5 36 1C31 2 27 2 24 1C30 5 32 10 29 14C24 11 22 6 21 1Z", SEAT) +
    dots(
      [
        [-14, -8],
        [-6, -15],
        [-2, -8],
        [7, -12],
        [15, -6],
      ],
      1.9,
      PAPER,
      PLAIN,
    ),
  covering: true,
  pierced: true,
};
