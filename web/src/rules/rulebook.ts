/** What stands where in a rule book. */
import { lexer, type Token, type Tokens } from "marked";

export type { Token };

const NUMBER = /^§\d+(?:\.\d+)?$/;
const CITED = /(§\d+(?:\.\d+)?)/;

/** The book without its title, ready to be laid out. */
export function pagesOf(text: string): Token[] {
  return lexer(text).filter((token) => !(token.type === "heading" && (token as Tokens.Heading).depth === 1));
}

/** Where a paragraph stands in the page: `§4.2` is at `rule-4-2`. */
export function anchor(paragraph: string): string {
  return `rule-${paragraph.replace("§", "").replaceAll(".", "-")}`;
}

/** The number a paragraph begins with; null where it has none. */
export function numberOf(tokens: readonly Token[] | undefined): string | null {
  const first = tokens?.[0];
  if (first === undefined) return null;
  if (first.type === "strong") return NUMBER.test((first as Tokens.Strong).text) ? (first as Tokens.Strong).text : null;
  return "tokens" in first ? numberOf(first.tokens) : null;
}

/** The number of a section, `§4` for “4 Who is strongest”. */
export function sectionOf(heading: string): string | null {
  const number = /^\d+/.exec(heading);
  return number === null ? null : `§${number[0]}`;
}

/** A text in pieces, every second of them a paragraph that it cites. */
export function cited(text: string): string[] {
  return text.split(CITED);
}

/** Whether this is a mark of where a paragraph comes from, e.g. `*(printed: de, fr)*`. */
export function isOrigin(token: Token): boolean {
  return token.type === "em" && token.raw.startsWith("*(");
}

/** A paragraph of the book: its number, where it comes from, its words, and what stands below them (a table, for example). */
export interface Paragraph {
  readonly number: string | null;
  /** "printed: de, en". */
  readonly origin: string | null;
  readonly words: readonly Token[];
  readonly below: readonly Token[];
}

export function paragraphOf(tokens: readonly Token[]): Paragraph {
  const [first, ...below] = tokens;
  const line = first !== undefined && "tokens" in first ? first.tokens : first === undefined ? [] : [first];
  const number = numberOf(line);
  const rest = number === null ? line : line.slice(1);
  const origin = rest.find(isOrigin);
  return {
    number,
    origin: origin === undefined ? null : (origin as Tokens.Em).text.replace(/^\(|\)$/g, ""),
    words: rest.filter((token) => token !== origin),
    below: below.filter((token) => token.type !== "space"),
  };
}

/** What is read of some tokens, without any marks. */
export function plain(tokens: readonly Token[]): string {
  return tokens
    .map((token) => {
      if (token.type === "table") {
        const { header, rows } = token as Tokens.Table;
        return [...header, ...rows.flat()].map((cell) => plain(cell.tokens)).join(" ");
      }
      return "tokens" in token ? plain(token.tokens) : "text" in token ? (token.text as string) : "";
    })
    .join(" ");
}

/** The numbers of the paragraphs in which some words stand, in the order of the book. */
export function found(pages: readonly Token[], wanted: string): string[] {
  const words = wanted.trim().toLowerCase();
  if (words === "") return [];
  const items = pages.flatMap((token) => (token.type === "list" ? (token as Tokens.List).items : []));
  return items.flatMap(({ tokens }) => {
    const { number, words: line, below } = paragraphOf(tokens);
    return number !== null &&
      plain([...line, ...below])
        .toLowerCase()
        .includes(words)
      ? [number]
      : [];
  });
}

/** A text in pieces, every second of them what is looked for. */
export function marked(text: string, wanted: string): string[] {
  const words = wanted.trim();
  if (words === "") return [text];
  return text.split(new RegExp(`(${words.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")})`, "i"));
}

/** By house rule: the paragraph that begins with its name. */
export function switches(pages: readonly Token[]): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  for (const list of pages) {
    if (list.type !== "list") continue;
    for (const item of (list as Tokens.List).items) {
      const line = (item.tokens[0] as Tokens.Text | undefined)?.tokens ?? [];
      const number = numberOf(line);
      if (number === null) continue;
      for (const token of line.slice(1)) {
        if (token.type === "codespan") found.set((token as Tokens.Codespan).text, number);
        else if (!isOrigin(token) && token.raw.trim() !== "" && token.raw.trim() !== ",") break;
      }
    }
  }
  return found;
}
