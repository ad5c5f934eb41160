/** Where it is shown what happened, event by event; all of it can be skipped, and nothing is shown to whoever wants it still. */
import type { Beat } from "@/frame/contract";
import type { AnyEvent, AnyView } from "@/games/board";
import { crossFade } from "@/ui/crossFade";
import { motion } from "@/frame/motion.svelte";

/** The beats of an event; what was told before it, and the tables before and after, may matter. */
export type Script = (event: AnyEvent, scene: { view: AnyView; coming: AnyView | null; events: readonly AnyEvent[] }) => readonly Beat[];

export class Stage {
  /** What is being shown; null at rest. */
  happening = $state.raw<AnyEvent | null>(null);
  /** Which of its beats, in a game that has a script. */
  beat = $state<string | null>(null);
  /** What was told since the view that is shown, in such a game. */
  told = $state.raw<readonly AnyEvent[]>([]);
  /** The table that it leads to. */
  coming = $state.raw<AnyView | null>(null);
  /** By how much the beats are shorter than they would be: where nobody is to wait. */
  tempo = $state(1);
  #script: Script | null = null;
  #skip: (() => void) | null = null;
  #view: AnyView | null = null;
  #hurried = false;

  /** From now on events are shown beat by beat. */
  direct(script: Script): void {
    this.#script = script;
  }

  private get isHurried(): boolean {
    return this.#hurried;
  }

  /** The tables before and after what is shown next. */
  open(view: AnyView | null, coming: AnyView | null): void {
    this.#view = view;
    this.coming = coming;
    this.told = [];
  }

  /** Show an event for its moment, and tell it; the more wait behind it, the shorter. */
  async show(event: AnyEvent, behind = 0, tell: () => void = () => undefined): Promise<void> {
    if (this.#script) await this.#perform(event, this.#script, behind, tell);
    else tell();
  }

  /** Where nothing may move the beats are the same; each fades into the next. */
  async #perform(event: AnyEvent, script: Script, behind: number, tell: () => void): Promise<void> {
    const before = this.told;
    const isStill = motion.pace === 0 || document.hidden || this.#hurried || this.#view === null;
    const beats = isStill || this.#view === null ? [] : script(event, { view: this.#view, coming: this.coming, events: before });
    const [first] = beats;
    if (first?.untold) {
      this.happening = event;
      await this.#beat(first, behind);
      if (this.happening !== event) return;
    }
    this.told = [...before, event];
    tell();
    const left = first?.untold ? beats.slice(1) : beats;
    if (left.length) this.happening = event;
    for (const beat of left) {
      await this.#beat(beat, behind);
      // A tap on another page of the table may have come meanwhile, or the table was told anew.
      if (this.isHurried || this.happening !== event) return;
    }
  }

  async #beat({ name, ms }: Beat, behind: number): Promise<void> {
    await crossFade(() => (this.beat = name));
    if (this.isHurried) return; // while one beat faded into the next
    await this.#moment((ms * motion.pace * this.tempo) / (1 + behind));
  }

  /** How long it would take to show all that, in milliseconds at normal pace. */
  length(from: AnyView, scenes: readonly { readonly events: readonly AnyEvent[]; readonly view: AnyView | null }[]): number {
    let [view, all] = [from, 0];
    for (const { events, view: coming } of scenes) {
      for (const [at, event] of events.entries())
        for (const { ms } of this.#script?.(event, { view, coming, events: events.slice(0, at) }) ?? []) all += ms;
      view = coming ?? view;
    }
    return all;
  }

  /** Skip one beat. */
  skip(): void {
    this.#skip?.();
  }

  /** Skip what is shown and what waits behind it. */
  hurry(): void {
    this.#hurried = this.happening !== null;
    this.#skip?.();
  }

  /** Everything was shown. */
  rest(): void {
    this.happening = this.beat = this.coming = null;
    this.told = [];
    this.#hurried = false;
  }

  #moment(milliseconds: number): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(done, milliseconds);
      this.#skip = done;
      function done(): void {
        clearTimeout(timer);
        resolve();
      }
    });
  }
}
