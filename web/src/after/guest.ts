/** Deeds that need a name. */
import { me } from "@/lobby/me.svelte";

/** Do it as whoever one is here; who has not said a name yet, e.g. because a link led here, is somebody. */
export async function asGuest<Answer>(deed: () => Promise<Answer>): Promise<Answer> {
  if (!me.known) await me.look();
  await me.introduce();
  return deed();
}
