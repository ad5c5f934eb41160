/** The loot book: a sheet on a clipboard while the evening lasts, and bound, with two pages, when it ends. */
import { circle, ellipse, INK, inked, line, n, PLAIN, placed, shape } from "../ink/ink";
import { BRASS, BRASS_LIGHT, pen } from "./pen";

const SHEET = "#f6eedd";

/** A sheet that is not cut quite straight, with the ring of a mug on it. */
export function sheet(width: number, height: number): string {
  const foot = height - 4;
  const outline = `M8 4 ${n(width - 6)} 8 ${n(width - 2)} ${n(foot - 4)}Q${n(width * 0.75)} ${n(foot + 6)} ${n(width / 2)} ${n(foot)}T2 ${n(foot + 2)}Z`;
  const ring = (r: number, edge: number): string =>
    circle(width - 56, foot - 48, r, "none", { stroke: "#b98a55", ...pen(edge), opacity: 0.22 });
  return (
    shape(outline, "#000", { opacity: 0.4, transform: "translate(5 9)" }) + inked(2.4, shape(outline, SHEET)) + ring(38, 5) + ring(32, 1.6)
  );
}

/** The clip that holds it, and a pencil. */
export function clip(width: number): string {
  const metal = "M-44 14h88l10-20q-2-16-22-18-8-12-32-12t-32 12q-20 2-22 18Z";
  return placed(
    `translate(${n(width / 2)} 12)`,
    inked(2.4, shape(metal, BRASS) + circle(0, -17, 6, "#2a1b13", pen(1.6))) + line("M-32-3h64", 2.4, BRASS_LIGHT),
  );
}

export function pencil(x: number, y: number): string {
  return placed(
    `translate(${n(x)} ${n(y)}) rotate(9)`,
    inked(
      2,
      shape("M0 0H118L132 7 118 14H0Z", "#c9a24d") +
        shape("M118 0 132 7 118 14Z", "#efd9b0", pen(1.6)) +
        shape("M128 5l5 2-5 2Z", INK, PLAIN) +
        shape("M0 0h12v14H0Z", "#c96a55", pen(1.8)),
    ) + line("M12 4.6h106M12 9.4h106", 1, INK, { opacity: 0.5 }),
  );
}

/** A red ring round a round that brought nothing. */
export function nought(): string {
  return ellipse(0, 0, 17, 14.5, "none", { stroke: "var(--danger-on-paper)", ...pen(2.5) });
}

/** Both pages of the open book; the fold between them runs between two of its rounds. */
export function pages(width: number, height: number, rounds: number): string {
  const middle = width * (0.27 + (0.56 * Math.ceil(rounds / 2)) / rounds);
  const [cover, leaf] = [
    `M-8 14Q${n(middle)}-2 ${n(width + 8)} 14V${n(height + 16)}H-8Z`,
    `M0 6Q${n(width * 0.28)}-8 ${n(middle)} 10 ${n(width * 0.72)}-8 ${n(width)} 6V${n(height + 20)}H0Z`,
  ];
  const fold = [0, 0.5, 1].map((at) => `<stop offset="${at}" stop-color="#7a6440" stop-opacity="${at === 0.5 ? 0.42 : 0}"/>`).join("");
  return (
    `<linearGradient id="klau-book-fold">${fold}</linearGradient>` +
    inked(2.4, shape(cover, "#5f2b22") + shape(leaf, SHEET, pen(2.2))) +
    shape(`M${n(middle - 15)} 8h30v${n(height + 12)}h-30Z`, "url(#klau-book-fold)") +
    line(`M${n(middle)} 10V${n(height + 20)}`, 1.6, "#8a7350")
  );
}
