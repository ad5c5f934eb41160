/** One socket to one table: comes back by itself, says the last number it saw, and never asks twice. */
import type { AnyTold, AnyWord } from "@/gen/wire";

const HEARTBEAT = 15_000;
const FIRST_WAIT = 250;
const LONGEST_WAIT = 4_000;

export type Link = "joining" | "there" | "lost" | "gone";

export interface Listener {
  told(message: AnyTold): void;
  link(now: Link): void;
  /** The last number seen, to resume from; null before the first. */
  seen(): number | null;
}

export class TableSocket {
  #socket: WebSocket | null = null;
  #wait = FIRST_WAIT;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #heart: ReturnType<typeof setInterval> | undefined;
  #closed = false;

  constructor(
    readonly url: (seen: number | null) => string,
    readonly listener: Listener,
  ) {
    this.#open();
    addEventListener("online", this.#hurry);
    document.addEventListener("visibilitychange", this.#hurry);
  }

  say(word: AnyWord): boolean {
    if (this.#socket?.readyState !== WebSocket.OPEN) return false;
    this.#socket.send(JSON.stringify(word));
    return true;
  }

  /** Hang up and knock anew. */
  reconnect(): void {
    this.#socket?.close();
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
    clearInterval(this.#heart);
    removeEventListener("online", this.#hurry);
    document.removeEventListener("visibilitychange", this.#hurry);
    this.#socket?.close();
  }

  readonly #hurry = (): void => {
    if (this.#closed || document.hidden || this.#socket?.readyState === WebSocket.OPEN) return;
    clearTimeout(this.#timer);
    this.#wait = FIRST_WAIT;
    this.#open();
  };

  #open(): void {
    if (this.#socket && this.#socket.readyState <= WebSocket.OPEN) return;
    const socket = new WebSocket(this.url(this.listener.seen()));
    this.#socket = socket;
    socket.onopen = () => {
      this.#wait = FIRST_WAIT;
      clearInterval(this.#heart);
      this.#heart = setInterval(() => this.say({ kind: "Ping" }), HEARTBEAT);
      this.listener.link("there");
    };
    socket.onmessage = (message: MessageEvent<string>) => {
      // A frame holds everything that was told in one breath, a line each.
      for (const line of message.data.split("\n")) {
        if (!line) continue;
        const told = JSON.parse(line) as AnyTold;
        if (told.kind === "Bye" && told.after === null) this.#closed = true;
        this.listener.told(told);
      }
    };
    socket.onclose = () => {
      clearInterval(this.#heart);
      if (this.#socket !== socket) return;
      if (this.#closed) {
        this.listener.link("gone");
        return;
      }
      this.listener.link("lost");
      // A little chance in the waiting time, so that not everybody knocks at the same moment after a restart.
      this.#timer = setTimeout(() => this.#open(), this.#wait * (0.5 + Math.random()));
      this.#wait = Math.min(this.#wait * 2, LONGEST_WAIT);
    };
  }
}
