/** Who sits in front of this screen: a name, without an account. */
import type { AnimalName } from "@/art/den/animals";
import { api } from "@/network/api";
import { i18n } from "@/i18n/language.svelte";

class Me {
  /** As it is written in the field; perhaps not said yet. */
  name = $state("");
  /** Whom one wears; null keeps the initial. */
  animal = $state<AnimalName | null>("cat");
  /** Tables that are not over, the newest first. */
  tables = $state.raw<readonly string[]>([]);
  /** As the house knows it. */
  known = $state("");

  async load(): Promise<void> {
    const guest = await api.whoAmI();
    if (guest === null) return;
    this.known = guest.name;
    this.animal = guest.animal;
    this.tables = guest.tables;
    this.name ||= guest.name;
  }

  /** Say the name, or that one is a guest: before one sits down or speaks. */
  async introduce(): Promise<void> {
    const wanted = this.name.trim() || i18n.speaker.say("page-guest");
    if (wanted !== this.known) this.known = (await api.callMe(wanted)).name;
    this.name = this.known;
  }

  /** Wear this animal at tables to come. */
  async wear(animal: AnimalName | null): Promise<void> {
    await this.introduce();
    this.animal = (await api.wear(this.known, animal)).animal;
  }
}

export const me = new Me();

/** Do it as whoever one is here; who has not said a name yet, e.g. because a link led here, is a guest. */
export async function asGuest<Answer>(deed: () => Promise<Answer>): Promise<Answer> {
  if (!me.known) await me.load();
  await me.introduce();
  return deed();
}
