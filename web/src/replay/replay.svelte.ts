/** Looking back: the table as it was at an earlier ask, from a seat, as a spectator, or with everything open. */
import type { AnyView } from "@/games/board";
import type { Course } from "@/gen/wire";
import { crossFade } from "@/ui/crossFade";
import { Stage } from "@/table/stage.svelte";
import { Attempt } from "@/network/attempt.svelte";
import type { From } from "./moment";
import { Past } from "./past";

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
  readonly #past: Past;
  #request = 0;

  constructor(
    readonly table: string,
    /** Through whose eyes one sees the table as it is now. */
    readonly own: From,
  ) {
    this.from = own;
    this.#past = new Past(table);
  }

  /** Everybody's score at every step, once the game is over. */
  course(): Promise<Course> {
    return this.#past.course();
  }

  get isOpen(): boolean {
    return this.turn !== null;
  }

  /** Show the table as it was; of several requests the newest counts. */
  async at(turn: number, from: From = this.from): Promise<void> {
    const request = ++this.#request;
    this.stage.hurry();
    this.aim = turn;
    const views = await this.attempt.to(() => this.#past.views(turn, from));
    if (request !== this.#request) return;
    if (views !== undefined && from !== "open" && from === this.from && turn - 1 === this.turn) {
      this.stage.open(this.views[0] ?? null, views[0] ?? null);
      for (const event of await this.#past.events(turn, from)) if (request === this.#request) await this.stage.show(event);
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
}
