/** The back of a card: nobody's has a star of brass, one that lies sealed has the sign of whoever laid it. */
import type { Drawing } from "../drawing";
import { INK, circle, line, shape } from "../ink/ink";
import { to, turned } from "../ring/geometry";
import { sign } from "../ring/sign";
import { BRASS } from "../ring/tones";
import { CARD_BOX } from "./faces";

function lattice(colour: string, id: string): string {
  const d = Array.from({ length: 15 }, (_, at) => {
    const shift = (at - 3) * 18;
    return `M${shift - 30} 6L${shift + 40} 134M${130 - shift} 6L${60 - shift} 134`;
  });
  return (
    `<clipPath id="${id}-frame"><rect x="9" y="9" width="82" height="122" rx="3"/></clipPath>` +
    line(d.join(""), 1.6, colour, { "clip-path": `url(#${id}-frame)` })
  );
}

function brassStar(): string {
  const rays = Array.from({ length: 6 }, (_, at) => {
    const point = (x: number, y: number): string => to(turned([x, y], at * 60));
    const ray = (aside: number): string => `M0 0L${point(aside, -7)}L${point(0, -17)}Z`;
    return shape(ray(3.6), BRASS.face) + shape(ray(-3.6), BRASS.light);
  });
  return (
    circle(50, 70, 23, "#3a2118", { stroke: INK, "stroke-width": 1.6 }) +
    circle(50, 70, 19.5, "none", { stroke: BRASS.face, "stroke-width": 1.4 }) +
    `<g transform="translate(50 70)">${rays.join("")}</g>`
  );
}

export function back(seat?: number): Drawing {
  const sealed = seat !== undefined;
  const id = sealed ? `tock-back-${seat}` : "tock-back";
  const rim = sealed ? "var(--seat)" : BRASS.face;
  const middle = sealed
    ? circle(50, 70, 24, "var(--paper)", { stroke: INK, "stroke-width": 1.8 }) + sign(seat, [50, 70], 13.5, "var(--seat)", 2)
    : brassStar();
  return {
    id,
    box: CARD_BOX,
    ink:
      `<rect x="1" y="1" width="98" height="138" rx="8" fill="var(--paper)" stroke="${INK}" stroke-width="2"/>` +
      `<rect x="6" y="6" width="88" height="128" rx="4" fill="${sealed ? "#3a2a20" : "#5a3323"}" stroke="${INK}" stroke-width="1.4"/>` +
      lattice(sealed ? "var(--seat-dark)" : "#8a5a3d", id) +
      `<rect x="9" y="9" width="82" height="122" rx="3" fill="none" stroke="${rim}" stroke-width="1.6"/>` +
      middle,
  };
}
