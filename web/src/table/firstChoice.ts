/** Where the keyboard goes when something is asked: to the first thing that may be picked, on the board or below it. */

const CHOICES = "button:not(:disabled):not(section.question *), [role=button], section.question [role=radio][tabindex='0']";

/** Whoever was on the felt, or nowhere because what they had pressed is gone, goes on there; whoever reads or writes elsewhere stays. */
export function goToFirstChoice(felt: HTMLElement): void {
  const now = document.activeElement;
  if (now !== null && now !== document.body && !felt.contains(now)) return;
  felt.querySelector<HTMLElement | SVGElement>(CHOICES)?.focus({ preventScroll: true });
}
