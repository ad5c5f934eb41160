/** How a hand lies open on the board: what proves the lie on the left, the rest behind the stamp. */

export interface Place {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly turn: number;
}

export interface Fan {
  readonly proof: readonly Place[];
  readonly rest: readonly Place[];
  /** The middle of the stamp, and how wide it may be. */
  readonly stamp: { readonly x: number; readonly y: number; readonly width: number };
}

const MARGIN = 0.035;
/** Cards of the proof stand beside one another at this share of their width, if there is room. */
const APART = 1.17;

/** Proof first, so that it is never covered; `top` is where the cards begin, in a room of this size. */
export function fanOf(proof: number, rest: number, room: { readonly width: number; readonly height: number }, top: number): Fan {
  const left = room.width * MARGIN;
  const across = room.width - 2 * left;
  const large = Math.min(116, (room.height - top) * 0.41, across * 0.25);
  const small = large * (proof ? 0.845 : 0.88);
  const most = rest > 4 ? 0.52 : 0.7;
  const share = proof ? Math.max(0.32, Math.min(most, (proof * large * APART) / across)) : 0;
  const proofStep = proof > 1 ? Math.min(large * APART, (across * share - large) / (proof - 1)) : 0;
  const from = proof ? left + Math.max((proof - 1) * proofStep + large + large * 0.2, 0) : left;
  const space = left + across - from;
  const step = rest > 1 ? Math.min(small * (proof ? 0.67 : 0.87), (space - small) / (rest - 1)) : 0;
  const begin = proof ? from : from + (space - ((rest - 1) * step + small)) / 2;
  return {
    proof: Array.from({ length: proof }, (_, place) => ({ x: left + place * proofStep, y: top, width: large, turn: 0 })),
    rest: Array.from({ length: rest }, (_, place) => {
      const off = place - (rest - 1) / 2;
      return { x: begin + place * step, y: top + Math.abs(off) * 3.5, width: small, turn: off * (proof ? 3 : 2.4) };
    }),
    stamp: proof
      ? { x: (from + left + across) / 2, y: top + large * 1.05, width: Math.min(300, space * 0.92) }
      : { x: room.width / 2, y: top + large * 0.98, width: Math.min(470, across * 0.75) },
  };
}
