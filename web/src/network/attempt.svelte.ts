/** Something that may be refused: the refusal is kept to be shown. */
import { i18n } from "@/i18n/language.svelte";
import { Refused } from "./api";

export class Attempt {
  trouble = $state("");
  isBusy = $state(false);

  /** Do it; undefined if it was refused. */
  async to<Answer>(deed: () => Promise<Answer>): Promise<Answer | undefined> {
    this.trouble = "";
    this.isBusy = true;
    try {
      return await deed();
    } catch (error) {
      this.trouble = error instanceof Refused ? error.message : i18n.speaker.say("page-trouble");
      return undefined;
    } finally {
      this.isBusy = false;
    }
  }
}
