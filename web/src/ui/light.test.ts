import { expect, test } from "vitest";
import { answered } from "./light.svelte";

const BY_DAY = "(prefers-color-scheme: light)";

test("who has chosen nothing is answered by the device", () => {
  expect(answered(BY_DAY, "device")).toBe(BY_DAY);
});

test("by chosen day whatever is for the day holds, and nothing that is for the night", () => {
  expect(answered(BY_DAY, "day")).toBe("(min-width: 0px)");
  expect(answered("(prefers-color-scheme: dark)", "day")).toBe("(max-width: 0px)");
});

test("other conditions stay as they are", () => {
  expect(answered(`${BY_DAY} and (max-width: 40rem)`, "night")).toBe("(max-width: 0px) and (max-width: 40rem)");
  expect(answered("(max-width: 40rem)", "night")).toBe("(max-width: 40rem)");
});
