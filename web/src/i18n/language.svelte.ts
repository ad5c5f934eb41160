/** Which language is spoken; switching it changes every sentence at once. */
import { LANGUAGES, type Language, Speaker } from "./speaker";

const TEXTS = import.meta.glob<string>("@texts/*/*.ftl", { query: "?raw", import: "default" });
/** The files every page needs; those of a game come with its board. */
const ALWAYS = ["core", "page", "lobby", "room", "table", "hint", "after", "frame", "den"];

async function read(language: Language, files: readonly string[]): Promise<string[]> {
  const wanted = Object.entries(TEXTS).filter(([path]) => files.some((file) => path.endsWith(`/${language}/${file}.ftl`)));
  return Promise.all(wanted.map(([, load]) => load()));
}

function firstLanguage(): Language {
  const kept = localStorage.getItem("language");
  const tags = [kept ?? "", ...navigator.languages].map((tag) => tag.slice(0, 2));
  return tags.find((tag): tag is Language => (LANGUAGES as readonly string[]).includes(tag)) ?? "en";
}

class I18n {
  speaker = $state.raw(new Speaker("en", []));
  #files = new Set(ALWAYS);
  /** The language asked for last: texts that arrive later for another one are not spoken. */
  #wanted: Language = "en";

  get language(): Language {
    return this.speaker.language;
  }

  /** Load the texts of the first language. */
  async start(): Promise<void> {
    await this.setLanguage(firstLanguage());
  }

  async setLanguage(language: Language): Promise<void> {
    this.#wanted = language;
    const texts = await read(language, [...this.#files]);
    if (this.#wanted !== language) return;
    this.speaker = new Speaker(language, texts);
    document.documentElement.lang = language;
    localStorage.setItem("language", language);
  }

  /** Load more texts: those of a game, for example. */
  async load(...files: readonly string[]): Promise<void> {
    if (files.every((file) => this.#files.has(file))) return;
    for (const file of files) this.#files.add(file);
    await this.setLanguage(this.#wanted);
  }
}

export const i18n = new I18n();
