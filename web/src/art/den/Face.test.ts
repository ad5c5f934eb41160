/** A face says who sits there: by the animal, the seat's shape, the key of a bot, and in words where no name stands beside it. */
import { mount, tick, unmount } from "svelte";
import { afterEach, expect, it, vi } from "vitest";
import { i18n } from "@/i18n/language.svelte";
import { Speaker } from "@/i18n/speaker";
import english from "@texts/en/den.ftl?raw";
import german from "@texts/de/den.ftl?raw";
import { ANIMALS, type AnimalName } from "./animals";
import Face from "./Face.svelte";
import { MOODS, type Mood } from "./moods";

let shown: object | null = null;

afterEach(() => {
  if (shown) void unmount(shown);
  shown = null;
  document.body.replaceChildren();
});

interface Worn {
  readonly animal: AnimalName | null;
  readonly initial: string;
  readonly seat: number;
  readonly mood?: Mood;
  readonly isBot?: boolean;
  readonly name?: string;
}

function show(props: Worn): SVGElement {
  shown = mount(Face, { target: document.body, props });
  return document.body.querySelector<SVGElement>("svg.face") as SVGElement;
}

it("an animal comes when it is loaded; until then, and for those who wish so, there is the initial", async () => {
  const face = show({ animal: "fox", initial: "J", seat: 2, isBot: true });
  expect(face.querySelector("text")?.textContent).toBe("J");
  await vi.waitFor(async () => {
    await tick();
    expect(face.querySelector(".head")).not.toBeNull();
  });
  expect(face.querySelector("text")).toBeNull();
  expect(face.getAttribute("aria-hidden")).toBe("true");
});

it("is read out as a whole where no name stands beside it", () => {
  i18n.speaker = new Speaker("en", [english]);
  expect(show({ animal: "mouse", initial: "P", seat: 0, mood: "ashamed", isBot: true, name: "Piet" }).getAttribute("aria-label")).toBe(
    "Piet, mouse, bot; ashamed",
  );
});

it("a plain disc has no mood", () => {
  i18n.speaker = new Speaker("de", [german]);
  expect(show({ animal: null, initial: "M", seat: 0, mood: "sly", name: "Mia" }).getAttribute("aria-label")).toBe("Mia");
});

it.each([
  ["en", english],
  ["de", german],
] as const)("every animal and every mood has a word of its own in %s", (language, texts) => {
  const speaker = new Speaker(language, [texts]);
  expect(new Set(ANIMALS.map((animal) => speaker.say("den-animal", { animal }))).size).toBe(ANIMALS.length);
  expect(new Set(MOODS.map((mood) => speaker.say("den-mood", { mood }))).size).toBe(MOODS.length);
});
