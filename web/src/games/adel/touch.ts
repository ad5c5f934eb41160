/** Things drawn on the board that can be touched: a button to the keyboard and to those who listen. */
import type { Attachment } from "svelte/attachments";
import { deed } from "@/frame/deed";
import type { Move } from "@/gen/adel";
import { same } from "../board";
import type { AdelScene } from "./stage";

/** Makes a group of the drawing do this move; `near` hears whether somebody is at it. */
export function drawnDeed(scene: AdelScene, move: Move, words: string, near?: (isNear: boolean) => void): Attachment<SVGGElement> {
  return (element) => {
    element.setAttribute("role", "button");
    element.setAttribute("tabindex", "0");
    element.setAttribute("aria-label", words);
    element.setAttribute("aria-pressed", String(same(move, scene.kept)));
    const undo = deed(() => ({ scene, move, words }))(element);
    const come = (): void => near?.(true);
    const go = (): void => near?.(false);
    const listeners = { pointerenter: come, focus: come, pointerleave: go, blur: go };
    for (const [name, listener] of Object.entries(listeners)) element.addEventListener(name, listener);
    return () => {
      undo?.();
      for (const [name, listener] of Object.entries(listeners)) element.removeEventListener(name, listener);
      for (const name of ["role", "tabindex", "aria-label", "aria-pressed"]) element.removeAttribute(name);
    };
  };
}
