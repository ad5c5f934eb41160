/** What is printed on the thirteen cards, in a box of 100 by 140: people, a star, or a piece of track as long as the walk. */
import type { Drawing } from "../drawing";
import { INK, circle, line, n, placed, shape } from "../ink/ink";
import { turned, to } from "../ring/geometry";
import { bare, pawn } from "../ring/pawn";
import { seatStyle } from "../ring/tones";
import { jack, king, queen } from "./court";
import { PRINT } from "./tones";

export const CARD_BOX = "0 0 100 140";
/** Where the track lies on a card. */
const TRACK = 97;

/** How far apart fields are, how large, and how wide the band is: the longer the walk, the smaller. */
function measures(steps: number): readonly [apart: number, radius: number, wide: number] {
  if (steps <= 3) return [13, 3.9, 12.5];
  if (steps <= 5) return [11.5, 3.9, 12.5];
  if (steps <= 7) return [8.8, 3.2, 11];
  return [steps <= 8 ? 7.6 : steps <= 9 ? 6.9 : 6.2, steps <= 9 ? 2.6 : 2.4, 9.4];
}

function band(from: number, steps: number, apart: number, radius: number, wide: number, fill: string): string {
  const d = `M${n(from)} ${TRACK}H${n(from + (steps - 1) * apart)}`;
  const round = { "stroke-linecap": "round" } as const;
  const fields = Array.from({ length: steps }, (_, at) => circle(from + at * apart, TRACK, radius, "#f4e6c6"));
  return line(d, wide + 2.4, INK, round) + line(d, wide, fill, round) + fields.join("");
}

function trail(steps: number, back: boolean): string {
  const [apart, radius, wide] = measures(steps);
  const from = 50 - ((steps - 1) * apart) / 2 + (back ? 5 : -5);
  const end = back ? from - wide / 2 - 6.5 : from + (steps - 1) * apart + wide / 2 + 6.5;
  const ahead = back ? -3.4 : 3.4;
  return (
    band(from, steps, apart, radius, wide, back ? PRINT.darkRed : "#4a2f1e") +
    line(`M${n(end - ahead)} ${TRACK - 6}L${n(end + ahead)} ${TRACK} ${n(end - ahead)} ${TRACK + 6}`, 3, back ? PRINT.red : INK, {
      "stroke-linecap": "round",
      "stroke-linejoin": "round",
    })
  );
}

/** The seven's track, cut in three. */
function cutTrail(): string {
  const parts = [
    [15.4, 4],
    [57.4, 2],
    [82.6, 1],
  ] as const;
  return (
    parts.map(([from, steps]) => band(from, steps, 8.4, 2.9, 9.6, "#4a2f1e")).join("") +
    line("M49 87.5v19M74.4 87.5v19", 1.7, "var(--danger-on-paper)", { "stroke-dasharray": "3.2 2.4", "stroke-linecap": "round" })
  );
}

/** A star of two woods with a piece in it: it comes out. */
function star(): string {
  const rays = Array.from({ length: 12 }, (_, at) => {
    const tip = to(turned([0, at % 2 ? -21 : -37], at * 30));
    const wing = (at % 2 ? 21 : 37) * 0.24;
    const [one, other] = [to(turned([wing, -15], at * 30)), to(turned([-wing, -15], at * 30))];
    const edge = { stroke: INK, "stroke-width": 1.2, "stroke-linejoin": "round" } as const;
    const [shaded, lit] = at % 2 ? ["#8a5a31", "#c48f57"] : [PRINT.darkRed, PRINT.red];
    return shape(`M0 0L${one}L${tip}Z`, shaded, edge) + shape(`M0 0L${other}L${tip}Z`, lit, edge);
  });
  return (
    rays.join("") +
    circle(0, 0, 17.5, "var(--paper)", { stroke: INK, "stroke-width": 1.8 }) +
    circle(0, 0, 15, "none", { stroke: PRINT.rule }) +
    placed("translate(0 2.5) scale(.78)", bare.ink)
  );
}

/** Two pieces that change places. */
function swap(): string {
  const piece = (seat: number, x: number): string =>
    `<g style="${seatStyle(seat)}">${placed(`translate(${x} -1) scale(.52)`, pawn(seat).ink)}</g>`;
  return (
    piece(0, -27) +
    piece(4, 27) +
    line("M-15-5.5H13M9-9.5 13.5-5.5 9-1.5M15 3.5H-13M-9-.5-13.5 3.5-9 7.5", 2, INK, {
      "stroke-linecap": "round",
      "stroke-linejoin": "round",
    })
  );
}

const PAINTED: Readonly<Record<string, () => string>> = {
  ace: () => placed("translate(50 62)", star()),
  king: () => placed("translate(50 66)", king()),
  queen: () => placed("translate(50 68)", queen()),
  jack: () => placed("translate(50 62)", jack()) + placed("translate(50 101)", swap()),
};

/** Whether a card shows a picture instead of its number. */
export function isPainted(rank: string): boolean {
  return rank in PAINTED;
}

/** A card for phones has room for its picture, but not for a track and the jack's two pieces. */
export function face(rank: string, small: boolean): Drawing {
  const id = `tock-face-${rank}${small ? "-small" : ""}`;
  const painted = PAINTED[rank];
  if (painted) {
    const picture = small && rank === "jack" ? placed("translate(50 62)", jack()) : painted();
    return { id, box: CARD_BOX, ink: small ? placed("translate(56 60) scale(.86) translate(-50 -66)", picture) : picture };
  }
  if (small) return { id, box: CARD_BOX, ink: "<g/>" };
  return { id, box: CARD_BOX, ink: rank === "7" ? cutTrail() : trail(Number(rank), rank === "4") };
}
