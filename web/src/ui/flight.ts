/** Things on their way over the table: from one marked spot to another. */

export interface Flight<Thing> {
  readonly thing: Thing;
  /** Where it comes from and goes to: values of `data-spot`. */
  readonly from: string;
  readonly to: string;
  /** Whether what lies at the first spot is the thing itself: it is gone from there. */
  readonly leaves?: boolean;
  /** Whether it lies at the second spot until the scene is over; otherwise it is swallowed there. */
  readonly stays?: boolean;
  /** How long it waits, in milliseconds: several that fly one after the other. */
  readonly after?: number;
}

/** Several of the same, one close behind the other; never more than a handful. */
export function stream<Thing>(count: number, flight: Flight<Thing>): Flight<Thing>[] {
  return Array.from({ length: Math.min(count, 6) }, (_, place) => ({ ...flight, after: (flight.after ?? 0) + place * 60 }));
}
