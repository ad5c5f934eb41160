import { beforeEach, expect, test } from "vitest";
import { Companion } from "./companion.svelte";

beforeEach(() => localStorage.clear());

test("it speaks of a kind of question twice, and remembers that in the browser", () => {
  const first = new Companion();
  expect([first.isAt("rueck", 1), first.meets("rueck", "robber")]).toEqual([true, true]);
  const later = new Companion();
  expect([later.meets("rueck", "robber"), later.meets("rueck", "robber"), later.meets("rueck", "favour")]).toEqual([true, false, true]);
});

test("it is never at a table with other people unless it is called", () => {
  const companion = new Companion();
  expect(companion.isAt("rueck", 2)).toBe(false);
  companion.call("rueck");
  expect(companion.isAt("rueck", 2)).toBe(true);
  expect(new Companion().isAt("rueck", 2)).toBe(false);
});

test("after a game it is one step quieter, after two it is gone, and it can be called back", () => {
  const companion = new Companion();
  companion.hasPlayed("klau");
  expect([companion.isAt("klau", 1), companion.meets("klau", "turn"), companion.meets("klau", "turn")]).toEqual([true, true, false]);
  companion.hasPlayed("klau");
  expect([companion.isAt("klau", 1), companion.isAt("tock", 1)]).toEqual([false, true]);
  companion.call("klau");
  expect([companion.isAt("klau", 1), companion.meets("klau", "turn")]).toEqual([true, true]);
});

test("whoever sends it away is rid of it in every game", () => {
  const companion = new Companion();
  companion.sendAway();
  expect([companion.isAt("klau", 1), new Companion().isAt("tock", 1)]).toEqual([false, false]);
});

test.each(["{", "7", "null", '{"games":{"klau":{"met":7}}}'])("%s is as good as nothing kept", (kept) => {
  localStorage.setItem("companion", kept);
  const companion = new Companion();
  expect([companion.isAt("klau", 1), companion.meets("klau", "turn")]).toEqual([true, true]);
});
