/** Whether the server has a newer page than this one, which then loads itself anew between games, and never while one runs. */

const KEPT = "reloaded-for";

class PageVersion {
  /** Which page this is; null where it was not built but is being worked on. */
  readonly own = document.querySelector<HTMLMetaElement>('meta[name="spelunke-page"]')?.content ?? null;
  #newest = $state("");

  /** What the server says that it has. */
  heard(version: string | null): void {
    if (version) this.#newest = version;
  }

  /** Once for each newer page: behind two servers of different ages one would otherwise reload for ever. */
  get isOld(): boolean {
    return this.own !== null && this.#newest !== "" && this.#newest !== this.own && sessionStorage.getItem(KEPT) !== this.#newest;
  }

  /** Load the page anew, at this address or another. */
  renew(address = location.href): void {
    sessionStorage.setItem(KEPT, this.#newest);
    if (address === location.href) location.reload();
    else location.assign(address);
  }
}

export const pageVersion = new PageVersion();
