/** Chips: seen from the side in a stack, and flat as they fly. Those of the bank are red. */
import type { Drawing } from "../drawing";
import { ellipse, inked, n, PLAIN, placed, shape } from "../ink/ink";
import { closed } from "./outline";

/** A chip as wide as 50; one stands for ten. */
export const WIDE = 50;
export const THICK = 4.5;
const HIGH = WIDE * 0.19;
const HALF = WIDE / 2;
const INLAY = "#f3e6cd";
/** The bank's red, where nobody's colour is set. */
const FACE = "var(--seat, #8e2f2b)";
const SHADE = "var(--seat-dark, #551614)";

const turn = (degrees: number): number => (degrees * Math.PI) / 180;

/** The rim, from its lower edge at y = 0 up by its thickness; inlays are set off from chip to chip. */
function rim(thick: number, inlays: readonly number[]): string {
  const pale = inlays.map((degrees) => {
    const [x, y] = [HALF * Math.sin(turn(degrees)), HIGH * Math.cos(turn(degrees))];
    const half = Math.max(1.6, WIDE * 0.13 * Math.cos(turn(degrees))) / 2;
    return `M${n(x - half)} ${n(y - thick)}H${n(x + half)}V${n(y)}H${n(x - half)}Z`;
  });
  return (
    inked(1.5, shape(`M-25 ${-thick}V0A25 ${HIGH} 0 0 0 25 0V${-thick}Z`, FACE)) +
    shape(pale.join(""), INLAY) +
    shape(`M13.8 ${n(7.9 - thick)}V7.9A25 ${HIGH} 0 0 0 25 0V${-thick}Z`, SHADE, { opacity: 0.45 })
  );
}

/** The face of a chip about the origin. */
function face(): string {
  const pale = Array.from({ length: 6 }, (_, spot) =>
    closed(
      [
        [0.96, 12],
        [0.96, 34],
        [0.68, 34],
        [0.68, 12],
      ].map(([share = 0, degrees = 0]) => ({
        x: HALF * share * Math.cos(turn(60 * spot + degrees)),
        y: HIGH * share * Math.sin(turn(60 * spot + degrees)),
      })),
    ),
  );
  return (
    inked(1.5, ellipse(0, 0, HALF, HIGH, FACE)) + shape(pale.join(""), INLAY) + inked(1, ellipse(0, 0, HALF * 0.62, HIGH * 0.62, INLAY))
  );
}

/** As thick as they are seen when they are counted at the poker. */
export const TALL = 12;
const INLAYS = [
  [-34, 20, 70],
  [-62, -8, 46],
] as const;
const sides = INLAYS.map((inlays, which): Drawing => ({ id: `teufel-chip-side-${which}`, box: "-26 -6 52 17", ink: rim(THICK, inlays) }));
const tallSides = INLAYS.map((inlays, which): Drawing => ({
  id: `teufel-chip-tall-${which}`,
  box: "-26 -14 52 25",
  ink: rim(TALL, inlays),
}));
const top: Drawing = { id: "teufel-chip-top", box: "-26 -11 52 22", ink: face() };

/** One chip in the air. */
const flying: Drawing = {
  id: "teufel-chip",
  box: "-27 -15 54 30",
  ink: placed("translate(0 4)", rim(7, [-34, 20, 70])) + placed("translate(0 -3)", face()),
};

/** Three chips stand for a bet where a full stack would be noise. */
const few: Drawing = {
  id: "teufel-chips-few",
  box: "-28 -34 56 46",
  ink:
    [0, 1, 2].map((place) => placed(`translate(${place % 2} ${-8 * place})`, rim(8, place % 2 ? [-62, -8, 46] : [-34, 20, 70]))).join("") +
    placed("translate(0 -24)", face()),
};

/** The place of a stack that is not there: in the fist, or lost. */
const bare: Drawing = {
  id: "teufel-chip-bare",
  box: "-28 -12 56 24",
  ink: ellipse(0, 0, 24, 9, "none", { stroke: "currentColor", "stroke-width": 2, "stroke-dasharray": "5 5", opacity: 0.85 }),
};

const shadow: Drawing = {
  id: "teufel-chip-shadow",
  box: "-28 -12 64 30",
  ink: ellipse(4, 3, WIDE * 0.62, WIDE * 0.23, "#000", { ...PLAIN, opacity: 0.38 }),
};

/** The rim of the chip at this place of a stack, counted from below. */
export function chipSide(place: number, tall = false): Drawing {
  return (tall ? tallSides : sides)[place % 2] as Drawing;
}

export { bare, few, flying, shadow, top };
export const chips: readonly Drawing[] = [...sides, ...tallSides, top, flying, few, bare, shadow];
