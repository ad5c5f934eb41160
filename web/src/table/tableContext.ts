/** The table that plates and boards are looked at from: who is away, who is a bot, how long there is. Replays have none. */
import { getContext, setContext } from "svelte";
import type { ShownTable } from "@/frame/tableScene.svelte";

const TABLE = Symbol("company");

export function setTableContext(store: ShownTable): void {
  setContext(TABLE, store);
}

export function tableContext(): ShownTable | undefined {
  return getContext<ShownTable | undefined>(TABLE);
}
