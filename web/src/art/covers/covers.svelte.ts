/** The lids that a page shows: each is loaded when its box is wanted, and kept. */
import { SvelteMap } from "svelte/reactivity";
import type { Drawing } from "../drawing";

const LIDS = import.meta.glob<Record<string, Drawing>>("./{rueck,teufel,adel,klau,tock,wuerfel}.ts");

class Covers {
  readonly #lids = new SvelteMap<string, Drawing>();

  /** All that have come. */
  get drawings(): readonly Drawing[] {
    return [...this.#lids.values()];
  }

  /** Null until it has come, and for a game that nobody has drawn. */
  of(game: string): Drawing | null {
    return this.#lids.get(game) ?? null;
  }

  /** A lid that cannot come (the line is down) is missed by nobody: the box has its title beside it. */
  async fetch(...games: readonly string[]): Promise<void> {
    const wanted = games.filter((game) => !this.#lids.has(game));
    const found = await Promise.allSettled(wanted.map(async (game) => LIDS[`./${game}.ts`]?.()));
    found.forEach((lid, place) => {
      const game = wanted[place] ?? "";
      const drawing = lid.status === "fulfilled" ? lid.value?.[game] : undefined;
      if (drawing) this.#lids.set(game, drawing);
    });
  }
}

export const covers = new Covers();
