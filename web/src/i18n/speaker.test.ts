import { describe, expect, test } from "vitest";
import { held } from "@/gen/rueck";
import german from "@texts/de/rueck.ftl?raw";
import english from "@texts/en/rueck.ftl?raw";
import { kebab, Speaker } from "./speaker";

const NAMES = ["Anna", "Ben", "Carl"];
const RUECK = { key: "rueck", held };
const GAME = { key: "game", held: { Won: { who: "seat", others: "seats", scores: "by seat" } } } as const;

describe("a sentence", () => {
  const speaker = new Speaker("en", [
    "greeting = Hello, { $name }!\n    .short = Hi!",
    "apples = { $count ->\n    [one] one apple\n   *[other] { $count } apples\n }",
  ]);

  test("is filled with facts", () => {
    expect(speaker.say("greeting", { name: "Anna" })).toBe("Hello, Anna!");
    expect(speaker.say("apples", { count: 1 })).toBe("one apple");
    expect(speaker.say("apples", { count: 3 })).toBe("3 apples");
  });

  test("may be an attribute of another", () => {
    expect(speaker.say("greeting.short")).toBe("Hi!");
    expect(speaker.has("greeting.short")).toBe(true);
    expect(speaker.has("greeting.long")).toBe(false);
  });

  test("that is missing shows its name", () => {
    expect(speaker.say("farewell")).toBe("farewell");
    expect(speaker.say("greeting.long")).toBe("greeting.long");
  });
});

describe("lists and numbers", () => {
  test("are spoken as the language does", () => {
    const [en, de] = [new Speaker("en", []), new Speaker("de", [])];
    expect(en.listed(NAMES)).toBe("Anna, Ben, and Carl");
    expect(de.listed(NAMES)).toBe("Anna, Ben und Carl");
    expect(en.percent(0.125)).toBe("12.5%");
    expect(de.percent(0.125)).toBe("12,5\u00a0%");
  });
});

describe("an event", () => {
  test("names the people on its seats", () => {
    const speaker = new Speaker("en", ["game-event-won = { $who } beats { $others } ({ $count })."]);
    expect(speaker.event(GAME, { event: "Won", who: 0, others: [1, 2] }, NAMES)).toBe("Anna beats Ben and Carl (2).");
  });

  test("tells one thing of every seat in a list of its own", () => {
    const speaker = new Speaker("en", ["game-event-won = Scores: { $scores }.\n    .scores = { $owner } { $value }"]);
    expect(speaker.event(GAME, { event: "Won", scores: [4, 0, 7] }, NAMES)).toBe("Scores: Anna 4, Ben 0, and Carl 7.");
  });

  test("spells out a move that it holds, and what is not there", () => {
    const speaker = new Speaker("en", [
      'game-move-say-no = “No”\ngame-event-chose = { $choice }{ $why ->\n    [none] {""}\n   *[other] , because { $why }\n }.',
    ]);
    expect(speaker.event(GAME, { event: "Chose", choice: { move: "SayNo" }, why: null }, NAMES)).toBe("“No”.");
    expect(speaker.event(GAME, { event: "Chose", choice: { move: "SayNo" }, why: "luck" }, NAMES)).toBe("“No”, because luck.");
  });

  test("of a real game is spoken in both languages", () => {
    const revealed = { event: "Revealed", robbers: [3, 1, 4] };
    expect(new Speaker("en", [english]).event(RUECK, revealed, NAMES)).toBe("Robbers: Anna (3), Ben (1), and Carl (4).");
    expect(new Speaker("de", [german]).event(RUECK, revealed, NAMES)).toBe("Die Räuber: Anna (3), Ben (1) und Carl (4).");
  });
});

describe("a name in the code", () => {
  test.each([
    ["SayNo", "say-no"],
    ["at_once", "at-once"],
    ["Round2End", "round2-end"],
  ])("%s becomes the name %s in the texts", (name, message) => {
    expect(kebab(name)).toBe(message);
  });
});
