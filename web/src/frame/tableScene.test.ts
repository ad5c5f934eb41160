import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { AnyMove } from "@/games/board";
import type { GameTexts, Speaker } from "@/i18n/speaker";
import { Replay } from "@/replay/replay.svelte";
import { FakeSocket } from "@/testing/fakeSocket";
import { TableStore } from "@/table/tableStore.svelte";
import { motion } from "./motion.svelte";
import { TableScene } from "./tableScene.svelte";

const STOP = { move: "Stop" };
const GO_ON = { move: "GoOn" };
/** Longer than a double click takes. */
const SETTLED = 400;

let store: TableStore;
let scene: TableScene;

/** Who is asked, and what this seat may answer. */
function ask(asked: readonly number[], choices: readonly AnyMove[]): void {
  store.view = {
    game: "teufel",
    version: 1,
    seats: 3,
    seat: 0,
    asked,
    about: "dare",
    choices,
    standing: null,
    open: {},
    remembered: null,
  };
}

const answers = (): AnyMove[] => FakeSocket.newest.words.map((word) => (word as unknown as { move: AnyMove }).move);

beforeEach(() => {
  vi.useFakeTimers();
  localStorage.clear();
  FakeSocket.install();
  store = new TableStore("abc", 0);
  FakeSocket.newest.open();
  FakeSocket.newest.pong();
  store.seat = 0;
  ask([0], [STOP, GO_ON]);
  scene = new TableScene(store, new Replay("abc", 0), {} as GameTexts, () => ({}) as Speaker, null, {
    dear: ["Stop"],
    chained: ["PlaySeven"],
  });
});

afterEach(() => {
  store.close();
  motion.asksFirst = false;
  motion.undo = 2;
  vi.useRealTimers();
});

test("one touch is one answer, however often it is repeated", () => {
  scene.act(GO_ON);
  scene.act(GO_ON);
  scene.act(STOP);
  vi.advanceTimersByTime(SETTLED);
  scene.act(GO_ON);
  expect(answers()).toEqual([GO_ON]);
});

test("what costs much waits for its undo, and nothing else is lit meanwhile", () => {
  scene.act(STOP);
  expect([scene.unsent, scene.choices, answers()]).toEqual([STOP, [], []]);
  vi.advanceTimersByTime(SETTLED);
  scene.act(GO_ON);
  vi.advanceTimersByTime(2_000);
  expect([scene.unsent, answers()]).toEqual([null, [STOP]]);
});

test("what is undone may be answered otherwise; the second half of a double click undoes nothing", () => {
  scene.act(STOP);
  scene.undo();
  expect(scene.unsent).toEqual(STOP);
  vi.advanceTimersByTime(SETTLED);
  scene.undo();
  vi.advanceTimersByTime(SETTLED);
  expect(scene.choices).toEqual([STOP, GO_ON]);
  scene.act(GO_ON);
  vi.advanceTimersByTime(1_500);
  expect(answers()).toEqual([GO_ON]);
});

test("an answer that lies face down needs no undo: another one takes its place", () => {
  ask([0, 1], [STOP, GO_ON]);
  scene.act(STOP);
  expect(answers()).toEqual([STOP]);
  FakeSocket.newest.tell({ kind: "Kept", turn: 0, move: STOP });
  vi.advanceTimersByTime(SETTLED);
  scene.act(STOP);
  scene.act(GO_ON);
  expect(answers()).toEqual([STOP, GO_ON]);
});

test("what is forced is no choice that could be undone", () => {
  ask([0], [STOP]);
  scene.act(STOP);
  expect(answers()).toEqual([STOP]);
});

test("with no time to undo everything is sent at once, and the browser remembers that", () => {
  motion.undo = 0;
  scene.act(STOP);
  expect([answers(), localStorage.getItem("undo")]).toEqual([[STOP], "0"]);
});

test("whoever is asked first confirms, and what is confirmed is not held back", () => {
  motion.asksFirst = true;
  scene.act(STOP);
  expect([scene.drafted, answers()]).toEqual([STOP, []]);
  scene.undo();
  expect(scene.drafted).toBeNull();
  scene.act(GO_ON);
  scene.act(STOP);
  scene.act(STOP);
  expect([scene.drafted, answers()]).toEqual([null, [STOP]]);
});

test("what was drafted is forgotten when it can no longer be answered", () => {
  motion.asksFirst = true;
  scene.act(STOP);
  ask([1], []);
  expect(scene.drafted).toBeNull();
});

test("leaving the table sends what is held back", () => {
  scene.act(STOP);
  store.close();
  expect(answers()).toEqual([STOP]);
});

const SEVEN = { move: "PlaySeven" };
const PART = { move: "Part", steps: 7 };
const WHOLE = [SEVEN, PART];

/** The server has tried these answers: what may be answered next, or nothing. */
function tried(moves: readonly AnyMove[], ...choices: readonly AnyMove[]): void {
  FakeSocket.newest.pong();
  FakeSocket.newest.tell({ kind: "Tried", turn: 0, moves, view: { ...store.view, choices }, whole: choices.length === 0 });
}

const said = (kind: "Answer" | "Chain"): object[] => FakeSocket.newest.words.filter((word) => word.kind === kind);

test("a chain is tried part by part, and only the whole of it is given when its undo is over", () => {
  ask([0], [SEVEN, GO_ON]);
  scene.act(SEVEN);
  vi.advanceTimersByTime(SETTLED);
  expect([scene.isDrafting, scene.choices]).toEqual([true, []]);
  tried([SEVEN], PART, { move: "Part", steps: 3 });
  expect(scene.choices).toHaveLength(2);
  scene.act(PART);
  tried(WHOLE);
  expect([scene.unsent, scene.choices, said("Chain")]).toEqual([PART, [], []]);
  vi.advanceTimersByTime(2_000);
  expect(said("Chain")).toEqual([{ kind: "Chain", turn: 0, moves: WHOLE }]);
  expect([scene.isDrafting, said("Answer")]).toEqual([false, []]);
});

test("undoing a chain takes back its last part, and then the one before", () => {
  ask([0], [SEVEN, GO_ON]);
  scene.act(SEVEN);
  tried([SEVEN], PART, { move: "Part", steps: 3 });
  vi.advanceTimersByTime(SETTLED);
  scene.act(PART);
  tried(WHOLE);
  vi.advanceTimersByTime(SETTLED);
  scene.undo();
  tried([SEVEN], PART, { move: "Part", steps: 3 });
  vi.advanceTimersByTime(SETTLED);
  expect([scene.unsent, scene.choices.length]).toEqual([null, 2]);
  scene.undo();
  vi.advanceTimersByTime(SETTLED);
  expect([scene.isDrafting, scene.choices]).toEqual([false, [SEVEN, GO_ON]]);
  vi.advanceTimersByTime(1_000);
  expect([...said("Chain"), ...said("Answer")]).toEqual([]);
});

test("whoever is asked first confirms the whole chain, and not its parts", () => {
  motion.asksFirst = true;
  ask([0], [SEVEN, GO_ON]);
  scene.act(SEVEN);
  tried([SEVEN], PART, { move: "Part", steps: 3 });
  vi.advanceTimersByTime(SETTLED);
  scene.act(PART);
  tried(WHOLE);
  vi.advanceTimersByTime(SETTLED);
  expect([scene.unsent, said("Chain")]).toEqual([null, []]);
  scene.give();
  expect(said("Chain")).toHaveLength(1);
});

test("parts that lie face down with others' are answered one by one", () => {
  ask([0, 1], [SEVEN, GO_ON]);
  scene.act(SEVEN);
  expect([scene.isDrafting, answers()]).toEqual([false, [SEVEN]]);
});

test("a part that the server refuses is no longer drafted", () => {
  ask([0], [SEVEN, GO_ON]);
  scene.act(SEVEN);
  FakeSocket.newest.tell({ kind: "Refusal", message: "server-too-many-answers", facts: {}, text: "Wait." });
  vi.advanceTimersByTime(SETTLED);
  expect([scene.isDrafting, scene.choices]).toEqual([false, [SEVEN, GO_ON]]);
});
