/** The rules of the game at this table: at hand in the language that is spoken, open at any paragraph. */
import type { RuleBook } from "@/gen/wire";
import { api } from "@/network/api";
import type { Language } from "@/i18n/speaker";

class Rules {
  book = $state.raw<RuleBook | null>(null);
  isOpen = $state(false);
  /** The paragraph it is open at, e.g. `§4.2`; null for its first page. */
  paragraph = $state<string | null>(null);
  /** What is looked for in it: marked wherever it stands. */
  search = $state("");
  #wanted = "";

  /** Have the rules of a game at hand; the newest request counts. */
  async fetch(game: string, language: Language): Promise<void> {
    const wanted = `${game} ${language}`;
    if (wanted === this.#wanted) return;
    this.#wanted = wanted;
    const book = await api.rules(game).catch(() => null);
    if (this.#wanted !== wanted) return;
    if (book) this.book = book;
    else this.#wanted = "";
  }

  show(paragraph: string | null = null): void {
    this.paragraph = paragraph;
    this.isOpen = true;
  }

  close(): void {
    this.search = "";
    this.isOpen = false;
  }
}

export const rules = new Rules();
