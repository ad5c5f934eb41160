/** The scene of a table as it is played, or as it was: what boards are handed. */
import { prefersReducedMotion } from "svelte/motion";
import { type AnyEvent, type AnyMove, type AnyView, same } from "@/games/board";
import type { GameTexts, Speaker } from "@/i18n/speaker";
import type { Replay } from "@/replay/replay.svelte";
import type { TableStore } from "@/table/tableStore.svelte";
import type { GameScene, Scene } from "./contract";
import { motion } from "./motion.svelte";

/** For so long after an answer nothing is lit: the second half of a double click does nothing. */
const SETTLING = 300;

/** What boards and plates need to know of a table: one that is played with others, or that of a lesson. */
export type ShownTable = Pick<
  TableStore,
  | "view"
  | "card"
  | "seat"
  | "turn"
  | "names"
  | "people"
  | "stage"
  | "happening"
  | "log"
  | "sealed"
  | "looking"
  | "isLooking"
  | "kept"
  | "isShowing"
  | "isMyAsk"
  | "deadline"
  | "reactions"
  | "refusal"
  | "hasShown"
  | "own"
  | "forced"
  | "firstTurn"
  | "lastEvents"
  | "again"
  | "answer"
  | "ready"
>;

const NOTHING: readonly AnyMove[] = [];
const NOBODY: readonly number[] = [];

export class TableScene implements Scene {
  reading = $state<string | null>(null);
  #drafted = $state.raw<AnyMove | null>(null);
  /** Whether something was done just now. */
  isSettling = $state(false);
  #settled: ReturnType<typeof setTimeout> | undefined;

  readonly #isPast: boolean = $derived.by(() => this.replay.views.length > 0);
  readonly view: AnyView = $derived.by(
    () => this.still ?? this.replay.views[0] ?? this.store.own.draft.view ?? (this.store.view as AnyView),
  );
  readonly choices: readonly AnyMove[] = $derived.by(() => this.#choices());
  readonly names: readonly string[] = $derived.by(() =>
    this.store.names.map((name, seat) => (seat === this.store.seat ? this.speaker.say("frame-you") : name)),
  );

  constructor(
    readonly store: ShownTable,
    readonly replay: Replay,
    readonly game: GameTexts,
    private readonly speaks: () => Speaker,
    /** A table of one moment, beside others: nothing happens on it. */
    private readonly still: AnyView | null = null,
    /** The kinds of move that cost much, and those that are parts of a chain. */
    private readonly ways: Pick<GameScene, "dear" | "chained"> = {},
  ) {}

  get speaker(): Speaker {
    return this.speaks();
  }

  get coming(): AnyView | null {
    if (this.still) return null;
    return this.#isPast ? this.replay.stage.coming : this.store.stage.coming;
  }

  get events(): readonly AnyEvent[] {
    if (this.still) return [];
    return this.#isPast ? this.replay.stage.told : this.store.stage.told;
  }

  get event(): AnyEvent | null {
    if (this.still) return null;
    return this.#isPast ? this.replay.stage.happening : this.store.happening;
  }

  get beat(): string | null {
    if (this.still) return null;
    return this.#isPast ? this.replay.stage.beat : this.store.stage.beat;
  }

  get history(): readonly AnyEvent[] {
    return this.store.log.flatMap((line) => ("event" in line ? [line.event] : []));
  }

  get seat(): number | null {
    return this.view.seat;
  }

  get seats(): number {
    return this.view.seats;
  }

  get sealed(): readonly number[] {
    return this.#isPast || this.store.isShowing ? NOBODY : this.store.sealed;
  }

  get awaited(): readonly number[] {
    if (this.#isPast || this.store.isShowing) return NOBODY;
    return [...this.view.asked.filter((seat) => seat >= 0 && !this.sealed.includes(seat)), ...this.store.looking];
  }

  get kept(): AnyMove | null {
    return this.#isPast || this.store.isShowing ? null : this.store.kept;
  }

  /** What was touched, where one is asked before one plays, as long as it may still be answered. */
  get drafted(): AnyMove | null {
    return this.choices.some((choice) => same(choice, this.#drafted)) ? this.#drafted : null;
  }

  /** Whether one is putting a chain of answers together. */
  get isDrafting(): boolean {
    return !this.#isPast && this.store.own.draft.isOpen;
  }

  /** One's own answer that is not sent yet. */
  get unsent(): AnyMove | null {
    return this.#isPast ? null : this.store.own.unsent.move;
  }

  get pace(): number {
    return motion.pace * this.store.stage.tempo;
  }

  get isStill(): boolean {
    return prefersReducedMotion.current || motion.pace === 0;
  }

  act(move: AnyMove): void {
    if (!this.choices.some((choice) => same(choice, move)) || same(move, this.kept)) return;
    this.reading = null;
    if (this.isDrafting || this.#is(move, this.ways.chained)) {
      this.#settle();
      this.store.own.draft.add(move);
      return;
    }
    if (motion.asksFirst && !same(move, this.drafted)) {
      this.#drafted = move;
      return;
    }
    const wait = this.drafted === null && this.#isDear(move) ? motion.undo * 1_000 : 0;
    this.#drafted = null;
    this.#settle();
    this.store.own.unsent.hold([move], wait, this.store.deadline);
  }

  /** Give the chain that is whole, where one is asked before one plays. */
  give(): void {
    const { own, deadline } = this.store;
    if (!own.draft.isWhole || this.isSettling) return;
    this.#settle();
    own.unsent.hold(own.draft.moves, 0, deadline);
  }

  /** Not that, after all: what was drafted last is forgotten, and what is held back is not sent. */
  undo(): void {
    if (this.isSettling) return;
    this.#drafted = null;
    if (this.unsent === null && !this.isDrafting) return;
    this.store.own.unsent.drop();
    this.store.own.draft.back();
    this.#settle();
  }

  /** The next moment at once; not by the second half of the click that led here. */
  skip(): void {
    if (this.isSettling) return;
    this.store.stage.skip();
    this.replay.stage.skip();
  }

  deed(move: AnyMove): string {
    return this.speaker.move(this.game, move, this.store.names);
  }

  told(event: AnyEvent): string {
    return this.speaker.event(this.game, event, this.store.names, this.store.seat);
  }

  // The types of one game's events are known to its own components alone.
  all<Kind extends string>(kind: Kind): Extract<AnyEvent, { readonly event: Kind }>[] {
    return this.events.filter((event): event is Extract<AnyEvent, { readonly event: Kind }> => event.event === kind);
  }

  #settle(): void {
    this.isSettling = true;
    clearTimeout(this.#settled);
    this.#settled = setTimeout(() => (this.isSettling = false), SETTLING);
  }

  /** Whether it costs much and cannot be taken back: others can be changed while they lie face down, and one that is forced is no choice. */
  #isDear(move: AnyMove): boolean {
    return this.#is(move, this.ways.dear) && this.choices.length > 1;
  }

  /** Whether a move that one is asked for alone is of one of these kinds. */
  #is(move: AnyMove, kinds: readonly string[] = []): boolean {
    return this.view.asked.length === 1 && kinds.includes((move as { move: string }).move);
  }

  #choices(): readonly AnyMove[] {
    const { store } = this;
    if (this.still || this.#isPast || !store.isMyAsk || store.own.isSending || store.own.unsent.move !== null || this.isSettling)
      return NOTHING;
    if (store.own.draft.isTrying || store.own.draft.isWhole) return NOTHING;
    const isDone = store.kept !== null && this.view.asked.length === 1;
    return isDone ? NOTHING : this.view.choices;
  }
}
