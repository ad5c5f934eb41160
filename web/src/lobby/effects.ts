/** What a house rule does, as measured, in words; what may be chance is called so. */
import type { Consequence, Interval } from "@/gen/wire";
import type { Speaker } from "@/i18n/speaker";

export type Verdict = "more" | "less" | "same" | "unclear";

export interface Effect {
  readonly about: "length" | "fairness" | "luck";
  readonly how: Verdict;
  readonly sentence: string;
}

function verdict(more: Interval): Verdict {
  return more.low > 0 ? "more" : more.high < 0 ? "less" : "unclear";
}

function isNothing({ low, high }: Interval): boolean {
  return inPercent(low) === "0" && inPercent(high) === "0";
}

function inPercent(share: number): string {
  return Math.round(100 * share)
    .toString()
    .replace(/^-0$/, "0")
    .replace("-", "−");
}

function facts(speaker: Speaker, { mean, low, high }: Interval): { mean: string; low: string; high: string } {
  return { mean: speaker.percent(mean, 0), low: inPercent(low), high: inPercent(high) };
}

/** Shorter by so much is longer by less than nothing. */
function turned({ mean, low, high }: Interval): Interval {
  return { mean: -mean, low: -high, high: -low };
}

/** How much longer or shorter games get. */
export function lengthOf(speaker: Speaker, { longer }: Consequence): Effect {
  const how = isNothing(longer) ? "same" : verdict(longer);
  return {
    about: "length",
    how,
    sentence: speaker.say(`consequences-length-${how}`, facts(speaker, how === "less" ? turned(longer) : longer)),
  };
}

/** All that was measured of one value. */
export function effectsOf(speaker: Speaker, change: Consequence): readonly Effect[] {
  const bestSeat = verdict(change.best_seat_more);
  // Where no luck can be seen, skill may hide it, which is not the same as less of it.
  const luck = isNothing(change.luck) ? "same" : verdict(change.luck_more);
  return [
    lengthOf(speaker, change),
    { about: "fairness", how: bestSeat, sentence: speaker.say(`consequences-best-seat-${bestSeat}`, facts(speaker, change.best_seat)) },
    { about: "luck", how: luck, sentence: speaker.say(`consequences-luck-${luck}`, facts(speaker, change.luck)) },
  ];
}
