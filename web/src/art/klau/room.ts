/** The back room itself: wall, floor, table and lamp, written for one size of the board. Nothing in it moves. */
import { inked, line, n, placed, shape } from "../ink/ink";
import type { Layout } from "./layout";
import { BRASS, pen, slab } from "./pen";
import { candle, coins, crate, keys, lamp, mug, onTheWall, sack } from "./things";

function gradients({ table, width }: Layout): string {
  const stops = (...colours: readonly (readonly [number, string, string?])[]): string =>
    colours
      .map(([at, colour, opacity]) => `<stop offset="${at}" stop-color="${colour}"${opacity ? ` stop-opacity="${opacity}"` : ""}/>`)
      .join("");
  const wall = stops([0, "var(--klau-wall-near)"], [0.5, "var(--klau-wall)"], [1, "var(--klau-wall-far)"]);
  const top = stops([0, "var(--klau-table-lit)"], [0.5, "var(--klau-table)"], [1, "var(--klau-table-far)"]);
  const dusk = stops([0.55, "#000", "0"], [1, "#000", "var(--klau-dusk)"]);
  const cone = stops([0, "var(--klau-glow)", "var(--klau-cone)"], [1, "var(--klau-glow)", "0"]);
  const glow = stops([0, "var(--klau-glow)", "var(--klau-cone)"], [1, "var(--klau-glow)", "0"]);
  return (
    `<radialGradient id="klau-room-wall" cx="50%" cy="10%" r="75%">${wall}</radialGradient>` +
    `<radialGradient id="klau-room-table" cx="50%" cy="42%" r="60%">${top}</radialGradient>` +
    `<radialGradient id="klau-room-dusk" cx="50%" cy="52%" r="66%">${dusk}</radialGradient>` +
    `<linearGradient id="klau-room-cone" x1="0" y1="0" x2="0" y2="1">${cone}</linearGradient>` +
    `<radialGradient id="klau-room-glow" gradientUnits="userSpaceOnUse" cx="${n(width / 2)}" cy="${n(table.y * 0.14)}" r="${n(width * 0.24)}">${glow}</radialGradient>`
  );
}

/** Rows of bricks, none of them quite level. */
function bricks({ width, wall, brick }: Layout): string {
  const [rows, long] = [Math.ceil(wall / brick), brick * 2.4];
  let joints = "";
  let faces = "";
  for (let row = 0; row < rows; row++) {
    const y = row * brick;
    joints += `M0 ${n(y + (row % 3) * 0.6)}Q${n(width / 3)} ${n(y + 1.4)} ${n(width / 2)} ${n(y)}T${n(width)} ${n(y + 0.8)}`;
    for (let column = -1; column * long < width; column++) {
      const x = column * long + (row % 2 ? long / 2 : 0) + (((row * 7 + column * 3) % 5) - 2);
      joints += `M${n(x)} ${n(y)}l${(row + column) % 2 ? 0.8 : -0.6} ${brick}`;
      if ((row * 5 + column * 3) % 7 === 0) faces += slab(n2(x + 2), n2(y + 2), n2(long - 5), brick - 4, 1);
    }
  }
  return shape(faces, "var(--klau-brick)", { opacity: 0.24 }) + line(joints, 1.6, "var(--klau-mortar)", { opacity: 0.6 });
}

function n2(value: number): number {
  return Math.round(value * 10) / 10;
}

function floor({ width, height, wall, table }: Layout): string {
  const boards = Array.from({ length: 15 }, (_, board) => {
    const part = board / 14 - 0.5;
    return `M${n(table.x + part * width * 0.9)} ${n(wall + 4)}L${n(table.x + part * width * 2)} ${n(height)}`;
  });
  return (
    shape(`M0 ${n(wall)}H${n(width)}V${n(height)}H0Z`, "var(--klau-floor)") +
    line(boards.join(""), 2.2, "var(--klau-boards)", { opacity: 0.75 }) +
    inked(1.8, shape(`M-2 ${n(wall - 9)}H${n(width + 2)}v13H-2Z`, "var(--klau-skirting)"))
  );
}

function ellipsePath(x: number, y: number, rx: number, ry: number): string {
  return `M${n(x - rx)} ${n(y)}a${n(rx)} ${n(ry)} 0 0 1 ${n(2 * rx)} 0 ${n(rx)} ${n(ry)} 0 0 1 ${n(-2 * rx)} 0Z`;
}

/** Seven planks, and the grain in them; no line leaves the table. */
function grain({ table: { x, y, rx, ry } }: Layout): string {
  let planks = "";
  for (let plank = 1; plank < 7; plank++) {
    const [down, reach] = [y - ry + (plank * 2 * ry) / 7, Math.sqrt(1 - ((plank * 2) / 7 - 1) ** 2) * (rx - 11)];
    planks += `M${n(x - reach)} ${n(down)}q${n(reach)} ${((plank * 7) % 5) - 2} ${n(2 * reach)} 0`;
  }
  let streaks = "";
  for (let streak = 0; streak < 34; streak++) {
    const [across, down] = [(((streak * 83) % 100) / 100) * 2 - 1, (((streak * 37) % 100) / 100) * 2 - 1];
    if (across ** 2 + down ** 2 < 0.75) streaks += `M${n(x + across * rx)} ${n(y + down * ry)}q18-3 ${26 + (streak % 4) * 10} 0`;
  }
  return line(planks, 2.2, "var(--klau-grain)", { opacity: 0.8 }) + line(streaks, 1.6, "var(--klau-grain)", { opacity: 0.4 });
}

function table(layout: Layout): string {
  const { x, y, rx, ry } = layout.table;
  return (
    shape(ellipsePath(x, y + 26, rx * 1.02, ry * 1.02), "#000", { opacity: 0.3 }) +
    inked(
      2.4,
      shape(`M${n(x - rx)} ${n(y)}v16a${n(rx)} ${n(ry)} 0 0 0 ${n(2 * rx)} 0v-16Z`, "var(--klau-table-edge)") +
        shape(ellipsePath(x, y, rx, ry), "var(--klau-table-rim)") +
        shape(ellipsePath(x, y, rx - 9, ry - 7), "url(#klau-room-table)", { stroke: "var(--klau-table-edge)", ...pen(2) }),
    ) +
    grain(layout)
  );
}

/** What nobody needs: loot in the corners, a candle and a mug on the table. */
function clutter({ isLarge, width, height, table: { x, y, rx, ry } }: Layout): { behind: string; upon: string } {
  const put = (across: number, down: number, scale: number, thing: string): string =>
    placed(`translate(${n(across)} ${n(down)}) scale(${scale})`, thing);
  if (!isLarge) return { behind: "", upon: put(x - rx * 0.7, y, 0.56, candle()) + put(x + rx * 0.7, y - 6, 0.56, mug()) };
  const behind =
    put(width * 0.055, height * 0.8, 0.95, sack()) +
    put(width * 0.125, height * 0.9, 1.15, sack()) +
    put(width * 0.035, height * 0.94, 1.1, coins()) +
    put(width * 0.94, height * 0.86, 1, crate()) +
    put(width * 0.925, height * 0.745, 0.7, sack());
  const upon =
    put(x - rx * 0.65, y + 12, 0.86, candle()) +
    placed(`translate(${n(x - rx * 0.54)} ${n(y + ry * 0.41)}) rotate(-20) scale(.5)`, keys()) +
    put(x + rx * 0.67, y, 0.86, mug()) +
    put(x + rx * 0.59, y + ry * 0.33, 0.8, coins());
  return { behind, upon };
}

function hanging({ lamp: { y, scale }, width }: Layout): string {
  return line(`M${n(width / 2)} 0V${n(y - 16 * scale)}`, 3) + placed(`translate(${n(width / 2)} ${n(y)}) scale(${scale})`, lamp());
}

function cone({ table: { x, y, rx, ry }, lamp: { y: top, scale } }: Layout): string {
  const [half, down] = [44 * scale, top + 24 * scale];
  const d = `M${n(x - half)} ${n(down)}L${n(x - rx * 0.86)} ${n(y + ry * 0.55)}Q${n(x)} ${n(y + ry * 1.2)} ${n(x + rx * 0.86)} ${n(y + ry * 0.55)}L${n(x + half)} ${n(down)}Z`;
  return shape(d, "url(#klau-room-cone)", { opacity: 0.38 });
}

/** Behind whatever lies on the table. */
export function scenery(layout: Layout): string {
  const { behind, upon } = clutter(layout);
  const { width, height, isLarge } = layout;
  const bits = isLarge ? placed(`translate(${n(width / 2 - 340)} 0)`, onTheWall()) : "";
  return (
    `<defs>${gradients(layout)}</defs>` +
    shape(`M0 0H${n(width)}V${n(height)}H0Z`, "url(#klau-room-wall)") +
    bricks(layout) +
    floor(layout) +
    behind +
    bits +
    table(layout) +
    upon
  );
}

/** Over it: lamp, light and dark corners. */
export function light(layout: Layout): string {
  const whole = `M0 0H${n(layout.width)}V${n(layout.height)}H0Z`;
  return cone(layout) + shape(whole, "url(#klau-room-glow)") + hanging(layout) + shape(whole, "url(#klau-room-dusk)");
}

/** The frame of a window, with its sill. */
export function windowFrame(x: number, y: number, width: number, height: number): string {
  return (
    inked(
      2,
      shape(slab(n2(x - 5), n2(y - 5), n2(width + 10), n2(height + 10), 3), "#3a2518") +
        shape(`M${n(x)} ${n(y)}h${n(width)}v${n(height)}h${n(-width)}Z`, "#7a5233", pen(1.6)) +
        shape(`M${n(x - 12)} ${n(y + height + 4)}h${n(width + 24)}v9h${n(-width - 24)}Z`, "#8a5f3c"),
    ) + line(`M${n(x - 10)} ${n(y + height + 6)}h${n(width + 20)}`, 2, "#ad7f55")
  );
}

/** A wooden sign on two nails. */
export function board(x: number, y: number, width: number, height: number): string {
  return (
    line(`M${n(x + 14)} ${n(y - 7)}v8M${n(x + width - 14)} ${n(y - 7)}v8`, 2) +
    shape(slab(n2(x), n2(y), n2(width), height, 5), "var(--klau-sign)", { stroke: BRASS, ...pen(1.6) })
  );
}
