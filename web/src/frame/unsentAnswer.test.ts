import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { UnsentAnswer } from "./unsentAnswer.svelte";

const STOP = { move: "Stop" };
const DROP_OUT = { move: "DropOut" };

let sent: object[];
let unsent: UnsentAnswer;

const hide = (isHidden: boolean): void => {
  vi.spyOn(document, "hidden", "get").mockReturnValue(isHidden);
  document.dispatchEvent(new Event("visibilitychange"));
};

beforeEach(() => {
  vi.useFakeTimers();
  sent = [];
  unsent = new UnsentAnswer((moves) => sent.push(...moves));
});

afterEach(() => {
  unsent.drop();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

test("an answer is held back for its time, and then sent once", () => {
  unsent.hold([STOP], 2_000, null);
  vi.advanceTimersByTime(1_999);
  expect([unsent.move, sent]).toEqual([STOP, []]);
  vi.advanceTimersByTime(1);
  expect([unsent.move, sent]).toEqual([null, [STOP]]);
  hide(true);
  vi.runAllTimers();
  expect(sent).toEqual([STOP]);
});

test("what is undone is never sent", () => {
  unsent.hold([STOP], 2_000, null);
  unsent.drop();
  hide(true);
  dispatchEvent(new Event("pagehide"));
  vi.runAllTimers();
  expect([unsent.move, sent]).toEqual([null, []]);
});

test("without a time to hold it back an answer is sent at once", () => {
  unsent.hold([STOP], 0, null);
  expect([unsent.move, sent]).toEqual([null, [STOP]]);
});

test("an answer is sent at once when the tab is hidden, and not when it is shown", () => {
  unsent.hold([STOP], 2_000, null);
  hide(false);
  expect(sent).toEqual([]);
  hide(true);
  expect([unsent.move, sent]).toEqual([null, [STOP]]);
  unsent.hold([DROP_OUT], 2_000, null);
  expect(sent).toEqual([STOP, DROP_OUT]);
});

test("an answer is sent at once when the page is left", () => {
  unsent.hold([STOP], 2_000, null);
  dispatchEvent(new Event("pagehide"));
  expect(sent).toEqual([STOP]);
});

test("with less than five seconds on the clock nothing is held back", () => {
  unsent.hold([STOP], 2_000, performance.now() + 4_999);
  expect(sent).toEqual([STOP]);
});

test("an answer is held back until five seconds are left, and no longer", () => {
  unsent.hold([STOP], 8_000, performance.now() + 6_000);
  expect(unsent.milliseconds).toBe(1_000);
  vi.advanceTimersByTime(999);
  expect(sent).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(sent).toEqual([STOP]);
});

test("another answer takes the place of the one that is held back", () => {
  unsent.hold([STOP], 2_000, null);
  unsent.hold([DROP_OUT], 2_000, null);
  vi.runAllTimers();
  expect(sent).toEqual([DROP_OUT]);
});

test("a chain is held back and sent whole", () => {
  unsent.hold([DROP_OUT, STOP], 2_000, null);
  expect(unsent.move).toEqual(STOP);
  vi.runAllTimers();
  expect(sent).toEqual([DROP_OUT, STOP]);
});
