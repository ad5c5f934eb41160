import { pageVersion } from "@/network/pageVersion.svelte";

/** The router: which page is shown follows from the address. */
class Router {
  path = $state(location.pathname);

  constructor() {
    addEventListener("popstate", () => this.#read());
  }

  go(address: string): void {
    // A game that runs is entered by the new page as well as by the old one; none is left in the middle.
    if (pageVersion.isOld) {
      pageVersion.renew(new URL(address, location.href).href);
      return;
    }
    history.pushState(null, "", address);
    this.#read();
    scrollTo(0, 0);
  }

  /** Change the address without a step that the back button would take. */
  replace(address: string): void {
    history.replaceState(null, "", address);
    this.#read();
  }

  /** A click on a link within the page; those that open a new window stay what they are. */
  readonly follow = (event: MouseEvent): void => {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.button !== 0) return;
    event.preventDefault();
    this.go((event.currentTarget as HTMLAnchorElement).href);
  };

  #read(): void {
    this.path = location.pathname;
  }
}

export const router = new Router();
