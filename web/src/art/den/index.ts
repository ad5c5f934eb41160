/** The whole cast, for the sheets and for what must hold of all drawings. A table loads by `cast` only who sits there. */
import type { Drawing } from "../drawing";
import type { Animal } from "./animal";
import { banquetDrawing } from "./bodies/banquet";
import { bustDrawing, POSES } from "./bodies/bust";
import { figureDrawing } from "./bodies/figure";
import { jailDrawing } from "./bodies/jail";
import { reachDrawing } from "./bodies/paws";
import type { Costume } from "./costumes/costume";
import { headDrawing } from "./head";
import { MOODS } from "./moods";

const heads = Object.values(import.meta.glob<Animal>("./heads/*.ts", { import: "animal", eager: true }));
const costumes = Object.values(
  import.meta.glob<Costume>("./costumes/{robber,thief,noble,stoker,racer}.ts", { import: "costume", eager: true }),
);

/** Seats come round, so that every gown is seen. */
function drawn(animal: Animal, place: number): Drawing[] {
  const seat = place % 6;
  return [
    ...MOODS.flatMap((mood) => [headDrawing(animal, mood), headDrawing(animal, mood, { small: true })]),
    ...costumes.flatMap((costume) => (["calm", "ashamed"] as const).map((mood) => headDrawing(animal, mood, { costume }))),
    ...POSES.map((pose) => bustDrawing(animal, pose)),
    reachDrawing(animal, seat),
    figureDrawing(animal, seat),
    jailDrawing(animal),
    banquetDrawing(animal, seat),
  ];
}

export const drawings: readonly Drawing[] = heads.flatMap(drawn);
