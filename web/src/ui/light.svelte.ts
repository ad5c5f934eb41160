/**
 * Whether it is evening or day on the page: as the device has it, unless its reader wants it otherwise. Styles ask the device; what they
 * ask is answered here, sheet by sheet, so that every `@media (prefers-color-scheme: …)` obeys.
 */
import { MediaQuery } from "svelte/reactivity";

export const LIGHTS = ["device", "night", "day"] as const;
export type LightName = (typeof LIGHTS)[number];

const KEPT = "light";
const ASKED = /\(prefers-color-scheme:\s*(light|dark)\)/g;
/** Conditions that are always, and never, true. */
const [YES, NO] = ["(min-width: 0px)", "(max-width: 0px)"];

/** A media query as it is answered by somebody who has chosen the light. */
export function answered(query: string, light: LightName): string {
  if (light === "device") return query;
  return query.replaceAll(ASKED, (_, scheme: string) => ((scheme === "light") === (light === "day") ? YES : NO));
}

class Light {
  #name = $state<LightName>("device");
  readonly #daylight = new MediaQuery("(prefers-color-scheme: light)", false);
  /** What the sheets asked before they were answered. */
  readonly #asked = new WeakMap<MediaList, string>();

  get name(): LightName {
    return this.#name;
  }

  set name(wanted: LightName) {
    this.#name = wanted;
    localStorage.setItem(KEPT, wanted);
    this.#shine();
  }

  get isDay(): boolean {
    return this.#name === "device" ? this.#daylight.current : this.#name === "day";
  }

  /** Take what is kept, and answer every sheet that comes. */
  begin(): void {
    const kept = localStorage.getItem(KEPT);
    this.#name = LIGHTS.find((name) => name === kept) ?? "device";
    this.#shine();
    new MutationObserver((changes) => {
      for (const added of changes.flatMap(({ addedNodes }) => [...addedNodes])) {
        if (added instanceof HTMLLinkElement) added.addEventListener("load", () => this.#shine(), { once: true });
        else if (added instanceof HTMLStyleElement) this.#shine();
      }
    }).observe(document.head, { childList: true });
  }

  #shine(): void {
    for (const sheet of document.styleSheets) {
      // Of a sheet from elsewhere, such as a browser's extension, nothing can be read.
      if (sheet.href === null || sheet.href.startsWith(location.origin)) this.#answer(sheet.cssRules);
    }
    for (const tag of document.querySelectorAll<HTMLMetaElement>("meta[name=theme-color]")) {
      tag.dataset["media"] ??= tag.media;
      tag.media = answered(tag.dataset["media"], this.#name);
    }
  }

  #answer(rules: CSSRuleList): void {
    for (const rule of rules) {
      if (rule instanceof CSSMediaRule) {
        const asked = this.#asked.get(rule.media) ?? rule.media.mediaText;
        if (asked.includes("prefers-color-scheme")) {
          this.#asked.set(rule.media, asked);
          rule.media.mediaText = answered(asked, this.#name);
        }
      }
      if ("cssRules" in rule) this.#answer((rule as CSSGroupingRule).cssRules);
    }
  }
}

export const light = new Light();
