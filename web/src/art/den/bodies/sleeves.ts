/** Striped sleeves: an arm's, and the long one that reaches across a table. */
import { INK, line } from "../../ink/ink";
import { SEAT } from "../pen";

export const JERSEY = "#efe6d2";

/** A sleeve along a path. */
export function sleeve(path: string, width: number): string {
  return (
    line(path, width + 5, INK) +
    line(path, width, JERSEY) +
    line(path, width, SEAT, { "stroke-dasharray": "15 14", "stroke-dashoffset": -6, "stroke-linecap": "butt" }) +
    line(path, width * 0.34, "#000", { "stroke-opacity": 0.16, transform: `translate(${width * 0.3} 2)` })
  );
}

/** The long arm along a path; its paw is `reach`, drawn at the path's end. */
export function longArm(path: string, width = 58): string {
  const along = (stroke: number, colour: string, look: Readonly<Record<string, string | number>> = {}): string =>
    line(path, Number(stroke.toFixed(1)), colour, look);
  const shadow = along(width, "#000", { "stroke-opacity": 0.4, transform: "translate(6 16)" });
  const stripes = along(width, SEAT, { "stroke-dasharray": "24 20", "stroke-linecap": "butt" });
  const shade = along(width * 0.32, "#000", { "stroke-opacity": 0.2, transform: `translate(0 ${width * 0.3})` });
  const light = along(width * 0.14, "#fff", { "stroke-opacity": 0.2, transform: `translate(0 ${-width * 0.27})` });
  return `<g stroke-linecap="round">${shadow}${along(width + 6, INK)}${along(width, JERSEY)}${stripes}${shade}${light}</g>`;
}
