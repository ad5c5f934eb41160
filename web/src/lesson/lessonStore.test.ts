import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { AnyView } from "@/games/board";
import type { LessonStand, LessonWish } from "@/gen/wire";
import { Refused, api } from "@/network/api";
import { keepProgress, keptProgress, keyOf } from "./progress";
import { LessonStore } from "./lessonStore.svelte";

const ROB = { move: "Rob", strength: 7 };

function view(round: number): AnyView {
  return {
    game: "rueck",
    version: 1,
    seats: 3,
    seat: 0,
    asked: [0],
    about: "robber",
    choices: [ROB],
    standing: null,
    open: { round },
    remembered: null,
  };
}

function stand(more: Partial<LessonStand> = {}): LessonStand {
  return {
    game: "rueck",
    version: 3,
    step: 0,
    keys: ["strongest", "weakest"],
    people: [],
    house: {},
    before: view(1),
    scenes: [],
    view: view(1),
    wanted: [ROB],
    lit: [],
    rules: ["§3.4"],
    given: 0,
    is_free: false,
    is_done: false,
    feedback: null,
    restarted: null,
    ...more,
  };
}

const DONE = stand({
  given: 1,
  is_done: true,
  wanted: [],
  view: view(2),
  scenes: [{ events: [{ event: "Compared" }, { event: "Favoured" }], view: view(2) }],
  feedback: { is_right: true, message: null, paragraphs: [] },
});

let asked: Partial<LessonWish>[] = [];

function server(...stands: readonly LessonStand[]): void {
  const waiting = [...stands];
  vi.spyOn(api, "lesson").mockImplementation((_, wish) => {
    asked.push(wish);
    return Promise.resolve(waiting.shift() ?? stand());
  });
}

/** With events that take ten seconds each. */
async function begun(query = ""): Promise<LessonStore> {
  const store = new LessonStore("rueck", () => [{ name: "long", ms: 10_000 }]);
  await store.begin(query);
  return store;
}

beforeEach(() => {
  asked = [];
  localStorage.clear();
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

test("whatever happens is shown within two seconds, and may be seen again at leisure", async () => {
  server(stand(), DONE);
  const store = await begun();
  expect(store.isMyAsk).toBe(true);
  store.answer(ROB);
  await vi.advanceTimersByTimeAsync(1);
  expect([store.isShowing, store.isMyAsk]).toEqual([true, false]);
  await vi.advanceTimersByTimeAsync(2_000);
  expect([store.isShowing, store.hasShown, store.view]).toEqual([false, true, view(2)]);
  store.again();
  await vi.advanceTimersByTimeAsync(2_000);
  expect(store.isShowing).toBe(true);
  await vi.advanceTimersByTimeAsync(18_000);
  expect(store.isShowing).toBe(false);
});

test("a wrong answer is explained, changes nothing and is not kept", async () => {
  const feedback = { is_right: false, message: "learn_rueck-strongest.wrong", paragraphs: ["§3.4"] };
  server(stand(), stand({ feedback }), DONE);
  const store = await begun();
  store.answer({ move: "Rob", strength: 1 });
  await vi.advanceTimersByTimeAsync(1);
  expect([store.feedback, store.isMyAsk, keptProgress("rueck")?.answers]).toEqual([feedback, true, []]);
  store.answer(ROB);
  await vi.advanceTimersByTimeAsync(2_000);
  expect([store.feedback, store.done, keptProgress("rueck")?.answers]).toEqual([null, ["strongest"], [ROB]]);
});

test("whoever comes back goes on where they were, and is told so", async () => {
  keepProgress("rueck", { version: 3, step: 1, answers: [ROB], done: ["strongest"] });
  server(stand({ step: 1, given: 1 }));
  const store = await begun();
  expect(asked).toEqual([{ version: 3, step: 1, answers: [ROB] }]);
  expect([store.step, store.note, store.done]).toEqual([1, "learn-resumed", ["strongest"]]);
});

test("a lesson that has changed begins again and says so; so does a step", async () => {
  keepProgress("rueck", { version: 2, step: 1, answers: [], done: ["strongest"] });
  server(stand({ restarted: "changed" }), stand({ restarted: "step-changed", step: 1 }));
  const store = await begun();
  expect([store.note, store.done]).toEqual(["learn-changed", []]);
  const other = await begun("?step=2&version=3");
  expect(asked.at(-1)).toEqual({ step: 1, version: 3 });
  expect([other.note, other.step]).toEqual(["learn-answers-changed", 1]);
});

test("going elsewhere ends what is shown, and after the last step the lesson is over and forgotten", async () => {
  server(stand(), DONE, stand({ step: 1, view: view(7) }));
  const store = await begun();
  store.answer(ROB);
  await vi.advanceTimersByTimeAsync(1);
  await store.next();
  expect([store.isShowing, store.step, store.view]).toEqual([false, 1, view(7)]);
  await vi.advanceTimersByTimeAsync(30_000);
  expect(store.view).toEqual(view(7));
  await store.next();
  expect([store.isFinished, keptProgress("rueck")]).toEqual([true, null]);
});

test("another tab is heard of, and a server that does not answer is no end", async () => {
  server(stand());
  const store = await begun();
  store.heard({ key: "something", newValue: "" });
  expect(store.note).toBeNull();
  store.heard({ key: keyOf("rueck"), newValue: "{}" });
  expect(store.note).toBe("learn-two-tabs");
  vi.spyOn(api, "lesson").mockRejectedValue(
    new Refused({ kind: "Refusal", message: "server-too-many-requests", facts: {}, text: "Slowly!" }, 429),
  );
  store.answer(ROB);
  await vi.advanceTimersByTimeAsync(1);
  expect([store.attempt.trouble, store.isMyAsk]).toEqual(["Slowly!", true]);
});
