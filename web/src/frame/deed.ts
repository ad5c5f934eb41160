/** One gesture for everything that can be touched: a tap or Enter does it; a finger reads it first, and half a second explains it. */
import type { Attachment } from "svelte/attachments";
import type { AnyMove } from "@/games/board";
import type { Scene } from "./contract";
import { explain } from "./explain.svelte";
import { leads } from "./touchable";

/** Milliseconds for which a finger lies on a thing to have it explained. */
const HELD = 500;

interface Wanted {
  readonly scene: Pick<Scene, "act" | "reading">;
  readonly move: AnyMove;
  /** What it does, in the words of the question line. */
  readonly words: string;
  /** Called when a finger stays instead of the explanation that the thing carries. */
  readonly explain?: (() => void) | undefined;
}

/** Makes a button, or something drawn that has the role of one, do its deed. */
export function deed(wanted: () => Wanted): Attachment<HTMLElement | SVGElement> {
  return (element) => {
    let isHeld = false;
    let timer: ReturnType<typeof setTimeout> | undefined;

    function down(event: PointerEvent): void {
      if (event.pointerType === "mouse") return;
      isHeld = false;
      wanted().scene.reading = wanted().words;
      element.classList.add("touched");
      timer = setTimeout(() => {
        isHeld = true;
        const { explain: own } = wanted();
        if (own) own();
        else explain(element);
      }, HELD);
    }

    function away(): void {
      clearTimeout(timer);
      element.classList.remove("touched");
      wanted().scene.reading = null;
    }

    // A browser makes no click of a finger that has slid away.
    function click(event: Event): void {
      away();
      event.stopPropagation();
      if (isHeld || (event as MouseEvent).detail > 1) return;
      wanted().scene.act(wanted().move);
    }

    function key(event: KeyboardEvent): void {
      if (event.repeat) event.preventDefault();
      else if (element instanceof SVGElement && (event.key === "Enter" || event.key === " ")) {
        event.preventDefault();
        click(event);
      }
    }

    leads(element, () => [wanted().move]);
    // A long touch is ours: no menu of the browser comes up over it.
    const menu = (event: Event): void => event.preventDefault();
    const listeners = { pointerdown: down, pointercancel: away, pointerleave: away, click, keydown: key, contextmenu: menu };
    for (const [name, listener] of Object.entries(listeners)) element.addEventListener(name, listener as EventListener);
    return () => {
      away();
      for (const [name, listener] of Object.entries(listeners)) element.removeEventListener(name, listener as EventListener);
    };
  };
}
