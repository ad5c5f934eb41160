/** Sound at the table: off until it is asked for, as loud as each person likes, kept in the browser. */
import { type Pen, type SoundName, SOUNDS } from "./sounds";

const KEPT = "volume";
/** How loud it is for somebody who just turns it on. */
const USUAL = 50;
/** Nothing is quite silent to a gain that falls by shares. */
const SILENT = 0.000_1;

function penOf(context: AudioContext, out: AudioNode): Pen {
  function fading(at: number, seconds: number, loudness: number): GainNode {
    const gain = context.createGain();
    const from = context.currentTime + at;
    gain.gain.setValueAtTime(SILENT, from);
    gain.gain.exponentialRampToValueAtTime(loudness, from + 0.008);
    gain.gain.exponentialRampToValueAtTime(SILENT, from + seconds);
    gain.connect(out);
    return gain;
  }

  return {
    tone(at, seconds, pitch, loudness, shape = "sine", glideTo = pitch) {
      const oscillator = context.createOscillator();
      const from = context.currentTime + at;
      oscillator.type = shape;
      oscillator.frequency.setValueAtTime(pitch, from);
      oscillator.frequency.exponentialRampToValueAtTime(glideTo, from + seconds);
      oscillator.connect(fading(at, seconds, loudness));
      oscillator.start(from);
      oscillator.stop(from + seconds);
    },
    hiss(at, seconds, pitch, loudness) {
      const length = Math.ceil(context.sampleRate * seconds);
      const buffer = context.createBuffer(1, length, context.sampleRate);
      buffer.getChannelData(0).forEach((_, sample, samples) => (samples[sample] = 2 * Math.random() - 1));
      const source = context.createBufferSource();
      source.buffer = buffer;
      const band = context.createBiquadFilter();
      band.type = "bandpass";
      band.frequency.value = pitch;
      source.connect(band).connect(fading(at, seconds, loudness));
      source.start(context.currentTime + at);
    },
  };
}

export class Sound {
  #volume = $state(Sound.#kept());
  #context: AudioContext | null = null;

  /** `make` gives the browser's sound, which it lets begin after the first touch of the page only. */
  constructor(private readonly make: () => AudioContext = () => new AudioContext()) {}

  /** From 0, which is off, to 100. */
  get volume(): number {
    return this.#volume;
  }

  set volume(wanted: number) {
    this.#volume = Math.max(0, Math.min(100, Math.round(wanted)));
    localStorage.setItem(KEPT, String(this.#volume));
  }

  toggle(): void {
    this.volume = this.volume ? 0 : USUAL;
    this.play("coin");
  }

  /** In a tab that is not looked at only one's own turn is told. */
  play(name: SoundName): void {
    if (this.#volume === 0 || (document.hidden && name !== "turn")) return;
    try {
      const context = (this.#context ??= this.make());
      if (context.state === "suspended") void context.resume();
      const out = context.createGain();
      // Ears hear shares: half of it sounds more than half as loud.
      out.gain.value = (this.#volume / 100) ** 2;
      out.connect(context.destination);
      SOUNDS[name](penOf(context, out));
    } catch {
      // A browser without sound is a quiet one.
    }
  }

  static #kept(): number {
    const kept = Number(localStorage.getItem(KEPT));
    return kept > 0 && kept <= 100 ? Math.round(kept) : 0;
  }
}

export const sound = new Sound();
