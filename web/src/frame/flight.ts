/** A thing on its way over the table, from one marked spot to another. */
export interface Flight<Thing> {
  readonly thing: Thing;
  /** Where it comes from and goes to: values of `data-spot`. */
  readonly from: string;
  readonly to: string;
  /** How long it waits and how long it flies, in milliseconds at normal pace. */
  readonly after?: number;
  readonly ms?: number;
  /** Whether it lies at the second spot until the next beat; otherwise it is swallowed there. */
  readonly stays?: boolean;
}

/** Milliseconds between two that fly one after the other. */
export const CLOSE_BEHIND = 90;

/** Several of the same, one close behind the other. */
export function stream<Thing>(count: number, flight: Flight<Thing>): Flight<Thing>[] {
  return Array.from({ length: count }, (_, place) => ({ ...flight, after: (flight.after ?? 0) + place * CLOSE_BEHIND }));
}
