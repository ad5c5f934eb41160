import { expect, test } from "vitest";
import type { GameCard, HouseOption } from "@/gen/wire";
import { groupsOf, switchOf } from "./ruleGroups";

const option = (name: string, allowed: readonly unknown[] | null = [false, true]): HouseOption => ({
  name,
  default: allowed?.[0] ?? {},
  allowed,
  origin: null,
  readings: [],
});
const [memory, forgery, wish, rounds, deck] = [
  option("memory_aids"),
  option("forgery"),
  option("forgery_wish"),
  option("rounds", [0, 1]),
  option("deck", null),
];
const card = { groups: { extras: ["forgery", "forgery_wish"] }, options: [memory, deck, forgery, wish, rounds] } as unknown as GameCard;

test("rules stand in the groups of the box, then those of no group, and what lies in the box last", () => {
  expect(groupsOf(card)).toEqual([
    { name: "extras", options: [forgery, wish] },
    { name: "rest", options: [rounds] },
    { name: "box", options: [deck] },
  ]);
});

test("a group without a rule is left out", () => {
  expect(groupsOf({ ...card, groups: {}, options: [memory, deck] })).toEqual([{ name: "box", options: [deck] }]);
});

test("a rule that only matters with a switch stands below it", () => {
  expect(switchOf(card, wish)).toBe(forgery);
  expect(switchOf(card, forgery)).toBeUndefined();
  expect(switchOf(card, rounds)).toBeUndefined();
});
