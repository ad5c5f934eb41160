/** A mood follows public events: by its type a game cannot ask for more, and who is not moved stays calm. */
import { describe, expect, expectTypeOf, it } from "vitest";
import { type Feelings, MOODS, moods, type Public } from "./moods";

interface Lied {
  readonly event: "Lied";
  readonly who: number;
}
interface Drew {
  readonly event: "Drew";
  readonly who: number;
  /** For those who see it; null for the others. */
  readonly card: string | null;
}
type GameEvent = Lied | Drew;

const feelings: Feelings<GameEvent> = (event) => {
  if (event.event === "Lied") return [{ seat: event.who, mood: "ashamed" }];
  // @ts-expect-error -- what a card is, not everybody knows
  return event.card === "bomb" ? [{ seat: event.who, mood: "shocked" }] : [];
};

describe("moods", () => {
  it("cannot be asked of what only some may see", () => {
    expectTypeOf<keyof Public<Drew>>().toEqualTypeOf<"event" | "who">();
    expectTypeOf<Public<Lied>>().toEqualTypeOf<Lied>();
    expectTypeOf(feelings).parameters.toEqualTypeOf<[event: Public<GameEvent>]>();
  });

  it("move those whom the event moves, and nobody else", () => {
    expect(moods(3, feelings, { event: "Lied", who: 1 })).toEqual(["calm", "ashamed", "calm"]);
  });

  it("at rest those think who are waited for", () => {
    expect(moods(3, feelings, null, [2])).toEqual(["calm", "calm", "thinking"]);
    expect(moods(3, feelings, { event: "Lied", who: 2 }, [2])).toEqual(["calm", "calm", "ashamed"]);
  });

  it("have one innocent face for truth and lie", () => {
    expect(MOODS.filter((mood) => mood === "innocent")).toHaveLength(1);
  });
});
