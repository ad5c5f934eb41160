/** What a thing on the table leads to when it is touched: one answer, or several of which the next touch chooses. */
import type { Attachment } from "svelte/attachments";
import type { AnyMove } from "@/games/board";

type Led = () => readonly AnyMove[];

const led = new WeakMap<Element, Led>();

/** Notes it for an element; to be called by whatever makes that element do something. */
export function leads(element: Element, to: Led): void {
  led.set(element, to);
}

/** The same where nothing else is attached to it. */
export function leadsTo(to: Led): Attachment {
  return (element) => leads(element, to);
}

/** The answers that touching an element leads to. */
export function movesAt(element: Element): readonly AnyMove[] {
  return led.get(element)?.() ?? [];
}
