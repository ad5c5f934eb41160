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
  scene = new TableScene(store, new Replay("abc", 0), {} as GameTexts, () => ({}) as Speaker, null, ["Stop"]);
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
