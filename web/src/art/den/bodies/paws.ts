/** Paws, wings, the toad's hands and hooves: held up, holding something, and reaching down from a long arm. */
import type { Drawing } from "../../drawing";
import { INK, PLAIN, circle, ellipse, inked, line, placed, shape } from "../../ink/ink";
import type { Animal } from "../animal";
import { PAPER, SEAT, SEAT_DARK, edge } from "../pen";
import { roundel } from "./sign";

const HOOF = "#3a2d27";
const WEB = "#b9c27a";
/** Where pads lie on a paw whose animal names no colour for them. */
const PAD = "#b98072";

type Finger = readonly [path: string, width: number];

/** Fingers and arm as one shape: all their edges first, then all that is inside. */
function limb(fingers: readonly Finger[], fill: string, inkedBy = 4.6): string {
  return (
    fingers.map(([path, width]) => line(path, width + inkedBy, INK)).join("") +
    fingers.map(([path, width]) => line(path, width, fill)).join("")
  );
}

/** The same fingers' tips on a toad, which are round and larger. */
const TOAD_TIPS = [
  [-25, -31],
  [-9, -47],
  [12, -46],
  [30, -23],
] as const;

const PALMS: Readonly<Record<Animal["paw"], (animal: Animal) => string>> = {
  wing: ({ fur }) =>
    limb(
      [
        ["M0 6V-12", 30],
        ["M-10 -12Q-22 -24 -28 -40", 12],
        ["M-5 -18Q-12 -34 -14 -52", 12],
        ["M4 -18Q6 -36 4 -56", 12],
        ["M11 -12Q19 -28 22 -46", 12],
      ],
      fur.arm,
      4.4,
    ) + line("M-12 -16Q-21 -27 -26 -38M-5 -22Q-11 -36 -13 -48M4 -22Q6 -38 4 -51M11 -16Q18 -30 21 -42", 1.6, fur.armShade),
  toad: ({ fur }) =>
    limb(
      [
        ["M0 6V-10", 26],
        ["M-9 -12Q-18 -20 -25 -30", 9],
        ["M-3 -16Q-7 -32 -9 -46", 9],
        ["M6 -16Q10 -32 12 -45", 9],
        ["M11 -8Q22 -14 29 -22", 9],
        ...TOAD_TIPS.map(([x, y]): Finger => [`M${x} ${y}V${y}`, 15]),
      ],
      fur.arm,
      4.4,
    ) +
    TOAD_TIPS.map(([x, y]) => circle(x, y, 4.6, WEB, PLAIN)).join("") +
    ellipse(0, -6, 8, 9, WEB, PLAIN),
  hoof: ({ fur }) =>
    limb([["M0 8V-10", 24]], fur.arm, 4.4) +
    shape("M-15 -12C-16 -28 -12 -40 -4 -42L-1 -18L2 -42C11 -40 16 -28 15 -12C6 -7 -6 -7 -15 -12Z", HOOF, edge(2.6)) +
    line("M-9 -30q-2 6-2 12", 2, "#7d6b60"),
  paw: ({ fur, pad = PAD }) =>
    limb(
      [
        ["M0 4V-14", 34],
        ["M-17 -22L-19 -30", 14],
        ["M-7 -30L-8 -41", 14],
        ["M7 -30L8 -41", 14],
        ["M17 -22L19 -30", 14],
      ],
      fur.arm,
    ) +
    [-1, 1].map((side) => ellipse(side * 19, -29, 4.6, 5.6, pad, PLAIN) + ellipse(side * 8, -40, 4.6, 5.8, pad, PLAIN)).join("") +
    shape("M0 -22C7 -22 13 -13 12 -7C10 -1 5 -3 0 -3S-10 -1 -12 -7C-13 -13 -7 -22 0 -22Z", pad, PLAIN),
};

const GRIPS: Readonly<Record<Animal["paw"], (animal: Animal) => string>> = {
  wing: ({ fur }) =>
    limb(
      [
        ["M8 0H-4", 26],
        ["M-6 -9L-28 -12", 10.5],
        ["M-8 0L-32 0", 10.5],
        ["M-6 9L-27 11", 10.5],
      ],
      fur.arm,
      4.4,
    ) + line("M-8 -9L-24 -11M-10 0H-28M-8 9L-23 10.5", 1.4, fur.armShade),
  toad: ({ fur }) =>
    limb(
      [
        ["M8 0H-2", 22],
        ["M-6 -8L-22 -11", 8],
        ["M-8 0H-26", 8],
        ["M-6 8L-21 10", 8],
        ["M-23 -11V-11", 13],
        ["M-27 0V0", 13],
        ["M-22 10V10", 13],
      ],
      fur.arm,
      4.4,
    ),
  hoof: ({ fur }) =>
    limb([["M12 0H0", 24]], fur.arm, 4.4) + shape("M4 -15C-12 -16 -24 -12 -26 -4L-6 -1L-26 3C-24 12 -12 16 4 15Z", HOOF, edge(2.6)),
  paw: ({ fur }) =>
    limb(
      [
        ["M8 0H-4", 27],
        ["M-6 -9.5L-21 -10.5", 12],
        ["M-8 0L-25 0", 12],
        ["M-6 9.5L-20 10.5", 12],
      ],
      fur.arm,
    ) + line("M-25 -10.5l-4 .5M-29.5 0h-4.5M-24.5 10.5l-4-.5", 2.4),
};

const CLAWS = ["M-47 60L-40 74L-37 60Z", "M-31 80L-24 95L-21 80Z", "M-15 92L-9 107L-5 92Z", "M10 90L17 105L20 90Z", "M26 78L33 92L36 77Z"];

const REACHES: Readonly<Record<Animal["paw"], (animal: Animal) => string>> = {
  wing: ({ fur }) =>
    limb(
      [
        ["M0 14V30", 44],
        ["M-18 40Q-30 62 -24 92", 14],
        ["M-6 46Q-12 76 -6 106", 14],
        ["M8 46Q13 76 14 102", 14],
        ["M20 38Q32 60 32 84", 13],
        ["M-22 22Q-44 36 -46 62", 14],
      ],
      fur.arm,
      5,
    ) + line("M-18 46Q-27 64 -23 86M-6 52Q-11 76 -6 99M8 52Q12 76 13 95M20 44Q30 62 30 79", 2, fur.armShade),
  toad: ({ fur }) =>
    limb(
      [
        ["M0 14V30", 40],
        ["M-14 42Q-26 62 -22 84", 11],
        ["M0 48V96", 11],
        ["M14 42Q26 62 24 82", 11],
        ["M-22 22Q-42 34 -46 54", 11],
        ["M-22 86V86", 19],
        ["M0 98V98", 19],
        ["M24 84V84", 19],
        ["M-46 56V56", 18],
      ],
      fur.arm,
      5,
    ),
  hoof: ({ fur }) =>
    limb([["M0 10V36", 38]], fur.arm, 5) +
    shape("M-24 40C-30 64 -26 84 -10 92L-1 56L8 92C26 84 30 64 24 40C10 34 -10 34 -24 40Z", HOOF, edge(3)),
  paw: ({ fur }) =>
    limb(
      [
        ["M-22 20Q-42 32 -42 54", 19],
        ["M0 14V38", 50],
        ["M22 44Q32 58 31 72", 18],
        ["M9 52Q14 70 15 84", 19],
        ["M-8 52Q-13 70 -10 86", 19],
        ["M-22 44Q-30 58 -26 74", 18],
      ],
      fur.arm,
      5.4,
    ) +
    CLAWS.map((claw) => shape(claw, PAPER, edge(2))).join("") +
    line("M-15 54q-2 6-2 10M0 58v9M15 54q2 5 3 9", 2.2, fur.armShade),
};

/** An open paw held up; the wrist is at 0,0, and it is about 52 wide and 58 high. */
export function palm(animal: Animal, transform: string): string {
  return placed(transform, PALMS[animal.paw](animal));
}

/** A closed paw that holds something; it points to the left. */
export function grip(animal: Animal, transform: string): string {
  return placed(transform, GRIPS[animal.paw](animal));
}

/** A paw that reaches down from the end of a long arm, with the seat's sign on its cuff. */
export function reachDrawing(animal: Animal, seat: number): Drawing {
  const cuff =
    shape("M-33 -16Q0 -25 33 -16L31 8Q0 1 -31 8Z", SEAT, edge(2.8)) + shape("M-32 1Q0 -7 32 1L31 8Q0 1 -31 8Z", SEAT_DARK, edge(1.5));
  return {
    id: `den-${animal.name}-reach-${seat}`,
    box: "-60 -30 120 150",
    ink: inked(2.8, REACHES[animal.paw](animal) + cuff + roundel(seat, 0, -7, 10)),
  };
}
