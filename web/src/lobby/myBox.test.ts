import { beforeEach, describe, expect, test, vi } from "vitest";
import type { GameCard } from "@/gen/wire";
import { forgetInBox, keepInBox, keptBox } from "./myBox";

const CARD = {
  game: "teufel",
  options: [
    { name: "track", default: [50, 1600], allowed: null, origin: null, readings: [] },
    { name: "oven_mouth", default: 19, allowed: [18, 19, 20], origin: null, readings: [] },
  ],
} as unknown as GameCard;

beforeEach(() => {
  localStorage.clear();
});

describe("my box", () => {
  test("is empty until something is kept", () => {
    expect(keptBox(CARD)).toEqual({});
  });

  test("is kept for the next time, for its own game", () => {
    keepInBox(CARD, "track", [50, 700, 1600]);
    expect(keepInBox(CARD, "oven_mouth", 18)).toEqual({ track: [50, 700, 1600], oven_mouth: 18 });
    expect(keptBox(CARD)).toEqual({ track: [50, 700, 1600], oven_mouth: 18 });
    expect(keptBox({ ...CARD, game: "klau" })).toEqual({});
  });

  test("can be forgotten, and leaves nothing behind", () => {
    keepInBox(CARD, "track", [1]);
    expect(forgetInBox(CARD, "track")).toEqual({});
    expect(localStorage.length).toBe(0);
  });

  test.each(["no JSON", "null", "[]", '{"gone": 1}', '{"oven_mouth": 99}'])("ignores what the game does not know: %s", (text) => {
    localStorage.setItem("box.teufel", text);
    expect(keptBox(CARD)).toEqual({});
  });

  test("is used now even where a browser keeps nothing", () => {
    const setItem = vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
      throw new Error("full");
    });
    expect(keepInBox(CARD, "oven_mouth", 20)).toEqual({ oven_mouth: 20 });
    setItem.mockRestore();
  });
});
