import { beforeEach, expect, test } from "vitest";
import { forgetProgress, keepProgress, keptProgress, keyOf, stepInLink } from "./progress";

beforeEach(() => localStorage.clear());

test("what is kept comes back, and can be forgotten", () => {
  const progress = { version: 2, step: 3, answers: [{ move: "ICant" }], done: ["colour"] };
  keepProgress("klau", progress);
  expect(keptProgress("klau")).toEqual(progress);
  expect(keptProgress("tock")).toBeNull();
  forgetProgress("klau");
  expect(keptProgress("klau")).toBeNull();
});

test.each(["", "{", "7", "null", '{"version":1}', '{"version":1,"step":-1,"answers":[],"done":[]}'])(
  "%s is nothing that was kept",
  (kept) => {
    localStorage.setItem(keyOf("klau"), kept);
    expect(keptProgress("klau")).toBeNull();
  },
);

test("a link may name a step and a version, and nothing else counts", () => {
  expect(stepInLink("?step=3&version=1")).toEqual({ step: 2, version: 1 });
  expect(stepInLink("?step=3")).toEqual({ step: 2, version: null });
  for (const query of ["", "?step=x", "?step=0", "?step=-2", "?version=1", "?step=99999"]) expect(stepInLink(query)).toBeNull();
});
