/** Where the pieces lie in the oven: a mound whose lower pieces stay where they are as the upper ones are taken. */
import { chance } from "./chance";
import { MIDDLE, type Plan } from "./plan";

export interface Place {
  readonly x: number;
  readonly y: number;
  /** Counted from the front row, at the bottom. */
  readonly row: number;
}

/** How many of a row's places, as steps from its middle outward. */
function outward(count: number): number[] {
  return Array.from({ length: count }, (_, place) => place - (count - 1) / 2).sort((one, other) => Math.abs(one) - Math.abs(other));
}

/** Room for as many pieces as the mouth holds, the lowest row first and every row from its middle. */
export function places(plan: Plan): readonly Place[] {
  const { coal, mouth, sillY, centre } = plan;
  const { between } = chance(3);
  const step = coal * 1.8;
  const rise = coal * 1.34;
  const found: Place[] = [];
  for (let row = 0; row < 9; row += 1) {
    const y = sillY - coal * 0.72 - row * rise;
    const over = centre - y + coal * 0.5;
    const half = over < 0 ? mouth : Math.sqrt(Math.max(0, mouth ** 2 - over ** 2));
    const room = Math.floor((2 * half - coal * 0.7) / step) - (row < 5 ? row % 2 : 0);
    if (room < 2) break;
    for (const at of outward(room)) {
      found.push({
        x: MIDDLE + at * step * (row ? 1 : 1.04) + between(-0.14, 0.14) * coal,
        y: y + (row ? between(-0.2, 0.2) : between(-0.1, 0.02)) * coal,
        row,
      });
    }
  }
  return found;
}

/** Which of the places is nearest to a point. */
export function nearest(heap: readonly Place[], x: number, y: number): number {
  const apart = heap.map((place) => (place.x - x) ** 2 + (place.y - y) ** 2);
  return apart.indexOf(Math.min(...apart));
}

const ARROWS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** The place that an arrow key leads to from another; the same if there is none, null for any other key. */
export function beside(heap: readonly Place[], from: number, key: string): number | null {
  const arrow = ARROWS[key];
  const here = heap[from];
  if (!arrow || !here) return null;
  const costs = heap.map(({ x, y }) => {
    const [right, down] = [x - here.x, y - here.y];
    const ahead = right * arrow[0] + down * arrow[1];
    const aside = Math.abs(right * arrow[1]) + Math.abs(down * arrow[0]);
    return ahead > 12 && aside < 2 * ahead ? ahead + aside : Infinity;
  });
  const least = Math.min(...costs);
  return least === Infinity ? from : costs.indexOf(least);
}
