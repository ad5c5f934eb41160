/** The picture on the lid of each box; it lies in the folder of its game. */
const EMBLEMS = import.meta.glob<string>("@/games/*/emblem.svg", { query: "?url", import: "default", eager: true });

export function emblem(game: string): string {
  return Object.entries(EMBLEMS).find(([path]) => path.endsWith(`/${game}/emblem.svg`))?.[1] ?? "/icon.svg";
}
