import { expect, test } from "vitest";
import type { Tokens } from "marked";
import { found, marked, pagesOf, paragraphOf, plain, switches } from "./rulebook";

const BOOK = `# Rules

## 7 House rules

- **§7.1** *(printed)* \`expert\`: play the expert game.
- **§7.2** *(printed: de, fr)* \`debt\`, \`loan\`: a total may fall below zero, see \`expert\`.
- **§7.3** \`second\`: without a mark.
- **§7.4** *(ours)* Something about \`rounds\`.
`;

test("a house rule is found at the paragraph that begins with its name, behind the mark of where it comes from", () => {
  expect([...switches(pagesOf(BOOK))]).toEqual([
    ["expert", "§7.1"],
    ["debt", "§7.2"],
    ["loan", "§7.2"],
    ["second", "§7.3"],
  ]);
});

const WITH_A_TABLE = `# Rules

## 1 The box

- **§1.1** *(printed: de, en)* There are **seven** pieces.
- **§1.2** *(ours)* This is our board.

  | spaces | hexagon |
  |---|---|
  | 1–2 | 3/1 |

- **§1.3** Nothing else.
`;

test("a paragraph comes apart into number, origin, words and the table below it", () => {
  const [, list] = pagesOf(WITH_A_TABLE).filter(({ type }) => type !== "space");
  const items = (list as Tokens.List).items.map(({ tokens }) => paragraphOf(tokens));
  expect(items.map(({ number, origin }) => [number, origin])).toEqual([
    ["§1.1", "printed: de, en"],
    ["§1.2", "ours"],
    ["§1.3", null],
  ]);
  expect(items.map(({ below }) => below.map(({ type }) => type))).toEqual([[], ["table"], []]);
  expect(plain(items[0]?.words ?? [])).toContain("seven");
});

test("what is looked for is found in words and in tables, and marked in the text", () => {
  const pages = pagesOf(WITH_A_TABLE);
  expect(found(pages, "SEVEN")).toEqual(["§1.1"]);
  expect(found(pages, "3/1")).toEqual(["§1.2"]);
  expect(found(pages, " ")).toEqual([]);
  expect(marked("Two sevens", "seven")).toEqual(["Two ", "seven", "s"]);
  expect(marked("a (b) c", "(b)")).toEqual(["a ", "(b)", " c"]);
  expect(marked("all of it", "")).toEqual(["all of it"]);
});
