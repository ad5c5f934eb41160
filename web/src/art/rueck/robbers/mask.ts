/** The mask that every robber wears, with the eyes behind it. */
import { circle, ellipse, INK, n, PLAIN, shape } from "../../ink/ink";
import { WHITE } from "../colours";

interface Gaze {
  /** Where the pupils look. */
  readonly right?: number;
  readonly down?: number;
  /** How large the eyes are. */
  readonly eyes?: number;
  /** How grimly the brows are drawn together. */
  readonly brows?: number;
}

/** Drawn round the bridge of the nose, so wide. */
export function masked(x: number, y: number, width: number, { right = 0, down = 0, eyes = 1, brows = 0 }: Gaze = {}): string {
  const scale = width / 40;
  const at = (dx: number, dy: number): string => `${n(x + dx * scale)} ${n(y + dy * scale)}`;
  const cloth =
    `M${at(-21, -4)}C${at(-14, -10)} ${at(-5, -9)} ${at(0, -4)}C${at(5, -9)} ${at(14, -10)} ${at(21, -4)}` +
    `L${at(21, 2)}C${at(17, 10)} ${at(6, 10)} ${at(0, 4)}C${at(-6, 10)} ${at(-17, 10)} ${at(-21, 2)}Z`;
  const peering = [-1, 1].map(
    (side) =>
      ellipse(x + side * 10 * scale, y, 5.4 * scale * eyes, 4.6 * scale * eyes, WHITE, PLAIN) +
      circle(x + (side * 10 + right) * scale, y + down * scale, 2.5 * scale * eyes, INK, PLAIN) +
      (brows
        ? shape(
            `M${at(side * 3, brows - 4)}L${at(side * 17, -6 - brows)}L${at(side * 17, -2.6 - brows)}L${at(side * 3, brows - 0.4)}Z`,
            INK,
            PLAIN,
          )
        : ""),
  );
  return shape(cloth, INK) + peering.join("");
}
