import { afterEach, expect, test } from "vitest";
import { Speaker } from "@/i18n/speaker";
import { explain, explained, explaining, readThing, thing } from "./explain.svelte";

afterEach(() => explaining.end());

test("a thing is told with what it is about, and read again with numbers as numbers", () => {
  const told = thing("robber", { strength: 5, noble: "plus_4", nothing: null });
  expect(told).toBe("robber?strength=5&noble=plus_4");
  expect(readThing(told)).toEqual({ key: "robber", facts: { strength: 5, noble: "plus_4" } });
  expect(readThing(thing("oven"))).toEqual({ key: "oven", facts: {} });
});

test("an explanation has a title, words and a paragraph, and calls a seat by its name", () => {
  const speaker = new Speaker("en", [
    "explain-den-heap = { $who_you ->\n    [yes] Yours.\n   *[no] Of { $who }.\n }\n    .title = Heap\n    .rule = §2.2",
  ]);
  const names = ["You", "Ben"];
  expect(explained(speaker, "den", thing("heap", { who: 1 }), names, 0)).toEqual({ title: "Heap", words: "Of Ben.", paragraph: "§2.2" });
  expect(explained(speaker, "den", thing("heap", { who: 0 }), names, 0)?.words).toBe("Yours.");
  expect(explained(speaker, "den", "nothing", names, 0)).toBeNull();
});

test("what has no explanation of its own is explained as part of what it lies on", () => {
  document.body.innerHTML = `<div data-explain="heap"><span id="jewel"></span></div><i id="air"></i>`;
  expect(explain(document.querySelector("#jewel") as Element)).toBe(true);
  expect(explaining.about?.getAttribute("data-explain")).toBe("heap");
  expect(explain(document.querySelector("#air") as Element)).toBe(false);
});
