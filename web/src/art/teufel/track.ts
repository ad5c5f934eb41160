/** The pawns' track round the oven's mouth: brass plates with numbers, and iron gaps between them. */
import { n } from "../ink/ink";
import { closed, type Point } from "./outline";
import { MIDDLE, type Plan, ringAt, ringLength } from "./plan";

export interface Standing extends Point {
  /** The share of its height that is left where pawns crowd. */
  readonly scale: number;
}

/** The ring cut into plates and gaps: with seven numbers, thirteen steps. Even steps are plates. */
export class Ring {
  readonly #plate: number;
  readonly #gap: number;

  constructor(
    readonly plan: Plan,
    readonly numbers: number,
  ) {
    const length = ringLength(plan);
    this.#plate = Math.min(plan.ring * 1.3, (0.55 * length) / numbers);
    this.#gap = (length - numbers * this.#plate) / Math.max(1, numbers - 1);
  }

  /** Where a step begins and ends along the ring. */
  span(step: number): readonly [number, number] {
    const from = (step >> 1) * (this.#plate + this.#gap) + (step % 2 ? this.#plate : 0);
    return [from, from + (step % 2 ? this.#gap : this.#plate)];
  }

  middle(step: number, aside = 0): Point {
    const [from, to] = this.span(step);
    return ringAt(this.plan, (from + to) / 2, aside);
  }

  /** The outline of a step between two distances from the ring's middle. */
  outline(step: number, inner: number, outer: number, trim = 0): string {
    const [from, to] = this.span(step);
    const way = (place: number): number => from + trim + ((to - from - 2 * trim) * place) / 8;
    const ways = [0, 1, 2, 3, 4, 5, 6, 7, 8].map(way);
    return closed([...ways.map((at) => ringAt(this.plan, at, inner)), ...ways.reverse().map((at) => ringAt(this.plan, at, outer))]);
  }

  /** A chevron that points the way up, so far along the ring. */
  chevron(way: number): string {
    const { ring } = this.plan;
    const corners = [
      ringAt(this.plan, way - ring * 0.1, ring * 0.13),
      ringAt(this.plan, way + ring * 0.1),
      ringAt(this.plan, way - ring * 0.1, -ring * 0.13),
    ];
    return `M${corners.map(({ x, y }) => `${n(x)} ${n(y)}`).join("L")}`;
  }

  /** The four rivets of a plate. */
  rivets(step: number): Point[] {
    const [from, to] = this.span(step);
    const aside = this.plan.ring / 2 - 11;
    return [from + 11, to - 11].flatMap((way) => [ringAt(this.plan, way, -aside), ringAt(this.plan, way, aside)]);
  }

  /** Whether a step lies beside the mouth, where the ring goes straight up. */
  #beside(step: number): boolean {
    return Math.abs(this.middle(step).x - MIDDLE) > (this.plan.outer - this.plan.ring / 2) * 0.9;
  }

  /** Where the number of a plate stands: further out if pawns stand there, too. */
  number(plate: number, crowded: boolean): Point {
    const { ring } = this.plan;
    const ends = plate === 0 || plate === this.numbers - 1;
    const { x, y } = this.middle(2 * plate);
    if (!crowded) return { x, y: ends ? y - ring * 0.2 : y };
    if (this.#beside(2 * plate)) return { x, y: y - this.#plate * (ends ? 0.3 : 0.27) };
    return this.middle(2 * plate, ring * 0.25);
  }

  /** The feet of so many pawns on one step. */
  feet(step: number, pawns: number): Standing[] {
    return step % 2 ? this.#inGap(step, pawns) : this.#onPlate(step, pawns);
  }

  #onPlate(step: number, pawns: number): Standing[] {
    const { ring, pawn } = this.plan;
    const beside = this.#beside(step);
    if (pawns === 1) {
      const { x, y } = beside ? this.middle(step) : this.middle(step, -ring * 0.42);
      return [{ x, y: y + pawn / 2 + (beside ? ring * 0.1 : 0), scale: 1 }];
    }
    const middle = beside ? this.middle(step) : this.middle(step, -ring * 0.3);
    return Array.from({ length: pawns }, (_, place) => {
      const row = Math.floor(place / 3);
      const inRow = Math.min(3, pawns - 3 * row);
      return {
        x: middle.x + ((place % 3) - (inRow - 1) / 2) * pawn * 0.53,
        y: middle.y + (beside ? ring * 0.02 : 0) + pawn * (0.42 + 0.56 * row),
        scale: 0.62,
      };
    });
  }

  #inGap(step: number, pawns: number): Standing[] {
    const { pawn } = this.plan;
    const { x, y } = this.middle(step);
    if (pawns === 1) return [{ x, y: y + pawn * 0.42, scale: 1 }];
    const [from, to] = this.span(step);
    const wide = pawn * 0.74;
    return Array.from({ length: pawns }, (_, place) => {
      if (this.#beside(step)) {
        const rows = Math.ceil(pawns / 2);
        const row = (place >> 1) - (rows - 1) / 2;
        return { x: x + ((place % 2) - 0.5) * wide * 0.95, y: y + pawn * (0.42 + 0.84 * row), scale: pawns > 2 ? 0.82 : 0.92 };
      }
      const apart = Math.min(wide, (to - from - wide) / (pawns - 1));
      const at = ringAt(this.plan, (from + to) / 2 + (place - (pawns - 1) / 2) * apart);
      return { x: at.x, y: at.y + pawn * 0.42, scale: apart < wide * 0.8 ? 0.8 : 1 };
    });
  }

  /** Footprints from one step to another, along the inner edge, so that no number is covered; so far inside. */
  footprints(from: number, to: number, aside: number): Point[] {
    const middle = (step: number): number => (this.span(step)[0] + this.span(step)[1]) / 2;
    const [start, end] = [middle(from), middle(to)];
    const count = Math.max(3, Math.floor(Math.abs(end - start) / 19));
    return Array.from({ length: count - 1 }, (_, place) => ringAt(this.plan, start + ((end - start) * (place + 1)) / count, aside));
  }
}
