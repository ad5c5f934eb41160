/** Powdered hair: the tower with a bird on it, and the perruque with a bow. */
import { INK, PLAIN, circle, line, shape } from "../../ink/ink";
import { SEAT, SEAT_DARK, edge } from "../pen";
import { type Hat } from "./costume";

const [POWDER, POWDER_SHADE, CURL, CURL_SHADE, LOCK] = ["#e6e0d6", "#c5bcae", "#efe9df", "#d5cdbf", "#8f8575"];

/** Curls on both sides, as far from the middle and as large, at these heights. */
const curls = (across: number, r: number, heights: readonly number[]): string =>
  heights
    .map(
      (y) =>
        circle(-across, y, r, CURL) +
        circle(across, y, r, CURL_SHADE) +
        line(`M${-across - 2} ${y}q2-3 4 0M${across - 2} ${y}q2-3 4 0`, 1.3, LOCK),
    )
    .join("");

export const wig: Hat = {
  ink:
    shape("M-23 22C-34 6 -27 -32 -14 -43C-4 -51 14 -49 20 -39C30 -22 31 8 23 22L20 4C12 -4 -12 -4 -20 4Z", POWDER) +
    shape("M10 -46C24 -42 30 -14 25 16L23 22L20 4C17 1 13.5 -.6 10 -1.4C18 -14 18 -34 10 -46Z", POWDER_SHADE, PLAIN) +
    line("M-18 -24q9-9 16 0t17-2M-22 -9q9-9 17-1t20-2M-11 -37q7-6 12 0t11-1", 1.7, LOCK) +
    curls(25, 6.2, [6, 17]) +
    shape("M-14 -40C-6 -34 8 -34 15 -41C14 -50 6 -51 0 -51S-13 -49 -14 -40Z", "#8a6238") +
    line("M-9 -44l6 4M-1 -48l5 8M8 -46l-5 6", 1.3, "#4f361c") +
    shape("M-8 -49C-10 -63 4 -64 9 -58L16 -56L9.5 -53C9 -49 5 -47 2 -47Z", SEAT) +
    circle(4, -57.5, 1.5, INK, PLAIN) +
    shape("M9 -58.5l7.5 2.5l-7 2.6Z", "#e8b04a", edge(1.3)) +
    line("M-8 -50q-6-2-8-8", 1.8),
  wig: true,
};

export const perruque: Hat = {
  ink:
    shape("M-25 16C-33 2 -28 -18 -14 -22C-6 -26 6 -26 14 -22C28 -18 33 2 25 16L21 2C12 -6 -12 -6 -21 2Z", POWDER) +
    shape("M14 -22C28 -18 33 2 25 16L21 2C18 -1 15 -2.5 12 -3.4C18 -10 18 -17 14 -22Z", POWDER_SHADE, PLAIN) +
    line("M0 -24Q-2 -14 0 -5M-8 -22q-3 8-2 16M8 -22q3 8 2 16", 1.4, LOCK) +
    curls(27, 6, [4, 14]) +
    shape("M0 -22L-9 -28V-17ZM0 -22L9 -28V-17Z", SEAT, edge(1.6)) +
    circle(0, -22, 2.6, SEAT_DARK, edge(1.3)),
  wig: true,
};
