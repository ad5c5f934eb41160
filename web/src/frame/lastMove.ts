/** What happened last, in words: what is told to the next person at a device, and to the room before a big screen. */
import type { GameScene } from "./contract";
import type { TableScene } from "./tableScene.svelte";

/** More are not read while a device goes from hand to hand. */
const MOST = 3;

/** The sentences of the last step, the most recent last; what only opens a page of the log is left out. */
export function lastMove(scene: Pick<TableScene, "store" | "speaker" | "told">, game: Pick<GameScene, "opens" | "onPage">): string[] {
  return scene.store.lastEvents
    .filter((event) => game.opens(event, scene.speaker) === null && game.onPage?.includes(event.event) !== true)
    .map((event) => scene.told(event))
    .filter((sentence) => sentence !== "")
    .slice(-MOST);
}
