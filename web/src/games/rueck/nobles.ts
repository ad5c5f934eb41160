/** The nobles as they are written small. */
import type { Open } from "@/gen/rueck";

export type Noble = NonNullable<Open["noble"]>;
export type Nobles = NonNullable<Open["eight"]>;

/** On the coach's shield, whose arrows tell to whom it goes. */
export const SHIELDS: Readonly<Record<Noble, string>> = {
  plus_4: "+4",
  plus_5: "+5",
  plus_6: "+6",
  plus_7: "+7",
  minus_3: "−3",
  nothing_or_8: "0·8",
  neighbour_plus_5: "+5",
  neighbour_minus_2: "−2",
  gift_of_2: "+2",
};

/** Every noble by itself, in the order of the box. */
export function spread(nobles: Nobles): Noble[] {
  return (Object.keys(SHIELDS) as Noble[]).flatMap((noble) => Array.from({ length: nobles[noble] ?? 0 }, () => noble));
}
