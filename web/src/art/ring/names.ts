/** What fields are called, on the board, on buttons, in the log and aloud: the sign of their arm and a number. */
import { ARMS, type Track } from "./plan";

/** A field of the track: its arm, as the rules count them, and its number there, from behind one waist to the next. */
export interface FieldName {
  readonly arm: number;
  readonly number: number;
}

type Measures = Pick<Track, "section" | "offset">;

/** The number of an arm's gate, the field off which its target lane turns. */
export function gateNumber({ section }: Measures): number {
  return Math.floor(section / 2);
}

export function startNumber(track: Measures): number {
  return gateNumber(track) + track.offset;
}

/** The name of a field counted from the gate of an arm 0. */
export function nameFromGate(track: Measures, steps: number): FieldName {
  const length = ARMS * track.section;
  const round = (((steps + gateNumber(track) - 1) % length) + length) % length;
  return { arm: Math.floor(round / track.section), number: (round % track.section) + 1 };
}

export function fieldName(track: Measures, field: number): FieldName {
  return nameFromGate(track, field + track.offset);
}

/** Which seat's sign and colour an arm bears, and whether somebody plays it. */
export interface Arm {
  readonly seat: number;
  readonly played: boolean;
}

/** The arms of a board: those who play have their own; the signs of absent seats mark the others, so that fields have names. */
export function armsOf(starts: readonly number[], section: number): Arm[] {
  const owners = starts.map((start) => Math.round(start / section) % ARMS);
  let absent = starts.length;
  return Array.from({ length: ARMS }, (_, arm) => {
    const seat = owners.indexOf(arm);
    return seat < 0 ? { seat: absent++, played: false } : { seat, played: true };
  });
}
