/** The windows of the back room: those of the police who are out look in, pane by pane. In a box of 48 by 56. */
import type { Drawing } from "../drawing";
import { circle, inked, PLAIN, shape } from "../ink/ink";
import { constable } from "./constable";
import { veil } from "./pen";

const BOX = "0 0 48 56";
const ROOFS = [
  "M0 44 8 34 16 44V56H0ZM16 46H30V56H16ZM30 42 39 33 48 42V56H30Z",
  "M0 48H14V56H0ZM12 42 22 31 32 42V56H12ZM32 46H48V56H32Z",
  "M0 40 10 30 20 40V56H0ZM20 47H48V56H20Z",
  "M0 47H18V56H0ZM18 40 30 28 42 40V56H18ZM42 48h6v8h-6Z",
] as const;
const WITH_MOON = 5;

/** Somebody in uniform, with the hands behind the back and the nose at the pane. */
function head(): string {
  return inked(
    1.6,
    shape("M0 0h48v56h-48Z", "var(--klau-outside)", PLAIN) +
      shape("M0 56V30Q24 10 48 30V56Z", "var(--klau-haze)", veil(0.6)) +
      shape("M4 58Q6 46 16 44H32Q42 46 44 58Z", "#1f2e40") +
      constable("#24364b", -0.1, 1),
  );
}

/** A pane with nobody behind it: roofs, a few stars, in one of them the moon; by day sun and sky. */
function view(pane: number): string {
  const stars =
    circle(10 + ((pane * 7) % 30), 9 + ((pane * 5) % 12), 1.3, "var(--klau-star)") +
    circle(34 - ((pane * 3) % 20), 19 - ((pane * 3) % 9), 0.9, "var(--klau-star)");
  const moon = circle(33, 16, 8, "var(--klau-moon)") + circle(36.6, 14, 7, "var(--klau-moon-shade)");
  return (
    shape("M0 0h48v56h-48Z", "var(--klau-sky)") +
    shape("M0 0h48v20Q24 30 0 20Z", "var(--klau-sky-high)") +
    (pane === WITH_MOON ? moon : stars) +
    shape(ROOFS[pane % ROOFS.length] ?? ROOFS[0], "var(--klau-roofs)") +
    shape(`M${pane % 2 ? 36 : 4} 49h4v4h-4Z`, "var(--klau-lit)") +
    `<path d="M6 20 20 4M12 26 30 5" stroke="#fff" stroke-width="2" opacity=".13"/>`
  );
}

export const policePane: Drawing = { id: "klau-pane-police", box: BOX, ink: cut("klau-pane-police", head()) };

/** The panes of both windows, as long as nobody looks in. */
export const emptyPanes: readonly Drawing[] = Array.from({ length: 8 }, (_, pane) => ({
  id: `klau-pane-${pane}`,
  box: BOX,
  ink: view(pane),
}));

function cut(id: string, ink: string): string {
  return `<clipPath id="${id}-cut"><path d="M0 0h48v56h-48Z"/></clipPath><g clip-path="url(#${id}-cut)">${ink}</g>`;
}
