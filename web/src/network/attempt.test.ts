import { beforeEach, describe, expect, test } from "vitest";
import { i18n } from "@/i18n/language.svelte";
import { Speaker } from "@/i18n/speaker";
import { Refused } from "./api";
import { Attempt } from "./attempt.svelte";

beforeEach(() => {
  i18n.speaker = new Speaker("en", ["page-trouble = The server cannot be reached."]);
});

describe("an attempt", () => {
  test("gives back what was answered, and is busy meanwhile", async () => {
    const attempt = new Attempt();
    const done = attempt.to(() => Promise.resolve(5));
    expect(attempt.isBusy).toBe(true);
    expect(await done).toBe(5);
    expect(attempt.isBusy).toBe(false);
  });

  test("shows the sentence of a refusal until the next try", async () => {
    const attempt = new Attempt();
    const refused = new Refused({ kind: "Refusal", message: "server-full", facts: {}, text: "All seats are taken." }, 409);
    const answer = await attempt.to<number>(() => Promise.reject(refused));
    expect(answer).toBeUndefined();
    expect(attempt.trouble).toBe("All seats are taken.");
    expect(attempt.isBusy).toBe(false);
    await attempt.to(() => Promise.resolve());
    expect(attempt.trouble).toBe("");
  });

  test("says in general what is wrong if there was no answer", async () => {
    const attempt = new Attempt();
    await attempt.to(() => Promise.reject(new TypeError("Failed to fetch")));
    expect(attempt.trouble).toBe("The server cannot be reached.");
  });
});
