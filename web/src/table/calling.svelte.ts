/** Being called when it is one's turn and one looks elsewhere: by the browser's notification, and by whatever else wants to ring. */

const KEPT = "call-me";

class Calling {
  #wanted = $state(localStorage.getItem(KEPT));
  #permission = $state<NotificationPermission>("Notification" in window ? Notification.permission : "denied");
  #shown: Notification | null = null;
  /** What rings besides, such as a sound. */
  readonly bells = new Set<() => void>();

  /** Browsers have notifications over HTTPS and on this machine alone. */
  get isPossible(): boolean {
    return "Notification" in window && isSecureContext;
  }

  get isWanted(): boolean {
    return this.#wanted === "yes" && this.#permission === "granted";
  }

  /** Whether the browser was told never to ask again: only its own settings change that. */
  get isForbidden(): boolean {
    return this.isPossible && this.#permission === "denied";
  }

  /** Whether nobody has said yes or no yet. */
  get isOpen(): boolean {
    return this.isPossible && this.#wanted === null && this.#permission !== "denied";
  }

  /** Yes or no; the browser asks once itself. */
  async want(yes: boolean): Promise<void> {
    if (yes && this.#permission === "default") this.#permission = await Notification.requestPermission();
    this.#wanted = yes && this.#permission === "granted" ? "yes" : "no";
    localStorage.setItem(KEPT, this.#wanted);
  }

  /** It is one's turn. Nothing of the hand is told: anybody may see a screen that nobody looks at. */
  call(title: string, words: string, table: string): void {
    if (!document.hidden) return;
    for (const ring of this.bells) ring();
    if (!this.isWanted) return;
    this.#shown?.close();
    this.#shown = new Notification(title, { body: words, tag: `spelunke-${table}`, icon: "/icon-192.png" });
    this.#shown.onclick = () => {
      window.focus();
      this.hush();
    };
  }

  /** One has looked, or it is somebody else's turn. */
  hush(): void {
    this.#shown?.close();
    this.#shown = null;
  }
}

export const calling = new Calling();
