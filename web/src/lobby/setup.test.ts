import { describe, expect, test } from "vitest";
import type { GameCard } from "@/gen/wire";
import { defaultSetup, presetsOf, type Setup, setupFromQuery, setupLink } from "./setup";

const CARD: GameCard = {
  game: "rueck",
  title: "Rück's raus!",
  seats: [3, 4, 5],
  usual_seats: 4,
  minutes: 20,
  quick: "box",
  quick_minutes: 20,
  version: 1,
  teams: {},
  presets: { box: {}, short: { rounds: 6 } },
  former: {},
  options: [
    { name: "rounds", default: 12, allowed: [6, 12], origin: null, readings: [] },
    { name: "open_hands", default: false, allowed: [true, false], origin: null, readings: [] },
    { name: "values", default: [1, 2], allowed: null, origin: null, readings: [] },
  ],
  groups: {},
  people: { authors: [], artists: [], published: [] },
  levels: ["random", "thumb"],
  characters: { bold: { bluff: 0.5 } },
};

const CHANGED: Setup = {
  seats: 5,
  preset: "short",
  house: { rounds: 12, open_hands: true, values: [3, 4] },
  clock: 45,
  pace: "at_once",
  level: "random:bold",
  listed: true,
  odds: "after",
  hints: false,
  forced: "ask",
};

/** The settings behind a link's question mark. */
const queryOf = (link: string): string => link.slice(link.indexOf("?"));

describe("the link to the settings of a table", () => {
  test("holds nothing that is the default", () => {
    expect(setupLink(CARD, defaultSetup(CARD))).toBe("/new/rueck");
    expect(setupLink(CARD, { ...defaultSetup(CARD), seats: 3 })).toBe("/new/rueck?seats=3");
  });

  test("leads back to the same settings", () => {
    expect(setupFromQuery(CARD, queryOf(setupLink(CARD, CHANGED)))).toEqual({ setup: CHANGED, unknown: [] });
  });

  test("means the defaults if it says nothing", () => {
    expect(setupFromQuery(CARD, "")).toEqual({ setup: defaultSetup(CARD), unknown: [] });
  });

  test("knows a preset by the name it had before", () => {
    const { setup, unknown } = setupFromQuery(CARD, "?preset=printed");
    expect(setup.preset).toBe("box");
    expect(unknown).toEqual([]);
  });

  test.each([
    ["seats=6", "seats"],
    ["preset=long", "preset"],
    ["clock=soon", "clock"],
    ["clock=12345678", "clock"],
    ["pace=never", "pace"],
    ["level=random:shy", "level"],
    ["listed=yes", "listed"],
    ["colour=red", "colour"],
    ["constructor=1", "constructor"],
    ["house.rounds=7", "house.rounds"],
    ["house.rounds={", "house.rounds"],
    ["house.jokers=1", "house.jokers"],
  ])("names what is unknown here and leaves it alone: %s", (query, name) => {
    expect(setupFromQuery(CARD, `?${query}`)).toEqual({ setup: defaultSetup(CARD), unknown: [name] });
  });

  test("keeps what is known beside something unknown", () => {
    const { setup, unknown } = setupFromQuery(CARD, "?seats=3&colour=red&house.open_hands=true");
    expect(setup).toMatchObject({ seats: 3, house: { open_hands: true } });
    expect(unknown).toEqual(["colour"]);
  });
});

describe("a link made under earlier rules", () => {
  const NOW: GameCard = {
    ...CARD,
    version: 2,
    former: { 1: { box: { open_hands: true }, short: { rounds: 6, open_hands: true }, gone: { values: [7] } } },
  };

  test("means the defaults of those rules", () => {
    expect(setupFromQuery(NOW, "?seats=3").setup).toMatchObject({ seats: 3, preset: "box", house: { open_hands: true } });
    expect(setupFromQuery(NOW, "?preset=short").setup.house).toEqual({ rounds: 6, open_hands: true });
    expect(setupFromQuery(NOW, "?preset=short&house.rounds=12").setup.house).toEqual({ rounds: 12, open_hands: true });
  });

  test("knows a preset that is gone", () => {
    expect(setupFromQuery(NOW, "?preset=gone")).toMatchObject({ setup: { house: { values: [7] } }, unknown: [] });
    expect(setupFromQuery(NOW, "?preset=gone&rules=2").unknown).toEqual(["preset"]);
  });

  test("is told from one made today by the version it carries", () => {
    expect(setupLink(NOW, { ...defaultSetup(NOW), seats: 3 })).toBe("/new/rueck?seats=3&rules=2");
    expect(setupFromQuery(NOW, queryOf(setupLink(NOW, CHANGED)))).toEqual({ setup: CHANGED, unknown: [] });
    expect(setupFromQuery(NOW, "")).toEqual({ setup: defaultSetup(NOW), unknown: [] });
  });

  test("names a version that never was", () => {
    expect(setupFromQuery(NOW, "?rules=7").unknown).toEqual(["rules"]);
  });
});

test("a family sees three ways to play, those that are usual first", () => {
  const presets = { box: {}, tiny: {}, open_book: {}, letter: {} };
  expect(presetsOf({ ...CARD, presets })).toEqual({ first: ["box", "letter", "open_book"], others: ["tiny"] });
  expect(presetsOf(CARD)).toEqual({ first: ["box", "short"], others: [] });
});
