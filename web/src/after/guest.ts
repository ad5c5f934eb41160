/** Deeds that need a name. */
import { api, Refused } from "@/wire/api";
import { words } from "@/words/language.svelte";

/** Do it; whoever has not said a name yet, e.g. because a link led here, is somebody. */
export async function asGuest<Answer>(deed: () => Promise<Answer>): Promise<Answer> {
  try {
    return await deed();
  } catch (error) {
    if (!(error instanceof Refused) || error.refusal.message !== "server-no-name") throw error;
    await api.callMe(words.speaker.say("page-somebody"));
    return deed();
  }
}
