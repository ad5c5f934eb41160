/** Tock: one rides a card, another flies. */
import type { Drawing } from "../drawing";
import { ellipse, line, placed, PLAIN } from "../ink/ink";
import { lid } from "./lid";
import { ORANGE, pawn, ROSE } from "./pawn";
import { blob, cut, cuts, edge, facet, ground, PAPER, rays, scattered, star, words } from "./pen";

function field(x: number, y: number, fill = "#f1e3c6"): string {
  return ellipse(x, y + 3, 17, 7.1, "#3a2415", PLAIN) + ellipse(x, y, 17, 7.1, fill, edge(2.8));
}

const seven = words(0, 0, 46, "7", "#b3261e");

const backdrop = ground("#1c568a") + rays(196, 172, 20, 380, 24, "#276ba6", { seed: 6, share: 0.55, unrest: 0.3 });

const track =
  blob("-20 330, 40 288, 120 270, 200 276, 280 262, 340 232, 340 410!, -20 410!", "#5b3c26") +
  blob("-20 330, 40 288, 120 270, 200 276, 280 262, 340 232, 340 244, 280 274, 200 289, 120 284, 40 302, -20 346", "#80583a", PLAIN) +
  scattered(26, 3, (next) => {
    const [x, y] = [next() * 320, 300 + next() * 60];
    return cut(x, y, x + 26 + next() * 30, y - 3, 1.2, "#4a2f1d");
  }) +
  field(22, 322) +
  field(66, 306) +
  field(112, 297, "#e69f00") +
  field(160, 298) +
  field(208, 300) +
  field(254, 290, "#cc79a7") +
  field(296, 274);

const speed = cuts("-6 152 78 162 5, 4 186 70 194 4, -10 220 52 226 5, 8 120 84 132 3.4, 0 252 40 256 3.4", "#cfe3f2");

const victim =
  placed("translate(214 44) rotate(150) scale(.9)", pawn(ROSE)) +
  line("M296 182Q312 190 310 208M282 196Q292 206 288 220", 3.4, "#cfe3f2") +
  line("M176 40Q164 30 166 16", 3.4, "#cfe3f2");

const impact = star(208, 176, [24, 50], 11, "#ffd45e", 8, edge(3.4)) + star(206, 177, [13, 26], 9, "#fff6dc", 5, PLAIN);

const card =
  facet("18 250, 150 204, 222 262, 88 320", "#c9b894", edge(3)) +
  facet("18 242, 150 196, 222 254, 88 312", PAPER) +
  facet("32 244, 148 203, 208 252, 90 303", "none", edge(1.8, "#b9a988")) +
  placed("matrix(.94 -.33 .56 .58 56 262)", seven) +
  placed("matrix(-.94 .33 -.56 -.58 186 242)", seven);

const hero = ellipse(122, 258, 40, 14, "#0005", PLAIN) + placed("translate(116 250) rotate(16) scale(1.06)", pawn(ORANGE));

const title =
  blob("-10 340, 40 334, 110 341, 170 335, 240 341, 290 335, 330 340, 330 412!, -10 412!", "#10304f", PLAIN) +
  words(160, 393, 74, "Tock", "#fbeecb");

export const tock: Drawing = lid("tock", [backdrop, track, speed, victim, impact, card, hero, title]);
