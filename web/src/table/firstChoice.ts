/** Where the keyboard goes when something is asked: to the first thing that may be picked, on the board or below it. */

const CHOICES = "button:not(:disabled):not(section.question *), [role=button], section.question [role=radio][tabindex='0']";

/** Whoever plays with a pointer is led nowhere: a card that is lifted though nobody touched it looks picked. */
let playsByKeys = false;
addEventListener("keydown", () => (playsByKeys = true), { capture: true, passive: true });
addEventListener("pointerdown", () => (playsByKeys = false), { capture: true, passive: true });

/** Whoever was on the felt, or nowhere because what they had pressed is gone, goes on there; whoever reads or writes elsewhere stays. */
export function goToFirstChoice(felt: HTMLElement, choices = CHOICES): void {
  if (!playsByKeys) return;
  const now = document.activeElement;
  if (now !== null && now !== document.body && !felt.contains(now)) return;
  felt.querySelector<HTMLElement | SVGElement>(choices)?.focus({ preventScroll: true });
}
