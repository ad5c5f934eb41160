import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { sounds as adel } from "@/games/adel/beats";
import { sounds as klau } from "@/games/klau/beats";
import { sounds as rueck } from "@/games/rueck/beats";
import { sounds as teufel } from "@/games/teufel/beats";
import { sounds as tock } from "@/games/tock/beats";
import { sounds as wuerfel } from "@/games/wuerfel/beats";
import { Sound } from "./sound.svelte";
import { type Pen, SOUND_NAMES, soundOf, SOUNDS } from "./sounds";

/** So long at most, in seconds: then the table is quiet again. */
const LONGEST = 1.4;

function param() {
  return { value: 0, setValueAtTime: vi.fn(), exponentialRampToValueAtTime: vi.fn() };
}

/** A browser's sound that only counts what begins. */
function quiet() {
  const started: number[] = [];
  const node = (more: object = {}): object => {
    const made: Record<string, unknown> = { connect: (next: unknown) => next, ...more };
    return made;
  };
  const source = (): object => node({ frequency: param(), start: (at: number) => started.push(at), stop: vi.fn() });
  const context = {
    state: "running",
    currentTime: 0,
    sampleRate: 8_000,
    destination: node(),
    createGain: () => node({ gain: param() }),
    createOscillator: source,
    createBufferSource: source,
    createBiquadFilter: () => node({ frequency: param() }),
    createBuffer: (_: number, length: number) => ({ getChannelData: () => new Float32Array(length) }),
  };
  return { started, make: vi.fn(() => context as unknown as AudioContext) };
}

const hide = (isHidden: boolean): void => void vi.spyOn(document, "hidden", "get").mockReturnValue(isHidden);

beforeEach(() => localStorage.clear());
afterEach(() => void vi.restoreAllMocks());

test("sound is off until it is asked for, and then stays as loud as it was set", () => {
  const { make, started } = quiet();
  const sound = new Sound(make);
  sound.play("card");
  expect(make).not.toHaveBeenCalled();
  sound.volume = 250;
  expect(sound.volume).toBe(100);
  sound.play("card");
  expect(started.length).toBeGreaterThan(0);
  sound.volume = 30;
  expect(new Sound(make).volume).toBe(30);
  sound.toggle();
  expect(new Sound(make).volume).toBe(0);
});

test("in a tab that is not looked at only one's own turn is heard", () => {
  const { make, started } = quiet();
  const sound = new Sound(make);
  sound.volume = 50;
  hide(true);
  for (const name of SOUND_NAMES) if (name !== "turn") sound.play(name);
  expect(started).toEqual([]);
  sound.play("turn");
  expect(started).not.toEqual([]);
});

test("a browser without sound is a quiet one", () => {
  const sound = new Sound(() => {
    throw new Error("no sound here");
  });
  sound.volume = 50;
  expect(() => sound.play("win")).not.toThrow();
});

test.each(SOUND_NAMES)("the sound %s is short, and louder than nothing", (name) => {
  const ends: number[] = [];
  const pen: Pen = {
    tone: (at, seconds, pitch, loudness) => ends.push(pitch > 0 && loudness > 0 ? at + seconds : Infinity),
    hiss: (at, seconds, pitch, loudness) => ends.push(pitch > 0 && loudness > 0 ? at + seconds : Infinity),
  };
  SOUNDS[name](pen);
  expect(ends.length).toBeGreaterThan(0);
  expect(Math.max(...ends)).toBeLessThanOrEqual(LONGEST);
});

test("what is heard hangs on the names of event and beat alone, and every game can be heard", () => {
  for (const sounds of [rueck, teufel, adel, klau, tock, wuerfel]) {
    expect(Object.values(sounds).length).toBeGreaterThan(0);
    expect(soundOf(sounds, "Ended", "settled")).toBe("win");
    expect(soundOf(sounds, "Nothing", "at all")).toBeNull();
  }
  expect(soundOf(teufel, "Burnt", "out")).toBe("devil");
  expect(soundOf(klau, "Took", "flown")).toBe(soundOf(klau, "Drew", "flown"));
  expect(soundOf(rueck, "Cancelled", "stamped")).toBe("stamp");
});
