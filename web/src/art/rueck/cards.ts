/** A robber's card without its robber: the ground, the frame, the back. */
import type { Drawing } from "../drawing";
import { circle, INK, line, placed, shape } from "../ink/ink";
import { PAPER } from "./colours";

const PANEL = "M9.5 5.5H90.5A4 4 0 0 1 94.5 9.5V130.5A4 4 0 0 1 90.5 134.5H9.5A4 4 0 0 1 5.5 130.5V9.5A4 4 0 0 1 9.5 5.5Z";
const SHEET = "M7.5.5H92.5A7 7 0 0 1 99.5 7.5V132.5A7 7 0 0 1 92.5 139.5H7.5A7 7 0 0 1 .5 132.5V7.5A7 7 0 0 1 7.5.5Z";

/** The seat's colour, mixed with another. */
function seatWith(other: string, percent: number): string {
  return `color-mix(in srgb, var(--seat), ${other} ${percent}%)`;
}

function sheet(): string {
  return shape(SHEET, PAPER, { stroke: INK, "stroke-width": 1.4 });
}

/** The card's panel as a clip, which the card's component names for the robber on it. */
export const PANEL_CLIP = "rueck-card-panel";

export const card: Drawing = {
  id: "rueck-card",
  box: "0 0 100 140",
  ink:
    `<clipPath id="${PANEL_CLIP}"><path d="${PANEL}"/></clipPath>` +
    sheet() +
    `<g clip-path="url(#${PANEL_CLIP})">` +
    shape(PANEL, seatWith("var(--paper)", 50)) +
    shape("M52 150L-20 40V-10H30ZM52 150L60-20H96ZM52 150L120 10V60Z", seatWith("var(--paper)", 28), { opacity: 0.55 }) +
    shape("M5 118C30 108 70 108 95 118V136H5Z", `color-mix(in srgb, ${seatWith("var(--paper)", 50)}, ${INK} 16%)`) +
    "</g>",
};

export const cardFrame: Drawing = {
  id: "rueck-card-frame",
  box: "0 0 100 140",
  ink: line(PANEL, 1.6) + circle(83.5, 17, 11, PAPER),
};

const WEAVE = Array.from({ length: 14 }, (_, strand) => `M${strand * 16 - 60} 0l140 140M${160 - strand * 16} 0l-140 140`).join("");

export const cardBack: Drawing = {
  id: "rueck-back",
  box: "0 0 100 140",
  ink:
    `<clipPath id="rueck-back-panel"><path d="${PANEL}"/></clipPath>` +
    sheet() +
    `<g clip-path="url(#rueck-back-panel)">` +
    shape(PANEL, seatWith(INK, 42)) +
    line(WEAVE, 3, seatWith("#8a8178", 26)) +
    "</g>" +
    line(PANEL, 2) +
    circle(50, 70, 27, PAPER, { stroke: INK, "stroke-width": 2.4 }),
};

/** Lies across cards that cancelled each other: the frame, into which the board writes. */
export const stamp: Drawing = {
  id: "rueck-stamp",
  box: "0 0 216 74",
  ink: placed(
    "translate(108 37) rotate(-7)",
    `<rect x="-105" y="-22" width="210" height="44" rx="6" fill="${PAPER}" stroke="var(--danger-on-paper)" stroke-width="4"/>` +
      `<rect x="-100" y="-17" width="200" height="34" rx="3" fill="none" stroke="var(--danger-on-paper)" stroke-width="1.5"/>`,
  ),
};

function star(outer: number, inner: number, points: number): string {
  const corners = Array.from({ length: 2 * points }, (_, corner) => {
    const angle = (corner * Math.PI) / points - Math.PI / 2;
    const r = corner % 2 ? inner : outer * (corner % 4 ? 0.86 : 1);
    return `${(Math.cos(angle) * r).toFixed(1)} ${(Math.sin(angle) * r).toFixed(1)}`;
  });
  return `M${corners.join("L")}Z`;
}

/** Where two sevens clash. */
export const burst: Drawing = {
  id: "rueck-burst",
  box: "0 0 72 72",
  ink: placed(
    "translate(36 36)",
    shape(star(34, 17, 9), PAPER, { stroke: INK, "stroke-width": 2.2, "stroke-linejoin": "round" }) + shape(star(20, 10, 9), "#e4572e"),
  ),
};
