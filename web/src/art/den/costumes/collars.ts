/** What noble people wear round the neck. */
import { line, n, shape } from "../../ink/ink";
import { BRASS, PAPER, SEAT, dots, edge } from "../pen";
import { SHOULDERS } from "./shoulders";

/** A pleated ruff, larger or smaller. */
export function ruff(scale = 1): string {
  const pleats = 13;
  const around = (angle: number, rx: number, ry: number): string =>
    `${n(32 + Math.cos(angle * Math.PI) * rx * scale)} ${n(44 + Math.sin(angle * Math.PI) * ry * scale)}`;
  const edges = Array.from({ length: pleats * 2 + 1 }, (_, i) => {
    const far = i % 2 ? 26 : 34;
    return around(-0.12 + (1.24 * i) / (pleats * 2), far, far * 0.82);
  });
  const folds = Array.from({ length: pleats }, (_, i) => {
    const angle = -0.08 + (1.16 * (i + 0.5)) / pleats;
    return `M${around(angle, 18, 15)}L${around(angle, 28, 23)}`;
  });
  return shape(`M${edges.join("L")}L32 36Z`, PAPER) + line(folds.join(""), 1.2, "#a7997f");
}

export const jabot = shape(SHOULDERS, SEAT) + shape("M24 58L32 61L40 58L42 66L37 64L38 74L32 70L26 74L27 64L22 66Z", PAPER, edge(1.6));

export const pearls =
  shape(SHOULDERS, SEAT) +
  dots(
    [
      [16, 61],
      [21, 64.5],
      [26.5, 66.5],
      [32, 67],
      [37.5, 66.5],
      [43, 64.5],
      [48, 61],
    ],
    2.7,
    PAPER,
    edge(1.3),
  );

export const sash =
  shape(SHOULDERS, "#2d3244") +
  shape("M16 60L44 78H32L10 65Z", SEAT, edge(1.5)) +
  shape("M2 66Q8 58 16 61L14 69Q8 66 3 71ZM62 66Q56 58 48 61L50 69Q56 66 61 71Z", BRASS, edge(1.5)) +
  shape("M44 66l2 3.6 4 .4-3 2.6 1 4-4-2-4 2 1-4-3-2.6 4-.4Z", BRASS, edge(1.2));
