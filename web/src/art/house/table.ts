/** The table of the house from above, and a chair at it. */
import type { Drawing } from "../drawing";
import { circle, ellipse, INK, inked, line, n, placed, PLAIN, shape } from "../ink/ink";
import { blob, cut, cuts, edge } from "../covers/pen";

/** From above; its back looks down. */
export const chair: Drawing = {
  id: "house-chair",
  box: "0 0 150 150",
  ink: placed(
    "translate(75 75)",
    inked(
      3,
      ellipse(0, 10, 66, 62, "#0005", PLAIN) +
        blob("-52 -44, 52 -44, 58 0, 50 40, -50 40, -58 0", "#6b4526") +
        blob("-42 -34, 42 -34, 47 0, 40 30, -40 30, -47 0", "#8f3d2c", edge(2.4)) +
        blob("-64 26, -40 52, 0 62, 40 52, 64 26, 58 44, 40 66, 0 76, -40 66, -58 44", "#8a5c36") +
        cuts("-40 56 0 67 1.8, 10 67 44 54 1.8", "#c08d5a"),
    ),
  ),
};

/** Cuts of the knife all round the rim. */
const rim = Array.from({ length: 44 }, (_, place) => {
  const [from, to, r] = [place / 7, place / 7 + 0.11, 217 - (place % 3) * 3];
  const light = place % 2 ? "#7d583a" : "#3d2818";
  return cut(Math.cos(from) * r, Math.sin(from) * r, Math.cos(to) * r, Math.sin(to) * r, 1.2, light);
}).join("");

function mat(x: number, y: number, turned: number, strokes: number): string {
  const tally = Array.from({ length: strokes }, (_, stroke) => `M${stroke * 6 - 12} -9v18`).join("");
  return placed(
    `translate(${x} ${y}) rotate(${turned})`,
    shape("M-27-18Q-27-27-18-27H18Q27-27 27-18V18Q27 27 18 27H-18Q-27 27-27 18Z", "#e9dcc0", edge(2)) +
      shape("M-21-21H21V21H-21Z", "none", edge(1.8, "#8a2b1d")) +
      (tally && line(tally, 2, "#3f3a5f")),
  );
}

function mug(x: number, y: number, side: 1 | -1): string {
  const handle = `M${18 * side} -8q${16 * side} 8 0 18`;
  return placed(
    `translate(${n(x)} ${n(y)})`,
    line(handle, 9, INK) +
      line(handle, 5, "#a9b8bd") +
      circle(0, 0, 23, "#a9b8bd", edge(2.4)) +
      circle(0, 0, 18.5, "#d9972f", edge(1.8)) +
      blob("-17 -2, -9 -15, 6 -16, 16 -7, 15 6, 4 2, -4 9, -14 8", "#fff3d6", PLAIN),
  );
}

/** Where the lamp falls on the felt. */
const LIGHT =
  '<radialGradient id="house-table-light"><stop stop-color="var(--felt-light)"/>' +
  '<stop offset="1" stop-color="var(--felt-light)" stop-opacity="0"/></radialGradient>';

export const table: Drawing = {
  id: "house-table",
  box: "0 0 470 470",
  ink: placed(
    "translate(235 235)",
    LIGHT +
      inked(
        3,
        circle(0, 8, 228, "#0007", PLAIN) +
          circle(0, 0, 226, "var(--rim)") +
          rim +
          circle(0, 0, 204, "var(--felt)") +
          circle(0, -30, 170, "url(#house-table-light)", PLAIN) +
          mat(148, -58, -12, 0) +
          mug(150, -62, 1) +
          mat(118, 150, 14, 5) +
          mug(-60, 172, -1) +
          mat(-106, -92, 20, 3),
      ),
  ),
};
