/** The iron of the oven: its body, the doors, and the base with the bank's drawer. */
import type { Drawing } from "../drawing";
import { circle, ellipse, INK, inked, line, n, PLAIN, shape } from "../ink/ink";
import { EMBER } from "./embers";
import { chance } from "./chance";
import { arch, archLine, MIDDLE, type Plan, plans, ringAt, ringLength, WIDTH } from "./plan";

const box = (plan: Plan): string => `0 0 ${WIDTH} ${plan.height}`;
const stop = (at: number, colour: string, opacity = 1): string => `<stop offset="${at}" stop-color="${colour}" stop-opacity="${opacity}"/>`;

/** How far the iron reaches outside of the ring. */
const edge = (plan: Plan): number => plan.outer + 7;

/** Cuts of the burin along the inner edge of the ring, on the side away from the lamp. */
function cuts(plan: Plan): string {
  return Array.from({ length: 70 }, (_, place) => {
    const way = ringLength(plan) * (0.03 + (0.94 * place) / 70);
    const from = ringAt(plan, way, -plan.ring / 2 - 1.5);
    const to = ringAt(plan, way, -plan.ring / 2 - 5 - 3 * (place % 3));
    return `M${n(from.x)} ${n(from.y)}L${n(to.x)} ${n(to.y)}`;
  }).join("");
}

/** The iron with the channel that the pawns walk in, and the lip that the fire makes glow. */
function bodyOf(plan: Plan): Drawing {
  const id = `teufel-oven-${plan.id}`;
  const glow = [0, 1, 2, 3, 4].map((step) =>
    line(arch(plan, plan.mouth + 9 - step * 2, plan.sillY), 2.6, "var(--teufel-lip)", {
      opacity: `calc(${n(0.14 + 0.2 * step)} * var(--teufel-lip-glow))`,
    }),
  );
  return {
    id,
    box: box(plan),
    ink:
      `<defs><linearGradient id="${id}-iron" x2="1" y2="1">${stop(0, "var(--teufel-iron-light)")}${stop(0.4, "var(--teufel-iron)")}${stop(1, "var(--teufel-iron-dark)")}</linearGradient>` +
      `<radialGradient id="${id}-crown" gradientUnits="userSpaceOnUse" cx="${MIDDLE}" cy="-40" r="400">${stop(0, "var(--teufel-crown)", 0.26)}${stop(0.6, "var(--teufel-crown)", 0.06)}${stop(1, "#000", 0.12)}</radialGradient></defs>` +
      ellipse(MIDDLE, plan.height - 2, WIDTH * 0.53, 16, "#000", { opacity: 0.5 }) +
      shape(arch(plan, edge(plan), plan.baseY + 8), `url(#${id}-iron)`, { stroke: INK, "stroke-width": 3 }) +
      line(arch(plan, edge(plan) - 3, plan.baseY), 1.6, "var(--teufel-iron-edge)", { opacity: 0.55 }) +
      shape(arch(plan, plan.outer, plan.baseY), "var(--teufel-iron-deep)", { stroke: INK, "stroke-width": 2 }) +
      shape(arch(plan, edge(plan), plan.baseY + 8), `url(#${id}-crown)`) +
      line(archLine(plan, plan.outer + 3.6, plan.baseY), 4.4, "var(--teufel-cut)", RIVETS) +
      line(archLine(plan, plan.outer + 3.6, plan.baseY), 3, "var(--teufel-rivet)", RIVETS) +
      shape(arch(plan, plan.inner, plan.baseY), `url(#${id}-iron)`, { stroke: INK, "stroke-width": 2.4 }) +
      line(arch(plan, plan.inner - 3, plan.baseY), 1.2, "var(--teufel-iron-edge)", { opacity: 0.7 }) +
      glow.join("") +
      line(cuts(plan), 1.3, "var(--teufel-cut)", { opacity: 0.75 }),
  };
}

/** Round dots along a line. */
const RIVETS = { "stroke-linecap": "round", "stroke-dasharray": "0 27.6" } as const;

/** The ledge before the mouth, on which turned coal lies. */
function ledge(plan: Plan, id: string): string {
  const { between } = chance(2);
  const d = `M${n(MIDDLE - plan.mouth)} ${plan.sillY}H${n(MIDDLE + plan.mouth)}L${n(MIDDLE + plan.inner - 3)} ${plan.baseY}H${n(MIDDLE - plan.inner + 3)}Z`;
  const scratches = Array.from(
    { length: 18 },
    () =>
      `M${n(between(MIDDLE - plan.mouth + 10, MIDDLE + plan.mouth - 40))} ${n(between(plan.sillY + 8, plan.baseY - 5))}h${n(between(8, 30))}`,
  );
  return (
    shape(d, "var(--teufel-ledge)", { stroke: INK, "stroke-width": 2.4 }) +
    shape(d, `url(#${id}-glow)`, { opacity: "var(--teufel-lip-glow)" }) +
    line(`M${n(MIDDLE - plan.mouth)} ${plan.sillY + 2}H${n(MIDDLE + plan.mouth)}`, 3, "var(--teufel-coal-crack)", { opacity: 0.7 }) +
    line(scratches.join(""), 1.4, "var(--teufel-cut)", { opacity: 0.5 })
  );
}

/** Sill and base: everything before the mouth. */
function frontOf(plan: Plan): Drawing {
  const id = `teufel-front-${plan.id}`;
  const [left, right] = [MIDDLE - edge(plan), MIDDLE + edge(plan)];
  const top = plan.baseY;
  const low = plan.height;
  const base =
    `M${left - 4} ${top}H${right + 4}V${top + 10}L${right - 4} ${top + 14}V${low - 8}L${right + 6} ${low}H${left - 6}` +
    `L${left + 4} ${low - 8}V${top + 14}L${left - 4} ${top + 10}Z`;
  return {
    id,
    box: box(plan),
    ink:
      `<defs><linearGradient id="${id}-glow" x2="0" y2="1">${stop(0, EMBER[3], 0.75)}${stop(1, EMBER[3], 0)}</linearGradient></defs>` +
      ledge(plan, id) +
      shape(base, "var(--teufel-plinth)", { stroke: INK, "stroke-width": 2.6, "stroke-linejoin": "round" }) +
      shape(`M${left - 3} ${top + 1.5}H${right + 3}v8H${left - 3}Z`, "var(--teufel-plinth-edge)") +
      line(`M${left - 2} ${top + 2.5}H${right + 2}`, 1.4, "var(--teufel-iron-edge)"),
  };
}

/** Two iron leaves, shut for the reckoning: the fire is seen in the slit between them alone. The left one; the right is its mirror. */
function doorOf(plan: Plan): Drawing {
  const id = `teufel-door-${plan.id}`;
  const { mouth, centre, sillY } = plan;
  const leaf = `M${MIDDLE} ${sillY}H${n(MIDDLE - mouth)}V${centre}A${n(mouth)} ${n(mouth)} 0 0 1 ${MIDDLE} ${n(centre - mouth)}Z`;
  const inside = `M${MIDDLE} ${sillY}H${n(MIDDLE - mouth + 9)}V${centre}A${n(mouth - 9)} ${n(mouth - 9)} 0 0 1 ${MIDDLE} ${n(centre - mouth + 9)}Z`;
  const planks = (shift: number): string =>
    [1, 2, 3, 4].map((place) => `M${MIDDLE - 48 * place + shift} ${centre - mouth}V${sillY}`).join("");
  const bands = [centre - mouth * 0.46, sillY - 26].map(
    (y) =>
      shape(`M${MIDDLE - mouth} ${n(y - 12)}H${MIDDLE}v24H${MIDDLE - mouth}Z`, "#37302d", { stroke: "#110e0d", "stroke-width": 2 }) +
      line(`M${MIDDLE - mouth} ${n(y - 9)}H${MIDDLE}`, 1.4, "#574d48") +
      [1, 2, 3, 4, 5]
        .map((place) => circle(MIDDLE + 22 - place * 43, y, 4, "#5d534e", { stroke: "#110e0d", "stroke-width": 1.5 }))
        .join(""),
  );
  const seam = [
    [13, 2, 0.35],
    [7, 3, 0.5],
    [3, 5, 0.6],
  ].map(([width = 0, ember = 0, opacity = 0]) => line(`M${MIDDLE} ${centre - mouth}V${sillY}`, width / 2, EMBER[ember], { opacity }));
  return {
    id,
    box: box(plan),
    ink:
      `<clipPath id="${id}-leaf"><path d="${leaf}"/></clipPath><g clip-path="url(#${id}-leaf)">` +
      shape(leaf, "#221d1c") +
      shape(inside, "#2b2624", { stroke: "#110e0d", "stroke-width": 2.4 }) +
      line(planks(0), 2, "#1d1918") +
      line(planks(2), 1, "#3a3330") +
      bands.join("") +
      seam.join("") +
      "</g>",
  };
}

/** The bank's drawer; its origin is the middle of its upper edge. */
const BRASS = `<linearGradient id="teufel-bank-brass" x2="0" y2="1">${stop(0, "var(--teufel-brass-light)")}${stop(0.5, "var(--teufel-brass)")}${stop(1, "var(--teufel-brass-deep)")}</linearGradient>`;
const bank: Drawing = {
  id: "teufel-bank",
  box: "-132 -4 264 40",
  ink:
    `<defs>${BRASS}</defs>` +
    inked(2.2, shape("M-118 0H118V32H-118Z", "var(--teufel-iron)")) +
    line("M-114 4H114V28H-114Z", 1.1, "var(--teufel-chevron)") +
    inked(
      1.6,
      shape("M-40 6.5H40V25.5H-40Z", "url(#teufel-bank-brass)") + [-82, 82].map((x) => circle(x, 16, 7, "var(--teufel-brass)")).join(""),
    ) +
    [-83.5, 80.5].map((x) => circle(x, 14, 2.4, "var(--teufel-brass-light)", PLAIN)).join(""),
};

/** On the small oven only the brass plate of the drawer is left; its origin is its middle. */
const bankPlate: Drawing = {
  id: "teufel-bank-plate",
  box: "-58 -18 116 36",
  ink: inked(2, shape("M-55-15.5H55V15.5H-55Z", "var(--teufel-brass)") + line("M-51-12H51", 3, "var(--teufel-brass-light)")),
};

/** The coal scuttle beside the oven: what is out of play lies in it face down. */
const scuttle: Drawing = {
  id: "teufel-scuttle",
  box: "4 4 92 98",
  ink:
    ellipse(50, 92, 44, 9, "#000", { opacity: 0.4 }) +
    line("M18 44C22 4 78 4 82 44", 7) +
    line("M18 44C22 6 78 6 82 44", 3.4, "var(--teufel-iron-edge)") +
    inked(
      2.4,
      shape("M18 42 24 30 36 27 44 32 52 22 62 28 70 26 80 36 84 46H16Z", "var(--teufel-coal-flat)") +
        shape("M24 30 36 27 44 32 38 40 26 40ZM52 22 62 28 66 38 54 40 46 34Z", "var(--teufel-coal-dim)"),
    ) +
    inked(3.6, shape("M10 46H90L78 90C60 96 40 96 22 90Z", "var(--teufel-iron-light)")) +
    shape("M62 46H90L78 90C70 93 62 94 56 94Z", "var(--teufel-iron)") +
    inked(2.6, shape("M10 46H90L88 54H12Z", "var(--teufel-iron-edge)")),
};

/** The fire iron, red-hot at its end: what lies above it is lost. The origin is the end of its handle. */
const poker: Drawing = {
  id: "teufel-poker",
  box: "-6 -22 430 34",
  ink:
    line("M0 0H400M396 0H410M394 0C394-9 400-14 408-13", 11, "#0d0a09", { "stroke-linecap": "round" }) +
    line("M0 0H400", 6.6, "#7d726c", { "stroke-linecap": "round" }) +
    line("M88 0H400", 6.6, EMBER[3]) +
    line("M396 0H410M394 0C394-9 400-14 408-13", 5.4, EMBER[4], { "stroke-linecap": "round" }) +
    line("M160-1H400", 2.4, EMBER[5]) +
    line("M0-1.6H120", 1.4, "#b3a69d"),
};

const each = (draw: (plan: Plan) => Drawing): Record<Plan["id"], Drawing> => ({ broad: draw(plans.broad), small: draw(plans.small) });

export const body = each(bodyOf);
export const front = each(frontOf);
export const door = each(doorOf);
export { bank, bankPlate, poker, scuttle };
export const iron: readonly Drawing[] = [...[body, front, door].flatMap((drawn) => Object.values(drawn)), bank, bankPlate, scuttle, poker];
