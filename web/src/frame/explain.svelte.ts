/**
 * Everything on the table explains itself. An element carries the name of its explanation, with what it is about, in `data-explain`:
 * `thing("robber", { strength: 5 })`. The sentences stand in `explain.ftl`, by game: `explain-rueck-robber`, its `.title`, and
 * its `.rule`, the paragraph that says the same at length. Boards hold no words of this and no second way to it.
 */
import type { Speaker } from "@/i18n/speaker";

type Fact = string | number;
type Facts = Readonly<Record<string, Fact>>;

/** A thing's explanation, ready to be read. */
export interface Explanation {
  readonly title: string;
  readonly words: string;
  /** Its paragraph, e.g. `§4.2`. */
  readonly paragraph: string;
}

/** How it was asked for: a pointer that rests there only looks, all else takes the focus along. */
type Asked = "looked" | "asked";

/** What stands in `data-explain` of a thing: "robber?strength=5". */
export function thing(key: string, facts: Readonly<Record<string, Fact | null | undefined>> = {}): string {
  const told = Object.entries(facts).filter((fact): fact is [string, Fact] => fact[1] !== null && fact[1] !== undefined);
  return told.length ? `${key}?${told.map(([name, fact]) => `${name}=${encodeURIComponent(fact)}`).join("&")}` : key;
}

/** The other way round: what an element stands for, numbers as numbers. */
export function readThing(told: string): { readonly key: string; readonly facts: Facts } {
  const [key = "", query = ""] = told.split("?");
  const facts = query.split("&").flatMap((pair): [string, Fact][] => {
    const [name = "", fact = ""] = pair.split("=").map(decodeURIComponent);
    return name ? [[name, /^-?\d+$/.test(fact) ? Number(fact) : fact]] : [];
  });
  return { key, facts: Object.fromEntries(facts) };
}

/** The explanation of a thing in words; a seat among its facts (`who`) is told by name. Null where nothing is written about it. */
export function explained(
  speaker: Speaker,
  game: string,
  told: string,
  names: readonly string[],
  reader: number | null,
): Explanation | null {
  const { key, facts } = readThing(told);
  const message = `explain-${game}-${key}`;
  if (!speaker.has(message)) return null;
  const { who } = facts;
  const said = typeof who === "number" ? { ...facts, who: names[who] ?? "", who_you: who === reader ? "yes" : "no" } : facts;
  return {
    title: speaker.say(`explain-${game}-${key}.title`, said),
    words: speaker.say(message, said),
    paragraph: speaker.say(`explain-${game}-${key}.rule`, said),
  };
}

class Explaining {
  /** What is explained just now. */
  about = $state.raw<Element | null>(null);
  asked = $state<Asked>("looked");
  /** Whether a touch explains instead of doing: "What is this?". */
  isOn = $state(false);

  show(element: Element, asked: Asked): void {
    this.about = element;
    this.asked = asked;
  }

  close(): void {
    this.about = null;
  }

  begin(): void {
    this.close();
    this.isOn = true;
  }

  end(): void {
    this.close();
    this.isOn = false;
  }
}

export const explaining = new Explaining();

/** Explain a thing, or that which it is part of; whether there is anything to say of it. */
export function explain(element: Element): boolean {
  const about = element.closest("[data-explain]");
  if (about !== null) explaining.show(about, "asked");
  return about !== null;
}
