/** Where the way begins, and what is served where it ends. */
import { circle, line, shape } from "../ink/ink";
import { BRASS_LIGHT, CRIMSON, PAPER, STONE_DARK, STONE_LIGHT } from "./colours";
import { edged, plain, rect, shadow } from "./pen";

/** The club room where all begin, 96 wide; its ground at 602, its left edge at 8. */
export function club(): string {
  const rest0 = shadow(56, 601, 46, 6);
  const walls =
    shape("M14.2 540.3Q56.9 540.7 98.4 540.6Q98.9 571.1 98.3 602.6Q55.8 601.9 13.3 602Q13.8 571.2 14.2 540.3Z", STONE_DARK) +
    plain("M82 541H97V601H82Z", "#937f67");
  const roof =
    shape("M8.4 541.5Q32.2 528.4 56 514.7Q79.5 528.3 103.3 541.2Q55.5 541.8 8.4 541.5Z", "#9a5b48") +
    plain("M56 516L103 540H70Z", "#7c4638") +
    edged("M32 538Q56 524 80 538Z", PAPER, 1.6) +
    edged("M48 536q-3 -6 3 -6q2 4 5 4q3 0 5 -4q6 0 3 6Z", CRIMSON, 1.3);
  const columns =
    rect(20, 548, 8, 54, 0, STONE_LIGHT, { "stroke-width": 1.6 }) +
    rect(84, 548, 8, 54, 0, STONE_LIGHT, { "stroke-width": 1.6 }) +
    rect(14, 541, 84, 8, 0, STONE_LIGHT, { "stroke-width": 1.6 });
  const door = edged("M42 602V566Q56 554 70 566V602Z", "#4a3122", 1.8) + circle(66, 586, 1.8, BRASS_LIGHT, { "stroke-width": 1 });
  return rest0 + walls + roof + columns + door;
}

const dishes = {
  roast:
    edged("M-13 0q13 5 26 0Z", "#cfd2d3", 1.5) +
    edged("M-9 -0.5q0 -8 9 -8t9 8Z", "#a9623a", 1.5) +
    line("M7 -5l5 -4", 3, PAPER) +
    line("M-5 -5q4 -3 8 -1", 1.3, "#c98555"),
  jelly:
    edged("M-8 0q-1 -9 8 -9t8 9Z", "#d98a80", 1.5) +
    circle(0, -10, 2, CRIMSON, { "stroke-width": 1 }) +
    line("M-5 -4q2 2 4 0t4 0", 1.4, "#f4d9d0"),
  cup: edged("M-4 -11h8q0 6 -3 7v3h2v1h-6v-1h2v-3q-3 -1 -3 -7Z", BRASS_LIGHT, 1.3),
};

/** What stands on the table, by place. */
export function dish(place: number): string {
  const all = Object.values(dishes);
  return all[place % all.length] ?? "";
}
