/** Lords and ladies on the board of Adel verpflichtet: the animal's head on the gown of its seat. Box 100 by 150, feet at 147. */
import type { Drawing } from "../../drawing";
import { circle, inked, placed, shape } from "../../ink/ink";
import type { Animal } from "../animal";
import type { AnimalName } from "../animals";
import { costume, figureRuff } from "../costumes/noble";
import { head } from "../head";
import type { Mood } from "../moods";
import { CREAM, edge, tube } from "../pen";
import { type Gown, GOWNS } from "./gowns";
import { roundel } from "./sign";

const HEAD_SCALE = 0.93;

/** What shows behind a gown. */
const TAILS: Readonly<Partial<Record<AnimalName, (animal: Animal) => string>>> = {
  squirrel: ({ tail = "" }) => placed("translate(44 60) scale(1.05)", tail),
  fox: ({ fur }) =>
    shape("M78 138C104 140 120 118 110 92C106 82 96 82 94 89C102 102 96 118 76 122Z", fur.coat, edge(3)) +
    shape("M110 92C106 82 96 82 94 89C97 95 98 100 97 105C103 105 108 102 112 98Z", CREAM, edge(2.2)),
  cat: ({ fur }) => tube("M80 136C100 140 112 126 106 110C102 100 108 94 112 92", 7, fur.coat, 4),
  mouse: () => tube("M80 142C98 146 108 136 104 126C102 118 108 114 112 116", 3, "#d9a59a"),
  raven: ({ fur }) => shape("M70 128L112 146L98 128L106 122L78 112Z", fur.coat, edge(2.6)),
  hare: () => circle(88, 128, 8, CREAM, edge(2.4)),
  bear: ({ fur }) => circle(86, 128, 8, fur.coat, edge(2.4)),
};

/** There are gowns for six; Adel verpflichtet is played by five. */
function gownOf(seat: number): Gown {
  return GOWNS[seat % GOWNS.length] as Gown;
}

export function figureDrawing(animal: Animal, seat: number, mood: Mood = "calm"): Drawing {
  const { cloth, arms, sign } = gownOf(seat);
  const worn = figureRuff(animal.name) + head(animal, mood, { costume, bare: true, tailless: true });
  const at = `translate(${50 - 32 * HEAD_SCALE + (animal.lean ?? 0)} ${76 - 60 * HEAD_SCALE}) scale(${HEAD_SCALE})`;
  return {
    id: `den-${animal.name}-figure-${seat}-${mood}`,
    box: "0 0 100 150",
    ink: inked(2.4, (TAILS[animal.name]?.(animal) ?? "") + cloth + placed(at, worn) + arms(animal.fur.arm) + roundel(seat, ...sign)),
  };
}
