/** Thieves of Klau Mau!: caps, bowlers, beanies, a striped jersey, and the mask. */
import { PLAIN, circle, line, shape } from "../../ink/ink";
import type { AnimalName } from "../animals";
import { SEAT, SEAT_DARK, edge } from "../pen";
import { bandana } from "./bandana";
import { darkMask, mask } from "./mask";
import { type Costume, type Hat, hatted } from "./costume";

const [BLACK, BLACK_SHADE, JERSEY] = ["#2f2a33", "#201c24", "#efe6d2"];

const flatcap: Hat = {
  ink:
    shape("M-24 1C-29 -14 -14 -21 2 -21C19 -21 28 -13 25 0C10 -7 -9 -7 -24 1Z", "#7d6a52") +
    shape("M9 -20.5C24 -18 28 -11 25 0C20 -2.5 16 -3.6 12 -4.2C18 -10 16 -17 9 -20.5Z", "#5f4f3b", PLAIN) +
    shape("M-29 6C-19 -8 9 -11 29 -1C14 -2 -9 -1 -29 6Z", "#5b4a37") +
    circle(1, -21, 2.8, "#5b4a37", edge(1.5)) +
    line("M-16 -10q7-6 15-6", 2, "#a08b6c") +
    shape("M-25 -2C-9 -10 10 -10 25.5 -3L25 0C10 -7 -9 -7 -24 1Z", SEAT, edge(1.3)),
  covering: true,
};

const beanie: Hat = {
  ink:
    shape("M-23 -1C-27 -21 -12 -26 0 -26C12 -26 27 -21 23 -1Z", "#4a4450") +
    shape("M9 -25C23 -22 25 -12 23 -2H14C18 -10 16 -20 9 -25Z", "#35303b", PLAIN) +
    line("M-12 -8C-13 -15 -9 -21 -5 -24M0 -8V-25M12 -8C13 -15 9 -21 5 -24", 1.3, "#6d6574") +
    shape("M-26 5C-27 -4 -24 -6 -22 -7C-8 -12 8 -12 22 -7C24 -6 27 -4 26 5C10 -3 -10 -3 -26 5Z", SEAT) +
    line("M-19 -7l-1 8M-12 -9.5l-.6 8M-4 -10.5v8M4 -10.5v8M12 -9.5l.6 8M19 -7l1 8", 1.4),
  covering: true,
  pierced: true,
};

const bowler: Hat = {
  ink:
    shape("M-19 -2C-21 -24 -9 -28 0 -28C9 -28 21 -24 19 -2Z", BLACK) +
    shape("M8 -27C19 -24 21 -14 19 -2H11C15 -10 14 -22 8 -27Z", BLACK_SHADE, PLAIN) +
    shape("M-19.5 -9C-8 -13 8 -13 19.5 -9V-2C8 -6 -8 -6 -19.5 -2Z", SEAT, edge(1.5)) +
    shape("M-29 3C-27 -6 -20 -5 -17 -4C-6 -7 6 -7 17 -4C20 -5 27 -6 29 3C14 -4 -14 -4 -29 3Z", BLACK) +
    line("M-11 -19q3-5 8-6", 2, "#6b6174"),
};

const jersey =
  shape("M6 76C6 64 14 58 22 56H42C50 58 58 64 58 76Z", JERSEY) +
  line("M10 66.5C20 62 44 62 54 66.5M8 73C20 69 44 69 56 73", 4.2, SEAT) +
  line("M22 57C28 61.5 36 61.5 42 57", 3.6, SEAT_DARK);

const HATS: Readonly<Record<AnimalName, Hat>> = {
  badger: flatcap,
  fox: bandana,
  owl: bowler,
  hare: beanie,
  hedgehog: beanie,
  squirrel: flatcap,
  raven: bowler,
  bear: beanie,
  mouse: flatcap,
  toad: bowler,
  cat: beanie,
  stag: flatcap,
  boar: bowler,
  goose: beanie,
  mole: flatcap,
};

export const costume: Costume = {
  name: "thief",
  dress: (animal) => ({ collar: jersey, under: mask(animal), darkMask: darkMask(animal), ...hatted(animal, HATS[animal.name]) }),
};
