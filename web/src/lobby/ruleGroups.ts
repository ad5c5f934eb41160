/** House rules in groups, so that a form can be folded: those of the box, then what lies in it. */
import type { GameCard, HouseOption } from "@/gen/wire";

/** The rule that every game has; it stands with how one plays. */
export const MEMORY = "memory_aids";

export interface RuleGroup {
  /** As the box calls it; `box` holds what lies in it, `rest` whatever the box has put nowhere. */
  readonly name: string;
  readonly options: readonly HouseOption[];
}

/** All house rules but the memory aids, in the order of the form; no group is empty. */
export function groupsOf(card: GameCard): readonly RuleGroup[] {
  const grouped = Object.values(card.groups).flat();
  const others = card.options.filter(({ name }) => name !== MEMORY && !grouped.includes(name));
  const groups = Object.entries(card.groups).map(([name, rules]) => ({
    name,
    options: (rules ?? []).flatMap((rule) => card.options.filter((option) => option.name === rule)),
  }));
  return [
    ...groups,
    { name: "rest", options: others.filter(({ allowed }) => allowed !== null) },
    { name: "box", options: others.filter(({ allowed }) => allowed === null) },
  ].filter(({ options }) => options.length > 0);
}

/** The switch below which a rule stands: `forgery` for `forgery_wish`. Without it the rule changes nothing. */
export function switchOf(card: GameCard, option: HouseOption): HouseOption | undefined {
  return card.options.find((one) => typeof one.default === "boolean" && option.name.startsWith(`${one.name}_`));
}
