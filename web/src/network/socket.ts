/** One socket to one table: comes back by itself, says the last number it saw, notices a line that is dead but open, and loses no word. */
import type { AnyTold, AnyWord } from "@/gen/wire";

const HEARTBEAT = 8_000;
/** Milliseconds for which a line that was asked for a sign may be silent; twice as long whenever a new line was silent too. */
const PATIENCE = 2_000;
const LONGEST_PATIENCE = 8_000;
/** The same for whoever looks at the page again: nobody has heard the line die. */
const PATIENCE_ON_WAKING = 1_000;
const FIRST_WAIT = 250;
/** A little chance is added to it: at most 1.3 seconds lie between two tries. */
const LONGEST_WAIT = 870;

export type Link = "joining" | "there" | "lost" | "gone";

export interface Listener {
  told(message: AnyTold): void;
  link(now: Link): void;
  /** The last number seen, to resume from; null before the first. */
  seen(): number | null;
  /** A new line has told everything that was missed; these words were said on the old one, and perhaps nobody heard them. */
  caughtUp(unheard: readonly AnyWord[]): void;
}

export class TableSocket {
  #socket: WebSocket | null = null;
  #wait = FIRST_WAIT;
  #patience = PATIENCE;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #heart: ReturnType<typeof setInterval> | undefined;
  /** Runs while a sign is waited for: a new line that opens, or a Pong. */
  #silence: ReturnType<typeof setTimeout> | undefined;
  #heardAt = performance.now();
  /** Words that were said on this line since the last Ping that got its Pong, and those of lines before it. */
  #unheard: AnyWord[] = [];
  #lost: AnyWord[] = [];
  /** How many of them had been said before the Ping that is open; null if none is. */
  #before: number | null = null;
  #hasCaughtUp = false;
  #closed = false;

  constructor(
    readonly url: (seen: number | null) => string,
    readonly listener: Listener,
  ) {
    this.#open();
    addEventListener("online", this.#openAnew);
    addEventListener("pageshow", this.#shown);
    document.addEventListener("visibilitychange", this.#wake);
  }

  /** Whether it could be said; whether it was heard shows later, and `caughtUp` tells what was not. */
  say(word: AnyWord): boolean {
    if (this.#socket?.readyState !== WebSocket.OPEN) return false;
    this.#socket.send(JSON.stringify(word));
    this.#unheard.push(word);
    if (this.#before === null) this.#ping();
    return true;
  }

  /** Hang up and knock anew. */
  reconnect(): void {
    this.#openAnew();
  }

  close(): void {
    this.#closed = true;
    removeEventListener("online", this.#openAnew);
    removeEventListener("pageshow", this.#shown);
    document.removeEventListener("visibilitychange", this.#wake);
    this.#drop();
  }

  /** The network is back, or another one: whatever lived before it is dead, even if nobody was told. */
  readonly #openAnew = (): void => {
    if (this.#closed) return;
    this.#wait = FIRST_WAIT;
    this.#patience = PATIENCE;
    this.#lose();
    this.#open();
  };

  /** Somebody looks again. While the page slept nothing was heard, and nothing was asked. */
  readonly #wake = (): void => {
    if (this.#closed || document.hidden) return;
    const isOpen = this.#socket?.readyState === WebSocket.OPEN;
    if (!isOpen || performance.now() - this.#heardAt > HEARTBEAT + PATIENCE) this.#openAnew();
    else this.#ping(PATIENCE_ON_WAKING);
  };

  /** Taken out of the browser's drawer, as by its back button; a page that is new has just opened its line. */
  readonly #shown = (event: PageTransitionEvent): void => {
    if (event.persisted) this.#wake();
  };

  #open(): void {
    const socket = new WebSocket(this.url(this.listener.seen()));
    this.#socket = socket;
    this.#hasCaughtUp = false;
    this.#awaitSign();
    socket.onopen = () => {
      this.#wait = FIRST_WAIT;
      this.#heart = setInterval(() => this.#ping(), HEARTBEAT);
      // Its Pong comes behind everything that was missed.
      this.#ping();
      this.listener.link("there");
    };
    socket.onmessage = (message: MessageEvent<string>) => this.#hear(message.data);
    socket.onclose = () => {
      this.#lose();
      if (!this.#closed) this.#tryLater();
    };
  }

  #hear(frame: string): void {
    this.#heardAt = performance.now();
    if (this.#before !== null) this.#awaitSign();
    // A frame holds everything that was told in one breath, a line each.
    for (const line of frame.split("\n")) {
      if (!line) continue;
      const told = JSON.parse(line) as AnyTold;
      if (told.kind === "Bye" && told.after === null) this.#closed = true;
      this.listener.told(told);
      if (told.kind === "Pong") this.#ponged();
    }
  }

  #ping(patience = this.#patience): void {
    if (this.#socket?.readyState !== WebSocket.OPEN) return;
    this.#socket.send(JSON.stringify({ kind: "Ping" } satisfies AnyWord));
    this.#before ??= this.#unheard.length;
    this.#awaitSign(patience);
  }

  #ponged(): void {
    if (this.#before === null) return;
    clearTimeout(this.#silence);
    this.#patience = PATIENCE;
    this.#unheard.splice(0, this.#before);
    this.#before = null;
    if (this.#unheard.length) this.#ping();
    if (this.#hasCaughtUp) return;
    this.#hasCaughtUp = true;
    this.listener.caughtUp(this.#lost.splice(0));
  }

  /** Whoever stays silent is dead: no goodbye is waited for. */
  #awaitSign(patience = this.#patience): void {
    clearTimeout(this.#silence);
    this.#silence = setTimeout(() => {
      this.#patience = Math.min(this.#patience * 2, LONGEST_PATIENCE);
      this.#lose();
      if (!this.#closed) this.#open();
    }, patience);
  }

  #tryLater(): void {
    // A little chance in the waiting time, so that not everybody knocks at the same moment after a restart.
    this.#timer = setTimeout(() => this.#open(), this.#wait * (0.5 + Math.random()));
    this.#wait = Math.min(this.#wait * 2, LONGEST_WAIT);
  }

  #lose(): void {
    this.#drop();
    this.listener.link(this.#closed ? "gone" : "lost");
  }

  #drop(): void {
    clearTimeout(this.#timer);
    clearTimeout(this.#silence);
    clearInterval(this.#heart);
    const socket = this.#socket;
    this.#socket = this.#before = null;
    this.#lost.push(...this.#unheard.splice(0));
    if (socket === null) return;
    socket.onopen = socket.onmessage = socket.onclose = null;
    socket.close();
  }
}
