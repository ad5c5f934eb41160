/** A WebSocket whose other end the test holds. */
import { vi } from "vitest";
import type { AnyTold, AnyWord } from "@/gen/wire";

export class FakeSocket {
  static readonly OPEN = 1;
  static made: FakeSocket[] = [];

  readyState = 0;
  readonly sent: AnyWord[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((message: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;

  constructor(readonly url: string) {
    FakeSocket.made.push(this);
  }

  /** From now on every new WebSocket is a fake one. */
  static install(): void {
    FakeSocket.made = [];
    vi.stubGlobal("WebSocket", FakeSocket);
  }

  static get newest(): FakeSocket {
    const newest = FakeSocket.made.at(-1);
    if (newest === undefined) throw new Error("no socket was opened");
    return newest;
  }

  send(frame: string): void {
    this.sent.push(JSON.parse(frame) as AnyWord);
  }

  close(): void {
    this.readyState = 3;
  }

  open(): void {
    this.readyState = FakeSocket.OPEN;
    this.onopen?.();
  }

  /** The server says all of this in one frame. */
  tell(...messages: readonly AnyTold[]): void {
    this.onmessage?.({ data: messages.map((message) => JSON.stringify(message)).join("\n") });
  }

  pong(): void {
    this.tell({ kind: "Pong", n: 0, page: "" });
  }

  break(): void {
    this.readyState = 3;
    this.onclose?.();
  }

  /** What was said on this line, without the pings. */
  get words(): AnyWord[] {
    return this.sent.filter((word) => word.kind !== "Ping");
  }

  get pings(): number {
    return this.sent.length - this.words.length;
  }
}
