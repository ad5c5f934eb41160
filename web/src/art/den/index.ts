/** The whole cast, for the sheets and for what must hold of all drawings. A table loads by `cast` only who sits there. */
import type { Drawing } from "../drawing";
import type { Animal } from "./animal";
import type { Costume } from "./costumes/costume";
import { headDrawing } from "./head";
import { MOODS } from "./moods";

const heads = Object.values(import.meta.glob<Animal>("./heads/*.ts", { import: "animal", eager: true }));
const costumes = Object.values(
  import.meta.glob<Costume>("./costumes/{robber,thief,noble,stoker,racer}.ts", { import: "costume", eager: true }),
);

function drawn(animal: Animal): Drawing[] {
  return [
    ...MOODS.flatMap((mood) => [headDrawing(animal, mood), headDrawing(animal, mood, { small: true })]),
    ...costumes.flatMap((costume) =>
      (["calm", "pleased", "shocked", "ashamed"] as const).map((mood) => headDrawing(animal, mood, { costume })),
    ),
  ];
}

export const drawings: readonly Drawing[] = heads.flatMap(drawn);
