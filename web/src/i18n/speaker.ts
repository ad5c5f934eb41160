/** Every sentence a person reads, from the same Fluent files that the terminal speaks. */
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import type { Chance, Held, Reason, View } from "@/gen/core";

export const LANGUAGES = ["en", "de"] as const;
export type Language = (typeof LANGUAGES)[number];

type Facts = Record<string, FluentVariable>;
interface Tagged {
  readonly move?: string;
  readonly event?: string;
}

/** What one game says: its texts and which of its fields hold seats. */
export interface GameTexts {
  readonly key: string;
  readonly held: Held;
}

export class Speaker {
  readonly #bundle: FluentBundle;

  constructor(
    readonly language: Language,
    texts: readonly string[],
  ) {
    this.#bundle = new FluentBundle(language, { useIsolating: false });
    for (const text of texts) this.#bundle.addResource(new FluentResource(text));
  }

  has(name: string): boolean {
    return this.#pattern(name) !== undefined;
  }

  /** A sentence (`message` or `message.attribute`) with its facts filled in; a missing one shows its name. */
  say(name: string, facts: Facts = {}): string {
    const pattern = this.#pattern(name);
    return pattern === undefined ? name : this.#bundle.formatPattern(pattern, facts, []);
  }

  /** Several things in one breath: "Anna, Ben and Carl". */
  listed(items: readonly string[]): string {
    return new Intl.ListFormat(this.language, { type: "conjunction" }).format(items);
  }

  move(game: GameTexts, move: object, names: readonly string[]): string {
    const tag = (move as Tagged).move ?? "";
    return this.#struct(game, `${game.key}-move-${kebab(tag)}`, tag, move, names);
  }

  /** With "you" where it is about the seat of whoever reads it. */
  event(game: GameTexts, event: object, names: readonly string[], reader: number | null = null): string {
    const tag = (event as Tagged).event ?? "";
    return this.#struct(game, `${game.key}-event-${kebab(tag)}`, tag, event, names, reader);
  }

  chance(game: GameTexts, chance: Chance, names: readonly string[]): string {
    return this.#struct(game, `${game.key}-chance-${kebab(chance.chance)}`, chance.chance, chance, names);
  }

  reason(game: GameTexts, reason: Reason, names: readonly string[]): string {
    return this.#struct(game, `${game.key}-reason-${kebab(reason.reason)}`, reason.reason, reason, names);
  }

  /** A whole number as people write it: "1,660". */
  number(value: number): string {
    return new Intl.NumberFormat(this.language).format(value);
  }

  /** A share of 1 as people say it: "12.5%". */
  percent(share: number, digits = 1): string {
    return new Intl.NumberFormat(this.language, { style: "percent", maximumFractionDigits: digits }).format(share);
  }

  question(game: GameTexts, view: View<object, object, object>, names: readonly string[]): string {
    return this.#struct(game, `${game.key}-about-${kebab(view.about ?? "")}`, "Open", view.open, names);
  }

  #pattern(name: string) {
    const [message = "", attribute] = name.split(".");
    const found = this.#bundle.getMessage(message);
    return (attribute === undefined ? found?.value : found?.attributes[attribute]) ?? undefined;
  }

  /**
   * A struct's sentence: seats become names, lists become lists of `message.field`. Whether a seat is the reader's is told beside it:
   * `who_you` is yes or no; of several seats it is only, among or none, and `who_others` are those besides.
   */
  #struct(game: GameTexts, message: string, tag: string, struct: object, names: readonly string[], reader: number | null = null): string {
    const facts: Facts = {};
    for (const [field, value] of Object.entries(struct) as [string, unknown][]) {
      const kind = game.held[tag]?.[field];
      if (value === null) facts[field] = "none";
      else if (isMove(value)) facts[field] = this.move(game, value, names);
      else if (kind === "seat") {
        facts[field] = names[value as number] ?? "";
        facts[`${field}_you`] = yes(value === reader);
      } else if (kind === "seats") {
        const seats = value as readonly number[];
        facts[field] = this.listed(seats.map((seat) => names[seat] ?? ""));
        facts["count"] = seats.length;
        facts[`${field}_you`] = reader === null || !seats.includes(reader) ? "none" : seats.length === 1 ? "only" : "among";
        facts[`${field}_others`] = this.listed(seats.filter((seat) => seat !== reader).map((seat) => names[seat] ?? ""));
      } else if (typeof value === "boolean") facts[field] = String(value);
      else if (typeof value === "number" || typeof value === "string") facts[field] = value;
      else if (this.has(`${message}.${field}`)) facts[field] = this.listed(this.#parts(`${message}.${field}`, kind, value, names, reader));
      else if (Array.isArray(value)) facts[field] = this.listed(value.map(String));
    }
    return this.say(message, facts);
  }

  #parts(name: string, kind: string | undefined, value: unknown, names: readonly string[], reader: number | null): string[] {
    if (kind === "by seat") {
      return (value as readonly FluentVariable[]).map((item, seat) =>
        this.say(name, { owner: names[seat] ?? "", owner_you: yes(seat === reader), value: item }),
      );
    }
    if (Array.isArray(value)) return value.map((item: FluentVariable) => this.say(name, { value: item }));
    return Object.entries(value as Record<string, FluentVariable>).map(([key, item]) => this.say(name, { key, value: item }));
  }
}

function yes(fact: boolean): string {
  return fact ? "yes" : "no";
}

function isMove(value: unknown): value is object {
  return typeof value === "object" && value !== null && "move" in value;
}

export function kebab(name: string): string {
  return name
    .replace(/([a-z0-9])([A-Z])/g, "$1-$2")
    .replaceAll("_", "-")
    .toLowerCase();
}
