import { describe, expect, test } from "vitest";
import { addressOf, type From, momentIn } from "./moment";

describe("the address of a moment", () => {
  test.each<From>([0, 3, "open", null])("leads back to the same moment, seen by %s", (from) => {
    const address = new URL(addressOf("abc", 12, from), "http://spelunke.test");
    expect(address.pathname).toBe("/t/abc");
    expect(momentIn(address.search)).toEqual({ turn: 12, from });
  });

  test("may leave open whose eyes one looks through", () => {
    expect(momentIn("?turn=12")).toEqual({ turn: 12, from: undefined });
    expect(momentIn("?turn=12&from=everybody")).toEqual({ turn: 12, from: undefined });
  });

  test.each(["", "?from=open", "?turn=", "?turn=-1", "?turn=1.5", "?turn=1234567"])("names no moment: “%s”", (search) => {
    expect(momentIn(search)).toBeNull();
  });
});
