import { expect, test } from "vitest";
import { standInFor } from "./storage";

test("a browser that keeps nothing is stood in for, and the page goes on", () => {
  Object.defineProperty(globalThis, "sessionStorage", {
    get: () => {
      throw new DOMException("no", "SecurityError");
    },
    configurable: true,
  });
  expect(standInFor("sessionStorage")).toBe(false);
  sessionStorage.setItem("one", "1");
  expect([sessionStorage.getItem("one"), sessionStorage.length, sessionStorage.key(0)]).toEqual(["1", 1, "one"]);
  sessionStorage.removeItem("one");
  expect(sessionStorage.getItem("one")).toBeNull();
  sessionStorage.setItem("two", "2");
  sessionStorage.clear();
  expect([sessionStorage.length, sessionStorage.key(0)]).toEqual([0, null]);
  expect(standInFor("sessionStorage")).toBe(true);
});
