import { beforeEach, describe, expect, test } from "vitest";
import { commitmentsOf } from "@/fairness/commitments";
import { fakeServer } from "@/testing/fakeServer";
import { api, Refused, socketUrl } from "./api";

const AT = { table: "abc", code: "KRUG", seats: [1], host: false };

beforeEach(() => {
  localStorage.clear();
  document.documentElement.lang = "de";
});

describe("a request", () => {
  test("asks for its answer in the language of the page", async () => {
    const asked = fakeServer({ "GET /api/games": [200, []] });
    expect(await api.games()).toEqual([]);
    expect(asked[0]?.headers["accept-language"]).toBe("de");
  });

  test("leaves out of its query what was not asked for", async () => {
    const asked = fakeServer({ "GET /api/table/abc/story": [200, []], "GET /api/table/abc/past?turn=4&seat=0": {} });
    await api.story("abc", null);
    await api.past("abc", 4, 0);
    expect(asked).toHaveLength(2);
  });

  test("spells a code that holds signs of an address", async () => {
    const asked = fakeServer({ "GET /api/code/a%2Fb": AT });
    await api.byCode("a/b");
    expect(asked[0]?.path).toBe("/api/code/a%2Fb");
  });

  test.each([
    [403, true],
    [404, true],
    [409, false],
    [503, false],
  ])("that is refused with %i says why; whether that is final: %s", async (status, isFinal) => {
    fakeServer({
      "GET /api/table/abc": [status, { kind: "Refusal", message: "server-no-table", facts: {}, text: "Hier steht kein Tisch." }],
    });
    const error: unknown = await api.table("abc").catch((trouble: unknown) => trouble);
    expect(error).toBeInstanceOf(Refused);
    expect(error).toMatchObject({ message: "Hier steht kein Tisch.", status, isFinal, refusal: { message: "server-no-table" } });
  });

  test("that reaches nobody is no refusal", async () => {
    fakeServer({});
    await expect(api.table("abc")).rejects.toThrow(TypeError);
  });

  test("who one is has an answer even if nobody can be reached: nobody yet", async () => {
    fakeServer({});
    expect(await api.whoAmI()).toBeNull();
  });
});

describe("taking a seat", () => {
  test("adds something to the luck, and remembers it for the seat", async () => {
    const asked = fakeServer({ "POST /api/table/abc/join": AT });
    await api.join("abc", 1);
    const { contribution } = asked[0]?.body as { contribution: string };
    expect(contribution).toMatch(/^[0-9a-f]{32}$/);
    expect(commitmentsOf("abc").added).toEqual({ 1: contribution });
  });

  test("adds something new each time", async () => {
    const asked = fakeServer({ "POST /api/table/abc/join": AT });
    await api.join("abc", 1);
    await api.join("abc", 1);
    expect(asked[0]?.body).not.toEqual(asked[1]?.body);
  });

  test("at a new table comes after the commitment of its luck was seen", async () => {
    const asked = fakeServer({
      "POST /api/tables": { ...AT, seats: [] },
      "GET /api/table/abc": { commitment: "c0ffee", standing: "open" },
      "POST /api/table/abc/join": AT,
    });
    await api.putUp({ game: "rueck", seat: 1 });
    expect(asked.map(({ method, path }) => `${method} ${path}`)).toEqual([
      "POST /api/tables",
      "GET /api/table/abc",
      "POST /api/table/abc/join",
    ]);
    expect(asked[0]?.body).toEqual({ game: "rueck", seat: null });
    expect(commitmentsOf("abc")).toMatchObject({ commitment: "c0ffee", isEarly: true });
  });

  test("is left out where the device is only a screen", async () => {
    const asked = fakeServer({ "POST /api/tables": { ...AT, seats: [] } });
    await api.putUp({ game: "rueck", seat: null });
    expect(asked).toHaveLength(1);
  });
});

describe("the address of a socket", () => {
  test("names the seat and the last number seen", () => {
    expect(socketUrl("abc", 2, 17)).toBe("ws://spelunke.test/api/table/abc/socket?lang=de&seat=2&n=17");
  });

  test("names neither for a spectator who comes", () => {
    expect(socketUrl("abc", null, null)).toBe("ws://spelunke.test/api/table/abc/socket?lang=de");
  });
});
