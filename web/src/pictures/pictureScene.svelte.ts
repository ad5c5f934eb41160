/** A moment of a game as a board is handed it, with nobody at the table: nothing can be touched, and nothing moves. */
import type { AnyEvent, AnyMove, AnyView, GameTexts } from "@/frame/contract";
import type { Scene } from "@/frame/contract";
import type { GamePicture, SeatCard } from "@/gen/wire";
import type { Speaker } from "@/i18n/speaker";

const NOTHING: readonly never[] = [];

export class PictureScene implements Scene {
  readonly view: AnyView;
  readonly coming: AnyView | null;
  readonly events: readonly AnyEvent[];
  readonly choices: readonly AnyMove[] = NOTHING;
  readonly awaited: readonly number[] = NOTHING;
  readonly history: readonly AnyEvent[] = NOTHING;
  readonly kept: AnyMove | null = null;
  readonly pace = 0;
  readonly isStill = true;
  readonly reading: string | null = null;
  /** Who sits there. */
  readonly people: readonly SeatCard[];
  readonly #names: readonly string[];

  constructor(
    private readonly picture: GamePicture,
    private readonly game: GameTexts,
    private readonly speaks: () => Speaker,
  ) {
    // What could be answered there cannot be answered here.
    this.view = { ...(picture.view as AnyView), choices: [] };
    this.coming = picture.coming as AnyView | null;
    this.events = picture.events as readonly AnyEvent[];
    this.#names = picture.names;
    this.people = picture.animals.map((animal, seat) => ({
      sits: seat === this.view.seat ? "person" : "bot",
      name: picture.names[seat] ?? "",
      animal,
      level: null,
      cause: null,
      here: true,
      looks: false,
      rates: {},
    }));
  }

  get speaker(): Speaker {
    return this.speaks();
  }

  get event(): AnyEvent | null {
    return this.events.at(-1) ?? null;
  }

  get beat(): string | null {
    return this.picture.beat;
  }

  get seat(): number | null {
    return this.view.seat;
  }

  get seats(): number {
    return this.view.seats;
  }

  get sealed(): readonly number[] {
    return this.picture.sealed;
  }

  get names(): readonly string[] {
    return this.#names.map((name) => name || this.speaker.say("frame-you"));
  }

  act(): void {
    // It is a picture.
  }

  deed(move: AnyMove): string {
    return this.speaker.move(this.game, move, this.names);
  }

  told(event: AnyEvent): string {
    return this.speaker.event(this.game, event, this.names, this.seat);
  }

  // The types of one game's events are known to its own components alone.
  all<Kind extends string>(kind: Kind): Extract<AnyEvent, { readonly event: Kind }>[] {
    return this.events.filter((event): event is Extract<AnyEvent, { readonly event: Kind }> => event.event === kind);
  }
}
