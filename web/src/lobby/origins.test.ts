import { describe, expect, test } from "vitest";
import type { HouseOption, Origin } from "@/gen/wire";
import { Speaker } from "@/i18n/speaker";
import { originInWords, originOf, peopleInWords } from "./origins";

const speaker = new Speaker("en", [
  `origin-printed = printed
origin-printed-in = printed: { $languages }
origin-found = found: { $source }
origin-ours = ours
origin-language = { $language ->
    [de] German
   *[other] { $language }
}
people-authors = by { $names }
people-published = published by { $names }
`,
]);
const printed: Origin = { kind: "printed", languages: [], source: "" };
const german: Origin = { kind: "printed", languages: ["de", "fr"], source: "" };
const rule: HouseOption = {
  name: "second",
  default: "a",
  allowed: ["a", "b", "c"],
  origin: printed,
  readings: [{ value: "b", origin: german }],
};

describe("where a house rule comes from", () => {
  test("is told in the words of the language", () => {
    expect(originInWords(speaker, printed)).toBe("printed");
    expect(originInWords(speaker, german)).toBe("printed: German, fr");
    expect(originInWords(speaker, { kind: "found", languages: [], source: "a review" })).toBe("found: a review");
    expect(originInWords(speaker, { kind: "ours", languages: [], source: "" })).toBe("ours");
  });

  test("is told of its default and of its readings; all other values are ours", () => {
    expect(originOf(rule, "a")).toBe(printed);
    expect(originOf(rule, "b")).toBe(german);
    expect(originOf(rule, "c")).toMatchObject({ kind: "ours" });
  });

  test("is not told of a table that somebody typed in, nor by a game that does not say", () => {
    expect(originOf({ ...rule, allowed: null }, [1])).toBeNull();
    expect(originOf({ ...rule, origin: null }, "a")).toBeNull();
  });
});

test("those who made a game are named as far as they are known", () => {
  expect(peopleInWords(speaker, { authors: ["A"], artists: [], published: ["Z (2019)", "Y"] })).toEqual([
    "by A",
    "published by Z (2019) and Y",
  ]);
});
