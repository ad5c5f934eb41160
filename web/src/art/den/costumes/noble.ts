/** Lords and ladies of Adel verpflichtet: a hat of one's own, ruffs, pearls and sashes. */
import { INK, PLAIN, circle, line, n } from "../../ink/ink";
import type { Animal } from "../animal";
import type { AnimalName } from "../animals";
import { BRASS, BRASS_DARK } from "../pen";
import { jabot, pearls, ruff, sash } from "./collars";
import { coronet, mantilla, smallCrown, tiara, turban } from "./crowns";
import { bicorne, plumedHat, topHat } from "./hats";
import { perruque, wig } from "./wigs";
import { type Costume, type Dress, type Hat, hatted } from "./costume";

const HATS: Readonly<Record<AnimalName, Hat>> = {
  badger: topHat,
  fox: wig,
  owl: coronet,
  hare: tiara,
  hedgehog: perruque,
  squirrel: plumedHat,
  raven: mantilla,
  bear: bicorne,
  mouse: smallCrown,
  toad: turban,
  cat: plumedHat,
  stag: perruque,
  boar: topHat,
  goose: wig,
  mole: bicorne,
};

/** Heads that stick out of a ruff, also where a gown is worn under it, and how large it is. */
const RUFFS: Readonly<Partial<Record<AnimalName, number>>> = { hare: 0.98, hedgehog: 0.98, squirrel: 0.98, stag: 0.98, mouse: 1.12 };
const PEARLS: readonly AnimalName[] = ["raven", "toad"];
const SASHES: readonly AnimalName[] = ["bear", "mole"];
const MONOCLES: readonly AnimalName[] = ["badger", "owl", "boar"];
const BEAUTY_SPOTS: readonly AnimalName[] = ["fox", "toad", "goose"];

function collar(name: AnimalName): string {
  if (PEARLS.includes(name)) return pearls;
  if (SASHES.includes(name)) return sash;
  const size = RUFFS[name];
  return size ? jabot + ruff(size) : jabot;
}

/** The ruff alone, for a figure whose gown is drawn by its seat; a figure's is a little larger. */
export function figureRuff(name: AnimalName): string {
  const size = RUFFS[name];
  return size ? ruff(Math.max(size, 1.04)) : "";
}

/** A monocle; on the badger it is smaller than the stripe. */
function monocle({ name, eyes: [, { x, y, r }] }: Animal): string {
  const small = name === "badger";
  const size = r * (small ? 1.36 : 1.56);
  return (
    circle(x, y, size, "#dff0fa", { "fill-opacity": 0.12, "stroke-width": small ? 3.4 : 4 }) +
    circle(x, y, size, "none", { stroke: BRASS, "stroke-width": small ? 1.8 : 2.2 }) +
    line(`M${n(x + size * 0.7)} ${n(y + size * 0.8)}q5 8 2 18`, 1.4, BRASS_DARK)
  );
}

function beautySpot({ cheeks: { at, y } }: Animal): string {
  return circle((at.at(-1) ?? 0) - 3, y + 4, 1.5, INK, PLAIN);
}

function dress(animal: Animal): Dress {
  const { name } = animal;
  const { over, ...rest } = hatted(animal, HATS[name]);
  const under = MONOCLES.includes(name) ? monocle(animal) : "";
  const spot = BEAUTY_SPOTS.includes(name) ? beautySpot(animal) : "";
  return { ...rest, collar: collar(name), over: under + spot + over };
}

export const costume: Costume = { name: "noble", dress };
