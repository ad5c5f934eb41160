/** Small things that tell of the state of the game: a lock, a bag of loot, a crown whole or in halves. */
import type { Drawing } from "../drawing";
import { circle, INK, inked, line, PLAIN, placed, shape } from "../ink/ink";
import { BRASS_LIGHT, pen, slab } from "./pen";

/** A lock over the sign of a seat that misses its turn; `scale` 1 covers a disc of 15. */
export function padlock(scale: number): string {
  const shackle = "M-6-1V-6a6 6 0 0 1 12 0V-1";
  return placed(
    `scale(${scale})`,
    line(shackle, 6.4) +
      line(shackle, 3, "#9aa6ae") +
      inked(1.8, shape(slab(-10, -2, 20, 15, 3), BRASS_LIGHT) + shape("M-1.6 3.4a2.6 2.6 0 1 1 3.2 0l1 5h-5.2Z", INK, PLAIN)),
  );
}

/** A bag with a coin on it: what somebody has brought home. */
export const bag: Drawing = {
  id: "klau-bag",
  box: "0 0 20 22",
  ink: placed(
    "translate(10 11)",
    inked(
      1.2,
      shape("M-3-4.4Q-9 2-8 7-7 9.6 0 9.6T8 7Q9 2 3-4.4ZM-4.6-9.4Q0-7 4.6-9.4L3-4.4Q0-3.4-3-4.4Z", "#c9a878") +
        circle(0, 3.4, 3, BRASS_LIGHT, pen(0.9)),
    ),
  ),
};

/** A coin on edge, of which many make a stack that lies on its side. */
export const coin: Drawing = {
  id: "klau-coin",
  box: "0 0 14 20",
  ink: inked(1.2, `<ellipse cx="7" cy="10" rx="5" ry="8" fill="var(--klau-coin)"/>`),
};

const OUTLINE = "M-1-.6-.55-.1 0-.95.55-.1 1-.6.8.5Q0 .66-.8.5Z";
const CRACK = "M.1-.95-.12-.6.14-.2-.1.2.1.6";
const HALVES = { left: "M-2-2H.1L-.12-.6.14-.2-.1.2.1.8H-2Z", right: "M2-2H.1L-.12-.6.14-.2-.1.2.1.8H2Z" } as const;

function crownShapes(): string {
  return inked(
    0.055,
    shape(OUTLINE, "#f3dc9c") +
      shape("M.3-.35 0-.95 0 .6Q.5.6.8.5L1-.6.55-.1Z", "#d9b768", PLAIN) +
      shape(OUTLINE, "none") +
      `<path d="M-.86.16Q0 .32.86.16" fill="none"/>` +
      [-1, 0, 1].map((x) => `<circle cx="${x}" cy="${x ? -0.66 : -1.02}" r=".14" fill="${x ? "#f3dc9c" : "#d8644a"}"/>`).join(""),
  );
}

/** The one crown of the house; shared by two it is broken. */
export const crown: Drawing = { id: "klau-crown", box: "0 0 100 90", ink: placed("translate(50 54) scale(42)", crownShapes()) };

function half(side: keyof typeof HALVES): Drawing {
  const id = `klau-crown-${side}`;
  const cut = `<clipPath id="${id}-cut"><path d="${HALVES[side]}"/></clipPath><g clip-path="url(#${id}-cut)">${crownShapes()}</g>`;
  return { id, box: "0 0 100 90", ink: placed("translate(50 54) scale(42)", cut + line(CRACK, 0.055)) };
}

export const halves = { left: half("left"), right: half("right") } as const;
export const signs: readonly Drawing[] = [bag, coin, crown, halves.left, halves.right];
