/** My box: what its owner has read off it, kept in this browser for the next time. */
import type { GameCard } from "@/gen/wire";
import type { House } from "./settingTexts";

const key = (game: string): string => `box.${game}`;

/** What is kept of a game's box; house rules that the game no longer has, or values they no longer take, are left out. */
export function keptBox(card: GameCard): House {
  let kept: unknown;
  try {
    kept = JSON.parse(localStorage.getItem(key(card.game)) ?? "{}");
  } catch {
    return {};
  }
  if (typeof kept !== "object" || kept === null) return {};
  const fits = ([name, value]: [string, unknown]): boolean => {
    const option = card.options.find((one) => one.name === name);
    return option !== undefined && (option.allowed === null || option.allowed.includes(value));
  };
  return Object.fromEntries(Object.entries(kept).filter(fits));
}

/** Keep a house rule as it is in one's own box. */
export function keepInBox(card: GameCard, rule: string, value: unknown): House {
  return write(card, { ...keptBox(card), [rule]: value });
}

/** Forget a house rule of one's own box. */
export function forgetInBox(card: GameCard, rule: string): House {
  const { [rule]: _, ...others } = keptBox(card);
  return write(card, others);
}

function write(card: GameCard, box: House): House {
  try {
    if (Object.keys(box).length) localStorage.setItem(key(card.game), JSON.stringify(box));
    else localStorage.removeItem(key(card.game));
  } catch {
    // A browser that keeps nothing can still play with it now.
  }
  return box;
}
