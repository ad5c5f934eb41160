/** Irregularities that are the same on every screen: each thing that is drawn has a seed of its own. */

export interface Chance {
  /** A number from `least` to `most`. */
  readonly between: (least: number, most: number) => number;
  /** A whole number below `count`. */
  readonly below: (count: number) => number;
}

/** Mulberry32. */
export function chance(seed: number): Chance {
  let state = Math.imul(seed + 1, 0x9e3779b1) >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    const mixed = Math.imul(state ^ (state >>> 15), state | 1);
    const again = mixed ^ (mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61));
    return ((again ^ (again >>> 14)) >>> 0) / 2 ** 32;
  };
  return {
    between: (least, most) => least + (most - least) * next(),
    below: (count) => Math.floor(next() * count),
  };
}
