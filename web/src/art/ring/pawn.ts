/** A pawn: a squat turned body in its seat's colour with the seat's sign for a head. The origin is the middle of its field. */
import { seatShape } from "@/ui/seatShape";
import type { Drawing } from "../drawing";
import { INK, ellipse, inked, line, shape } from "../ink/ink";
import { BRASS } from "./tones";

/** By seat: how large its shape is as a head, how high it sits, and the light on it. */
const HEADS: readonly { readonly size: number; readonly high: number; readonly light: string }[] = [
  { size: 10.8, high: -10.8, light: "M-5.8-12.4A6.2 6.2 0 0 1-1-16.8" },
  { size: 13, high: -9.7, light: "M-1.8-15-6.4-6.2" },
  { size: 10.6, high: -10.8, light: "M-4.8-9.8V-15.6H1" },
  { size: 11.4, high: -11.4, light: "M-5.8-12-.6-18.2" },
  { size: 12.9, high: -10.4, light: "M-6.4-12-1.8-12.2-.2-16.8" },
  { size: 11.2, high: -10.8, light: "M-6.4-10.4-3.2-16.2H1.6" },
];

const BODY = "M-13.4 7.6C-13.4 2.2-6.4.6-5.6-4H5.6C6.4.6 13.4 2.2 13.4 7.6 13.4 11.4 7.4 13.2 0 13.2S-13.4 11.4-13.4 7.6Z";
const SHADE = "M5-2.6C6.4 1.6 12.4 2.6 12.4 7.6 12.4 10.3 9.4 11.5 6.4 12 9.6 8.6 7.4 2.6 5-2.6Z";
const SHINE = "M-5.2-.6C-6.6 2.6-10.8 3.4-11.6 6.6";

export const PAWN_BOX = "-17 -25 34 42";

interface Paint {
  readonly face: string;
  readonly shade: string;
  readonly light: string;
}

const SEAT: Paint = { face: "var(--seat)", shade: "var(--seat-dark)", light: "var(--seat-light)" };
const CREAM: Paint = { face: "#e9d3a3", shade: "#b58f57", light: "#fff6df" };
const PALE: Paint = { face: "#fff4da", shade: "#e3cfa2", light: "#fff" };

function figure(seat: number, body: Paint, head: Paint, dashes: string | undefined): string {
  const { size, high, light } = HEADS[seat] ?? { size: 10.8, high: -10.8, light: "" };
  const scaled = dashes?.split(" ").map((dash) => (Number(dash) / size).toFixed(2));
  return (
    inked(2, shape(BODY, body.face, { "stroke-dasharray": dashes })) +
    shape(SHADE, body.shade) +
    line(SHINE, 1.7, body.light, { "stroke-linecap": "round" }) +
    shape(seatShape(seat), head.face, {
      transform: `translate(0 ${high}) scale(${size})`,
      stroke: INK,
      "stroke-width": (2 / size).toFixed(2),
      "stroke-linejoin": "round",
      "stroke-dasharray": scaled?.join(" "),
    }) +
    line(light, 1.9, head.light, { "stroke-linecap": "round", "stroke-linejoin": "round" })
  );
}

const SHADOW = ellipse(1, 10.5, 15.5, 6.6, "#000", { opacity: 0.45 });

/** A collar of brass: this piece has walked its lap and may turn in. */
const COLLAR =
  inked(1.3, shape("M-6.9-5.4C-4-3.4 4-3.4 6.9-5.4L7.4-1.6C4.2.7-4.2.7-7.4-1.6Z", BRASS.light)) +
  shape("M2.4-3.5Q5-3.8 6.6-4.9L7-2Q4.8-.6 2.4-.3Z", BRASS.face);

export function pawn(seat: number): Drawing {
  return { id: `ring-pawn-${seat}`, box: PAWN_BOX, ink: SHADOW + figure(seat, SEAT, SEAT, undefined) };
}

/** Where a piece would stand: a pale body, so that it is never taken for one that is there. */
export function ghost(seat: number): Drawing {
  return { id: `ring-ghost-${seat}`, box: PAWN_BOX, ink: figure(seat, PALE, { ...SEAT, light: "#fff" }, "4.2 2.6") };
}

/** A piece of nobody's, for cards and rules. */
export const bare: Drawing = { id: "ring-pawn-bare", box: PAWN_BOX, ink: figure(0, CREAM, CREAM, undefined) };

export const collar: Drawing = { id: "ring-collar", box: PAWN_BOX, ink: COLLAR };
