import { beforeEach, describe, expect, test, vi } from "vitest";
import { commitmentsOf, rememberCommitment, rememberContribution } from "./commitments";

beforeEach(() => {
  localStorage.clear();
});

describe("what this browser was shown and gave before the deal", () => {
  test("is nothing at a table it has never seen", () => {
    expect(commitmentsOf("abc")).toEqual({});
  });

  test("is the first commitment: a later one does not replace it", () => {
    rememberCommitment("abc", "first", true);
    rememberCommitment("abc", "second", false);
    expect(commitmentsOf("abc")).toEqual({ commitment: "first", isEarly: true });
  });

  test("holds what was added for every seat, beside the commitment", () => {
    rememberCommitment("abc", "first", true);
    rememberContribution("abc", [0, 2], "aa");
    rememberContribution("abc", [1], "bb");
    expect(commitmentsOf("abc")).toEqual({ commitment: "first", isEarly: true, added: { 0: "aa", 1: "bb", 2: "aa" } });
  });

  test("is kept for the forty tables that were used last", () => {
    for (let table = 0; table < 40; table++) rememberCommitment(`table-${table}`, "hash", true);
    rememberContribution("table-0", [0], "aa");
    rememberCommitment("table-40", "hash", true);
    expect(commitmentsOf("table-0").added).toEqual({ 0: "aa" });
    expect(commitmentsOf("table-1")).toEqual({});
    expect(commitmentsOf("table-2").commitment).toBe("hash");
  });

  test.each(["{", "{}", "null"])("is nothing where something else lies in its place: %s", (text) => {
    localStorage.setItem("promises", text);
    expect(commitmentsOf("abc")).toEqual({});
    rememberCommitment("abc", "hash", true);
    expect(commitmentsOf("abc").commitment).toBe("hash");
  });

  test("is nothing in a browser that keeps nothing, and nothing breaks", () => {
    vi.stubGlobal("localStorage", {
      getItem: () => null,
      setItem: () => {
        throw new DOMException("no room", "QuotaExceededError");
      },
    });
    rememberCommitment("abc", "hash", true);
    expect(commitmentsOf("abc")).toEqual({});
  });
});
