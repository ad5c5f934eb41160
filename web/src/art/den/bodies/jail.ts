/** A thief of Adel verpflichtet behind bars; no bar stands before eyes and nose. Box 100 by 112. */
import type { Drawing } from "../../drawing";
import { circle, ellipse, INK, inked, line, placed, PLAIN, shape } from "../../ink/ink";
import type { Animal } from "../animal";
import { costume } from "../costumes/noble";
import { head } from "../head";
import type { Mood } from "../moods";
import { edge } from "../pen";

const ARCH = "M2 112V42C2 16 24 2 50 2S98 16 98 42V112";
const IRON = "#7d7a76";

const bars =
  line("M4 27H96", 8, INK) +
  line("M4 27H96", 4.2, IRON) +
  [14, 29, 79, 94]
    .map((x) => line(`M${x - 4} 0V112`, 8.5, INK) + line(`M${x - 4} 0V112`, 4.6, IRON) + line(`M${x - 5.2} 4V108`, 1.4, "#b9b4ac"))
    .join("");

export function jailDrawing(animal: Animal, mood: Mood = "ashamed"): Drawing {
  const id = `den-${animal.name}-jail-${mood}`;
  const inCell = `clip-path="url(#${id}-arch)"`;
  const dusk = ellipse(50, 60, 44, 46, "#3a3027", { ...PLAIN, opacity: 0.8 });
  const prisoner = placed(`translate(${16 + (animal.lean ?? 0)} 40) scale(1.08)`, head(animal, mood, { costume, tailless: true }));
  const knuckles = animal.paw === "hoof" ? "" : line("M-4 -7v7M0 -8v7M4 -7v7", 1.8);
  const hands = [25, 75].map((x) => placed(`translate(${x} 98)`, circle(0, 0, 9, animal.fur.arm, edge(2.6)) + knuckles)).join("");
  return {
    id,
    box: "0 0 100 112",
    ink: inked(
      2.4,
      `<clipPath id="${id}-arch"><path d="${ARCH}Z"/></clipPath>` +
        shape(`${ARCH}Z`, "#14100e", edge(3)) +
        `<g ${inCell}>${dusk}${prisoner}</g><g ${inCell} stroke-linecap="butt">${bars}</g>` +
        hands +
        line(ARCH, 9, INK) +
        line(ARCH, 5, "#8d867b"),
    ),
  };
}
