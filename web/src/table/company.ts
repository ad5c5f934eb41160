/** The table that plates and boards are looked at from: who is away, who is a bot, how long there is. Replays have none. */
import { getContext, setContext } from "svelte";
import type { LiveTable } from "./live.svelte";

const COMPANY = Symbol("company");

export function setCompany(live: LiveTable): void {
  setContext(COMPANY, live);
}

export function company(): LiveTable | undefined {
  return getContext<LiveTable | undefined>(COMPANY);
}
