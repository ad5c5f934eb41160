import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { AnyTold, AnyWord } from "@/gen/wire";
import { FakeSocket } from "@/testing/fakeSocket";
import { type Link, TableSocket } from "./socket";

const ANSWER: AnyWord = { kind: "Answer", turn: 3, move: { move: "Rob", strength: 2 } };
const TALK: AnyWord = { kind: "Say", text: "hello" };

let seen: number | null;
let told: AnyTold[];
let links: Link[];
let caughtUp: (readonly AnyWord[])[];
let socket: TableSocket;

beforeEach(() => {
  vi.useFakeTimers();
  // The longest waiting times.
  vi.spyOn(Math, "random").mockReturnValue(1);
  FakeSocket.install();
  [seen, told, links, caughtUp] = [null, [], [], []];
  socket = new TableSocket((n) => `ws://spelunke.test/?n=${String(n)}`, {
    told: (message) => told.push(message),
    link: (now) => links.push(now),
    seen: () => seen,
    caughtUp: (unheard) => caughtUp.push([...unheard]),
  });
});

afterEach(() => {
  socket.close();
  vi.useRealTimers();
});

/** A line that is open and has told everything. */
function connected(): FakeSocket {
  FakeSocket.newest.open();
  FakeSocket.newest.pong();
  return FakeSocket.newest;
}

describe("a new line", () => {
  test("is asked for a sign, and has caught up when the sign comes", () => {
    const line = FakeSocket.newest;
    line.open();
    expect(links).toEqual(["there"]);
    expect(line.pings).toBe(1);
    expect(caughtUp).toEqual([]);
    line.pong();
    expect(caughtUp).toEqual([[]]);
  });

  test("tells every message of a frame, in order", () => {
    connected().tell({ kind: "Sealed", n: 1, seat: 0 }, { kind: "Sealed", n: 2, seat: 1 });
    expect(told.slice(1)).toEqual([
      { kind: "Sealed", n: 1, seat: 0 },
      { kind: "Sealed", n: 2, seat: 1 },
    ]);
  });

  test("cannot be spoken on before it is open", () => {
    expect(socket.say(TALK)).toBe(false);
    connected();
    expect(socket.say(TALK)).toBe(true);
    expect(FakeSocket.newest.words).toEqual([TALK]);
  });
});

describe("a line that broke", () => {
  test("is replaced by one that begins after the last number seen", () => {
    connected();
    seen = 7;
    FakeSocket.newest.break();
    expect(links.at(-1)).toBe("lost");
    vi.advanceTimersByTime(375);
    expect(FakeSocket.made.map(({ url }) => url)).toEqual(["ws://spelunke.test/?n=null", "ws://spelunke.test/?n=7"]);
  });

  test("is tried again more and more slowly, but at least every 1.3 seconds", () => {
    for (const wait of [375, 750, 1305, 1305]) {
      const tries = FakeSocket.made.length;
      FakeSocket.newest.break();
      vi.advanceTimersByTime(wait - 1);
      expect(FakeSocket.made).toHaveLength(tries);
      vi.advanceTimersByTime(1);
      expect(FakeSocket.made).toHaveLength(tries + 1);
    }
  });

  test("is replaced at once when the network is back", () => {
    connected();
    dispatchEvent(new Event("online"));
    expect(FakeSocket.made).toHaveLength(2);
  });

  test("stays closed after a goodbye for good", () => {
    connected().tell({ kind: "Bye", why: "removed", after: null });
    FakeSocket.newest.break();
    vi.advanceTimersByTime(60_000);
    dispatchEvent(new Event("online"));
    expect(links.at(-1)).toBe("gone");
    expect(FakeSocket.made).toHaveLength(1);
  });

  test("comes back after a goodbye for a while", () => {
    connected().tell({ kind: "Bye", why: "restart", after: 1 });
    FakeSocket.newest.break();
    vi.advanceTimersByTime(375);
    expect(FakeSocket.made).toHaveLength(2);
  });

  test("does not come back once the table was left", () => {
    connected();
    socket.close();
    vi.advanceTimersByTime(60_000);
    dispatchEvent(new Event("online"));
    expect(FakeSocket.made).toHaveLength(1);
  });
});

describe("words that perhaps nobody heard", () => {
  test("are told once the new line has caught up, and only once", () => {
    connected();
    socket.say(ANSWER);
    FakeSocket.newest.break();
    vi.advanceTimersByTime(375);
    FakeSocket.newest.open();
    expect(caughtUp).toHaveLength(1);
    FakeSocket.newest.pong();
    expect(caughtUp.at(-1)).toEqual([ANSWER]);
    FakeSocket.newest.break();
    vi.advanceTimersByTime(375);
    connected();
    expect(caughtUp.at(-1)).toEqual([]);
  });

  test("are forgotten when the sign that was asked for behind them has come", () => {
    const line = connected();
    socket.say(ANSWER);
    expect(line.pings).toBe(2);
    line.pong();
    line.break();
    vi.advanceTimersByTime(375);
    connected();
    expect(caughtUp.at(-1)).toEqual([]);
  });

  test("are not covered by a sign that was asked for before them", () => {
    const line = connected();
    socket.say(ANSWER);
    socket.say(TALK);
    line.pong();
    // Another sign is asked for, behind the second word.
    expect(line.pings).toBe(3);
    line.break();
    vi.advanceTimersByTime(375);
    connected();
    expect(caughtUp.at(-1)).toEqual([TALK]);
  });

  test("outlive several lines that never opened", () => {
    connected();
    socket.say(ANSWER);
    for (let line = 0; line < 3; line++) {
      FakeSocket.newest.break();
      vi.advanceTimersByTime(1305);
    }
    connected();
    expect(caughtUp.at(-1)).toEqual([ANSWER]);
  });
});

describe("a line that is dead but open", () => {
  test("is asked for a sign every eight seconds", () => {
    const line = connected();
    vi.advanceTimersByTime(8_000);
    expect(line.pings).toBe(2);
    line.pong();
    vi.advanceTimersByTime(8_000);
    expect(line.pings).toBe(3);
  });

  test("is dropped after two silent seconds, and the next one after four", () => {
    connected();
    socket.say(TALK);
    vi.advanceTimersByTime(1_999);
    expect(FakeSocket.made).toHaveLength(1);
    vi.advanceTimersByTime(1);
    expect(links.at(-1)).toBe("lost");
    expect(FakeSocket.made).toHaveLength(2);
    vi.advanceTimersByTime(3_999);
    expect(FakeSocket.made).toHaveLength(2);
    vi.advanceTimersByTime(1);
    expect(FakeSocket.made).toHaveLength(3);
  });

  test("is alive as long as it tells anything", () => {
    const line = connected();
    socket.say(TALK);
    vi.advanceTimersByTime(1_500);
    line.tell({ kind: "Sealed", n: 1, seat: 0 });
    vi.advanceTimersByTime(1_500);
    expect(FakeSocket.made).toHaveLength(1);
  });

  test("is asked at once when somebody looks at the page again, and given one second", () => {
    const line = connected();
    document.dispatchEvent(new Event("visibilitychange"));
    expect(line.pings).toBe(2);
    vi.advanceTimersByTime(1_000);
    expect(FakeSocket.made).toHaveLength(2);
  });

  test("is given up at once when the page slept for longer than a heartbeat", () => {
    connected();
    // A page that sleeps runs no timers.
    vi.spyOn(performance, "now").mockReturnValue(performance.now() + 10_001);
    document.dispatchEvent(new Event("visibilitychange"));
    expect(FakeSocket.made).toHaveLength(2);
  });
});
