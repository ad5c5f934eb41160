/** Racers of Tock and the dice game: goggles on the forehead and a scarf in the wind. */
import { PLAIN, circle, line, shape } from "../../ink/ink";
import type { Animal } from "../animal";
import type { AnimalName } from "../animals";
import { BRASS_DARK, SEAT, SEAT_DARK, edge } from "../pen";
import { SHOULDERS } from "./shoulders";
import { type Costume, type Hat, hatted } from "./costume";

const goggles: Hat = {
  ink:
    line("M-26 4C-14 -5 14 -5 26 4", 8.4) +
    line("M-26 4C-14 -5 14 -5 26 4", 5, "#5a3d28") +
    shape("M-3 -6C-1.5 -8 1.5 -8 3 -6V0H-3Z", BRASS_DARK, edge(1.4)) +
    [-11, 11]
      .map(
        (x) =>
          circle(x, -4, 10, SEAT) +
          circle(x, -4, 7, "#8fc6d8", edge(1.6)) +
          shape(
            `M${x - 5.5} -6C${x - 3} -10 ${x + 1} -10.5 ${x + 3} -9.5L${x - 3.5} -.5C${x - 5.5} -2 ${x - 6} -4 ${x - 5.5} -6Z`,
            "#d9f0f5",
            PLAIN,
          ),
      )
      .join(""),
  eyewear: true,
};

const leatherCap: Hat = {
  ink:
    shape("M-27 14C-32 -14 -16 -27 0 -27S32 -14 27 14L22 12C23 4 21 0 19 -2C8 -8 -8 -8 -19 -2C-21 0 -23 4 -22 12Z", "#7a4f30") +
    shape("M10 -25.5C26 -19 30 -6 27 14L22 12C23 4 21 0 19 -2C17 -3 15 -4 13 -4.6C19 -12 17 -20 10 -25.5Z", "#573520", PLAIN) +
    line("M0 -26V-8M-13 -22Q-9 -14 -10 -7M13 -22Q9 -14 10 -7", 1.3, "#a37550") +
    `<g transform="translate(0 -6)">${goggles.ink}</g>`,
  eyewear: true,
};

/** The toad sees through its goggles: they sit on its eyes. */
const onEyes = ({ eyes }: Animal): string =>
  line("M25 23Q32 26 39 23", 4.6, BRASS_DARK) +
  eyes
    .map(
      ({ x, y }) =>
        circle(x, y, 10.4, "#8fc6d8", { "fill-opacity": 0.22, "stroke-width": 6.4 }) +
        circle(x, y, 10.4, "none", { stroke: SEAT, "stroke-width": 3.4 }) +
        line(`M${x - 6} ${y - 3}q2-4 6-5`, 2, "#fff"),
    )
    .join("");

const scarf =
  shape(SHOULDERS, "#6d4a30") +
  shape("M15 56C24 64 40 64 49 56L52 63C43 72 21 72 12 63Z", SEAT) +
  shape("M46 60C56 56 64 60 74 56C72 62 74 66 78 68C68 72 58 68 48 68Z", SEAT) +
  shape("M60 58.5C65 59 69 58 74 56C72 62 74 66 78 68C72 70 66 69.6 60 69C64 66 63 62 60 58.5Z", SEAT_DARK, PLAIN);

const LEATHER_CAPS: readonly AnimalName[] = ["goose", "mole"];

export const costume: Costume = {
  name: "racer",
  dress: (animal) =>
    animal.name === "toad"
      ? { collar: scarf, over: onEyes(animal) }
      : { collar: scarf, ...hatted(animal, LEATHER_CAPS.includes(animal.name) ? leatherCap : goggles) },
};
