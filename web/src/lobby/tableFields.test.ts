import { describe, expect, test } from "vitest";
import { Speaker } from "@/i18n/speaker";
import { entryName, fieldsOf, readOff, tableFrom, type TableField } from "./tableFields";

const COUNTS = { plus_4: 2, minus_3: 1 };
const CHEQUES = { red: [7, 8], blue: [4, 11] };
const TRACK = {
  club: { best: 4, second: 2 },
  castles: [
    { best: 3, second: 1, spaces: 2 },
    { best: 4, second: 2, spaces: 2 },
  ],
};

/** The fields of a table after somebody has typed into one of them. */
function typed(shape: unknown, at: number, text: string): TableField[] {
  return (fieldsOf(shape, shape) ?? []).map((field, place) => (place === at ? { ...field, text } : field));
}

describe("a table as fields to type into", () => {
  test.each([[COUNTS], [CHEQUES], [TRACK], [[50, 200, 1600]]])("holds all of it: %j", (table) => {
    expect(tableFrom(fieldsOf(table, table) ?? [])).toEqual({ value: table, unreadable: [] });
  });

  test("has a number for a number, a line for a list, and a line a row for a list of rows", () => {
    expect(fieldsOf(COUNTS, COUNTS)?.map((field) => [field.path.join("."), field.kind, field.text])).toEqual([
      ["plus_4", "number", "2"],
      ["minus_3", "number", "1"],
    ]);
    expect(fieldsOf(CHEQUES, CHEQUES)?.[0]).toMatchObject({ kind: "numbers", text: "7, 8" });
    expect(fieldsOf(TRACK, TRACK)?.at(-1)).toMatchObject({
      kind: "rows",
      columns: ["best", "second", "spaces"],
      text: "3, 1, 2\n4, 2, 2",
    });
  });

  test("shows entries that a value lacks as empty, and leaves empty ones out", () => {
    expect(fieldsOf(COUNTS, { plus_4: 5 })?.map((field) => field.text)).toEqual(["5", ""]);
    expect(tableFrom(typed(COUNTS, 1, " ")).value).toEqual({ plus_4: 2 });
  });

  test("reads numbers with commas, semicolons or spaces between them", () => {
    expect(tableFrom(typed(CHEQUES, 0, "3 12;13, 22")).value).toEqual({ red: [3, 12, 13, 22], blue: [4, 11] });
    expect(tableFrom(typed([1, 2], 0, "−5, 7")).value).toEqual([-5, 7]);
    expect(tableFrom(typed(TRACK, 2, "5 3 2\n\n4, 1, 3\n")).value).toMatchObject({
      castles: [
        { best: 5, second: 3, spaces: 2 },
        { best: 4, second: 1, spaces: 3 },
      ],
    });
  });

  test.each([
    [COUNTS, 0, "two"],
    [COUNTS, 0, "1, 2"],
    [COUNTS, 0, "1.5"],
    [CHEQUES, 1, "4, x"],
    [TRACK, 2, "3, 1"],
    [[1, 2], 0, "1e9"],
  ])("names the field that cannot be read: %j, %i, %s", (table, at, text) => {
    expect(tableFrom(typed(table, at, text)).unreadable).toEqual([typed(table, at, text)[at]]);
  });

  test("is none for a table of another shape", () => {
    expect(fieldsOf({ name: "x" }, {})).toBeNull();
    expect(fieldsOf([[1], [2]], [])).toBeNull();
  });
});

describe("the words of a table", () => {
  const speaker = new Speaker("en", [
    "mybox-any = Any.\nmybox-klau-deck = Count.\n    .red = rot\n    .safe = Tresor\n    .red-plan = roter Plan\nmybox-klau-mouth = Fill it.\n",
  ]);

  test("say how it is read off: by the game, or as any table; an empty one or a number without a sentence is nothing of the box", () => {
    expect(readOff(speaker, "klau", "deck", {})).toBe("mybox-klau-deck");
    expect(readOff(speaker, "klau", "mouth", 19)).toBe("mybox-klau-mouth");
    expect(readOff(speaker, "klau", "other", [1])).toBe("mybox-any");
    expect(readOff(speaker, "klau", "oldest_first", [])).toBeUndefined();
    expect(readOff(speaker, "klau", "rounds", 8)).toBeUndefined();
  });

  test("name an entry as a whole or word by word", () => {
    expect(entryName(speaker, "klau", "deck", "red_plan")).toBe("roter Plan");
    expect(entryName(speaker, "klau", "deck", "red_small_safe")).toBe("rot small Tresor");
    expect(entryName(speaker, "klau", "deck", "100")).toBe("100");
  });
});
