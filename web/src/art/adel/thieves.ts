/** The ten thieves: a head with a mask, and a coat. */
import type { Drawing } from "../drawing";
import { circle, ellipse, INK, inked, line, placed, PLAIN, shape } from "../ink/ink";
import { BRASS_LIGHT, CRIMSON, HAIR, IVORY, PAPER, RAVEN, RUDDY, SKIN, SKIN_LIGHT, SLATE_LIGHT, THROAT } from "./colours";
import { edged, plain } from "./pen";

export type ThiefMood = "sly" | "shock" | "sulk";

interface Thief {
  readonly name: string;
  readonly skin: string;
  readonly coat: string;
  /** What is seen behind the head. */
  readonly behind?: string;
  readonly hat: string;
  readonly chest?: string;
  /** A scarf in the colour of the seat. */
  readonly scarf?: boolean;
}

const stripes = line("M-33 38Q-4 30 25 38M-35 46Q-4 38 27 46", 4, PAPER);

function neckerchief(colour: string): string {
  return shape("M-15 25Q-4 34 7 25L4 34L-4 32L-12 34Z", colour);
}

/** By number, 1 first. A higher number wears what a lower one does: house rules know up to twenty. */
const THIEVES: readonly Thief[] = [
  // Nervous Nephew
  {
    name: "nephew",
    skin: "#f3cfb0",
    coat: "#5a3a3f",
    hat:
      edged("M-18 -8Q-18 -26 0 -26T18 -8Q0 -14 -18 -8Z", "#7a3140", 2.2) +
      shape("M-18 -8Q-2 -14 10 -11L14 -4Q-4 -8 -22 -2Q-22 -6 -18 -8Z", "#4c1f2a") +
      plain("M-22 12q-4 6 0 8q4 -2 0 -8ZM22 8q-4 6 0 8q4 -2 0 -8Z", "#8fd0ef"),
    chest: stripes,
    scarf: true,
  },
  // Butterfingers
  {
    name: "butterfingers",
    skin: RUDDY,
    coat: "#5c5148",
    hat: edged("M-18 -6Q-20 -22 -8 -22Q-4 -30 4 -24Q18 -26 18 -6Q10 -14 0 -12T-18 -6Z", "#b36a2c", 2.2),
    chest: stripes,
    scarf: true,
  },
  // The Gardener
  {
    name: "gardener",
    skin: "#d9a07a",
    coat: "#7a6240",
    hat:
      edged("M-34 -6Q0 -18 34 -6Q20 2 0 -6T-34 -6Z", "#dcb968", 2.2) +
      edged("M-15 -9Q-14 -26 0 -26T15 -9Q0 -14 -15 -9Z", "#ecd08a", 2.2) +
      edged("M-15 -12Q0 -17 15 -12L15 -8Q0 -13 -15 -8Z", "#6f8f4e", 1.6) +
      edged("M12 -14q4 -10 10 -8q0 8 -10 8Z", "#d06a58", 1.6),
    chest: neckerchief(CRIMSON),
  },
  // The Cook
  {
    name: "cook",
    skin: SKIN,
    coat: "#d8d0c0",
    hat:
      edged("M-16 -9C-28 -20 -20 -34 -8 -30C-4 -40 10 -40 12 -31C24 -34 28 -18 16 -9Q0 -15 -16 -9Z", PAPER, 2.2) +
      line("M-6 -14v-8M2 -15v-9M9 -13v-8", 1.6, "#a7997f") +
      line("M-9 14q4 -3 9 0q5 -3 9 0", 3, HAIR),
    chest: shape("M-14 26L-4 38L6 26Q-4 30 -14 26Z", CRIMSON),
  },
  // Slippery Sepp
  {
    name: "sepp",
    skin: RUDDY,
    coat: "#6d5b3c",
    hat:
      edged("M-19 -6Q-12 -30 4 -28Q14 -24 19 -8Q0 -16 -19 -6Z", "#4f7350", 2.2) +
      edged("M-25 -4Q0 -18 25 -8Q20 -2 0 -8T-25 -4Z", "#3b5a40", 2.2) +
      edged("M10 -16Q14 -38 24 -40Q24 -26 16 -14Z", PAPER, 1.8) +
      line("M-8 14q8 4 17 -1", 3.4, "#6b3f1e"),
    chest: neckerchief("#d9c79a"),
  },
  // The Governess
  {
    name: "governess",
    skin: SKIN_LIGHT,
    coat: "#5b4a5e",
    behind: circle(0, -24, 9, HAIR, { "stroke-width": 2.2 }),
    hat:
      edged("M-18 -4Q-20 -22 0 -23T18 -4Q12 -15 0 -14T-18 -4Z", HAIR, 2.2) +
      circle(-8, 1, 7, "none", { "stroke-width": 1.8, stroke: BRASS_LIGHT }) +
      circle(8, 1, 7, "none", { "stroke-width": 1.8, stroke: BRASS_LIGHT }) +
      line("M-1 0h2", 1.8, BRASS_LIGHT),
    scarf: true,
  },
  // Sooty the Sweep
  {
    name: "sweep",
    skin: "#b99a86",
    coat: "#3a3634",
    hat:
      edged("M-14 -11L-15 -36Q0 -40 15 -35L14 -11Z", "#2b2a2f", 2.2) +
      edged("M-24 -9Q0 -18 24 -9Q14 -4 0 -8T-24 -9Z", "#2b2a2f", 2.2) +
      line("M-9 -18L-10 -30", 2, SLATE_LIGHT) +
      circle(-9, 14, 2.5, "#5a4a44", PLAIN) +
      circle(10, 12, 3, "#5a4a44", PLAIN),
    chest: stripes,
    scarf: true,
  },
  // The Chaplain
  {
    name: "chaplain",
    skin: SKIN,
    coat: RAVEN,
    hat:
      edged("M-32 -8Q-18 -12 -14 -12Q-12 -28 0 -28T14 -12Q18 -12 32 -8Q18 -1 0 -6T-32 -8Z", RAVEN, 2.2) +
      line("M-14 -13Q0 -9 14 -13", 2.4, CRIMSON),
    chest: shape("M-12 25Q-4 30 4 25L3 32Q-4 35 -11 32Z", PAPER),
  },
  // The Butler
  {
    name: "butler",
    skin: SKIN_LIGHT,
    coat: "#2b2a33",
    hat:
      edged("M-18 -4Q-20 -20 -8 -22Q10 -26 17 -14Q19 -8 18 -4Q12 -14 -4 -15Q-14 -12 -18 -4Z", "#2b2420", 2.2) +
      line("M-8 -21Q4 -22 13 -16", 1.8, "#6b5a50") +
      line("M-5 -8q-3 -3 -7 -1M5 -8q3 -3 7 -1", 1.6),
    chest:
      shape("M-12 25L-4 50L4 25Z", PAPER) + shape("M-4 30l-9 -5v10ZM-4 30l9 -5v10Z", "#1c1a20", { "stroke-width": 1.2, stroke: PAPER }),
  },
  // Aunt Agathe
  {
    name: "agathe",
    skin: "#eccbb0",
    coat: "#7d648c",
    behind: edged("M-23 14C-32 -16 -16 -32 0 -32S32 -16 23 14Z", "#e9e2f0", 2.4),
    hat:
      edged("M-20 -2C-24 -22 -10 -26 0 -20C10 -26 24 -22 20 -2C14 -14 6 -12 0 -15C-6 -12 -14 -14 -20 -2Z", "#cfd2d8", 2.2) +
      shape("M-23 12q-3 -30 23 -36q26 6 23 36q-2 -24 -23 -28Q-21 -12 -23 12Z", "#b79cc4") +
      edged("M0 27l-9 -5v10ZM0 27l9 -5v10Z", "#b79cc4", 1.6),
    scarf: true,
  },
];

const mask = edged("M-18 -5Q0 -9 18 -5Q19 2 16 7Q9 10 3 4Q0 2 -3 4Q-9 10 -16 7Q-19 2 -18 -5Z", "#2a2226", 1.6);
const nose = line("M-1 8q-3 4 2 5", 1.8);

/** The eyes behind the mask, and the mouth. */
const MOODS: Readonly<Record<ThiefMood, string>> = {
  sly:
    plain("M-12 0.5q4 -4 8 0q-4 4.4 -8 0Z", IVORY) +
    plain("M4 0.5q4 -4 8 0q-4 4.4 -8 0Z", IVORY) +
    circle(-6.8, 0.6, 1.7, INK, PLAIN) +
    circle(9.2, 0.6, 1.7, INK, PLAIN) +
    line("M-6 17q7 4 12 -3", 2),
  shock:
    circle(-8, 1, 4, IVORY, PLAIN) +
    circle(8, 1, 4, IVORY, PLAIN) +
    circle(-8, 1, 1.4, INK, PLAIN) +
    circle(8, 1, 1.4, INK, PLAIN) +
    ellipse(0, 18, 3, 3.6, THROAT, { "stroke-width": 1.6 }),
  sulk:
    plain("M-12 0h8q-1 4 -4 4t-4 -4Z", IVORY) +
    plain("M4 0h8q-1 4 -4 4t-4 -4Z", IVORY) +
    circle(-8, 1.6, 1.4, INK, PLAIN) +
    circle(8, 1.6, 1.4, INK, PLAIN) +
    line("M-5 19q5 -4 10 0", 2),
};

/** Those whose ears no hair hides. */
const EARS = ["nephew", "butterfingers", "cook", "sepp"];

const sack =
  edged("M20 48C12 22 18 4 34 4C54 6 58 34 48 50Z", "#b08a58", 2.4) +
  edged("M26 6Q34 -8 44 6Q35 12 26 6Z", "#c9a573", 2.2) +
  line("M27 8Q35 13 43 8", 2.4, CRIMSON) +
  line("M44 18q6 14 2 28", 1.8, "#7c5c34") +
  edged("M28 30l2 -8l4 4l3 -6l3 6l4 -4l2 8Z", BRASS_LIGHT, 1.6);

function thief(number: number): Thief {
  const found = THIEVES[(number - 1) % THIEVES.length];
  if (!found) throw new RangeError(`No thief has the number ${number}.`);
  return found;
}

/** A head, around the middle of the face. */
function thiefHead(number: number, mood: ThiefMood = "sly"): string {
  const { name, skin, behind = "", hat } = thief(number);
  const ears = EARS.includes(name) ? circle(-18, 4, 4, skin) + circle(18, 4, 4, skin) : "";
  const face = edged("M-17 -8C-20 12 -11 25 0 25S20 12 17 -8C14 -22 -14 -22 -17 -8Z", skin, 2.4);
  return behind + face + ears + mask + MOODS[mood] + nose + hat;
}

/** Shoulders and head, around the chin; the loot over the shoulder only where it is free. */
function thiefBust(number: number, mood: ThiefMood = "sly", loot = true): string {
  const { coat, chest = "", scarf = false } = thief(number);
  const shoulders = edged("M-36 52C-36 32 -24 24 -4 24S28 32 28 52Z", coat, 2.6);
  const wrap = scarf ? shape("M-17 24Q-4 32 10 24L10 30Q-4 37 -17 30Z", "var(--seat)") : "";
  return (loot ? sack : "") + shoulders + chest + wrap + placed("translate(-4 2)", thiefHead(number, mood));
}

/** What the arm of a thief is clothed in. */
export function clothOf(number: number): string {
  return thief(number).coat;
}

function bust(id: string, number: number, mood: ThiefMood, loot: boolean): Drawing {
  return { id: `adel-${id}-${number}`, box: "-50 -50 100 100", ink: inked(2, thiefBust(number, mood, loot)) };
}

/** A thief among the guests, with the loot. */
export function guest(number: number): Drawing {
  return bust("guest", number, "sly", true);
}

/** A thief behind bars. */
export function prisoner(number: number): Drawing {
  return bust("prisoner", number, "sulk", false);
}

/** A thief behind bars who hears the music from upstairs. */
export function reveller(number: number): Drawing {
  return bust("reveller", number, "sly", false);
}
