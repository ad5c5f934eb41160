/** Who sits in front of this screen: a name, without an account. */
import { api } from "@/network/api";
import { i18n } from "@/i18n/language.svelte";

class Me {
  /** As it is written in the field; perhaps not said yet. */
  name = $state("");
  /** Tables that are not over, the newest first. */
  tables = $state.raw<readonly string[]>([]);
  /** As the house knows it. */
  known = $state("");

  async load(): Promise<void> {
    const guest = await api.whoAmI();
    if (guest === null) return;
    this.known = guest.name;
    this.tables = guest.tables;
    this.name ||= guest.name;
  }

  /** Say the name, or that one is somebody: before one sits down or speaks. */
  async introduce(): Promise<void> {
    const wanted = this.name.trim() || i18n.speaker.say("page-somebody");
    if (wanted !== this.known) this.known = (await api.callMe(wanted)).name;
    this.name = this.known;
  }
}

export const me = new Me();

/** Do it as whoever one is here; who has not said a name yet, e.g. because a link led here, is somebody. */
export async function asGuest<Answer>(deed: () => Promise<Answer>): Promise<Answer> {
  if (!me.known) await me.load();
  await me.introduce();
  return deed();
}
