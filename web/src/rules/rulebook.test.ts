import { expect, test } from "vitest";
import { pagesOf, switches } from "./rulebook";

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
