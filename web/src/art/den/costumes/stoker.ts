/** Stokers of Auf Teufel komm raus: caps with a peak, knotted cloths, and soot. */
import { PLAIN, circle, line, n, shape } from "../../ink/ink";
import type { Animal } from "../animal";
import type { AnimalName } from "../animals";
import { SEAT, SEAT_DARK, edge } from "../pen";
import { SHOULDERS } from "./shoulders";
import { type Costume, type Hat, hatted } from "./costume";

const cap: Hat = {
  ink:
    shape("M-25 -4C-30 -18 -14 -24 2 -23C18 -24 30 -16 25 -4C10 -10 -10 -10 -25 -4Z", "#3f4d5c") +
    shape("M10 -23C25 -20 29 -12 25 -4C21 -6 17 -7 13 -7.6C18 -12 16 -19 10 -23Z", "#2c3743", PLAIN) +
    shape("M-25 -5C-9 -12 9 -12 25 -5L24 3C9 -5 -9 -5 -24 3Z", "#27303a") +
    shape("M-20 3C-8 -5 8 -5 20 3C24 6 22 9 18 8C8 2 -8 2 -18 8C-22 9 -24 6 -20 3Z", "#15181c") +
    circle(0, -6, 4.6, SEAT, edge(1.5)) +
    line("M-15 -14q7-5 14-5", 1.9, "#71808f"),
  covering: true,
  pierced: true,
};

const cloth: Hat = {
  ink:
    shape("M-24 4C-27 -12 -13 -20 0 -20C13 -20 27 -12 24 4C8 -6 -8 -6 -24 4Z", SEAT) +
    shape("M11 -18.5C24 -14 26 -6 24 4C19 1 15 -.6 11 -1.6C17 -7 16 -14 11 -18.5Z", SEAT_DARK, PLAIN) +
    shape("M-6 -15C-13 -27 -22 -26 -21 -19C-18 -15 -11 -14 -6 -15ZM-4 -16C0 -28 10 -30 11 -23C10 -18 2 -16 -4 -16Z", SEAT) +
    circle(-5, -16, 4, SEAT_DARK, edge(1.6)) +
    line("M-19 -1C-8 -7 8 -7 19 -1", 1.2, SEAT_DARK),
  covering: true,
};

/** Coal dust on forehead and cheeks. */
function soot({ eyes: [left, right], cheeks: { at, y }, dark }: Animal): string {
  const colour = dark ? "#8a8390" : "#3a2f2a";
  const [leftCheek = 0, rightCheek = leftCheek] = [at[0], at.at(-1)];
  const smudges =
    shape(`M${rightCheek - 7} ${y - 3}q5-4 9-1q4 4-1 7q-6 2-9-1q-2-3 1-5Z`, colour) +
    shape(`M${leftCheek - 3} ${y + 3}q3-3 6-1q2 3-1 5q-5 1-5-4Z`, colour) +
    shape(`M${n((left.x + right.x) / 2 - 5)} ${n(left.y - 12)}q4-3 8 0q1 3-3 4q-5 0-5-4Z`, colour, { opacity: 0.8 });
  const scratches = line(`M${rightCheek - 4} ${y - 1}l5 3M${rightCheek - 2} ${y + 2}l3 1.5`, 1, colour, { opacity: 0.6 });
  return `<g stroke="none" opacity=".5">${smudges}</g>${scratches}`;
}

const scarf =
  shape(SHOULDERS, "#3b4753") +
  shape("M16 57C24 65 40 65 48 57L51 63C43 72 21 72 13 63Z", SEAT) +
  shape("M38 66L46 78H36L33 68Z", SEAT_DARK, edge(1.6)) +
  line("M20 63q4 3 9 4", 1.2, SEAT_DARK);

const CLOTHS: readonly AnimalName[] = ["hare", "toad", "stag", "goose"];

export const costume: Costume = {
  name: "stoker",
  dress: (animal) => ({ collar: scarf, under: soot(animal), ...hatted(animal, CLOTHS.includes(animal.name) ? cloth : cap) }),
};
