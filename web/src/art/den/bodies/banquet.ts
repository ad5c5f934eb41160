/** A guest at the banquet of Adel verpflichtet, knife and fork in hand. Box 120 by 130; the table's edge is at 104. */
import type { Drawing } from "../../drawing";
import { circle, ellipse, inked, line, placed, PLAIN, shape } from "../../ink/ink";
import type { Animal } from "../animal";
import { costume } from "../costumes/noble";
import { head } from "../head";
import type { Mood } from "../moods";
import { BRASS, edge, PAPER, SEAT, SEAT_DARK } from "../pen";
import { roundel } from "./sign";

const SILVER = "#d9d5cc";

const chair =
  shape("M16 118V46C16 18 36 8 60 8S104 18 104 46V118Z", "#7d3b4f", edge(3)) +
  shape("M26 118V50C26 28 42 18 60 18S94 28 94 50V118Z", "#a65d72", edge(1.8)) +
  circle(60, 5, 5, BRASS, edge(2)) +
  line("M38 40l6 6M60 34l6 6M80 42l-6 6", 1.6, "#7d3b4f");

const shoulders =
  shape("M20 124C20 96 36 86 60 86S100 96 100 124Z", SEAT, edge(3)) +
  shape("M80 90C96 96 100 108 100 124H86C88 108 86 98 80 90Z", SEAT_DARK, PLAIN);

const napkin = shape("M44 92Q60 102 76 92L70 112Q60 118 50 112Z", PAPER, edge(2.2)) + line("M52 100q8 5 16 0", 1.3, "#a7997f");

const cutlery =
  line("M14 108V70", 3.6) +
  line("M14 108V70", 1.6, SILVER) +
  line("M9 70v10q5 4 10 0V70M14 70v10", 2) +
  shape("M106 108V82L104 66Q112 70 111 84V108Z", SILVER, edge(2));

const table =
  shape("M-6 104H126V130H-6Z", PAPER, edge(2.6)) +
  shape("M-6 112q11 8 22 0t22 0t22 0t22 0t22 0t22 0V130H-6Z", "#e2d4b7", edge(1.8)) +
  ellipse(60, 106, 26, 6, SILVER, edge(2.2)) +
  shape("M42 104Q44 88 60 88T78 104Q60 110 42 104Z", "#c98a4a", edge(2.2)) +
  line("M52 93l3 4M60 91v5M68 93l-3 4", 1.6, "#7a4a1e");

export function banquetDrawing(animal: Animal, seat: number, mood: Mood = "pleased"): Drawing {
  const guest = head(animal, mood, { costume, bare: true, tailless: true });
  const paw = (x: number): string => circle(x, 98, 8, animal.fur.arm, edge(2.3));
  return {
    id: `den-${animal.name}-banquet-${seat}-${mood}`,
    box: "0 0 120 130",
    ink: inked(
      2.4,
      chair +
        shoulders +
        placed(`translate(${24 + (animal.lean ?? 0) * 1.7} 19) scale(1.12)`, guest) +
        napkin +
        cutlery +
        paw(16) +
        paw(105) +
        table +
        roundel(seat, 60, 121, 8, 1.8),
    ),
  };
}
