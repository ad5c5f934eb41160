/** A table as it is told to this browser: what lies there, what is happening, who waits for whom. */
import type { AnyTold, AnyWord, Asker, React, Reaction, Refusal, SeatCard, TableCard, Talk } from "@/gen/wire";
import { type AnyEvent, type AnyMove, type AnyView, same } from "@/games/board";
import { crossFade } from "@/ui/crossFade";
import { api, socketUrl } from "@/network/api";
import { rememberCommitment } from "@/fairness/commitments";
import { motion } from "@/frame/motion.svelte";
import { i18n } from "@/i18n/language.svelte";
import { pageVersion } from "@/network/pageVersion.svelte";
import { type Link, TableSocket } from "@/network/socket";
import { OwnAnswers } from "./ownAnswers.svelte";
import { Stage } from "./stage.svelte";
import { linesOf, type LogLine, newsAfter, type Scene, write } from "./story";

/** Whoever is further behind than this, in scenes, is shown the table as it is. */
const FAR_BEHIND = 3;
/** How long a quick reaction hangs in the air, in milliseconds. */
const IN_THE_AIR = 4_000;

export type { LogLine, Note } from "./story";

export class TableStore {
  link = $state<Link>("joining");
  card = $state<TableCard | null>(null);
  people = $state<readonly SeatCard[]>([]);
  seat = $state<number | null>(null);
  isHost = $state(false);
  /** Who asks the host for the chair of a bot, and which of them this device is. */
  askers = $state.raw<readonly Asker[]>([]);
  asks = $state<string | null>(null);
  /** Whether the engine of the house is; otherwise bots take longer. */
  isCompiled = $state(true);
  view = $state.raw<AnyView | null>(null);
  /** Who is asked, which the screen may be a moment behind. */
  asked = $state.raw<readonly number[]>([]);
  log = $state<LogLine[]>([]);
  /** How often the log was told from the beginning. */
  recalled = $state(0);
  /** How many of its lines were told so, and not as they happened. */
  recalledLines = $state(0);
  talk = $state<Talk[]>([]);
  /** Raw, so that one of them can be told from the others by identity. */
  reactions = $state.raw<readonly Reaction[]>([]);
  sealed = $state<readonly number[]>([]);
  /** One's own answer to the open ask, as the server keeps it. */
  kept = $state.raw<AnyMove | null>(null);
  /** One's own choice, not yet sent. */
  picked = $state.raw<AnyMove | null>(null);
  turn = $state(0);
  deadline = $state<number | null>(null);
  refusal = $state.raw<Refusal | null>(null);
  rematch = $state<string | null>(null);
  goodbye = $state<string | null>(null);
  /** Whether what is seen is still the table before a step: what it asks is answered already. */
  isShowing = $state(false);

  /** One's own only answer, which plays itself, and at which ask; said until it is a step behind. */
  forced = $state.raw<{ readonly turn: number; readonly move: AnyMove } | null>(null);
  /** One's own answers until the server has them. */
  readonly own = new OwnAnswers(this);
  #seen: number | null = null;
  #scenes: Scene[] = [];
  /** What was shown last, with the table before it: it can be shown again. */
  #last = $state.raw<{ readonly view: AnyView; readonly scenes: readonly Scene[] } | null>(null);
  /** Where it is shown what happened. */
  readonly stage = new Stage();
  readonly #socket: TableSocket;

  readonly names = $derived(this.people.map((person, seat) => person.name || i18n.speaker.say("page-chair", { chair: seat + 1 })));
  /** Whose people look at the table before luck goes on. */
  readonly looking = $derived(this.isShowing ? [] : this.people.flatMap((person, seat) => (person.looks ? [seat] : [])));
  readonly isLooking = $derived(this.seat !== null && this.looking.includes(this.seat));
  readonly isForced = $derived(this.forced?.turn === this.turn);
  readonly isMyAsk = $derived(this.seat !== null && !this.isShowing && this.view?.asked.includes(this.seat) === true);

  /** As this seat, or as a spectator; `held` are all seats whose people sit in front of this device. */
  constructor(
    readonly table: string,
    seat: number | null,
    readonly held: readonly number[] = seat === null ? [] : [seat],
  ) {
    this.#socket = new TableSocket((seen) => socketUrl(table, seat, seen), {
      told: (message) => this.#told(message),
      link: (now) => (this.link = now),
      seen: () => this.#seen,
      caughtUp: (unheard) => this.#sayAgain(unheard),
    });
  }

  /** What is being shown; null at rest. */
  get happening(): AnyEvent | null {
    return this.stage.happening;
  }

  /** The earliest step that can be looked back on. */
  get firstTurn(): number {
    return this.card?.forgets && this.card.standing === "running" ? (this.log.find((line) => "event" in line)?.turn ?? this.turn) : 0;
  }

  get hasShown(): boolean {
    return this.#last !== null && !this.isShowing;
  }

  /** What happened in the last step. */
  get lastEvents(): readonly AnyEvent[] {
    return this.#last?.scenes.flatMap(({ events }) => events) ?? [];
  }

  /** Show what was shown last once more. */
  again(): void {
    if (this.#last === null || this.isShowing || this.own.isOpen || motion.pace === 0) return;
    this.view = this.#last.view;
    this.#scenes.push(...this.#last.scenes);
    void this.#show();
  }

  answer(move: AnyMove): void {
    if (!this.isShowing) this.own.give([move]);
  }

  /** Say what one has to say about the game, whether it can be heard now or on the next line. */
  tell(word: AnyWord): void {
    this.refusal = null;
    this.#socket.say(word);
  }

  /** One has looked at the table: luck may go on. */
  ready(): void {
    this.tell({ kind: "Ready" });
  }

  /** Say something to everybody; whether it could be said. */
  say(text: string): boolean {
    this.refusal = null;
    return this.#socket.say({ kind: "Say", text });
  }

  react(sign: React["sign"]): void {
    this.tell({ kind: "React", sign });
  }

  /** Knock anew, e.g. because one has a name now. */
  reconnect(): void {
    this.link = "lost";
    this.#socket.reconnect();
  }

  comeBack(): void {
    this.#socket.say({ kind: "Return" });
  }

  close(): void {
    this.own.unsent.flush();
    this.#socket.close();
  }

  /** What was said on a line that died: an answer that still fits, and talk. A quick reaction is past. */
  #sayAgain(unheard: readonly AnyWord[]): void {
    for (const word of unheard) if (word.kind === "Say" || (word.kind === "Ready" && this.isLooking)) this.#socket.say(word);
    this.own.giveAgain();
  }

  #told(message: AnyTold): void {
    if ("n" in message) this.#seen = message.n;
    switch (message.kind) {
      case "Hello": {
        const isSameAsk = this.view !== null && this.turn === message.turn;
        this.card = message.table;
        this.people = message.table.people;
        this.seat = message.seat;
        this.isHost = message.host;
        this.askers = message.askers;
        this.isCompiled = message.compiled;
        this.#force(message.turn, message.forced as AnyMove | null);
        this.own.draft.drop();
        if (!isSameAsk) this.own.unsent.drop();
        this.view = message.view as AnyView | null;
        this.asked = this.view?.asked ?? [];
        this.turn = message.turn;
        this.sealed = message.sealed;
        this.kept = message.kept as AnyMove | null;
        this.picked = this.kept ?? (isSameAsk ? this.picked : null);
        this.talk = [...message.talk];
        this.rematch = message.rematch;
        rememberCommitment(this.table, message.fair.commitment, message.table.standing === "open");
        this.#clock(message.left);
        this.#scenes = [];
        this.isShowing = false;
        this.stage.rest();
        if (message.view !== null) void this.#recall();
        break;
      }
      case "Step": {
        const view = message.view as AnyView | null;
        this.turn = message.turn;
        if (this.card?.standing === "open") this.card = { ...this.card, standing: "running" };
        this.view ??= view;
        this.asked = view?.asked ?? [];
        this.sealed = [];
        this.#force(message.turn, message.forced as AnyMove | null);
        this.kept = this.picked = null;
        this.own.over();
        this.refusal = null;
        this.#clock(message.left);
        this.#scenes.push({ turn: message.turn, events: message.events as readonly AnyEvent[], view });
        void this.#show();
        break;
      }
      case "Sealed":
        if (!this.sealed.includes(message.seat)) this.sealed = [...this.sealed, message.seat];
        break;
      case "Kept":
        // Whoever has picked something else in the meantime thinks on.
        if (this.picked === null || same(this.picked, this.kept)) this.picked = message.move as AnyMove;
        this.kept = message.move as AnyMove;
        this.own.kept(this.kept);
        break;
      case "Tried":
        if (message.turn === this.turn) this.own.draft.tried(message.moves as readonly AnyMove[], message.view as AnyView, message.whole);
        break;
      case "Seats":
        if (message.change) this.log.push({ turn: this.turn, note: message.change });
        this.people = message.people;
        this.askers = message.askers;
        if (this.card) this.card = { ...this.card, standing: message.standing, people: message.people };
        break;
      case "Talk":
        this.talk.push(message);
        break;
      case "Rematch":
        this.rematch = message.table;
        break;
      case "Refusal":
        this.own.refused();
        // It had been heard the first time, or had played itself.
        if (!(message.message === "server-ask-over" && (this.own.isRepeated || this.forced))) this.refusal = message;
        break;
      case "Bye":
        this.goodbye = message.why;
        break;
      case "Reaction":
        this.reactions = [...this.reactions, message];
        setTimeout(() => (this.reactions = this.reactions.filter((one) => one !== message)), IN_THE_AIR);
        break;
      case "Pong":
        pageVersion.heard(message.page);
        break;
    }
  }

  /** One who comes, or was away for long, is told the story so far; what came while it was fetched stays behind it. */
  async #recall(): Promise<void> {
    const chapters = await api.story(this.table, this.seat).catch(() => null);
    if (chapters === null) return;
    const told = chapters.flatMap(linesOf);
    this.log = [...told, ...newsAfter(chapters, this.log)];
    this.recalled += 1;
    this.recalledLines = told.length;
  }

  #write(turn: number, event: AnyEvent): void {
    // Without memory aids nobody reads again what happened in earlier rounds.
    if (event.event === this.card?.forgets) {
      this.log = this.log.filter((line) => line.turn > turn || "note" in line);
      this.recalledLines = 0;
    }
    write(this.log, turn, event);
  }

  #lay(view: AnyView): void {
    this.view = view;
    if (!this.card || view.standing === null) return;
    this.card = { ...this.card, standing: "over" };
    if (this.card.forgets !== null) void this.#recall();
  }

  #force(turn: number, move: AnyMove | null): void {
    if (move !== null) this.forced = { turn, move };
    else if (this.forced && turn > this.forced.turn + 1) this.forced = null;
  }

  #clock(left: number | null): void {
    this.deadline = left === null ? null : performance.now() + left * 1000;
  }

  /** Show what happened, event by event, in the order of the events; then the table as it is, unless it is told anew meanwhile. */
  async #show(): Promise<void> {
    if (this.isShowing) return;
    this.isShowing = true;
    if (this.view && this.#scenes[0]?.isAgain !== true) this.#last = { view: this.view, scenes: [] };
    const scenes = this.#scenes;
    const isToldAnew = (): boolean => scenes !== this.#scenes;
    for (let scene = scenes.shift(); scene; scene = scenes.shift()) {
      const { turn, events, view, isAgain } = scene;
      if (this.#last && !isAgain) this.#last = { ...this.#last, scenes: [...this.#last.scenes, { ...scene, isAgain: true }] };
      this.stage.open(this.view, view);
      for (const event of events) {
        const tell = (): void => {
          if (!isAgain && !isToldAnew()) this.#write(turn, event);
        };
        if (scenes.length <= FAR_BEHIND || isAgain) await this.stage.show(event, isAgain ? 0 : scenes.length, tell);
        else tell();
        if (isToldAnew()) return;
      }
      if (view) {
        await crossFade(() => {
          if (isToldAnew()) return;
          this.#lay(view);
          this.stage.rest();
        });
      }
      if (isToldAnew()) return;
    }
    this.stage.rest();
    this.isShowing = false;
  }
}
