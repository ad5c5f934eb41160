import { expect, test } from "vitest";
import type { Advised } from "@/gen/wire";
import { leadOf } from "./hintRequest.svelte";

const advised = (more: Partial<Advised>): Advised => ({
  move: {},
  share: 0.3,
  low: 0.2,
  high: 0.4,
  behind: 0,
  is_best: false,
  games: 100,
  part: 1,
  is_mixed: false,
  reasons: [],
  ...more,
});

test("a hint says how far the best answer is ahead", () => {
  const best = advised({ is_best: true });
  expect(leadOf({ moves: [best] })).toBe("only");
  expect(leadOf({ moves: [best, advised({ behind: 0.2 })] })).toBe("clear");
  expect(leadOf({ moves: [best, advised({ behind: 0.05 })] })).toBe("plain");
  expect(leadOf({ moves: [best, advised({ is_best: true, behind: 0.01 })] })).toBe("hair");
  expect(leadOf({ moves: [advised({ is_best: true, is_mixed: true, part: 0.6 }), advised({ behind: 0.2 })] })).toBe("mixed");
});
