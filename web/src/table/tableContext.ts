/** The table that plates and boards are looked at from: who is away, who is a bot, how long there is. Replays have none. */
import { getContext, setContext } from "svelte";
import type { TableStore } from "./tableStore.svelte";

const TABLE = Symbol("company");

export function setTableContext(store: TableStore | undefined): void {
  setContext(TABLE, store);
}

export function tableContext(): TableStore | undefined {
  return getContext<TableStore | undefined>(TABLE);
}
