/** Robbers of Rück's raus!: felt hats with a feather, tricornes, bandanas, and the mask. */
import { PLAIN, circle, line, shape } from "../../ink/ink";
import type { AnimalName } from "../animals";
import { BRASS, CREAM, SEAT, edge } from "../pen";
import { bandana } from "./bandana";
import { darkMask, mask } from "./mask";
import { type Costume, type Hat, hatted } from "./costume";

const [FELT, FELT_SHADE, BLACK, BLACK_SHADE] = ["#6b4a30", "#4c331f", "#2f2a33", "#201c24"];

const feather =
  shape("M12 -9C16 -30 32 -38 44 -30C38 -29 38 -26 41 -22C34 -22 32 -18 34 -14C26 -16 18 -6 12 -9Z", CREAM) +
  line("M14 -10C22 -22 30 -27 38 -28M24 -20l-1-6M29 -23l3 5", 1.2);

const slouch: Hat = {
  ink:
    shape("M-31 3C-24 -9 22 -12 32 -2C22 8 -20 9 -31 3Z", FELT_SHADE) +
    shape("M-19 -2C-21 -20 -11 -27 0 -22C9 -28 20 -20 19 -4C8 2 -9 2 -19 -2Z", FELT) +
    shape("M8 -24C18 -24 20 -14 19 -4C15 -1.5 11 -1 7 0C14 -8 13 -18 8 -24Z", FELT_SHADE, PLAIN) +
    shape("M-19.5 -8C-8 -3 8 -3 19.5 -9.5L19 -3C8 2 -9 2 -19 -2Z", SEAT, edge(1.6)) +
    feather,
};

const tricorne: Hat = {
  ink:
    shape("M-32 -4C-24 -22 -10 -24 0 -24C10 -24 24 -22 32 -4C22 -10 12 4 0 5C-12 4 -22 -10 -32 -4Z", BLACK) +
    shape("M12 -22C22 -20 28 -13 32 -4C24 -9 18 -4 10 1C18 -6 18 -16 12 -22Z", BLACK_SHADE, PLAIN) +
    line("M-29 -6C-20 -9 -11 1.5 0 2C11 1.5 20 -9 29 -6", 2.2, SEAT) +
    circle(0, -10, 5, SEAT, edge(1.6)) +
    circle(0, -10, 2, BRASS, PLAIN),
  covering: true,
};

const HATS: Readonly<Record<AnimalName, Hat>> = {
  badger: slouch,
  fox: slouch,
  owl: tricorne,
  hare: bandana,
  hedgehog: bandana,
  squirrel: slouch,
  raven: tricorne,
  bear: bandana,
  mouse: slouch,
  toad: tricorne,
  cat: slouch,
  stag: bandana,
  boar: tricorne,
  goose: bandana,
  mole: slouch,
};

export const costume: Costume = {
  name: "robber",
  dress: (animal) => ({ under: mask(animal), darkMask: darkMask(animal), ...hatted(animal, HATS[animal.name]) }),
};
