import { beforeEach, describe, expect, test } from "vitest";
import { rememberCommitment, rememberContribution } from "./commitments";
import { comparedWith } from "./compare";

/** The SHA-256 of the bytes 61 62 63. */
const HASH = "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad";
const FAIR = { commitment: HASH, seed: "616263", contributions: ["aa", "bb"] };

beforeEach(() => {
  localStorage.clear();
});

describe("a record beside what this browser remembers", () => {
  test("is fair if the hash was shown before the deal and what was added stands in it", () => {
    rememberCommitment("abc", HASH, true);
    rememberContribution("abc", [1], "bb");
    expect(comparedWith("abc", [1], FAIR)).toEqual({ fits: true, seen: "early", shown: HASH, added: "kept", isBroken: false });
  });

  test("tells a hash that was shown only after the deal", () => {
    rememberCommitment("abc", HASH, false);
    expect(comparedWith("abc", [], FAIR)).toMatchObject({ seen: "late", isBroken: false });
  });

  test("tells that nothing was seen or added here", () => {
    expect(comparedWith("abc", [0], FAIR)).toMatchObject({ seen: "never", shown: "", added: "nothing", isBroken: false });
  });

  test("is broken if another hash was shown", () => {
    rememberCommitment("abc", "another", true);
    expect(comparedWith("abc", [], FAIR)).toMatchObject({ seen: "other", shown: "another", isBroken: true });
  });

  test("is broken if something else stands for one's own seat", () => {
    rememberContribution("abc", [0], "bb");
    expect(comparedWith("abc", [0], FAIR)).toMatchObject({ added: "other", isBroken: true });
  });

  test("is not broken by a seat that was left and is somebody else's now", () => {
    rememberContribution("abc", [0], "bb");
    expect(comparedWith("abc", [1], FAIR)).toMatchObject({ added: "nothing", isBroken: false });
  });

  test.each(["616264", "not hexadecimal"])("is broken if its seed has another hash: %s", (seed) => {
    expect(comparedWith("abc", [], { ...FAIR, seed })).toMatchObject({ fits: false, isBroken: true });
  });
});
