/** Where in the den one is: the address of the page. */
class Way {
  path = $state(location.pathname);
  query = $state(location.search);

  constructor() {
    addEventListener("popstate", () => this.#look());
  }

  go(address: string): void {
    history.pushState(null, "", address);
    this.#look();
    scrollTo(0, 0);
  }

  /** Change the address without a step that the back button would take. */
  rename(address: string): void {
    history.replaceState(null, "", address);
    this.#look();
  }

  /** A click on a link within the den; those that open a new window stay what they are. */
  readonly follow = (event: MouseEvent): void => {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.button !== 0) return;
    event.preventDefault();
    this.go((event.currentTarget as HTMLAnchorElement).href);
  };

  #look(): void {
    this.path = location.pathname;
    this.query = location.search;
  }
}

export const way = new Way();
