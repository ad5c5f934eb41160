/** The best moment of somebody's evening: what the game calls its greatest event, with the round in which it was. */
import type { Speaker } from "@/i18n/speaker";
import type { LogLine } from "@/table/story";
import type { AnyEvent, GameScene } from "./contract";

export interface BestMoment {
  readonly event: AnyEvent;
  readonly turn: number;
  /** "Round 4"; empty before the first page of the log begins. */
  readonly round: string;
}

export function bestMoment(
  lines: readonly LogLine[],
  game: Pick<GameScene, "great" | "opens">,
  speaker: Speaker,
  seat: number,
): BestMoment | null {
  let best: BestMoment | null = null;
  let most = 0;
  let round = "";
  for (const line of lines) {
    if (!("event" in line)) continue;
    round = game.opens(line.event, speaker)?.title ?? round;
    const great = game.great?.(line.event, seat) ?? 0;
    if (great > most) {
      most = great;
      best = { event: line.event, turn: line.turn, round };
    }
  }
  return best;
}
