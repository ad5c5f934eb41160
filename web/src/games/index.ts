/** The games whose boards are drawn. A board is fetched when somebody sits down at its table. */
import type { GameModule } from "./board";

const BOARDS = import.meta.glob<{ default: GameModule }>("./*/index.ts");

export async function loadGame(key: string): Promise<GameModule> {
  const load = BOARDS[`./${key}/index.ts`];
  if (load === undefined) throw new Error(`no board for ${key}`);
  return (await load()).default;
}
