/** The lamp that hangs over the room; it is lit by night. */
import type { Drawing } from "../drawing";
import { INK, inked, line, PLAIN, shape } from "../ink/ink";
import { blob, cuts } from "../covers/pen";

const SHADE = "92 48, 128 48, 166 60, 196 88, 206 106!, 14 106!, 24 88, 54 60";

export const lamp: Drawing = {
  id: "house-lamp",
  box: "0 0 220 124",
  ink: inked(
    2.7,
    line("M110 0V34", 4, INK) +
      shape("M96 34h28l4 14h-36z", "#b98a3a") +
      blob(SHADE, "#3f6b55") +
      blob("92 48, 104 48, 74 62, 48 86, 38 106!, 14 106!, 24 88, 54 60", "#2a4a3b", PLAIN) +
      cuts("134 56 176 84 2.6, 150 70 186 98 2", "#86b79c") +
      shape("M10 104h200l-5 9H15z", "var(--house-lamp-rim)") +
      shape("M84 113a26 13 0 0 0 52 0z", "var(--house-lamp-bulb)"),
  ),
};
