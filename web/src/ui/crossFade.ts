/** For whoever wants it still the table fades from what it was into what it is; a tap or a key ends that. */
import { tick } from "svelte";
import { prefersReducedMotion } from "svelte/motion";

/** Make a change; it is made when this is over, though the old table may still be fading. */
export async function crossFade(change: () => void): Promise<void> {
  // Browsers that know no such transitions change at once.
  if (!prefersReducedMotion.current || document.hidden || !("startViewTransition" in document)) {
    change();
    return;
  }
  const fade = document.startViewTransition(async () => {
    change();
    await tick();
  });
  const skip = (): void => fade.skipTransition();
  for (const touch of ["pointerdown", "keydown"]) addEventListener(touch, skip, { once: true });
  void fade.finished.finally(() => {
    for (const touch of ["pointerdown", "keydown"]) removeEventListener(touch, skip);
  });
  // It never begins where the next change is faster, or where nobody looks.
  fade.ready.catch(() => undefined);
  await fade.updateCallbackDone;
}
