/** What a face shows. A mood follows what everybody at the table has seen, and nothing else. */

export const MOODS = ["calm", "thinking", "pleased", "shocked", "sly", "ashamed", "innocent"] as const;
export type Mood = (typeof MOODS)[number];

/** How long a mood stays before the face is calm again, in milliseconds, at normal pace. */
export const HELD = 1200;
