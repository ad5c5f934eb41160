/** The castle with its dungeon, from the left edge of the board. */
import { INK, inked, line, n, PLAIN, placed, shape } from "../../ink/ink";
import { WOOD } from "../colours";
import { noise } from "../noise";
import { stick } from "../pen";
import { between } from "../wood/growth";

const random = noise(5);
const IRON = "#6d6a66";

const gradients =
  `<linearGradient id="rueck-castle-wall" x1="0" y1="0" x2="1" y2="0"><stop offset="0" stop-color="var(--rueck-wall-dark)"/>` +
  `<stop offset=".7" stop-color="var(--rueck-wall)"/><stop offset="1" stop-color="var(--rueck-wall-light)"/></linearGradient>`;

const walls = inked(
  2,
  shape(
    "M-10 340V30H14V44H40V30H66V44H92V30H118V44H142V64H162V50H186V64H210V50H234V64H258V50H282V64H306V50H330L338 340Z",
    "url(#rueck-castle-wall)",
  ) + shape("M142 64H162V50H186V64H210V50H234V64H258V50H282V64H306V50H330L331 78H142Z", "var(--rueck-wall-shade)", PLAIN),
);

function joints(): string {
  let d = "";
  for (let y = 62; y < 330; y += 22) {
    for (let x = ((y / 22) % 2) * 18 - 10; x < 292; x += 40) {
      const inGate = x > 66 && x < 262 && y > 96;
      if (!inGate && random() < 0.66) d += `M${n(x)} ${y}h${n(between(random, 24, 34))}v${n(between(random, 12, 17))}`;
    }
  }
  return line(d, 1.7, "var(--rueck-wall-joint)", { opacity: 0.75 });
}

const wedges = Array.from({ length: 9 }, (_, wedge) => {
  const angle = Math.PI + ((wedge + 0.5) * Math.PI) / 9;
  const at = (r: number, y: number): string => `${n(176 + Math.cos(angle) * r)} ${n(y + Math.sin(angle) * r)}`;
  return `M${at(60, 186)}L${at(73, 184)}`;
}).join("");

const gate =
  inked(
    2,
    shape("M104 300V182C104 132 140 112 176 112C212 112 248 132 248 182V300Z", "var(--rueck-wall-arch)") +
      shape("M118 300V186C118 146 146 128 176 128C206 128 234 146 234 186V300Z", "#0e0a08"),
  ) + line(wedges, 1.8);

const BARS = Array.from({ length: 6 }, (_, bar) => 130 + bar * 18.5);
const portcullis = inked(
  2,
  stick(BARS.map((x) => `M${x} 134V188`).join(""), 3.6, IRON, 2.4) +
    shape(BARS.map((x) => `M${x - 4} 186h8l-4 10z`).join(""), IRON) +
    stick("M122 158H230M120 180H232", 3, IRON, 2.4),
);

const steps =
  shape("M118 292L126 278H226L234 292Z", "#3c362f") +
  shape("M126 278L133 266H219L226 278Z", "#2b2621") +
  shape("M133 266L139 256H213L219 266Z", "#1d1915");

function eyes(x: number, y: number): string {
  const pair = [x, x + 11].map((at) => `<ellipse cx="${at}" cy="${y}" rx="3.6" ry="2.8" fill="#e9e3bf"/>`);
  return pair.join("") + `<circle cx="${x + 1}" cy="${y}" r="1.4"/><circle cx="${x + 12}" cy="${y}" r="1.4"/>`;
}

function torch(x: number, y: number): string {
  return (
    `<use href="#rueck-glow" x="${x - 54}" y="${y - 72}" width="108" height="108"/>` +
    inked(
      2,
      stick(`M${x} ${y + 22}V${y - 2}`, 5, "#6d4a33") +
        shape(`M${x - 9} ${y - 2}h18l-3 10h-12Z`, "#8d9797") +
        shape(`M${x} ${y - 34}c12 14 10 28 0 31c-10-3-12-17 0-31Z`, "#f3b071") +
        shape(`M${x} ${y - 22}c6 8 5 15 0 17c-5-2-6-9 0-17Z`, "#fff6da", PLAIN),
    )
  );
}

/** The board over the gate, on which the scene writes. */
const board = inked(
  2,
  placed(
    "rotate(-3 176 86)",
    line("M136 56V72M216 54V72", 2) + shape("M96 70L258 66L260 100L94 104Z", WOOD) + line("M100 80l154-3M98 94l158-4", 1.2, "#5d3d22"),
  ),
);

export const castle =
  gradients + walls + joints() + gate + portcullis + steps + eyes(166, 226) + eyes(199, 246) + torch(80, 178) + torch(274, 178) + board;

/** From the gate down into the clearing. */
export const path =
  shape(
    "M84 352C60 392 22 420-10 444V560C120 556 280 566 380 540C430 524 420 504 350 502C270 500 230 470 214 432C206 404 206 376 206 352Z",
    "var(--rueck-road)",
    { stroke: INK, "stroke-width": 2 },
  ) +
  line("M112 374C96 420 50 452 4 474M182 372C184 432 214 496 300 520M20 530C120 536 230 544 330 530", 2.6, "var(--rueck-rut)", {
    opacity: 0.6,
  });
