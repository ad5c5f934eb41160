/** The people on the cards: king, queen and jack. The origin is the middle of the head. */
import { INK, PLAIN, circle, inked, line, shape } from "../ink/ink";
import { PRINT } from "./tones";

/** Two things at the same height, left and right. */
function both(x: number, y: number, radius: number, fill: string, edge?: number): string {
  const look = edge === undefined ? PLAIN : { "stroke-width": edge };
  return circle(-x, y, radius, fill, look) + circle(x, y, radius, fill, look);
}

export function king(): string {
  const beard = "#6b4a33";
  return inked(
    1.8,
    shape("M-31 40C-31 24-20 18 0 18S31 24 31 40Z", PRINT.red) +
      shape("M-12 19 0 40 12 19", PRINT.linen) +
      shape("M-16-8C-18 14-12 28 0 31 12 28 18 14 16-8Z", beard) +
      shape("M-13-10C-14 4-10 12 0 12S14 4 13-10Z", "#e5b48a") +
      shape("M-13-6C-16 12-10 27 0 28 10 27 16 12 13-6 11 4 6 6 0 5-6 6-11 4-13-6Z", beard) +
      line("M-9 14c2 5 4 8 6 10M9 14c-2 5-4 8-6 10M0 13v13", 1.3, "#8f6a4b") +
      line("M-5 8.5Q0 11.5 5 8.5", 1.6, "#f2dcc0") +
      line("M-1-5 1.5 1.5H-1.5", 1.3) +
      both(5.6, -5, 1.5, INK) +
      line("M-9.5-9.5-3-8.6M9.5-9.5 3-8.6", 1.8) +
      shape("M-16-12-20-30-9.5-21 0-34 9.5-21 20-30 16-12Q0-7-16-12Z", PRINT.gold) +
      line("M-15-15Q0-10 15-15", 1.2) +
      both(20, -31, 2.4, PRINT.red, 1.2) +
      circle(0, -35, 2.6, PRINT.red, { "stroke-width": 1.2 }),
  );
}

export function queen(): string {
  const skin = "#f0c9a5";
  return inked(
    1.8,
    shape("M-20 18C-26-2-22-26 0-27S26-2 20 18C16 26-16 26-20 18Z", "#b4561f") +
      shape("M-30 38C-30 25-19 19 0 19S30 25 30 38Z", PRINT.green) +
      shape("M-10 19.5Q0 32 10 19.5L6 10H-6Z", skin) +
      line("M-11 20Q0 34 11 20", 2.4, PRINT.gold) +
      circle(0, 28, 2.3, PRINT.red, { "stroke-width": 1.1 }) +
      shape("M-12-8C-13 6-7 14 0 14S13 6 12-8C12-16-12-16-12-8Z", skin) +
      shape("M-13-3C-13-16-4-19 3-19-1-12-7-9-13-3ZM13-3C14-12 9-19 2-19 4-12 9-9 13-3Z", "#c96a2b") +
      line("M-18 14C-21 0-19-14-14-20M18 14C21 0 19-14 14-20", 1.5, "#e08a45") +
      both(5, -2, 1.5, INK) +
      line("M-8-6Q-5-8-2.5-6M8-6Q5-8 2.5-6", 1.3) +
      shape("M-3.4 7.5Q0 10.5 3.4 7.5 0 6-3.4 7.5Z", PRINT.red, { "stroke-width": 1 }) +
      line("M0-1V3.5", 1.1) +
      shape("M-13-19-15-31-6-25 0-34 6-25 15-31 13-19Q0-23-13-19Z", PRINT.gold) +
      circle(0, -35, 2.3, PRINT.green, { "stroke-width": 1.1 }) +
      both(15, -32, 1.9, PRINT.green, 1.1),
  );
}

export function jack(): string {
  return inked(
    1.8,
    shape("M-26 34C-26 22-16 17 0 17S26 22 26 34Z", PRINT.blue) +
      line("M0 17V34", 1.2) +
      shape("M-9 18 0 26 9 18", PRINT.linen) +
      shape("M-12-8C-13 6-8 15 0 15S13 6 12-8Z", "#e8bd95") +
      shape(
        "M-14-4C-16-14-10-16-2-15 4-14 12-16 14-5 15 4 14 8 12 12 12 4 12-2 8-8 2-5-8-5-11-8-12-3-12 5-11 11-14 8-14 2-14-4Z",
        "#4a2f1c",
      ) +
      circle(-4.8, -1, 1.5, INK, PLAIN) +
      circle(5, -1, 1.5, INK, PLAIN) +
      line("M-7.5-5-2.5-4.4M8-6 3-4.8", 1.5) +
      line("M0-1 1.5 4H-1", 1.2) +
      line("M-4 8Q1 11.5 6 7", 1.5) +
      shape("M-17-9C-19-24-6-30 4-27 14-25 18-17 16-9 6-14-6-14-17-9Z", PRINT.red) +
      shape("M-17-9C-6-14 6-14 16-9L17-5C6-10-7-10-18-5Z", PRINT.darkRed) +
      shape("M10-24C14-34 24-36 30-32 24-32 20-26 16-18", PRINT.gold),
  );
}
