/** Heaps that can be counted, and an ending in which everybody has a place. */
import { describe, expect, it } from "vitest";
import { HEIGHT, WIDTH } from "./board";
import { lookingOn, onChests, procession, rain } from "./ceremonyPlaces";
import { heaped, kindOf } from "./jewels";

describe("a heap", () => {
  it("has as many jewels as it is told, and none below the ground", () => {
    for (const count of [0, 1, 2, 8, 20, 57]) {
      const lying = heaped(count);
      expect(lying).toHaveLength(count);
      expect(lying.every(({ y }) => y < 0)).toBe(true);
    }
  });

  it("shows every tenth jewel as an amethyst and every other fifth as a ruby", () => {
    expect([4, 9, 14, 19].map(kindOf)).toEqual(["ruby", "amethyst", "ruby", "amethyst"]);
    expect(kindOf(0)).toBe("teal");
  });

  it("lies the same way every time", () => {
    expect(heaped(13)).toEqual(heaped(13));
  });
});

describe("the ending", () => {
  it.each([
    [1, 1, 3],
    [2, 1, 2],
    [1, 4, 0],
    [0, 5, 0],
  ])("has room on the board for %i who win, %i who are caught and %i who look on", (winners, caught, others) => {
    const { x, scale, last, prisoners } = procession(caught, winners);
    const all = [...onChests(winners), ...lookingOn(others)].map((place) => place.x);
    expect(prisoners).toHaveLength(caught);
    for (const at of [...all, x + last * scale]) {
      expect(at).toBeGreaterThan(0);
      expect(at).toBeLessThan(WIDTH - 30);
    }
  });

  it("rains over the board", () => {
    expect(rain().every(({ x, y }) => x > 0 && x < WIDTH && y > 0 && y < HEIGHT)).toBe(true);
  });
});
