/** Fields have the names that the server's log gives them (tests/core/test_ring.py), and lie where arms and lanes meet. */
import { describe, expect, it } from "vitest";
import { far, minus } from "./geometry";
import { armsOf, fieldName } from "./names";
import { type Layout, TABLE, UPRIGHT, makePlan } from "./plan";

function named(section: number, offset: number, fields: readonly number[]): string[] {
  return fields.map((field) => {
    const { arm, number } = fieldName({ section, offset }, field);
    return `${arm}:${number}`;
  });
}

describe("fields are named by the arm they lie on", () => {
  it.each([
    [16, 1, [0, 95, 7, 8, 87, 88], ["0:9", "0:8", "0:16", "1:1", "5:16", "0:1"]],
    [8, 1, [0, 47, 3, 4], ["0:5", "0:4", "0:8", "1:1"]],
    [18, 2, [0, 106, 18], ["0:11", "0:9", "1:11"]],
    [16, 0, [0, 8], ["0:8", "0:16"]],
  ])("with %i fields a section and the entry %i before the start", (section, offset, fields, names) => {
    expect(named(section, offset, fields)).toEqual(names);
  });

  it("arms of nobody bear the signs of absent seats", () => {
    expect(armsOf([0, 16, 48, 64], 16).map(({ seat }) => seat)).toEqual([0, 1, 4, 2, 3, 5]);
  });
});

describe.each([
  ["a table", TABLE],
  ["a phone held upright", UPRIGHT],
] as [string, Layout][])("the plan for %s", (_, layout) => {
  it.each([4, 8, 16, 20])("goes round in equal steps with %i fields a section", (section) => {
    const plan = makePlan(layout, { section, offset: 1, pieces: 4, lowest: 2 });
    const apart = Array.from({ length: plan.length }, (_, field) => far(minus(plan.field(field + 1), plan.field(field))));
    expect(Math.max(...apart)).toBeLessThan(plan.spacing * 1.03);
  });

  it("has the arm of whoever looks below, its lane off its gate", () => {
    const plan = makePlan(layout, { section: 16, offset: 1, pieces: 4, lowest: 2 });
    expect(plan.position(2)).toBe(0);
    expect(far(minus(plan.field(2 * 16 - 1), layout.tips[0] ?? [0, 0]))).toBeCloseTo(0);
    expect(far(minus(plan.lane(2, 1), plan.field(2 * 16 - 1)))).toBeCloseTo(layout.step);
  });
});
