/** The pictures of a game, with the boards that draw them: fetched when somebody looks. */
import { loadGame } from "@/games";
import type { GameModule } from "@/games/board";
import type { GamePicture } from "@/gen/wire";
import { api } from "@/network/api";

export interface Pictures {
  readonly module: GameModule;
  readonly told: readonly GamePicture[];
}

const known = new Map<string, Promise<Pictures>>();

/** Everything is fetched once; what could not be had is asked for again. */
export function picturesOf(game: string): Promise<Pictures> {
  let found = known.get(game);
  if (found === undefined) {
    found = Promise.all([loadGame(game), api.pictures(game)]).then(([module, told]) => ({ module, told }));
    found.catch(() => known.delete(game));
    known.set(game, found);
  }
  return found;
}
