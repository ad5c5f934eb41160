/** A record beside what this browser was shown and gave before the deal. */
import type { Recorded } from "@/network/api";
import { commitmentsOf } from "./commitments";
import { bytesOf, sha256 } from "./sha256";

export interface Comparison {
  /** Whether the hash of the seed is the one that the record promises. */
  readonly fits: boolean;
  /** When this browser was shown the hash; other if it was another one. */
  readonly seen: "early" | "late" | "never" | "other";
  /** The hash that it was shown, if any. */
  readonly shown: string;
  readonly added: "kept" | "nothing" | "other";
  /** Whether anything was promised otherwise. */
  readonly isBroken: boolean;
}

/** `seats` are those that this device holds: one that was left is somebody else's now. */
export function comparedWith(table: string, seats: readonly number[], fair: NonNullable<Recorded["fair"]>): Comparison {
  const kept = commitmentsOf(table);
  const seed = bytesOf(fair.seed);
  const fits = seed !== null && sha256(seed) === fair.commitment;
  const shown = kept.commitment ?? "";
  const seen = !shown ? "never" : shown !== fair.commitment ? "other" : kept.isEarly ? "early" : "late";
  const given = Object.entries(kept.added ?? {}).filter(([seat]) => seats.includes(Number(seat)));
  const added = !given.length ? "nothing" : given.every(([seat, words]) => fair.contributions[Number(seat)] === words) ? "kept" : "other";
  return { fits, seen, shown, added, isBroken: !fits || seen === "other" || added === "other" };
}
