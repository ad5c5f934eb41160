/** Looking back: the table as it was at an earlier ask, from a seat, as a spectator, or with everything open. */
import type { AnyEvent, AnyView, Moments } from "@/games/board";
import { crossFade } from "@/ui/crossFade";
import { Stage } from "@/table/stage.svelte";
import { api } from "@/network/api";
import { Attempt } from "@/network/attempt.svelte";

/** Whose eyes one looks through: those of a seat, all seats side by side, or a spectator's. */
export type From = number | "open" | null;

export class Replay {
  /** The ask whose table is shown; null for the table as it is now. */
  turn = $state<number | null>(null);
  from = $state<From>(null);
  views = $state.raw<readonly AnyView[]>([]);
  /** Where one is going: keys may be pressed faster than tables are laid. */
  aim = $state<number | null>(null);
  /** What was refused last, if it was. */
  readonly attempt = new Attempt();
  /** What led from one step to the next is shown when one goes on by one. */
  readonly stage = new Stage();
  #seen = new Map<string, readonly AnyView[]>();
  #stories = new Map<number | null, ReadonlyMap<number, readonly AnyEvent[]>>();
  #request = 0;

  constructor(
    readonly table: string,
    /** Through whose eyes one sees the table as it is now. */
    readonly own: From,
    moments: Moments,
  ) {
    this.from = own;
    this.stage.pace(moments);
  }

  get isOpen(): boolean {
    return this.turn !== null;
  }

  /** Show the table as it was; of several requests the newest counts. */
  async at(turn: number, from: From = this.from): Promise<void> {
    const request = ++this.#request;
    this.stage.hurry();
    this.aim = turn;
    const views = await this.attempt.to(() => this.#fetch(turn, from));
    if (request !== this.#request) return;
    if (views !== undefined && from !== "open" && from === this.from && turn - 1 === this.turn) {
      for (const event of await this.#between(turn, from)) if (request === this.#request) await this.stage.show(event);
      this.stage.rest();
      if (request !== this.#request) return;
    }
    if (views === undefined) {
      this.aim = this.turn;
      return;
    }
    await crossFade(() => {
      this.turn = turn;
      this.from = from;
      this.views = views;
    });
  }

  /** Back to the table as it is now. */
  back(): void {
    this.#request += 1;
    this.stage.hurry();
    void crossFade(() => {
      this.turn = this.aim = null;
      this.from = this.own;
      this.views = [];
    });
  }

  /** What happened before this step, since the one before; nothing if it cannot be had. */
  async #between(turn: number, from: number | null): Promise<readonly AnyEvent[]> {
    const known = this.#stories.get(from);
    if (known) return known.get(turn) ?? [];
    const chapters = await api.story(this.table, from).catch(() => []);
    const story = new Map(chapters.map((chapter) => [chapter.turn, chapter.events as readonly AnyEvent[]]));
    this.#stories.set(from, story);
    return story.get(turn) ?? [];
  }

  async #fetch(turn: number, from: From): Promise<readonly AnyView[]> {
    const key = `${turn} ${from}`;
    const known = this.#seen.get(key);
    if (known) return known;
    const views = from === "open" ? await api.pastOpen<AnyView>(this.table, turn) : [await api.past<AnyView>(this.table, turn, from)];
    // What could be answered then cannot be answered now.
    const still = views.map((view) => ({ ...view, choices: [] }));
    this.#seen.set(key, still);
    return still;
  }
}

/** The moment that an address names: `?turn=12&from=open`. */
export function momentIn(search: string): { turn: number; from: From | undefined } | null {
  const asked = new URLSearchParams(search);
  const turn = asked.get("turn");
  if (turn === null || !/^\d{1,6}$/.test(turn)) return null;
  const from = asked.get("from");
  return {
    turn: Number(turn),
    from: from === "open" ? "open" : from !== null && /^\d$/.test(from) ? Number(from) : from === "nobody" ? null : undefined,
  };
}

/** The address of a moment. */
export function addressOf(table: string, turn: number, from: From): string {
  return `/t/${table}?${new URLSearchParams({ turn: String(turn), from: from === null ? "nobody" : String(from) })}`;
}
