/** Every card of Klau Mau!: paper, the field of its suits, a sign on a disc, the corner that names it, and what it counts. */
import type { Drawing } from "../drawing";
import { circle, ellipse, inked, line, n, placed, shape } from "../ink/ink";
import { GLYPHS } from "./glyphs";
import { LOOT } from "./loot";
import { type Card, CARDS, NUMBERS, type Sign, signOf, type Suit, SUITS, suitsOf } from "./naming";
import { BACK, BRASS, BRASS_LIGHT, PAPER, pen, slab } from "./pen";
import { crook, fence, police, watchdog } from "./people";
import { CARD_BOX, CLOTHS, FIELD, fieldOf, figure, suits, worth } from "./suits";
import { bigSafe, bomb, keyhole, plan, smallSafe, swap } from "./tools";

const SIGN_BOX = "0 0 72 72";
const PICTURES: Readonly<Partial<Record<Sign, () => string>>> = {
  keyhole,
  small_safe: smallSafe,
  big_safe: bigSafe,
  crook,
  swap,
  police,
  watchdog,
  bomb,
  fence,
};

const paper: Drawing = { id: "klau-paper", box: CARD_BOX, ink: inked(1.8, shape(slab(0, 0, 100, 140, 7), PAPER)) };
const disc: Drawing = {
  id: "klau-disc",
  box: CARD_BOX,
  ink: inked(2, circle(50, 77, 38, PAPER) + circle(50, 77, 34.6, "none", { ...pen(0.8), opacity: 0.45 })),
};
const tab: Drawing = { id: "klau-tab", box: CARD_BOX, ink: inked(1.6, shape("M10.5 6.6H36Q36.5 37 6.5 37V10.6a4 4 0 0 1 4-4Z", PAPER)) };
const signs: readonly Drawing[] = Object.entries(PICTURES).map(([sign, drawn]) => ({
  id: `klau-sign-${sign}`,
  box: SIGN_BOX,
  ink: placed("translate(36 36)", drawn()),
}));

function laid({ id }: Drawing): string {
  return `<use href="#${id}" width="100" height="140"/>`;
}

/** One suit fills the field; several share it from the upper left to the lower right. */
function fields(id: string, mixed: readonly Suit[]): string {
  const first = mixed[0];
  if (!first) return `<use href="#klau-field-slate" width="100" height="140"/>`;
  const rest = mixed.slice(1).map((suit, place) => {
    const [clip, part] = [`${id}-part-${place}`, ((place + 1) * 2) / mixed.length];
    const beyond = `M${100 * (part + 1)}-140H400V280H${100 * (part - 2)}Z`;
    return `<clipPath id="${clip}"><path d="${beyond}"/></clipPath><g clip-path="url(#${clip})">${fieldOf(suit)}</g>${seam(part)}`;
  });
  return fieldOf(first) + rest.join("");
}

/** A strip of paper between two suits; `part` of 2 is how far down the card it runs. */
function seam(part: number): string {
  const upper = Math.min(93, 100 * part - 4.7);
  const lower = Math.max(7, 100 * part - 95.3);
  const at = (x: number): string => `${n(x)} ${n(140 * part - 1.4 * x)}`;
  const d = `M${at(upper)}L${at(lower)}`;
  return line(d, 7.2) + line(d, 4.8, PAPER);
}

function picture(id: string, card: Card): string {
  const sign = signOf(card);
  if (isNumber(sign)) return figure(50, 88, 55, 900, sign) + placed("translate(50 100) scale(1.06)", LOOT[sign]);
  if (sign === "plan") {
    const inks = suitsOf(card).map((suit) => CLOTHS[suit].clear);
    return placed("translate(50 78) scale(1.06)", plan(id, inks));
  }
  return `<use href="#klau-sign-${sign}" x="11.8" y="39.8" width="76.4" height="76.4"/>`;
}

function isNumber(sign: Sign): sign is "1" | "2" | "3" | "4" {
  return (NUMBERS as readonly Sign[]).includes(sign);
}

/** A keyhole lets one name any suit: it has all four in its corners. */
function corners(): string {
  const places = [
    [18, 52],
    [82, 52],
    [18, 104],
    [82, 104],
  ] as const;
  return SUITS.map((suit, place) => {
    const [x, y] = places[place] ?? places[0];
    return `<use href="#klau-pip-${suit}" x="${x - 10}" y="${y - 10}" width="20" height="20"/>`;
  }).join("");
}

function corner(sign: Sign): string {
  if (isNumber(sign)) return figure(19.4, 30, 26, 900, sign);
  return placed("translate(19.6 19.4)", inked(2, GLYPHS[sign]));
}

/** What a card counts at the end of a round; the fence is never held. */
function valueOf(sign: Sign): number | null {
  if (isNumber(sign)) return Number(sign);
  if (sign === "fence") return null;
  return sign === "police" ? 0 : 1;
}

function drawn(card: Card): Drawing {
  const [id, sign] = [idOf(card), signOf(card)];
  const value = valueOf(sign);
  return {
    id,
    box: CARD_BOX,
    ink:
      laid(paper) +
      fields(id, suitsOf(card)) +
      inked(1.5, shape(FIELD, "none")) +
      laid(disc) +
      picture(id, card) +
      (sign === "keyhole" ? corners() : "") +
      laid(tab) +
      corner(sign) +
      (value === null ? "" : worth(value)),
  };
}

function idOf(card: Card): string {
  return `klau-card-${card.replaceAll("_", "-")}`;
}

/** The back of every card: a mask of brass on a dark weave. */
export const back: Drawing = {
  id: "klau-back",
  box: CARD_BOX,
  ink: inked(
    1.8,
    shape(slab(0, 0, 100, 140, 7), PAPER) +
      shape(slab(6.5, 6.5, 87, 127, 4), BACK, pen(1.5)) +
      weave("klau-back") +
      shape(slab(11, 11, 78, 118, 3), "none", { stroke: BRASS, ...pen(1.3), opacity: 0.75 }) +
      ellipse(50, 70, 33, 24, BACK, { stroke: BRASS_LIGHT }) +
      shape("M22 62Q36 69 50 65 64 69 78 62 80 78 68 82 57 84 50 75 43 84 32 82 20 78 22 62Z", BRASS_LIGHT, pen(1.4)) +
      ellipse(37, 72, 7, 4.6, BACK, { ...pen(0), transform: "rotate(8 37 72)" }) +
      ellipse(63, 72, 7, 4.6, BACK, { ...pen(0), transform: "rotate(-8 63 72)" }),
  ),
};

function weave(id: string): string {
  const starts = Array.from({ length: 11 }, (_, place) => -130 + place * 22.6);
  const falling = starts.map((x) => `M${Math.round(x)} 0l140 140`).join("");
  const rising = starts.map((x) => `M${Math.round(x)} 140l140-140`).join("");
  const studs = starts.map((x) => `M${Math.round(x + 11.3)} 0l140 140`).join("");
  return (
    `<clipPath id="${id}-edge"><path d="${slab(7.2, 7.2, 85.6, 125.6, 3)}"/></clipPath><g clip-path="url(#${id}-edge)">` +
    line(falling + rising, 1.5, "#6d5161") +
    line(studs, 3, "#8d6a7d", { "stroke-dasharray": "0 16" }) +
    "</g>"
  );
}

const byCard = new Map<Card, Drawing>(CARDS.map((card) => [card, drawn(card)]));

/** The face of a card, or its back where it is not seen. */
export function cardOf(card: Card | null): Drawing {
  return (card && byCard.get(card)) ?? back;
}

export const cards: readonly Drawing[] = [...suits, paper, disc, tab, ...signs, ...byCard.values(), back];
