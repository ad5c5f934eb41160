/** What the server tells about the past of a table; everything is fetched once. */
import type { AnyEvent, AnyView } from "@/games/board";
import type { Course } from "@/gen/wire";
import { api } from "@/network/api";
import type { From } from "./moment";

export class Past {
  #views = new Map<string, readonly AnyView[]>();
  #stories = new Map<number | null, ReadonlyMap<number, readonly AnyEvent[]>>();

  #course: Promise<Course> | null = null;

  constructor(readonly table: string) {}

  /** Everybody's score at every step, once the game is over. */
  course(): Promise<Course> {
    this.#course ??= api.course(this.table).catch((trouble: unknown) => {
      this.#course = null;
      throw trouble;
    });
    return this.#course;
  }

  /** What happened before this step, since the one before; nothing if it cannot be had. */
  async events(turn: number, from: number | null): Promise<readonly AnyEvent[]> {
    const known = this.#stories.get(from);
    if (known) return known.get(turn) ?? [];
    const chapters = await api.story(this.table, from).catch(() => []);
    const story = new Map(chapters.map((chapter) => [chapter.turn, chapter.events as readonly AnyEvent[]]));
    this.#stories.set(from, story);
    return story.get(turn) ?? [];
  }

  /** The table as it was at this step: one view, or with everything open one for each seat. */
  async views(turn: number, from: From): Promise<readonly AnyView[]> {
    const key = `${turn} ${String(from)}`;
    const known = this.#views.get(key);
    if (known) return known;
    const views = from === "open" ? await api.pastOpen<AnyView>(this.table, turn) : [await api.past<AnyView>(this.table, turn, from)];
    // What could be answered then cannot be answered now.
    const still = views.map((view) => ({ ...view, choices: [] }));
    this.#views.set(key, still);
    return still;
  }
}
