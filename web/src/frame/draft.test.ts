import { beforeEach, expect, test } from "vitest";
import type { AnyMove, AnyView } from "@/games/board";
import { Draft } from "./draft.svelte";

const SEVEN = { move: "PlaySeven" };
const part = (steps: number): AnyMove => ({ move: "Part", steps });

let tried: (readonly AnyMove[])[];
let ended: (readonly AnyMove[])[];
let draft: Draft;

function viewOf(choices: readonly AnyMove[], standing: AnyView["standing"] = null): AnyView {
  return { game: "tock", version: 1, seats: 4, seat: 0, asked: [0], about: "part", choices, standing, open: {}, remembered: null };
}

beforeEach(() => {
  tried = [];
  ended = [];
  draft = new Draft(
    (moves) => tried.push(moves),
    (moves) => ended.push(moves),
  );
});

test("every part is tried with those before it, and the table it leads to is shown", () => {
  draft.add(SEVEN);
  expect([draft.isOpen, draft.isTrying, draft.view]).toEqual([true, true, null]);
  draft.tried([SEVEN], viewOf([part(3), part(4)]), false);
  expect([draft.isTrying, draft.view?.choices]).toEqual([false, [part(3), part(4)]]);
  draft.add(part(3));
  expect(tried).toEqual([[SEVEN], [SEVEN, part(3)]]);
  expect(ended).toEqual([]);
});

test("what alone can follow is added by itself, and taken back with what it followed from", () => {
  draft.add(SEVEN);
  draft.tried([SEVEN], viewOf([part(3), part(4)]), false);
  draft.add(part(3));
  draft.tried([SEVEN, part(3)], viewOf([part(4)]), false);
  expect(tried.at(-1)).toEqual([SEVEN, part(3), part(4)]);
  draft.tried([SEVEN, part(3), part(4)], viewOf([]), true);
  expect([draft.isWhole, ended]).toEqual([true, [[SEVEN, part(3), part(4)]]]);
  draft.back();
  expect([draft.moves, draft.isWhole, draft.isTrying]).toEqual([[SEVEN], false, true]);
  draft.tried([SEVEN], viewOf([part(3), part(4)]), false);
  draft.back();
  expect([draft.isOpen, draft.view]).toEqual([false, null]);
});

test("nothing is added while a part is tried, or when the chain is whole", () => {
  draft.add(SEVEN);
  draft.add(part(3));
  expect(tried).toEqual([[SEVEN]]);
  draft.tried([SEVEN], viewOf([]), true);
  draft.add(part(3));
  expect(tried).toEqual([[SEVEN]]);
});

test("what the server says of another chain, or too late, changes nothing", () => {
  draft.add(SEVEN);
  draft.tried([part(3)], viewOf([]), true);
  draft.drop();
  draft.tried([SEVEN], viewOf([]), true);
  expect([draft.isOpen, draft.view, ended]).toEqual([false, null, []]);
});

test("a draft that would end the game shows the table before its end", () => {
  draft.add(SEVEN);
  const before = viewOf([part(3), part(4)]);
  draft.tried([SEVEN], before, false);
  draft.add(part(3));
  draft.tried([SEVEN, part(3)], viewOf([], { places: [1, 2, 1, 2], scores: [4, 0, 4, 0] }), true);
  expect(draft.view).toBe(before);
});
