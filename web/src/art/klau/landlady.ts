/** The landlady, who has the one crown of the house: red hair, an apron, and an arm for the winner. */
import type { Drawing } from "../drawing";
import { circle, ellipse, INK, inked, line, PLAIN, placed, shape } from "../ink/ink";
import { BRASS_LIGHT, PAPER, pen, veil, WHITE } from "./pen";
import { limb } from "./stage";

const SKIN = "#f2c8a4";
const DRESS = "#7a2f3a";

function hair(): string {
  return (
    circle(60, 16, 15, "#a8452a", pen(2.2)) +
    line("M50 12q10-8 20 0M49 19q11-7 22 0", 1.4) +
    shape("M8 190V122Q8 96 38 92H82Q112 96 112 122V190Z", DRESS, pen(2.4)) +
    shape("M84 92Q112 96 112 122V190H92V122Q96 104 84 92Z", "#5f222c", PLAIN) +
    shape("M40 92Q60 104 80 92L86 122V190H34V122Z", PAPER) +
    line("M40 92 34 122V190M80 92l6 30V190", 3)
  );
}

function eye(x: number): string {
  return (
    ellipse(x, 61, 6.8, 6.5, WHITE, pen(1.5)) +
    circle(x, 61, 3.5, INK, PLAIN) +
    circle(x + 1.1, 59.8, 1, WHITE, PLAIN) +
    shape(`M${x - 7.8} 60.3q7.8-1.7 15.6 0v-7.6h-15.6Z`, SKIN, PLAIN) +
    line(`M${x - 6.8} 60.2q6.8-1.8 13.6 0`, 1.5)
  );
}

function face(): string {
  return (
    shape("M29 42Q27 80 44 92 60 101 76 92 93 80 91 42 60 16 29 42Z", SKIN, pen(2.4)) +
    circle(38, 74, 8, "#e8836f", veil(0.55)) +
    circle(82, 74, 8, "#e8836f", veil(0.55)) +
    shape("M25 60Q18 22 60 21 102 22 95 60 88 44 74 40 52 44 38 36 30 46 25 60Z", "#b8502f", pen(2.4)) +
    shape("M72 23Q102 28 95 60 88 44 74 40Q80 32 72 23Z", "#96391f", PLAIN) +
    line("M39 49Q46 47 53 50M81 49Q74 47 67 50", 3, "#8f3b20") +
    eye(46) +
    eye(74) +
    shape("M60 64Q54 74 60 75 65 75 65 72", "#dd9f78", pen(1.8)) +
    shape("M47 81Q60 94 73 81 60 86 47 81Z", WHITE, pen(1.9)) +
    circle(27, 74, 3.4, BRASS_LIGHT, pen(1.4)) +
    circle(93, 74, 3.4, BRASS_LIGHT, pen(1.4))
  );
}

export const landlady: Drawing = { id: "klau-landlady", box: "0 0 120 190", ink: inked(2, hair() + face()) };

/** Her arm, raised over a neighbour's head to the right, in a box of the room; the fingers close at its upper end. */
export const crowning: Drawing = {
  id: "klau-crowning",
  box: "0 0 180 270",
  ink: placed("translate(-150 -46)", limb([["M166 306Q238 240 256 144Q268 98 292 74", 32]], DRESS) + limb([["M296 66l6-6", 22]], SKIN, 4)),
};

/** One that goes up close to her side, for a crown in two halves. */
export const holding: Drawing = {
  id: "klau-holding",
  box: "0 0 90 190",
  ink: limb([["M72 186Q66 114 42 54 34 30 20 20", 28]], DRESS) + limb([["M16 16l-4-4", 20]], SKIN, 4),
};

/** Fingers that lie over the rim of the crown. */
export const fingers: Drawing = {
  id: "klau-fingers",
  box: "0 0 30 24",
  ink: limb(
    [
      ["M8 8l10-2", 9],
      ["M9 16l10 2", 9],
    ],
    SKIN,
    4,
  ),
};
