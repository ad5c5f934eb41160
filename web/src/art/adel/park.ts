/** What stands on the lawn. */
import { circle, ellipse, INK, line, placed, PLAIN, shape } from "../ink/ink";
import {
  BRASS,
  BRASS_DARK,
  BRASS_LIGHT,
  OAK,
  PAPER,
  SAND_LIGHT,
  SLATE_DARK,
  SLATE_LIGHT,
  STONE,
  STONE_LIGHT,
  WALNUT_DARK,
} from "./colours";
import { edged, plain, rect, rod, shadow } from "./pen";

/** A round tree; its foot at 0. */
export function oak(): string {
  return (
    shadow(0, 0, 10, 2.6) +
    rod("M0 0V-8", 4, "#6b4a2e", 2) +
    edged("M-9 -6Q-13 -16 -5 -20Q-4 -28 3 -26Q12 -26 11 -17Q14 -8 6 -6Q0 -3 -9 -6Z", "var(--adel-leaf)", 1.7) +
    plain("M3 -25Q12 -26 11 -17Q14 -8 6 -6Q3 -5 1 -5Q8 -14 3 -25Z", "var(--adel-leaf-dark)") +
    line("M-5 -15q2 -4 5 -4", 1.5, "var(--adel-leaf-light)")
  );
}

/** A fir. */
export function fir(): string {
  return (
    shadow(0, 0, 10, 2.6) +
    line("M0 0V-6", 4) +
    edged("M0 -32Q8 -22 8 -12Q8 -4 0 -4T-8 -12Q-8 -22 0 -32Z", "var(--adel-fir)", 1.7) +
    plain("M0 -31Q8 -22 8 -12Q8 -5 1 -4Q5 -16 0 -31Z", "var(--adel-fir-dark)")
  );
}

/** A bush. */
export function bush(): string {
  return (
    shadow(0, 0, 10, 2.6) +
    edged("M-11 0Q-13 -9 -5 -10Q0 -15 5 -10Q13 -9 11 0Z", "var(--adel-bush)", 1.7) +
    plain("M5 -10Q13 -9 11 0H3Q7 -5 5 -10Z", "var(--adel-bush-dark)")
  );
}

/** Hammer to the left, castle to the right; its foot at 0. */
export function signpost(): string {
  return (
    shadow(0, 1, 7, 2.4) +
    rod("M0 0V-92", 6.4, OAK, 3) +
    edged("M3 -88h-26l-9 7l9 7h26Z", "#c79a62", 1.8) +
    edged("M-3 -70h26l9 7l-9 7h-26Z", "#c79a62", 1.8) +
    placed(
      "translate(-16 -81) rotate(-38) scale(0.4)",
      rect(-2.5, -4, 5, 24, 0, OAK, { "stroke-width": 3 }) + rect(-14, -15, 28, 14, 2, "#6b4225", { "stroke-width": 3 }),
    ) +
    placed(
      "translate(7 -70) scale(0.22)",
      edged("M0 52V8H10V16H20V8H40V16H50V8H60V52Z", SAND_LIGHT, 6) + edged("M22 52V36Q30 26 38 36V52Z", INK, 1),
    )
  );
}

/** A fountain in its pond; the middle of the water at 0. */
export function fountain(): string {
  return placed(
    "translate(-556 -492)",
    ellipse(556, 492, 40, 13, "var(--adel-pond)") +
      ellipse(556, 492, 33, 9, "var(--adel-pond-light)", PLAIN) +
      rect(551, 470, 10, 22, 0, STONE, { "stroke-width": 1.8 }) +
      edged("M538 470Q556 478 574 470L570 464H542Z", STONE_LIGHT, 1.8) +
      line("M556 464Q548 452 542 462M556 464Q564 452 570 462M556 464V452", 2.4, "#dff1f2"),
  );
}

/** A lamp that is lit by itself; its foot at 0. */
export function lamppost(): string {
  return (
    shadow(0, 1, 6, 2) +
    circle(0, -36, 15, "var(--adel-lamplight)", PLAIN) +
    rod("M0 0V-30", 4, SLATE_LIGHT, 1.6) +
    edged("M-5 -42h10l-2 12h-6Z", "var(--adel-window)", 1.7) +
    edged("M-6 -42L0 -48L6 -42Z", SLATE_DARK, 1.5)
  );
}

/** Where paid cheques lie; its foot at 0. */
export function till(): string {
  return placed(
    "translate(0 0)",
    shadow(0, 1, 22, 4) +
      shape("M-20 0V-14L-14 -26H14L20 -14V0Z", BRASS) +
      plain("M10 -25H14L20 -14V-1H10Z", BRASS_DARK) +
      rect(-11, -36, 22, 11, 1.5, WALNUT_DARK, { "stroke-width": 1.7 }) +
      circle(-9, -17, 2, PAPER, { "stroke-width": 1 }) +
      circle(-3, -17, 2, PAPER, { "stroke-width": 1 }) +
      circle(3, -17, 2, PAPER, { "stroke-width": 1 }) +
      circle(9, -17, 2, PAPER, { "stroke-width": 1 }) +
      rect(-17, -10, 34, 8, 0, BRASS_LIGHT, { "stroke-width": 1.5 }) +
      line("M-4 -6h8", 2),
  );
}
