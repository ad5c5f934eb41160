import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { commitmentsOf } from "@/fairness/commitments";
import type { AnyView } from "@/games/board";
import type { AnyTold, Hello, SeatCard, SeatChange, Step, TableCard } from "@/gen/wire";
import { i18n } from "@/i18n/language.svelte";
import { Speaker } from "@/i18n/speaker";
import { fakeServer } from "@/testing/fakeServer";
import { FakeSocket } from "@/testing/fakeSocket";
import { TableStore } from "./tableStore.svelte";

const ROB = { move: "Rob", strength: 2 };
const OTHER = { move: "Rob", strength: 5 };
/** How long an event is shown, in milliseconds. */
const MOMENT = 420;

const person = (name: string, more: Partial<SeatCard> = {}): SeatCard => ({
  sits: "person",
  name,
  animal: null,
  level: null,
  cause: null,
  here: true,
  looks: false,
  rates: {},
  ...more,
});
const PEOPLE = [person("Anna"), person("Ben"), person("Kalle", { sits: "bot", animal: "badger", level: "thumb" })];

const CARD: TableCard = {
  table: "abc",
  code: "KRUG",
  game: "rueck",
  house: {},
  clock: 0,
  pace: "easy",
  level: "thumb",
  rates: {},
  listed: false,
  odds: "off",
  hints: false,
  forced: "play",
  standing: "running",
  people: PEOPLE,
  commitment: "c0ffee",
  opened: false,
  forgets: null,
  ended: null,
};

function viewOf(round: number, asked: readonly number[] = [0, 1]): AnyView {
  return {
    game: "rueck",
    version: 1,
    seats: 3,
    seat: 0,
    asked,
    about: "rob",
    choices: [ROB, OTHER],
    standing: null,
    open: { round },
    remembered: null,
  };
}

function hello(more: Partial<Hello> = {}): Hello {
  return {
    kind: "Hello",
    n: 1,
    turn: 4,
    seat: 0,
    host: true,
    table: CARD,
    fair: { commitment: "c0ffee", contributions: [], seed: null },
    view: viewOf(1),
    sealed: [],
    kept: null,
    forced: null,
    left: null,
    talk: [],
    rematch: null,
    askers: [],
    compiled: true,
    ...more,
  };
}

function step(turn: number, ...events: string[]): Step {
  return {
    kind: "Step",
    n: turn,
    turn,
    events: events.map((event) => ({ event })),
    view: viewOf(turn),
    forced: null,
    left: null,
    fair: null,
  };
}

let store: TableStore;
const line = (): FakeSocket => FakeSocket.newest;
const events = (): string[] => store.log.map((told) => ("event" in told ? told.event.event : `${told.note.name} ${told.note.why}`));

/** The line breaks, and another one is open: what was missed is told before its first sign. */
async function comeBack(...missed: readonly AnyTold[]): Promise<void> {
  line().break();
  await vi.advanceTimersByTimeAsync(1_305);
  line().open();
  if (missed.length) line().tell(...missed);
  line().pong();
  await vi.advanceTimersByTimeAsync(0);
}

beforeEach(async () => {
  vi.useFakeTimers();
  localStorage.clear();
  FakeSocket.install();
  fakeServer({ "GET /api/table/abc/story?seat=0": [200, []] });
  i18n.speaker = new Speaker("en", []);
  store = new TableStore("abc", 0);
  store.stage.direct(() => [{ name: "shown", ms: MOMENT }]);
  line().open();
  line().tell(hello());
  line().pong();
  await vi.advanceTimersByTimeAsync(0);
});

afterEach(() => {
  store.close();
  vi.useRealTimers();
});

describe("a table that says hello", () => {
  test("tells who sits there, what lies there and what is asked", () => {
    expect(store.names).toEqual(["Anna", "Ben", "Kalle"]);
    expect(store.view).toEqual(viewOf(1));
    expect(store.isMyAsk).toBe(true);
    expect(store.link).toBe("there");
  });

  test("shows its commitment, which the browser remembers as seen after the deal", () => {
    expect(commitmentsOf("abc")).toEqual({ commitment: "c0ffee", isEarly: false });
  });

  test("tells the story so far", async () => {
    fakeServer({
      "GET /api/table/abc/story?seat=0": [
        200,
        [{ turn: 1, events: [{ event: "Drew" }], changes: [{ seat: 1, name: "Ben", why: "left" }] }],
      ],
    });
    line().tell(hello({ n: 9 }));
    await vi.advanceTimersByTimeAsync(0);
    expect(events()).toEqual(["Drew", "Ben left"]);
    expect(store.recalledLines).toBe(2);
  });

  test("keeps what one has picked for the same ask, and not for another", () => {
    store.picked = ROB;
    line().tell(hello({ n: 9 }));
    expect(store.picked).toEqual(ROB);
    line().tell(hello({ n: 10, turn: 5 }));
    expect(store.picked).toBeNull();
  });

  test("is resumed after the last number it told", async () => {
    line().tell({ kind: "Sealed", n: 12, seat: 1 });
    await comeBack();
    expect(new URL(line().url).searchParams.get("n")).toBe("12");
  });
});

describe("a table without memory aids", () => {
  beforeEach(() => line().tell(hello({ table: { ...CARD, forgets: "Turned" } })));

  test("forgets what happened before a round began, and may be looked back on from there", async () => {
    line().tell(step(5, "Revealed", "Pitied", "Turned", "Revealed"));
    await vi.advanceTimersByTimeAsync(4 * MOMENT);
    expect(events()).toEqual(["Turned", "Revealed"]);
    expect(store.firstTurn).toBe(5);
  });

  test("is told the whole story when the game is over", async () => {
    fakeServer({ "GET /api/table/abc/story?seat=0": [200, [{ turn: 1, events: [{ event: "Drew" }], changes: [] }]] });
    line().tell({ ...step(6, "Ended"), view: { ...viewOf(6), standing: { places: [1, 2, 2], scores: [9, 8, 8] } } });
    await vi.advanceTimersByTimeAsync(MOMENT);
    expect(events()).toContain("Drew");
    expect(store.firstTurn).toBe(0);
  });
});

describe("a step", () => {
  test("is shown event by event, and then the table as it is", async () => {
    line().tell(step(5, "Turned", "Revealed"));
    expect(store.happening).toEqual({ event: "Turned" });
    expect(store.isMyAsk).toBe(false);
    await vi.advanceTimersByTimeAsync(MOMENT);
    expect(store.happening).toEqual({ event: "Revealed" });
    expect(store.view).toEqual(viewOf(1));
    await vi.advanceTimersByTimeAsync(MOMENT);
    expect(store.happening).toBeNull();
    expect(store.view).toEqual(viewOf(5));
    expect(store.isMyAsk).toBe(true);
    expect(events()).toEqual(["Turned", "Revealed"]);
  });

  test("is over at once for somebody in a hurry", async () => {
    line().tell(step(5, "Turned", "Revealed", "Favoured"));
    store.stage.hurry();
    await vi.advanceTimersByTimeAsync(0);
    expect(store.view).toEqual(viewOf(5));
    expect(events()).toEqual(["Turned", "Revealed", "Favoured"]);
  });

  test("cannot be answered while it is shown", async () => {
    line().tell(step(5, "Turned"));
    store.answer(ROB);
    expect(line().words).toEqual([]);
    await vi.advanceTimersByTimeAsync(MOMENT);
    store.answer(ROB);
    expect(line().words).toEqual([{ kind: "Answer", turn: 5, move: ROB }]);
  });

  test("is not shown to somebody who is more than three steps behind", async () => {
    line().tell(...[5, 6, 7, 8, 9, 10].map((turn) => step(turn, `Event${turn}`)));
    await vi.advanceTimersByTimeAsync(MOMENT);
    expect(store.view).toEqual(viewOf(6));
    expect(store.happening).toEqual({ event: "Event7" });
    // The others are shown the longer, the fewer wait behind them.
    await vi.advanceTimersByTimeAsync(MOMENT / 4 + MOMENT / 3 + MOMENT / 2 + MOMENT);
    expect(store.view).toEqual(viewOf(10));
    expect(events()).toEqual(["Event5", "Event6", "Event7", "Event8", "Event9", "Event10"]);
  });

  test("opens a new ask: what was sealed, kept and picked is gone", () => {
    line().tell({ kind: "Sealed", n: 2, seat: 0 }, { kind: "Kept", turn: 4, move: ROB });
    expect([store.sealed, store.kept, store.picked]).toEqual([[0], ROB, ROB]);
    line().tell(step(5, "Turned"));
    expect([store.sealed, store.kept, store.picked]).toEqual([[], null, null]);
  });
});

describe("an answer", () => {
  test("is said again on a new line if nobody heard it", async () => {
    store.answer(ROB);
    await comeBack();
    expect(line().words).toEqual([{ kind: "Answer", turn: 4, move: ROB }]);
  });

  test("is not said again if the server has kept it", async () => {
    store.answer(ROB);
    line().tell({ kind: "Kept", turn: 4, move: ROB });
    await comeBack();
    expect(line().words).toEqual([]);
  });

  test("is not said again if the game went on meanwhile", async () => {
    store.answer(ROB);
    await comeBack(step(5, "Turned"));
    expect(line().words).toEqual([]);
  });

  test("that was said again may come too late without a word about it", async () => {
    store.answer(ROB);
    await comeBack();
    line().tell({ kind: "Refusal", message: "server-ask-over", facts: {}, text: "Too late." });
    expect(store.refusal).toBeNull();
  });

  test("that is refused says why", () => {
    store.answer(ROB);
    line().tell({ kind: "Refusal", message: "server-ask-over", facts: {}, text: "Too late." });
    expect(store.refusal?.text).toBe("Too late.");
  });

  test("that played itself is said until a step later, and may be given too late without a word about it", () => {
    line().tell({ ...step(5), forced: ROB });
    expect([store.forced, store.isForced]).toEqual([{ turn: 5, move: ROB }, true]);
    store.answer(ROB);
    line().tell(step(6), { kind: "Refusal", message: "server-ask-over", facts: {}, text: "Too late." });
    expect([store.forced?.move, store.isForced, store.refusal]).toEqual([ROB, false, null]);
    line().tell(step(7));
    expect(store.forced).toBeNull();
  });

  test("that was kept does not replace what one has picked since", () => {
    store.picked = ROB;
    store.answer(ROB);
    store.picked = OTHER;
    line().tell({ kind: "Kept", turn: 4, move: ROB });
    expect([store.kept, store.picked]).toEqual([ROB, OTHER]);
  });
});

describe("talk and reactions", () => {
  test("talk that nobody heard is said again, a reaction is not", async () => {
    store.react("bravo");
    store.say("hello");
    await comeBack();
    expect(line().words).toEqual([{ kind: "Say", text: "hello" }]);
  });

  test("a reaction is seen for four seconds", () => {
    line().tell({ kind: "Reaction", n: 2, seat: 1, sign: "wow" });
    vi.advanceTimersByTime(3_999);
    expect(store.reactions).toHaveLength(1);
    vi.advanceTimersByTime(1);
    expect(store.reactions).toEqual([]);
  });
});

describe("people who go and come back", () => {
  const seats = (n: number, why: SeatChange["why"] | null, ben: SeatCard = person("Ben")): AnyTold => ({
    kind: "Seats",
    n,
    standing: "running",
    people: PEOPLE.map((one, seat) => (seat === 1 ? ben : one)),
    contributions: [],
    change: why && { seat: 1, name: "Ben", why },
    askers: [],
  });

  test("are written into the log as the server tells it", () => {
    line().tell(seats(2, "timed_out", person("Ben", { cause: "timed_out" })), seats(3, "back"));
    expect(events()).toEqual(["Ben timed_out", "Ben back"]);
  });

  test("are not written into the log if only a line broke", () => {
    line().tell(seats(1, null, person("Ben", { here: false })), seats(1, null));
    expect(events()).toEqual([]);
  });

  test("are told afterwards if it happened while nothing was heard", async () => {
    await comeBack(seats(2, "absent"), seats(3, "back"));
    expect(events()).toEqual(["Ben absent", "Ben back"]);
  });

  test("stand behind what had happened before, even if that is still being shown", async () => {
    line().tell(step(5, "One", "Two"), seats(6, "left"));
    await vi.advanceTimersByTimeAsync(3 * MOMENT);
    expect(events()).toEqual(["One", "Two", "Ben left"]);
  });
});

describe("the time for an answer", () => {
  test("ends so many seconds from now, or never", () => {
    line().tell(hello({ left: 20 }));
    expect(store.deadline).toBe(performance.now() + 20_000);
    line().tell(hello({ left: null }));
    expect(store.deadline).toBeNull();
  });
});
