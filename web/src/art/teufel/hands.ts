/** Hands: the fist with the bet in it, the open palm that stops, the glove over the oven. */
import type { Drawing } from "../drawing";
import { ellipse, inked, line, PLAIN, shape } from "../ink/ink";

const SKIN = "var(--teufel-skin)";
const SHADE = "color-mix(in srgb, var(--teufel-skin), #5a2a12 28%)";

/** A cuff in the seat's colour below a hand; both hands have it. */
const cuff =
  shape("M26 70 22 98H78L74 70Z", "var(--seat)") +
  shape("M58 70 60 98H78L74 70Z", "var(--seat-dark)", PLAIN) +
  shape("M22 98H78L77 88H23.5Z", "var(--paper)", { "stroke-width": 3 });

/** Closed round a bet that nobody sees. */
const closedFist: Drawing = {
  id: "teufel-fist-closed",
  box: "0 8 100 95",
  ink:
    ellipse(50, 95, 46, 8, "#000", { opacity: 0.35 }) +
    inked(
      3.4,
      cuff +
        shape("M14 42C12 24 24 16 50 16 76 16 88 24 86 42L84 62C82 72 74 76 50 76 26 76 18 72 16 62Z", SKIN) +
        shape("M70 18C84 22 87 30 86 42L84 62C82 72 74 76 56 76 70 70 76 44 70 18Z", SHADE, PLAIN) +
        line("M32 19C31 30 31 38 32 46M50 19C49 30 49 38 50 46M67 19C66 30 66 38 67 46", 3) +
        shape("M16 50C28 42 52 42 64 48 72 52 70 62 60 62 46 62 30 60 18 66Z", SKIN) +
        line("M56 47C62 48 64 52 61 55", 2.4) +
        line("M19 25q5-4 9 0M36 25q5-4 9 0M53 25q5-4 9 0M71 25q5-4 9 0", 2.2, "#fff3df", { opacity: 0.55 }),
    ),
};

/** Opened: the palm up, the chips upon it. */
const openFist: Drawing = {
  id: "teufel-fist-open",
  box: "0 8 100 95",
  ink:
    ellipse(50, 95, 46, 8, "#000", { opacity: 0.35 }) +
    inked(
      3.4,
      cuff +
        shape(
          "M20 62C8 56 0 48 3 43 7 38 15 43 22 48L18 30C16 22 26 19 29 27L34 42 33 22C33 13 44 13 45 22L47 41 51 22C53 14 63 16 62 24L60 43 67 29C71 22 80 26 77 34L70 52C80 50 86 56 80 62L71 71C64 77 34 78 28 72Z",
          SKIN,
        ) +
        shape("M70 52C80 50 86 56 80 62L71 71C66 75 56 76 48 76 62 70 68 62 70 52Z", SHADE, PLAIN) +
        line("M36 58C44 64 56 64 64 56M33 66C42 71 54 71 62 67", 2.4),
    ),
};

/** An open hand: stop. */
const palm: Drawing = {
  id: "teufel-palm",
  box: "0 0 92 100",
  ink: inked(
    3.4,
    shape(
      "M30 96V74C18 66 12 54 8 44 6 37 14 34 19 40L28 52 26 18C26 10 37 10 38 18L40 42 42 10C43 2 54 2 54 10L55 42 59 15C60 8 71 9 70 17L67 46 73 30C76 23 85 26 83 34L75 66C73 76 70 78 70 84V96Z",
      SKIN,
    ),
  ),
};

/** The pointer over the oven: a leather glove. The origin is the tip of its finger. */
const glove: Drawing = {
  id: "teufel-glove",
  box: "-34 -8 84 144",
  ink: inked(
    4.6,
    shape(
      "M-8 4C-8-6 8-6 8 4L9 34C16 31 20 35 21 39 27 36 33 40 33 45 40 43 45 48 45 54L46 78C46 92 38 100 34 106H2C-4 96-14 86-24 72-32 60-20 52-12 61L-8 66Z",
      "#d3a26c",
    ) +
      shape("M45 54 46 78C46 92 38 100 34 106H18C30 92 34 70 33 45 40 43 45 48 45 54Z", "#a06f40", PLAIN) +
      line("M9 34V54M21 39V56M33 45V58", 3) +
      line("M-4 2C-4-2 0-3 3-2M-22 66C-24 62-20 60-17 63", 2.5, "#f3dcb8") +
      shape("M-2 104H38L42 132H-6Z", "#8e3a2c") +
      line("M-4 118H40", 2.4, "#e6b08c", { "stroke-dasharray": "5 5" }),
  ),
};

export { closedFist, glove, openFist, palm };
export const hands: readonly Drawing[] = [closedFist, openFist, palm, glove];
