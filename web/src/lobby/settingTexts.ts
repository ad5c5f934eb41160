/** House rules in words: what they are called, what they mean, and what their values are. */
import type { GameCard, HouseOption } from "@/gen/wire";
import { kebab, type Speaker } from "@/i18n/speaker";

export type House = Readonly<Record<string, unknown>>;

/** A game's own words for a rule, or those of the rules that every game has. */
function message(speaker: Speaker, game: string, rule: string): string {
  const own = `${game}-house-${kebab(rule)}`;
  return speaker.has(own) ? own : `house-${kebab(rule)}`;
}

export function ruleName(speaker: Speaker, game: string, rule: string): string {
  return speaker.say(message(speaker, game, rule));
}

export function ruleExplained(speaker: Speaker, game: string, rule: string): string {
  return speaker.say(`${message(speaker, game, rule)}.explain`);
}

export function ruleValue(speaker: Speaker, game: string, rule: string, value: unknown): string {
  if (typeof value === "boolean") return speaker.say(value ? "lobby-yes" : "lobby-no");
  if (typeof value === "string") return speaker.say(`${message(speaker, game, rule)}.${kebab(value)}`);
  if (typeof value === "number") return String(value).replace("-", "−");
  return speaker.say("lobby-as-table");
}

/** What a rule is before anything is changed: as the preset has it, or the default. */
export function baseValue(card: GameCard, preset: string, option: HouseOption): unknown {
  const set = card.presets[preset] ?? {};
  return option.name in set ? set[option.name] : option.default;
}

/** How long a decision may take, in words. */
export function clockInWords(speaker: Speaker, seconds: number): string {
  const day = 86_400;
  if (seconds === 0) return speaker.say("lobby-clock-none");
  return seconds % day === 0 ? speaker.say("lobby-clock-days", { days: seconds / day }) : speaker.say("lobby-clock-seconds", { seconds });
}

/** How well a bot plays and what it is like, in words; a bot that is new here goes by its name. */
export function levelInWords(speaker: Speaker, bot: string): string {
  const [level = "", character] = bot.split(":");
  const name = `lobby-level-${kebab(level)}`;
  const plays = speaker.has(name) ? speaker.say(name) : level;
  return character ? speaker.say("lobby-level-and-character", { level: plays, character: characterInWords(speaker, character) }) : plays;
}

/** What a bot is like, in words. */
export function characterInWords(speaker: Speaker, character: string): string {
  const name = `lobby-character-${kebab(character || "none")}`;
  return speaker.has(name) ? speaker.say(name) : character;
}

/** What shows a bot's character in a game, and how often. */
export function habitsInWords(speaker: Speaker, game: string, rates: Readonly<Partial<Record<string, number>>>): string {
  return speaker.listed(
    Object.entries(rates).map(([kind, rate]) =>
      speaker.say("lobby-habit", { deed: speaker.say(`${game}-tempted-${kind}`), rate: rate ?? 0 }),
    ),
  );
}

/** A bot by its whole name: a level, and behind a colon the character, if any. */
export function botNamed(level: string, character: string): string {
  return character ? `${level}:${character}` : level;
}
