/** Who has come to the table: heads and costumes are loaded when somebody wears them, and kept. */
import { SvelteMap } from "svelte/reactivity";
import type { Animal } from "./animal";
import type { AnimalName } from "./animals";
import type { Costume, CostumeName } from "./costumes/costume";

const HEADS = import.meta.glob<Animal>("./heads/*.ts", { import: "animal" });
const COSTUMES = import.meta.glob<Costume>(["./costumes/{robber,thief,noble,stoker,racer}.ts"], { import: "costume" });

class Cast {
  readonly #animals = new SvelteMap<AnimalName, Animal>();
  readonly #costumes = new SvelteMap<CostumeName, Costume>();

  /** Null until it has come. */
  animal(name: AnimalName): Animal | null {
    return this.#animals.get(name) ?? null;
  }

  costume(name: CostumeName): Costume | null {
    return this.#costumes.get(name) ?? null;
  }

  /** Load those who are not here yet. Who cannot come (the line is down) stays away, and a disc is shown in its place. */
  async invite(animals: readonly AnimalName[], costume?: CostumeName): Promise<void> {
    const heads = animals.filter((name) => !this.#animals.has(name)).map((name) => this.#head(name));
    const worn = costume && !this.#costumes.has(costume) ? [this.#worn(costume)] : [];
    await Promise.allSettled([...heads, ...worn]);
  }

  async #head(name: AnimalName): Promise<void> {
    const animal = await HEADS[`./heads/${name}.ts`]?.();
    if (animal) this.#animals.set(name, animal);
  }

  async #worn(name: CostumeName): Promise<void> {
    const costume = await COSTUMES[`./costumes/${name}.ts`]?.();
    if (costume) this.#costumes.set(name, costume);
  }
}

export const cast = new Cast();
