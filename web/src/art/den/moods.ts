/** What a face shows. A mood follows what everybody at the table has seen, and nothing else: a face that knows a hidden card is a leak. */

export const MOODS = ["calm", "thinking", "pleased", "shocked", "sly", "ashamed", "innocent"] as const;
export type Mood = (typeof MOODS)[number];

/** How long a mood stays before the face is calm again, in milliseconds, at normal pace. */
export const HELD = 1200;

/**
 * An event as everybody was told it: what is null for those who may not see it has no name here. So one's own view, which knows
 * more, can move no face.
 */
export type Public<GameEvent> = GameEvent extends unknown
  ? { [Field in keyof GameEvent as null extends GameEvent[Field] ? never : Field]: GameEvent[Field] }
  : never;

/** Who is moved by an event, and how. */
export interface Moved {
  readonly seat: number;
  readonly mood: Mood;
}

/** What a game says of its events; a function of the event alone, without views. */
export type Feelings<GameEvent> = (event: Public<GameEvent>) => readonly Moved[];

/** Everybody's mood while an event is shown, or at rest, when those who are waited for think. */
export function moods<GameEvent>(
  seats: number,
  feelings: Feelings<GameEvent>,
  event: GameEvent | null,
  awaited: readonly number[] = [],
): readonly Mood[] {
  // Whoever is handed the whole event may be told the public part of it.
  const moved = event === null ? [] : feelings(event as Public<GameEvent>);
  return Array.from({ length: seats }, (_, seat) => {
    const last = moved.findLast((one) => one.seat === seat);
    return last?.mood ?? (awaited.includes(seat) ? "thinking" : "calm");
  });
}
