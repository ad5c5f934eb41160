/** What stands and hangs about in the back room. */
import { circle, ellipse, INK, inked, line, PLAIN, placed, shape } from "../ink/ink";
import { BRASS, BRASS_DARK, BRASS_LIGHT, pen, SACKCLOTH, veil, WHITE } from "./pen";

/** A full sack, tied up. */
export function sack(): string {
  return inked(
    2,
    shape("M-16-30Q-38 0-34 26-30 40 0 40T34 26Q38 0 16-30Z", SACKCLOTH, pen(2.4)) +
      shape("M12-24Q32 4 30 30 26 38 10 40 26 10 12-24Z", "#000", veil(0.18)) +
      shape("M-20-46Q-10-38 0-44 10-38 20-46L14-28Q0-24-14-28Z", SACKCLOTH, pen(2.4)) +
      line("M-16-30Q0-24 16-30", 5, "#6b3f22") +
      line("M-12-8q-6 12-6 24", 2.4, "#000", { "stroke-opacity": 0.25 }),
  );
}

/** A candle on a brass plate. */
export function candle(): string {
  return inked(
    2,
    ellipse(0, 14, 22, 8, BRASS_DARK) +
      ellipse(0, 11, 22, 8, BRASS) +
      shape("M-9 10V-24Q0-28 9-24V10Q0 15-9 10Z", "#efe4c9") +
      shape("M-9-20q5 8 3 14-3 3-3-3M9-22q-4 6-2 11 2 3 2-2", "#fff6de", pen(1.3)) +
      line("M0-26v-5", 1.8) +
      shape("M0-48Q9-37 4-31 0-28-4-31-8-37 0-48Z", "#f6d98a", pen(1.6)) +
      shape("M0-40q3 5 1 8-3 0-3-3Z", "#fff8e4", PLAIN),
  );
}

/** A mug with foam. */
export function mug(): string {
  return inked(
    2,
    line("M14-8Q28-10 26 4 24 12 14 12", 9) +
      line("M14-8Q28-10 26 4 24 12 14 12", 4.6, "#8c959a") +
      shape("M-18-16V14Q0 24 18 14V-16Z", "#9aa3a8") +
      shape("M6-14V19Q14 18 18 14V-16Z", "#7b858b", PLAIN) +
      ellipse(0, -16, 18, 7, "#f1e4c4") +
      line("M-14-16q4-6 9-3 5-5 10 0 5-3 8 2", 3, WHITE),
  );
}

/** Four coins that lie about. */
export function coins(): string {
  const places = [
    [0, 10],
    [18, 12],
    [-16, 13],
    [2, 4],
  ] as const;
  return inked(1.6, places.map(([x, y]) => ellipse(x, y + 3, 11, 5, BRASS_DARK) + ellipse(x, y, 11, 5, BRASS_LIGHT)).join(""));
}

/** A ring with three skeleton keys. */
export function keys(): string {
  const bit = "M0 0h26M20 0v7M26 0v8";
  const key = line(bit, 7) + line(bit, 3.2, BRASS_LIGHT) + circle(3, 0, 6, BRASS_LIGHT, pen(1.8));
  const ring = circle(0, 0, 12, "none", pen(6)) + circle(0, 0, 12, "none", { stroke: "#a9b1b5", ...pen(2.6) });
  return inked(2, ring + [20, 62, 104].map((turn) => placed(`rotate(${turn}) translate(12 0)`, key)).join(""));
}

/** A crate, nailed up. */
export function crate(): string {
  return inked(
    2,
    shape("M-40-26H40V34H-40Z", "#8a5f38", pen(2.4)) +
      line("M-40-12H40M-40 4H40M-40 20H40", 1.6, INK, { opacity: 0.6 }) +
      shape("M-40-26H-28V34H-40ZM28-26H40V34H28Z", "#a1713f") +
      line("M-28-26 28 34", 10, "#a1713f") +
      line("M-31-22 25 36M-24-28 32 31", 1.6),
  );
}

/** The lamp over the table, hung at 0,0. */
export function lamp(): string {
  return inked(
    2,
    shape("M-7-18H7L9-8H-9Z", BRASS) +
      ellipse(0, 24, 15, 11, "#fff6dc", pen(1.8)) +
      shape("M-52 20Q-44-10 0-10T52 20Q30 27 0 27T-52 20Z", "#2f5d4c", pen(2.4)) +
      shape("M14-9Q46-4 52 20 42 24 30 25 34 4 14-9Z", "#234739", PLAIN) +
      shape("M-52 20Q-30 27 0 27T52 20Q50 26 44 28 24 33 0 33T-44 28Q-50 26-52 20Z", "#e9dcb4", pen(1.8)) +
      line("M-34 4Q-24-4-10-6", 3, "#5d8f7b"),
  );
}

/** A mask and a coil of rope on their nails. */
export function onTheWall(): string {
  return inked(
    2,
    circle(262, 112, 2.6, "#1d120b", PLAIN) +
      line("M262 113 247 122M262 113l15 9", 1.8, "#1d120b") +
      shape("M240 121Q251 126 262 123 273 126 284 121 285 133 276 135 267 136 262 130 257 136 248 135 239 133 240 121Z", "#17100c", {
        stroke: "#0d0805",
        "stroke-width": 1.4,
      }) +
      ellipse(252, 128.6, 4.6, 3, "#7a543d", PLAIN) +
      ellipse(272, 128.6, 4.6, 3, "#7a543d", PLAIN) +
      circle(418, 110, 2.6, "#1d120b", PLAIN) +
      placed(
        "translate(418 126)",
        ellipse(0, 0, 14, 15, "none", { stroke: "#1d120b", "stroke-width": 8 }) +
          ellipse(0, 0, 14, 15, "none", { stroke: "#b08d5b", "stroke-width": 5 }) +
          ellipse(0, 0, 11, 13, "none", { stroke: "#1d120b", "stroke-width": 1 }) +
          line("M10 9Q18 18 15 27", 6.4, "#1d120b") +
          line("M10 9Q18 18 15 27", 3.8, "#b08d5b"),
      ),
  );
}
