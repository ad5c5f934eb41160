/** SHA-256, as the house promises by it. Browsers have one of their own, but not for pages that a home network serves without TLS. */

const WORD = 2 ** 32;

/** The first 32 bits of the fractional parts of the square roots of the first 8 primes, and of the cube roots of the first 64. */
const [FIRST, ROUNDS] = ((): [readonly number[], readonly number[]] => {
  const primes: number[] = [];
  for (let number = 2; primes.length < 64; number++) if (primes.every((prime) => number % prime)) primes.push(number);
  const fraction = (root: number): number => Math.floor((root % 1) * WORD);
  return [primes.slice(0, 8).map((prime) => fraction(Math.sqrt(prime))), primes.map((prime) => fraction(Math.cbrt(prime)))];
})();

const turned = (word: number, by: number): number => (word >>> by) | (word << (32 - by));

/** The hash of some bytes, as hexadecimal digits. */
export function sha256(bytes: Uint8Array): string {
  const padded = new DataView(new ArrayBuffer(Math.ceil((bytes.length + 9) / 64) * 64));
  bytes.forEach((byte, at) => padded.setUint8(at, byte));
  padded.setUint8(bytes.length, 0x80);
  padded.setUint32(padded.byteLength - 4, bytes.length * 8);
  let hash = [...FIRST];
  for (let at = 0; at < padded.byteLength; at += 64) {
    const block = mixed(hash, padded, at);
    hash = hash.map((word, place) => (word + (block[place] ?? 0)) >>> 0);
  }
  return hash.map((word) => word.toString(16).padStart(8, "0")).join("");
}

/** What one block of 64 bytes makes of the hash so far. */
function mixed(hash: readonly number[], bytes: DataView, from: number): readonly number[] {
  const words = Array.from({ length: 16 }, (_, place) => bytes.getUint32(from + 4 * place));
  const word = (place: number): number => words[place] ?? 0;
  let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = hash;
  for (let round = 0; round < 64; round++) {
    if (round >= 16) {
      const [near, far] = [word(round - 2), word(round - 15)];
      const late = turned(near, 17) ^ turned(near, 19) ^ (near >>> 10);
      const early = turned(far, 7) ^ turned(far, 18) ^ (far >>> 3);
      words.push((word(round - 16) + early + word(round - 7) + late) | 0);
    }
    const chosen = (e & f) ^ (~e & g);
    const one = (h + (turned(e, 6) ^ turned(e, 11) ^ turned(e, 25)) + chosen + (ROUNDS[round] ?? 0) + word(round)) | 0;
    const most = (a & b) ^ (a & c) ^ (b & c);
    const other = ((turned(a, 2) ^ turned(a, 13) ^ turned(a, 22)) + most) | 0;
    [h, g, f, e, d, c, b, a] = [g, f, e, (d + one) | 0, c, b, a, (one + other) | 0];
  }
  return [a, b, c, d, e, f, g, h];
}

/** Hexadecimal digits as bytes; null if they are none. */
export function bytesOf(digits: string): Uint8Array | null {
  return /^([0-9a-f]{2})*$/.test(digits) ? Uint8Array.from(digits.match(/../g) ?? [], (byte) => parseInt(byte, 16)) : null;
}
