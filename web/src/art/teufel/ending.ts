/** Things of the ending: the devil's accounts, the crown, and the warm seat by the fire. */
import type { Drawing } from "../drawing";
import { circle, ellipse, INK, inked, line, PLAIN, shape } from "../ink/ink";
import { impHead } from "./imp";

/** The origin is the middle of its lower rim. */
const crown: Drawing = {
  id: "teufel-crown",
  box: "-32 -46 64 50",
  ink: inked(
    2.4,
    shape("M-26-29-14-14 0-38 14-14 26-29 21 0H-21Z", "#f3dc9c") +
      shape("M8-28 0-38V0H21L26-29 14-14Z", "#d9b768", PLAIN) +
      line("M-26-29-14-14 0-38 14-14 26-29 21 0H-21ZM-21-8H21", 2) +
      circle(-26, -30, 3.8, "#f3dc9c") +
      circle(26, -30, 3.8, "#f3dc9c") +
      circle(0, -39, 4, "#d9556c"),
  ),
};

/** The devil's desk; its origin is the middle of its front edge. */
const desk: Drawing = {
  id: "teufel-desk",
  box: "-84 -28 168 32",
  ink: inked(2.6, shape("M-76-24H74L82 0H-82Z", "#4a3325")) + line("M-74-20H72", 2, "#7a5a42"),
};

/** The list of pacts, hung over the edge of the sill, for its lines of writing; as high as its rows ask. */
export function scrollOf(rows: number): string {
  const low = 44 + 25 * Math.max(1, rows);
  return `M0 0H106V${low}q-26.5 9-53 0t-53 0Z`;
}

const quill: Drawing = {
  id: "teufel-quill",
  box: "-22 -90 26 94",
  ink: inked(2.2, shape("M0 0C8-32 2-62-14-84-20-52-16-22-6 2Z", "var(--paper)")) + line("M-3 0C0-28-4-56-13-80", 1.4),
};

/** A blanket round whoever sits warm; the origin is the middle of its foot, the head is at -98. */
const blanket: Drawing = {
  id: "teufel-blanket",
  box: "-58 -78 116 94",
  ink:
    ellipse(0, 4, 58, 12, "#000", { opacity: 0.45 }) +
    inked(
      3.2,
      shape("M-50 0C-54-46-34-72 0-74 34-72 54-46 50 0 30 10-30 10-50 0Z", "#8c5a6a") +
        shape("M18-72C42-62 54-40 50 0 40 5 30 7 20 8 34-20 34-50 18-72Z", "#6b4150", PLAIN) +
        line("M-47-42C-20-52 20-52 47-42M-47-18C-20-28 20-28 47-18", 3.4, "#e9c9a8", { "stroke-dasharray": "9 7" }) +
        line("M-8-74C-4-40 4-20 2 6", 2.6),
    ),
};

/** A warm hat, for a head of radius 34 about the origin. */
const hat: Drawing = {
  id: "teufel-hat",
  box: "-38 -56 76 56",
  ink: inked(
    3.2,
    shape("M-31-14C-28-48 28-48 31-14 14-24-14-24-31-14Z", "#2f5d4c") +
      shape("M-35-10C-20-24 20-24 35-10 34-3-34-3-35-10Z", "#f1e4c4") +
      circle(0, -44, 9, "#f1e4c4"),
  ),
};

/** A marshmallow on a fork, held over the embers; the origin is the hand that holds it. */
const fork: Drawing = {
  id: "teufel-fork",
  box: "-130 -124 144 134",
  ink:
    line("M0 0-96-79", 9, INK, { "stroke-linecap": "round" }) +
    line("M0 0-96-79", 4, "#8a5a34", { "stroke-linecap": "round" }) +
    line("M-96-79l-12-4M-96-79l-9-12M-96-79l-1-14", 3.4, INK, { "stroke-linecap": "round" }) +
    `<g transform="translate(-107 -92) rotate(-40)">${inked(
      2.6,
      '<rect x="-16" y="-13" width="32" height="26" rx="9" fill="#f6ead2"/>' +
        shape("M-14 4C-6 11 8 11 14 4V7C14 11 11 13 7 13H-8C-12 13-14 10-14 7Z", "#c98a4a", PLAIN),
    )}</g>` +
    line("M-116-112c-5-6 4-10 0-12M-100-114c-5-6 4-8 0-10", 2.6, "#ffe9da", { "stroke-linecap": "round" }),
};

const mug: Drawing = {
  id: "teufel-mug",
  box: "-28 -44 64 66",
  ink:
    ellipse(2, 14, 26, 6, "#000", { opacity: 0.45 }) +
    line("M16-8C34-10 32 12 15 10", 8) +
    line("M16-8C34-10 32 12 15 10", 4, "#b9402e") +
    inked(2.8, shape("M-18-16H18L15 14C8 18-8 18-15 14Z", "#b9402e") + ellipse(0, -16, 18, 5.4, "#4a2a1a", { "stroke-width": 2.4 })) +
    line("M-6-26c-5-6 4-9 0-15M6-26c-5-6 4-9 0-15", 2.6, "#ffe9da", { "stroke-linecap": "round" }) +
    impHead(0, 0, 20, "#f3dcc0", "#6d1512"),
};

export const ending = { crown, desk, quill, blanket, hat, fork, mug } as const;
export const endings: readonly Drawing[] = Object.values(ending);
