/** The table of a lesson: the server plays it and keeps nothing; this browser remembers how far one has come. */
import type { AnyEvent, AnyMove, AnyView } from "@/games/board";
import type { AnyWord, LessonFeedback, LessonStand, LessonWish, Reaction, Refusal, SeatCard, TableCard } from "@/gen/wire";
import type { ShownTable } from "@/frame/tableScene.svelte";
import { motion } from "@/frame/motion.svelte";
import { i18n } from "@/i18n/language.svelte";
import { api } from "@/network/api";
import { Attempt } from "@/network/attempt.svelte";
import { OwnAnswers } from "@/table/ownAnswers.svelte";
import { type Script, Stage } from "@/table/stage.svelte";
import type { LogLine } from "@/table/story";
import { crossFade } from "@/ui/crossFade";
import { isKept } from "@/ui/storage";
import { forgetProgress, keepProgress, keptProgress, keyOf, type Progress, stepInLink } from "./progress";

/** Nobody waits longer than this for what happens, in milliseconds, whatever it is. */
const LONGEST = 1_800;

/** Why the learner stands where they stand. */
export type Note = "learn-resumed" | "learn-changed" | "learn-answers-changed" | "learn-two-tabs" | "learn-not-kept";

interface Happened {
  readonly events: readonly AnyEvent[];
  readonly view: AnyView;
}

export class LessonStore implements ShownTable {
  readonly attempt = new Attempt();
  stage = $state.raw(new Stage());
  stand = $state.raw<LessonStand | null>(null);
  view = $state.raw<AnyView | null>(null);
  people = $state.raw<readonly SeatCard[]>([]);
  log = $state<LogLine[]>([]);
  isShowing = $state(false);
  /** What was wrong with the last answer; null once another one is given. */
  feedback = $state.raw<LessonFeedback | null>(null);
  note = $state<Note | null>(isKept ? null : "learn-not-kept");
  done = $state.raw<readonly string[]>([]);
  /** Whether one has come to the end of it. */
  isFinished = $state(false);
  #answers: readonly AnyMove[] = [];
  #last = $state.raw<{ readonly before: AnyView; readonly scenes: readonly Happened[] } | null>(null);

  readonly seat = $derived(this.view?.seat ?? null);
  readonly names = $derived(this.people.map(({ name }) => name || i18n.speaker.say("frame-you")));
  readonly isMyAsk = $derived(
    this.seat !== null && !this.isShowing && this.stand?.is_done === false && this.view?.asked.includes(this.seat) === true,
  );
  readonly step = $derived(this.stand?.step ?? 0);

  // What a table that is played with others has besides.
  readonly card: TableCard | null = null;
  readonly sealed: readonly number[] = [];
  readonly looking: number[] = [];
  readonly isLooking = false;
  readonly kept: AnyMove | null = null;
  readonly deadline: number | null = null;
  readonly reactions: readonly Reaction[] = [];
  readonly refusal: Refusal | null = null;
  readonly forced: null = null;
  readonly firstTurn = 0;
  readonly own = new OwnAnswers({ turn: 0, deadline: null, kept: null, tell: (word) => this.#give(word) });

  constructor(
    readonly game: string,
    private readonly script: Script,
  ) {
    this.stage.direct(script);
  }

  get turn(): number {
    return this.stand?.given ?? 0;
  }

  get happening(): AnyEvent | null {
    return this.stage.happening;
  }

  get lastEvents(): readonly AnyEvent[] {
    return this.#last?.scenes.flatMap(({ events }) => events) ?? [];
  }

  get isSending(): boolean {
    return this.attempt.isBusy;
  }

  get hasShown(): boolean {
    return this.#last !== null && !this.isShowing;
  }

  /** Begin where a link points to, where one was, or at the beginning. */
  async begin(query: string): Promise<void> {
    const [link, kept] = [stepInLink(query), keptProgress(this.game)];
    this.done = kept?.done ?? [];
    if (link) await this.#stand(link);
    else if (kept) await this.#stand({ version: kept.version, step: kept.step, answers: kept.answers });
    else await this.#stand({});
    if (!link && kept && !this.stand?.restarted && this.stand && (this.step > 0 || kept.answers.length)) this.note = "learn-resumed";
  }

  async goTo(step: number): Promise<void> {
    if (this.isShowing) {
      this.stage = new Stage();
      this.stage.direct(this.script);
      this.isShowing = false;
    }
    this.note = null;
    this.isFinished = false;
    await this.#stand({ version: this.stand?.version ?? null, step });
  }

  /** The next step; after the last one the lesson is over. */
  async next(): Promise<void> {
    if (!this.stand) return;
    if (this.step + 1 < this.stand.keys.length) return this.goTo(this.step + 1);
    this.isFinished = true;
    forgetProgress(this.game);
  }

  answer(move: AnyMove): void {
    if (!this.isMyAsk || this.isSending || !this.stand) return;
    this.note = null;
    void this.#stand({ version: this.stand.version, step: this.step, answers: this.#answers, move });
  }

  /** Show what happened last once more, as slowly as one likes it. */
  again(): void {
    if (this.#last === null || this.isShowing || motion.pace === 0) return;
    void this.#show(this.#last.before, this.#last.scenes, false);
  }

  #give(word: AnyWord): void {
    this.own.over();
    if (word.kind === "Answer") this.answer(word.move as AnyMove);
  }

  ready(): void {
    throw new Error("nobody is waited for in a lesson");
  }

  /** Another tab has kept something about this lesson. */
  heard(event: Pick<StorageEvent, "key" | "newValue">): void {
    if (event.key === keyOf(this.game) && event.newValue !== null) this.note = "learn-two-tabs";
  }

  async #stand(wish: Partial<LessonWish>): Promise<void> {
    const now = await this.attempt.to(() => api.lesson(this.game, wish));
    if (!now) return;
    this.stand = now;
    this.people = now.people;
    this.feedback = now.feedback?.is_right === false ? now.feedback : null;
    if (this.feedback) return;
    if (now.restarted) this.note = now.restarted === "changed" ? "learn-changed" : "learn-answers-changed";
    if (now.restarted === "changed") this.done = [];
    const given = (wish.answers ?? []) as readonly AnyMove[];
    this.#answers = now.restarted ? [] : wish.move ? [...given, wish.move] : given;
    this.#keep(now);
    if (now.given === 0) this.log = [];
    const scenes = now.scenes as readonly Happened[];
    this.#last = scenes.length ? { before: now.before as AnyView, scenes } : null;
    if (scenes.length) await this.#show(now.before as AnyView, scenes, true);
    else this.#rest(now.view as AnyView);
  }

  #keep({ version, step, keys, is_done }: LessonStand): void {
    const key = keys[step] ?? "";
    if (is_done && !this.done.includes(key)) this.done = [...this.done, key];
    const progress: Progress = { version, step, answers: this.#answers, done: this.done };
    keepProgress(this.game, progress);
  }

  #rest(view: AnyView): void {
    this.view = view;
    this.stage.rest();
    this.stage.tempo = 1;
    this.isShowing = false;
  }

  /** Scene by scene; all of it together within the time that anybody is to wait. Whoever went elsewhere meanwhile sees no more of it. */
  async #show(before: AnyView, scenes: readonly Happened[], isNews: boolean): Promise<void> {
    const stand = this.stand;
    const isElsewhere = (): boolean => this.stand !== stand;
    this.view = before;
    this.isShowing = true;
    const length = this.stage.length(before, scenes) * motion.pace;
    this.stage.tempo = isNews && length > LONGEST ? LONGEST / length : 1;
    for (const { events, view } of scenes) {
      this.stage.open(this.view, view);
      for (const event of events) {
        if (isNews) this.log.push({ turn: stand?.given ?? 0, event });
        await this.stage.show(event);
        if (isElsewhere()) return;
      }
      await crossFade(() => {
        if (isElsewhere()) return;
        this.view = view;
        this.stage.rest();
      });
      if (isElsewhere()) return;
    }
    this.#rest(this.view);
  }
}
