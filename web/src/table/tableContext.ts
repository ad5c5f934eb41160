/** The table that plates and boards are looked at from: who is away, who is a bot, how long there is. Replays have none. */
import { getContext, setContext } from "svelte";
import type { TableStore } from "./tableStore.svelte";

/** What is looked at of a table from there. */
export type TableContext = Pick<TableStore, "people" | "log" | "reactions" | "looking" | "view" | "sealed" | "deadline">;

const TABLE = Symbol("company");

export function setTableContext(store: TableContext): void {
  setContext(TABLE, store);
}

export function tableContext(): TableContext | undefined {
  return getContext<TableContext | undefined>(TABLE);
}
