/** A house rule that is a table, as fields to type into: numbers, lists of numbers, and lines of numbers. Made from the shape of its default. */
import { kebab, type Speaker } from "@/i18n/speaker";

type Path = readonly string[];
type Rows = readonly Readonly<Record<string, number>>[];

export interface TableField {
  /** Where it stands in the table; empty if it is the whole of it. */
  readonly path: Path;
  readonly kind: "number" | "numbers" | "rows";
  /** Of lines: what their numbers are called. */
  readonly columns: readonly string[];
  readonly text: string;
}

/** The fields of a table; null for a table of another shape. An entry that the value lacks is an empty field. */
export function fieldsOf(shape: unknown, value: unknown, path: Path = []): TableField[] | null {
  if (typeof shape === "number") return [{ path, kind: "number", columns: [], text: typeof value === "number" ? String(value) : "" }];
  if (isList(shape)) {
    const items = isList(value) ? value : [];
    if (shape.every((item) => typeof item === "number")) return [{ path, kind: "numbers", columns: [], text: items.join(", ") }];
    if (!isRows(shape)) return null;
    const columns = Object.keys(shape[0] ?? {});
    const lines = (items as Rows).map((row) => columns.map((column) => row[column]).join(", "));
    return [{ path, kind: "rows", columns, text: lines.join("\n") }];
  }
  if (!isTable(shape)) return null;
  const held = isTable(value) ? value : {};
  const parts = Object.entries(shape).map(([key, part]) => fieldsOf(part, held[key], [...path, key]));
  return parts.every((part) => part !== null) ? parts.flat() : null;
}

/** The table that its fields hold, and the fields that cannot be read. Empty entries are left out. */
export function tableFrom(fields: readonly TableField[]): { value: unknown; unreadable: TableField[] } {
  let value: unknown = fields.some((field) => field.path.length) ? {} : undefined;
  const unreadable: TableField[] = [];
  for (const field of fields) {
    const read = readField(field);
    if (read === null) unreadable.push(field);
    else if (read !== undefined) value = placed(value, field.path, read);
  }
  return { value, unreadable };
}

/** What a field holds; undefined if nothing, null if it cannot be read. */
function readField(field: TableField): unknown {
  const text = field.text.trim();
  if (field.kind === "rows") {
    const rows = text.split("\n").filter((line) => line.trim());
    const read = rows.map((line) => numbersIn(line));
    if (read.some((numbers) => numbers?.length !== field.columns.length)) return null;
    return read.map((numbers) => Object.fromEntries(field.columns.map((column, at) => [column, numbers?.[at]])));
  }
  if (!text && field.path.length) return undefined;
  const numbers = numbersIn(text);
  return field.kind === "numbers" || numbers === null ? numbers : numbers.length === 1 ? (numbers[0] ?? null) : null;
}

/** Whole numbers with commas, semicolons or spaces between them; null if there is anything else. */
function numbersIn(text: string): number[] | null {
  const words = text.split(/[\s,;]+/).filter(Boolean);
  return words.every((word) => /^[-−]?\d{1,9}$/.test(word)) ? words.map((word) => Number(word.replace("−", "-"))) : null;
}

function placed(table: unknown, path: Path, value: unknown): unknown {
  const [key, ...rest] = path;
  if (key === undefined) return value;
  const held = isTable(table) ? table : {};
  return { ...held, [key]: placed(held[key], rest, value) };
}

function isList(value: unknown): value is readonly unknown[] {
  return Array.isArray(value);
}

function isTable(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function isRows(value: readonly unknown[]): value is Rows {
  const columns = JSON.stringify(Object.keys(value[0] ?? {}));
  return value.every(
    (row) => isTable(row) && JSON.stringify(Object.keys(row)) === columns && Object.values(row).every((cell) => typeof cell === "number"),
  );
}

/** The message that says how a house rule is read off one's own box; undefined if it is nothing of the box. An empty table is none. */
export function readOff(speaker: Speaker, game: string, rule: string, shape: unknown): string | undefined {
  const own = `mybox-${kebab(game)}-${kebab(rule)}`;
  if (speaker.has(own)) return own;
  const size = typeof shape === "object" && shape !== null ? Object.keys(shape).length : 0;
  return size > 0 ? "mybox-any" : undefined;
}

/** What an entry of a table is called: in whole, or word by word as far as words are known. */
export function entryName(speaker: Speaker, game: string, rule: string, key: string): string {
  const said = (word: string): string | undefined => {
    const name = `mybox-${kebab(game)}-${kebab(rule)}.${kebab(word)}`;
    return speaker.has(name) ? speaker.say(name) : undefined;
  };
  return (
    said(key) ??
    key
      .split("_")
      .map((word) => said(word) ?? word)
      .join(" ")
  );
}
