/** The faces and backs of the cards, without a word on them. */
import type { Drawing } from "../drawing";
import { circle, ellipse, INK, inked, line, n, placed, PLAIN, shape } from "../ink/ink";
import { BRASS_LIGHT, CRIMSON, CRIMSON_DARK, CRIMSON_LIGHT, GLASS, HOLLOW, IVORY, PAPER, PEWTER, STONE, STONE_LIGHT } from "./colours";
import { each, edged, plain, rect, rod, star } from "./pen";
import { hound } from "./staff";
import { guest } from "./thieves";

type Card = "cheque" | "detective" | "exhibition" | "lot";

const CARD = "0 0 100 140";

/** Paper and its hairline; what stands on the card is written by the page. */
const paper =
  rect(0, 0, 100, 140, 7, PAPER, { "stroke-width": 2.4 }) + rect(5, 5, 90, 130, 4, "none", { "stroke-width": 1, opacity: 0.55 });

const FIELD = "M7.5 7.5H92.5V96Q50 99 7.5 96Z";

/** A cheque with waves, a signature and a seal; its number goes to the upper left. */
function cheque(): string {
  const waves = each([16, 24, 32, 40, 48, 56, 64, 72, 80, 88], (y) => line(`M8 ${y}Q30 ${y - 6} 50 ${y}T92 ${y}`, 1.8, "#b3c59b"));
  const sheet =
    placed(
      "translate(8 30) rotate(-3 42 40) scale(.84)",
      edged("M4 22Q50 16 96 22L94 74Q50 80 6 74Z", "#e9f0dd", 2.4) +
        line("M10 28q7 5 14 0t14 0t14 0t14 0t14 0t10 0", 1.6, "#9db389") +
        line("M10 70q7 -5 14 0t14 0t14 0t14 0t14 0t10 0", 1.6, "#9db389") +
        line("M12 62q6 -8 10 -1t8 -3t7 2t9 -6q2 8 8 4", 2.4, "#38658a") +
        line("M12 66H60", 1.2),
    ) +
    edged(star(77, 85, 13, 10.4, 10), CRIMSON, 1.8) +
    line("M72 85l2 -5l3 3l3 -3l2 5Z", 1.6, BRASS_LIGHT);
  return shape(FIELD, "#c8d6b4", { "stroke-width": 1.2, stroke: "#5d7a4a" }) + waves + sheet;
}

/** What lies behind a thief: a moon and a roof. */
const night =
  shape(FIELD, "#6f7f94", { "stroke-width": 1.2, stroke: "#3c485a" }) +
  circle(74, 27, 12, "#e9dfc0", { stroke: "none", opacity: 0.9 }) +
  line("M12 90q6 -3 12 0M30 93q8 -3 14 0", 2, "#52607a");

/** A pewter pot under glass, between curtains. */
function exhibition(): string {
  const rays = each(range(18), (ray) => {
    const angle = (ray * Math.PI) / 9;
    const far = 40 / Math.max(Math.abs(Math.cos(angle)), Math.abs(Math.sin(angle)));
    return line(`M50 50L${n(50 + far * Math.cos(angle))} ${n(50 + far * Math.sin(angle))}`, 4, "#dcc78c");
  });
  const curtains =
    edged("M6 6H34Q34 40 18 62Q14 80 16 98H6Z", CRIMSON, 2.2) +
    line("M14 8Q16 40 10 70M24 8Q24 36 14 62", 2.4, CRIMSON_DARK) +
    edged("M94 6H66Q66 40 82 62Q86 80 84 98H94Z", CRIMSON, 2.2) +
    line("M86 8Q84 40 90 70M76 8Q76 36 86 62", 2.4, CRIMSON_DARK) +
    shape("M6 6H94V16Q83 24 72 16Q61 24 50 16Q39 24 28 16Q17 24 6 16Z", CRIMSON_LIGHT);
  const stand =
    edged("M34 72H66L70 98H30Z", STONE, 2.2) +
    rect(30, 66, 40, 7, 0, STONE_LIGHT) +
    placed(
      "translate(34 38) scale(0.34)",
      rod("M80 38Q99 34 98 50T82 60", 11, PEWTER, 6) +
        edged("M30 74H64L68 82H26Z", "#7f8488", 2.4) +
        edged("M16 30Q2 48 12 62Q20 77 34 78H60Q74 77 82 62Q92 48 78 30Z", PEWTER, 2.6) +
        plain("M64 31H78Q92 48 82 62Q74 77 60 78H50Q80 68 64 31Z", "#7f8488") +
        edged("M6 24Q6 14 47 13T88 24Q88 34 47 35T6 24Z", "#bfc3c5", 2.6) +
        ellipse(47, 24, 31, 6.4, HOLLOW) +
        shape("M24 24q23 -13 46 0q-23 13 -46 0Z", IVORY) +
        circle(47, 24, 6, "#5c87a8", { "stroke-width": 1.6 }) +
        circle(47, 24, 2.6, INK, PLAIN) +
        line("M22 46q2 12 8 20M34 62l6 3M62 48q4 6 2 12", 2, "#5f6468") +
        line("M16 42q0 8 3 13", 2.6, "#e9ecec"),
    );
  const glass = shape("M31 66V46Q32 26 50 26T69 46V66Z", GLASS, { "fill-opacity": 0.3 }) + line("M37 44q2 -7 8 -11", 2.6, PAPER);
  return shape(FIELD, "#e9d9a8", { "stroke-width": 1.2, stroke: "#8f6b2b" }) + rays + curtains + stand + glass;
}

/** The bloodhound before a wall. */
function detective(): string {
  const clouds = line("M12 40q10 -8 20 0M70 22q8 -6 18 0", 2.4, "#b09f6e");
  return shape(FIELD, "#c9b98a", { "stroke-width": 1.2, stroke: "#75663a" }) + clouds + placed("translate(50 52) scale(.98)", hound());
}

/** The back of a collectible, which is also what a pile shows: a lot nobody has seen. */
function lot(): string {
  const lilies = each(range(5), (row) =>
    each([18, 40, 62, 84], (column) => {
      const [x, y] = [column + (row % 2) * 11, 20 + row * 22];
      return x < 92 ? line(`M${x} ${y - 7}q5 7 0 14q-5 -7 0 -14ZM${x - 6} ${y}q6 -3 12 0`, 1.8, "#845062") : "";
    }),
  );
  const label =
    edged("M50 34L78 62V106H22V62Z", PAPER, 2.4) +
    circle(50, 52, 4, "#6d3a4a", { "stroke-width": 1.8 }) +
    line("M50 50Q48 30 62 20", 2.6, BRASS_LIGHT);
  return rect(6, 6, 88, 128, 4, "#6d3a4a", { "stroke-width": 1.6 }) + lilies + label;
}

/** An action or location card face down, in the seat's colours; its shape and "1" or "2" are written by the page. */
function back(): string {
  const lattice = each(range(5), (at) => {
    // From the upper edge to a side, and from a side to the other side or to the foot.
    const [upper, lower] = [88 - at * 22, Math.min(88, 106 - at * 22)];
    const [left, right] = [
      `M${6 + at * 22} 6l${upper} ${upper}M6 ${28 + at * 22}`,
      `M${94 - at * 22} 6l${-upper} ${upper}M94 ${28 + at * 22}`,
    ];
    return line(`${left}l${lower} ${lower}${right}l${-lower} ${lower}`, 2.2, "var(--seat)");
  });
  const crown =
    edged("M32 30L29 16L40 23L50 12L60 23L71 16L68 30Q50 24 32 30Z", BRASS_LIGHT, 2.4) + edged("M34 104H66L70 126H30Z", PAPER, 2.4);
  return (
    rect(6, 6, 88, 128, 4, "var(--seat-dark)", { "stroke-width": 1.6 }) + lattice + circle(50, 62, 30, PAPER, { "stroke-width": 3 }) + crown
  );
}

function range(count: number): readonly number[] {
  return Array.from({ length: count }, (_, at) => at);
}

function card(id: string, face: string): Drawing {
  return { id: `adel-${id}`, box: CARD, ink: inked(2, paper + face) };
}

/** The thief of the card is the one who goes about; the loot is cut off where the paper begins. */
function thiefCard(number: number): Drawing {
  const id = `thief-${number}`;
  const cut = `<clipPath id="adel-${id}-cut"><path d="M8 8H92V95H8Z"/></clipPath>`;
  const bust = `<use href="#${guest(number).id}" x="4" y="5" width="100" height="92"/>`;
  return card(id, `${night}${cut}<g clip-path="url(#adel-${id}-cut)">${bust}</g>`);
}

export const CARDS: Readonly<Record<Card | "back", Drawing>> = {
  cheque: card("cheque", cheque()),
  detective: card("detective", detective()),
  exhibition: card("exhibition", exhibition()),
  lot: card("lot", lot()),
  back: card("back", back()),
};

/** By number, 1 first. */
export const THIEF_CARDS: readonly Drawing[] = range(10).map((at) => thiefCard(at + 1));
