/** The settings of a new table, and the link that carries them. */
import type { GameCard, NewTable } from "@/gen/wire";
import { botNamed, type House } from "./settingTexts";

export const CLOCKS = [0, 20, 60, 300, 86_400, 259_200] as const;
export const PACES = ["easy", "brisk", "at_once"] as const;
export const ODDS = ["off", "on", "after"] as const;
export const FORCED = ["play", "ask"] as const;

export interface Setup {
  seats: number;
  preset: string;
  /** Rules that differ from the preset. */
  house: House;
  clock: number;
  pace: NewTable["pace"];
  level: string;
  listed: boolean;
  odds: NewTable["odds"];
  hints: boolean;
  forced: NewTable["forced"];
}

export function defaultSetup(card: GameCard): Setup {
  return {
    seats: card.usual_seats,
    preset: "box",
    house: {},
    clock: 0,
    pace: "easy",
    level: "thumb",
    listed: false,
    // As where one plays at once: every way to start offers the same.
    odds: "on",
    hints: true,
    forced: "play",
  };
}

/** What families play, as far as a box has it; whatever else it knows stands behind these. */
const USUAL_PRESETS = ["box", "letter", "expert", "short", "ten_rounds", "open_book"];
const FIRST_PRESETS = 3;

/** The presets that are shown at once, and the others. */
export function presetsOf(card: GameCard): { readonly first: readonly string[]; readonly others: readonly string[] } {
  const all = Object.keys(card.presets);
  const usual = USUAL_PRESETS.filter((preset) => all.includes(preset));
  const ordered = [...usual, ...all.filter((preset) => !usual.includes(preset))];
  return { first: ordered.slice(0, FIRST_PRESETS), others: ordered.slice(FIRST_PRESETS) };
}

/** What a link means that names no version of the rules. */
const FIRST_RULES = 1;

/** The link to these settings; defaults are left out. */
export function setupLink(card: GameCard, setup: Setup): string {
  const defaults = defaultSetup(card);
  const query = new URLSearchParams();
  for (const name of ["seats", "preset", "clock", "pace", "level", "listed", "odds", "hints", "forced"] as const) {
    if (setup[name] !== defaults[name]) query.set(name, String(setup[name]));
  }
  for (const [name, value] of Object.entries(setup.house)) query.set(`house.${name}`, JSON.stringify(value));
  if (query.size > 0 && card.version !== FIRST_RULES) query.set("rules", String(card.version));
  const text = query.toString();
  return `/new/${card.game}${text && "?"}${text}`;
}

/** The settings that a link carries, and the names in it that are unknown here. */
export function setupFromQuery(card: GameCard, query: string): { setup: Setup; unknown: string[] } {
  const setup = defaultSetup(card);
  const unknown: string[] = [];
  const given = new URLSearchParams(query);
  const rules = Number(given.get("rules") ?? (given.size > 0 ? FIRST_RULES : card.version));
  const former = card.former[rules];
  const presets = former ?? card.presets;
  for (const [name, text] of given) {
    const taken = name.startsWith("house.")
      ? applyRule(card, setup, name.slice("house.".length), text)
      : applySetting(card, presets, setup, name, text);
    if (!taken) unknown.push(name);
  }
  // What was the default then may not be now: all of it is told as changes to the present rules.
  if (former) Object.assign(setup, { preset: "box", house: { ...former[setup.preset], ...setup.house } });
  return { setup, unknown };
}

/** Names that presets had before: links may still use them. */
const RENAMED_PRESETS: Readonly<Record<string, string>> = { printed: "box" };

function applySetting(card: GameCard, presets: GameCard["presets"], setup: Setup, name: string, given: string): boolean {
  const text = name === "preset" ? (RENAMED_PRESETS[given] ?? given) : given;
  const allowed: Record<string, readonly unknown[]> = {
    seats: card.seats,
    preset: Object.keys(presets),
    rules: [card.version, ...Object.keys(card.former)],
    clock: /^\d{1,7}$/.test(text) ? [Number(text)] : [],
    pace: PACES,
    level: card.levels.flatMap((level) => ["", ...Object.keys(card.characters)].map((character) => botNamed(level, character))),
    listed: [true, false],
    odds: ODDS,
    hints: [true, false],
    forced: FORCED,
  };
  // Not every name that an object answers to is one of ours.
  const value = Object.hasOwn(allowed, name) ? allowed[name]?.find((one) => String(one) === text) : undefined;
  if (value === undefined) return false;
  if (name !== "rules") Object.assign(setup, { [name]: value });
  return true;
}

function applyRule(card: GameCard, setup: Setup, name: string, text: string): boolean {
  const option = card.options.find((one) => one.name === name);
  if (option === undefined) return false;
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return false;
  }
  if (option.allowed !== null && !option.allowed.includes(value)) return false;
  setup.house = { ...setup.house, [name]: value };
  return true;
}
