/** The road through the wood, and the clearing before it on which the robbers are laid. */
import { INK, line, n, shape } from "../../ink/ink";
import { noise } from "../noise";
import { between, strokes, tufts } from "./growth";

const random = noise(7);

function gradient(id: string, stops: readonly (readonly [number, string])[]): string {
  const colours = stops.map(([offset, name]) => `<stop offset="${offset}" stop-color="var(--rueck-${name})"/>`);
  return `<linearGradient id="rueck-wood-${id}" x1="0" y1="0" x2="0" y2="1">${colours.join("")}</linearGradient>`;
}

const gradients =
  gradient("ground", [
    [0, "ground-top"],
    [0.35, "ground-middle"],
    [1, "ground-low"],
  ]) +
  gradient("road", [
    [0, "road-far"],
    [0.5, "road"],
    [1, "road-near"],
  ]) +
  `<radialGradient id="rueck-wood-pool" gradientUnits="userSpaceOnUse" cx="340" cy="470" r="330" gradientTransform="translate(0 230) scale(1 .5)">` +
  `<stop offset="0" stop-color="var(--rueck-clearing)" stop-opacity=".75"/><stop offset=".6" stop-color="var(--rueck-clearing-edge)" stop-opacity=".35"/>` +
  `<stop offset="1" stop-color="var(--rueck-clearing-edge)" stop-opacity="0"/></radialGradient>`;

const EDGE = "M0 306Q80 296 170 304T350 300T520 304T680 298";

const meadow =
  shape(`${EDGE}V600H0Z`, "url(#rueck-wood-ground)") +
  line(EDGE, 2, "var(--rueck-ground-edge)") +
  strokes(
    tufts(46, 15, () => between(random, 305, 311), 3, random),
    2,
    "var(--rueck-grass)",
  );

function pebbles(colour: string): string {
  return Array.from({ length: 13 }, () => {
    const [x, y, rx] = [random() * 680, between(random, 326, 374), between(random, 2, 6)];
    return `M${n(x - rx)} ${n(y)}a${n(rx)} ${n(rx * 0.5)} 0 1 0 ${n(2 * rx)} 0a${n(rx)} ${n(rx * 0.5)} 0 1 0 ${n(-2 * rx)} 0`;
  })
    .map((stone) => shape(stone, colour))
    .join("");
}

const RUTS = "M0 340C140 334 300 338 400 335S600 336 680 331M0 366C150 360 300 368 400 362S600 364 680 358";
const road =
  shape(
    "M-4 324C120 316 240 322 360 319C480 316 580 320 684 314V372C580 380 470 372 352 378C230 384 110 376-4 384Z",
    "url(#rueck-wood-road)",
    { stroke: INK, "stroke-width": 2 },
  ) +
  line(RUTS, 3.4, "var(--rueck-rut)", { opacity: 0.7 }) +
  line(RUTS, 1.4, "var(--rueck-rut-light)", { opacity: 0.8, transform: "translate(0 3)" }) +
  pebbles("var(--rueck-pebble)") +
  pebbles("var(--rueck-pebble-dark)");

function ticks(): { dark: string; light: string } {
  let [dark, light] = ["", ""];
  for (let blade = 0; blade < 120; blade++) {
    const [x, y] = [random() * 680, between(random, 392, 582)];
    const tick = (): string => `l${n(between(random, 3, 8))} ${n(between(random, -3, -1))}`;
    dark += `M${n(x)} ${n(y)}${tick()}`;
    if (Math.hypot((x - 340) / 330, (y - 480) / 120) < 1) light += `M${n(x + 9)} ${n(y + 7)}${tick()}`;
  }
  return { dark, light };
}

const { dark, light } = ticks();
const clearing =
  `<ellipse cx="340" cy="478" rx="330" ry="120" fill="url(#rueck-wood-pool)"/>` +
  strokes(dark, 1.6, "var(--rueck-tick)", 0.55) +
  strokes(light, 1.5, "var(--rueck-tick-light)", 0.6) +
  strokes(
    tufts(34, 21, (place) => 386 + Math.sin(place) * 3, 4, random),
    2.6,
    "var(--rueck-tuft)",
  );

export const ground = gradients + meadow + road + clearing;
