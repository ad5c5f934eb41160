/** A table as somebody wishes it, and the link that carries the wish. */
import type { GameCard, NewTable } from "@/gen/wire";
import { botNamed, type House } from "./house";

export const CLOCKS = [0, 20, 60, 300, 86_400, 259_200] as const;
export const PACES = ["easy", "brisk", "at_once"] as const;
export const ODDS = ["off", "on", "after"] as const;

export interface Wish {
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
}

export function firstWish(card: GameCard): Wish {
  return { seats: card.usual_seats, preset: "printed", house: {}, clock: 0, pace: "easy", level: "thumb", listed: false, odds: "off", hints: false };
}

/** The link behind which this wish stands; what is usual is left out. */
export function linkTo(card: GameCard, wish: Wish): string {
  const usual = firstWish(card);
  const query = new URLSearchParams();
  for (const name of ["seats", "preset", "clock", "pace", "level", "listed", "odds", "hints"] as const) {
    if (wish[name] !== usual[name]) query.set(name, String(wish[name]));
  }
  for (const [name, value] of Object.entries(wish.house)) query.set(`house.${name}`, JSON.stringify(value));
  const text = query.toString();
  return `/new/${card.game}${text && "?"}${text}`;
}

/** The wish of a link, and what in it nobody here knows. */
export function wishIn(card: GameCard, query: string): { wish: Wish; unknown: string[] } {
  const wish = firstWish(card);
  const unknown: string[] = [];
  for (const [name, text] of new URLSearchParams(query)) {
    const taken = name.startsWith("house.") ? withRule(card, wish, name.slice("house.".length), text) : withManner(card, wish, name, text);
    if (!taken) unknown.push(name);
  }
  return { wish, unknown };
}

function withManner(card: GameCard, wish: Wish, name: string, text: string): boolean {
  const allowed: Record<string, readonly unknown[]> = {
    seats: card.seats,
    preset: Object.keys(card.presets),
    clock: /^\d{1,7}$/.test(text) ? [Number(text)] : [],
    pace: PACES,
    level: card.levels.flatMap((level) => ["", ...Object.keys(card.characters)].map((character) => botNamed(level, character))),
    listed: [true, false],
    odds: ODDS,
    hints: [true, false],
  };
  const value = allowed[name]?.find((one) => String(one) === text);
  if (value === undefined) return false;
  Object.assign(wish, { [name]: value });
  return true;
}

function withRule(card: GameCard, wish: Wish, name: string, text: string): boolean {
  const option = card.options.find((one) => one.name === name);
  if (option === undefined) return false;
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return false;
  }
  if (option.allowed !== null && !option.allowed.includes(value)) return false;
  wish.house = { ...wish.house, [name]: value };
  return true;
}
