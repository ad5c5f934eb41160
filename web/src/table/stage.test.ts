import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { AnyView } from "@/games/board";
import { motion } from "@/frame/motion.svelte";
import { type Script, Stage } from "./stage.svelte";

const VIEW = { seat: 0 } as unknown as AnyView;
const THROW = { event: "Rolled" };
const script: Script = () => [
  { name: "shaken", ms: 900, untold: true },
  { name: "thrown", ms: 600 },
];

let stage: Stage;
let told: string[];
const show = (): Promise<void> => stage.show(THROW, 0, () => told.push("Rolled"));

beforeEach(() => {
  vi.useFakeTimers();
  motion.name = "normal";
  told = [];
  stage = new Stage();
  stage.direct(script);
  stage.open(VIEW, null);
});

afterEach(() => vi.useRealTimers());

test("an event is told after a first beat that is untold, and a skip ends that beat alone", async () => {
  void show();
  await vi.advanceTimersByTimeAsync(0);
  expect([stage.beat, stage.happening, stage.told, told]).toEqual(["shaken", THROW, [], []]);
  stage.skip();
  await vi.advanceTimersByTimeAsync(0);
  expect([stage.beat, stage.told, told]).toEqual(["thrown", [THROW], ["Rolled"]]);
});

test("a table that is told anew meanwhile tells nothing of it", async () => {
  const shown = show();
  await vi.advanceTimersByTimeAsync(0);
  stage.rest();
  await vi.advanceTimersByTimeAsync(900);
  await shown;
  expect([stage.told, told]).toEqual([[], []]);
});

test("whoever wants nothing shown is told at once", async () => {
  motion.name = "at_once";
  await show();
  expect(told).toEqual(["Rolled"]);
});
