/** The mask of robbers and thieves. */
import { n, shape } from "../../ink/ink";
import type { Animal } from "../animal";
import { SEAT, edge } from "../pen";

/** A mask over both eyes, as wide as they are; in the seat's colour where black on black would be nothing. */
export function mask({ eyes: [left, right], mask: worn, dark }: Animal): string {
  if (!worn) return "";
  const r = Math.max(left.r, right.r) * (left.wide ?? 1) * (worn.grow ?? 1);
  const [start, end, middle] = [left.x - r * 1.9, right.x + r * 1.9, (left.x + right.x) / 2];
  /** A height below the middle of the eyes, in parts of the mask's own. */
  const down = (parts: number): string => n(left.y + r * 1.45 * parts);
  const top = `M${n(start)} ${down(-0.9)}Q${n(middle)} ${down(-0.5)} ${n(end)} ${down(-0.9)}`;
  const rightSide = `Q${n(end + 1)} ${down(0.3)} ${n(end - r * 0.8)} ${down(0.95)}Q${n(right.x - r * 0.6)} ${down(1.25)} ${n(middle + 2.5)} ${down(0.35)}`;
  const bridge = `Q${n(middle)} ${down(0.1)} ${n(middle - 2.5)} ${down(0.35)}`;
  const leftSide = `Q${n(left.x + r * 0.6)} ${down(1.25)} ${n(start + r * 0.8)} ${down(0.95)}Q${n(start - 1)} ${down(0.3)} ${n(start)} ${down(-0.9)}Z`;
  return shape(top + rightSide + bridge + leftSide, dark ? SEAT : "#2a2226", edge(1.5));
}

/** Whether shut eyes would be lost on the mask. */
export function darkMask({ mask: worn, dark }: Animal): boolean {
  return worn !== null && !dark;
}
