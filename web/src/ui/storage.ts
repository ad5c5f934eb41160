/**
 * What the browser keeps for us. Some refuse to keep anything: then a stand-in lasts as long as the page, so that nothing else has to ask
 * whether there is a place to keep things.
 */

class Memory implements Storage {
  readonly #kept = new Map<string, string>();

  get length(): number {
    return this.#kept.size;
  }

  key(at: number): string | null {
    return [...this.#kept.keys()][at] ?? null;
  }

  getItem(name: string): string | null {
    return this.#kept.get(name) ?? null;
  }

  setItem(name: string, value: string): void {
    this.#kept.set(name, value);
  }

  removeItem(name: string): void {
    this.#kept.delete(name);
  }

  clear(): void {
    this.#kept.clear();
  }
}

/** Whether it works; what does not is replaced. */
export function standInFor(name: "localStorage" | "sessionStorage"): boolean {
  try {
    globalThis[name].setItem("tried", "");
    globalThis[name].removeItem("tried");
    return true;
  } catch {
    Object.defineProperty(globalThis, name, { value: new Memory(), configurable: true });
    return false;
  }
}

standInFor("sessionStorage");

/** Whether this browser keeps anything when the page is closed. */
export const isKept = standInFor("localStorage");
