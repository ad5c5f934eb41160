/** What has been told since the view that is shown: boards draw a view together with it. */
import { untrack } from "svelte";

export class Scene<GameEvent extends { readonly event: string }> {
  /** In the order of the table; empty when the table is at rest. */
  events = $state.raw<readonly GameEvent[]>([]);
  #view: object | null = null;

  /** Made while a board is being set up, so that it goes when the board goes. */
  constructor(view: () => object, happening: () => GameEvent | null) {
    $effect.pre(() => {
      const [now, event] = [view(), happening()];
      untrack(() => {
        const before = now === this.#view ? this.events : [];
        this.#view = now;
        this.events = event === null ? [] : [...before, event];
      });
    });
  }

  /** All events of one kind that were told in this scene. */
  all<Kind extends GameEvent["event"]>(kind: Kind): Extract<GameEvent, { readonly event: Kind }>[] {
    return this.events.filter((event): event is Extract<GameEvent, { readonly event: Kind }> => event.event === kind);
  }

  last<Kind extends GameEvent["event"]>(kind: Kind): Extract<GameEvent, { readonly event: Kind }> | undefined {
    return this.all(kind).at(-1);
  }
}
