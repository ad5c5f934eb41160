import { describe, expect, test } from "vitest";
import { bytesOf, sha256 } from "./sha256";

const ofText = (text: string): string => sha256(new TextEncoder().encode(text));

describe("SHA-256", () => {
  test.each([
    ["", "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"],
    ["abc", "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"],
    ["abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq", "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1"],
  ])("has the value that the standard gives for “%s”", (text, hash) => {
    expect(ofText(text)).toBe(hash);
  });

  test("is the same as the platform's own for every length around the block boundaries", async () => {
    for (let length = 0; length <= 130; length++) {
      const bytes = Uint8Array.from({ length }, (_, at) => (at * 37 + length) % 256);
      const theirs = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
      expect(bytesOf(sha256(bytes))).toEqual(theirs);
    }
  });
});

describe("hexadecimal digits", () => {
  test("become bytes", () => {
    expect(bytesOf("00ff10")).toEqual(Uint8Array.of(0, 255, 16));
    expect(bytesOf("")).toEqual(new Uint8Array());
  });

  test.each(["0", "0g", "FF", "0x00", "00 "])("are not “%s”", (text) => {
    expect(bytesOf(text)).toBeNull();
  });
});
