/** The sounds of the table, made of tones and hiss by ourselves: nothing is loaded, and nothing of it is anybody else's. */

export const SOUND_NAMES = ["card", "coin", "die", "coal", "devil", "stamp", "turn", "win"] as const;
export type SoundName = (typeof SOUND_NAMES)[number];

/** What sounds are written with: times in seconds from now, pitches in hertz, loudness from 0 to 1. */
export interface Pen {
  /** A tone that dies away; it may glide to another pitch. */
  tone(at: number, seconds: number, pitch: number, loudness: number, shape?: OscillatorType, glideTo?: number): void;
  /** A hiss round a pitch, which dies away. */
  hiss(at: number, seconds: number, pitch: number, loudness: number): void;
}

export const SOUNDS: Readonly<Record<SoundName, (pen: Pen) => void>> = {
  card: (pen) => {
    pen.hiss(0, 0.07, 3_200, 0.35);
    pen.hiss(0.05, 0.05, 1_400, 0.25);
  },
  coin: (pen) => {
    pen.tone(0, 0.12, 1_980, 0.18, "triangle");
    pen.tone(0.05, 0.28, 2_640, 0.16, "triangle");
  },
  die: (pen) => {
    for (const at of [0, 0.09, 0.16, 0.21]) {
      pen.hiss(at, 0.03, 1_900, 0.4);
      pen.tone(at, 0.04, 420 - 600 * at, 0.2, "triangle");
    }
  },
  coal: (pen) => {
    pen.hiss(0, 0.12, 700, 0.5);
    pen.tone(0, 0.14, 150, 0.3, "triangle", 90);
  },
  devil: (pen) => {
    pen.tone(0, 0.9, 180, 0.3, "sawtooth", 55);
    pen.tone(0.04, 0.8, 127, 0.22, "sawtooth", 45);
    pen.hiss(0, 0.7, 420, 0.35);
  },
  stamp: (pen) => {
    pen.tone(0, 0.16, 120, 0.6, "sine", 50);
    pen.hiss(0, 0.06, 900, 0.5);
  },
  turn: (pen) => {
    pen.tone(0, 0.5, 784, 0.2);
    pen.tone(0.14, 0.7, 1_047, 0.2);
  },
  win: (pen) => {
    for (const [at, pitch] of [523, 659, 784, 1_047].entries()) pen.tone(0.13 * at, at === 3 ? 0.9 : 0.3, pitch, 0.2, "triangle");
  },
};

/** Which moment of a game sounds how: by event and beat ("Turned.turned"), or by the beat alone. */
export type SoundMap = Readonly<Record<string, SoundName>>;

/** Names are all that decides: what a card shows, or who holds it, cannot be heard. Every game ends with the same sound. */
export function soundOf(sounds: SoundMap, event: string, beat: string): SoundName | null {
  if (event === "Ended") return "win";
  return sounds[`${event}.${beat}`] ?? sounds[beat] ?? null;
}
