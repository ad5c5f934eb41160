/** Toys, the older first. */
import type { Drawing } from "../drawing";
import { circle, ellipse, INK, line, placed, PLAIN, shape } from "../ink/ink";
import {
  BEAK,
  BLUE,
  BLUE_DARK,
  BLUSH,
  BRASS,
  BRASS_LIGHT,
  BRIAR,
  CRIMSON,
  CRIMSON_DARK,
  CRIMSON_LIGHT,
  GREEN,
  IRON,
  IRON_DARK,
  IRON_LIGHT,
  IVORY,
  MOUSTACHE,
  PAPER,
  PAPER_SHADE,
  PEWTER,
  SKIN,
  SKIN_SHADE,
  STEEL,
  WATER,
  WOOD,
  WOOD_DARK,
  YELLOW,
} from "../adel/colours";
import { body, plain, rect, rod } from "../adel/pen";
import { piece } from "./piece";

export const toys: readonly Drawing[] = [
  // The Prince's Rattle
  piece("E1", "translate(0 1.3) scale(0.964)", {
    noise: line("M20 34Q13 44 19 54M11 30Q2 44 10 58M86 34Q93 44 87 54M95 30Q103 44 96 58", 2.6),
    handle:
      rod("M53 62V82", 11.6, PAPER, 7) +
      line("M50 68H56M50 75H56", 3, CRIMSON_LIGHT) +
      circle(53, 90, 7, "none", { "stroke-width": 7.6 }) +
      circle(53, 90, 7, "none", { "stroke-width": 3, stroke: BRASS }),
    bells:
      circle(29, 58, 7, BRASS_LIGHT, { "stroke-width": 2.4 }) +
      line("M25 60h8", 2.2) +
      circle(77, 58, 7, BRASS_LIGHT, { "stroke-width": 2.4 }) +
      line("M73 60h8", 2.2),
    ball:
      body(
        "M53 26Q75 26 76 45Q75 65 53 66Q31 65 30 45Q31 26 53 26Z",
        BLUE,
        plain("M64 28Q75 32 76 45Q75 65 53 66Q76 56 64 28Z", BLUE_DARK),
      ) +
      shape("M30 44Q53 53 76 44L75.5 51Q53 60 30.5 51Z", BRASS, { "stroke-width": 2.2 }) +
      line("M37 39Q39 34 45 32", 3.6, "#8fc0e4") +
      circle(41, 51.8, 2, CRIMSON_LIGHT, PLAIN) +
      circle(53, 53.5, 2, CRIMSON_LIGHT, PLAIN) +
      circle(65, 51.8, 2, CRIMSON_LIGHT, PLAIN),
    crown:
      body(
        "M37 28L31 7L43 16L53 2L63 16L75 7L69 28Q53 33 37 28Z",
        BRASS_LIGHT,
        plain("M61 14L63 16L75 7L69 28Q65 30 60 30.5Q66 24 61 14Z", BRASS),
      ) +
      circle(31, 7, 3.2, CRIMSON_LIGHT, PLAIN) +
      circle(53, 3.4, 3.2, CRIMSON_LIGHT, PLAIN) +
      circle(75, 7, 3.2, CRIMSON_LIGHT, PLAIN) +
      line("M38 24Q53 29 68 24", 3, CRIMSON),
  }),
  // Half a Rocking Horse
  piece("E2", "translate(0 -0.9)", {
    rocker: rod("M10 84Q34 102 74 88", 10.6, CRIMSON_LIGHT, 6),
    legs:
      shape("M30 66L20 88L29 91L42 70Z", "#d9cdb8") +
      shape("M50 70L54 90L63 88L62 66Z", PAPER) +
      shape("M19 86L16 93L28 95L30 89ZM53 88L53 94L65 92L64 86Z", INK, { "stroke-width": 1 }),
    break:
      shape("M66 42L80 40L72 48L84 52L74 57L86 63L74 67L80 75L62 74Z", "#e0b878", { "stroke-width": 2.4 }) +
      line("M70 46l4 0M70 54l5 1M70 62l4 0", 2, WOOD_DARK),
    body:
      body(
        "M34 50Q46 42 70 42L66 50L72 56L65 62L70 68L62 75Q44 80 34 72Q26 62 34 50Z",
        PAPER,
        plain("M34 72Q26 62 30 56Q44 74 66 64L70 68L62 75Q44 80 34 72Z", PAPER_SHADE),
      ) +
      circle(56, 54, 4, PEWTER, PLAIN) +
      circle(48, 66, 3.4, PEWTER, PLAIN) +
      circle(58, 66, 2.6, PEWTER, PLAIN),
    head:
      body(
        "M34 56Q30 38 40 24Q38 14 42 10L48 16Q60 20 58 40Q58 50 52 58Q44 62 34 56Z",
        PAPER,
        plain("M48 16Q60 20 58 40Q58 50 52 58Q48 60 44 59Q56 40 48 16Z", PAPER_SHADE),
      ) +
      body(
        "M40 20Q30 24 20 38Q10 44 14 51Q20 58 30 51Q38 46 44 44Z",
        PAPER,
        plain("M14 51Q20 58 30 51Q38 46 44 44L44 38Q30 40 14 49Z", PAPER_SHADE),
      ) +
      circle(33, 34, 2.8, INK, PLAIN) +
      line("M28 29l7 -2", 2.4) +
      circle(17.5, 45, 1.6, INK, PLAIN) +
      line("M17 51Q22 51 25 47", 2),
    mane: shape("M44 10Q56 6 58 16Q68 20 64 30Q72 38 64 44Q66 52 56 54Q58 46 56 40Q58 32 54 28Q54 20 46 17Z", BRIAR),
    bridle:
      line("M26 32Q31 40 31 50M32 40Q42 42 48 36M31 44Q44 62 62 52", 3.2, CRIMSON) +
      circle(30.5, 44, 2.8, BRASS_LIGHT, { "stroke-width": 1.8 }),
    saddle: body(
      "M50 44Q58 40 70 42L68 47L72 53Q66 60 58 58Q50 54 50 44Z",
      CRIMSON,
      plain("M62 42L70 42L68 47L72 53Q68 57 63 58Q66 50 62 42Z", CRIMSON_DARK),
    ),
  }),
  // Toothache Nutcracker
  piece("E3", "translate(-0.3 1.1) scale(0.981)", {
    body:
      body("M26 78Q52 70 78 78L84 98H20Z", CRIMSON, plain("M66 75L78 78L84 98H68Q72 86 66 75Z", CRIMSON_DARK)) +
      line("M52 76V98", 2.6, BRASS_LIGHT) +
      line("M40 83H64M38 91H66", 2.6, BRASS_LIGHT) +
      shape("M18 84Q20 76 30 77L28 84Q22 86 18 84ZM86 84Q84 76 74 77L76 84Q82 86 86 84Z", BRASS, { "stroke-width": 2.2 }),
    hat:
      body("M32 28V10Q52 2 72 10V28Z", "#33303a", plain("M62 7Q68 8 72 10V28H62Z", "#1f1d24")) +
      shape("M52 20L44 12H60Z", BRASS, { "stroke-width": 2 }) +
      rect(29, 23, 46, 8, 2, BRASS, { "stroke-width": 2.4 }),
    head:
      body("M32 30H72V68Q52 76 32 68Z", SKIN, plain("M62 30H72V68Q67 70 60 71.5Q66 50 62 30Z", SKIN_SHADE)) +
      circle(43, 42, 3.4, INK, PLAIN) +
      circle(61, 42, 3.4, INK, PLAIN) +
      line("M36 35l11 4M68 35l-11 4", 3.4) +
      shape("M52 40L47 50H55", SKIN_SHADE, { "stroke-width": 2.4 }) +
      ellipse(38, 50, 4, 3, BLUSH, PLAIN),
    teeth:
      plain("M36 54Q52 48 68 54L66 58H38Z", "#f3efe6") +
      shape("M38 56H66V68H38Z", IVORY, { "stroke-width": 2.4 }) +
      line("M45 56V68M52 56V68M59 56V68", 2) +
      shape("M32 53Q42 46 52 52Q62 46 72 53Q62 58 52 55Q42 58 32 53Z", WOOD_DARK, { "stroke-width": 2.2 }),
    swelling:
      shape("M68 44Q90 48 86 64Q80 76 66 70Z", "#e58f7a", { "stroke-width": 2.4 }) + line("M91 42l6 -5M93 54h6M91 66l6 4", 3.4, CRIMSON),
    bandage:
      shape("M26 28Q22 54 36 75L42 72Q31 54 33 26ZM78 28Q88 54 70 76L63 71Q78 54 71 27Z", IVORY, { "stroke-width": 2.3 }) +
      shape("M36 75Q52 83 68 75L63 70Q52 74 41 70Z", IVORY, { "stroke-width": 2.3 }),
    knot:
      shape("M51 9Q36 -4 31 6Q38 14 51 11ZM53 9Q68 -4 73 6Q66 14 53 11Z", IVORY, { "stroke-width": 2.3 }) +
      circle(52, 10, 3.6, IVORY, { "stroke-width": 2.2 }),
  }),
  // The Tin Hussar
  piece("E4", "translate(0 5.3) scale(0.929)", {
    base: shape("M18 90Q52 84 86 90V97Q52 101 18 97Z", GREEN),
    flag:
      rod("M84 90L80 10", 6.4, PEWTER, 2.6) +
      shape("M80 12Q88 8 92 13Q95 16 99 14L99 32Q95 35 91 31Q87 28 81 32Z", IVORY, { "stroke-width": 2.3 }),
    legs:
      body("M40 70H62L62 90H54L52 78L48 90H40Z", CRIMSON, plain("M54 70H62V90H54L52 78Z", CRIMSON_DARK)) +
      shape("M36 92Q36 84 41 82L49 84V92ZM53 92V84L62 82Q67 88 68 92Z", INK, { "stroke-width": 1.6 }),
    coat:
      body("M34 46Q52 40 70 46L68 72Q52 77 36 72Z", BLUE, plain("M60 43L70 46L68 72Q62 74 56 74.5Q64 58 60 43Z", BLUE_DARK)) +
      line("M43 52H61M43 58H61M43 64H61", 2.8, BRASS_LIGHT) +
      line("M52 48V68", 2, BRASS_LIGHT) +
      circle(52, 52, 1.8, BRASS, PLAIN),
    arms:
      rod("M67 50Q78 54 81 62", 9.6, BLUE, 5) +
      circle(82, 63, 4, SKIN, { "stroke-width": 2.2 }) +
      rod("M37 50Q26 56 30 66", 9.6, BLUE, 5) +
      circle(31, 67, 4, SKIN, { "stroke-width": 2.2 }),
    face:
      circle(52, 38, 11, SKIN) +
      circle(47.5, 38, 2, INK, PLAIN) +
      circle(56.5, 38, 2, INK, PLAIN) +
      line("M43 32.5l6 2M61 32.5l-6 2", 2) +
      shape("M52 43Q44 40 41 46Q48 49 52 45Q56 49 63 46Q60 40 52 43Z", MOUSTACHE, { "stroke-width": 1.6 }),
    shako:
      body("M39 32L37 12Q52 8 67 12L65 32Q52 26 39 32Z", IRON, plain("M60 11L67 12L65 32Q62 30.5 58 29.5Z", IRON_DARK)) +
      shape("M37 33Q52 25 67 33L66 29Q52 22 38 29Z", BRASS, { "stroke-width": 2 }) +
      shape("M52 15L53.3 18.2L56.8 18.5L54.1 20.7L54.9 24L52 22.2L49.1 24L49.9 20.7L47.2 18.5L50.7 18.2Z", BRASS_LIGHT, {
        "stroke-width": 1.6,
      }) +
      shape("M52 11Q44 4 50 -3Q60 -2 56 11Z", CRIMSON_LIGHT, { "stroke-width": 2.2 }),
    sabre: rod("M30 68Q20 78 26 84Q32 88 30 94", 6.4, STEEL, 2.6) + line("M25 66H36", 5.4) + line("M26 66H35", 2.2, BRASS),
  }),
  // Clockwork Duck
  piece("E5", "translate(0.1 1.7) scale(0.98)", {
    key:
      rod("M34 50L18 38", 7.6, BRASS, 3.4) +
      circle(11, 39, 5.6, "none", { "stroke-width": 8 }) +
      circle(18, 31, 5.6, "none", { "stroke-width": 8 }) +
      circle(11, 39, 5.6, "none", { "stroke-width": 3.4, stroke: BRASS }) +
      circle(18, 31, 5.6, "none", { "stroke-width": 3.4, stroke: BRASS }),
    wheels: rod("M36 88H64", 7, IRON_LIGHT, 3),
    body:
      body(
        "M14 54Q22 46 34 50Q50 56 56 44Q46 18 68 14Q88 12 88 32Q88 44 80 52Q90 74 66 82Q30 88 14 54Z",
        "#ecca5c",
        plain("M80 52Q90 74 66 82Q46 85 32 77Q72 78 74 54Q86 46 82 20Q88 24 88 32Q88 44 80 52Z", "#c99d36"),
      ) + line("M62 24Q64 20 69 19", 3.4, "#faeaa6"),
    wing:
      body("M30 60Q50 54 62 64Q52 78 38 72Q30 68 30 60Z", "#f6e09a", plain("M62 64Q52 78 38 72Q34 70 32 67Q50 72 62 64Z", "#d8b54e")) +
      line("M40 63l5 6M48 62.5l5 6", 2),
    bill:
      shape("M84 25Q100 20 99 31Q94 37 84 34Z", BEAK, { "stroke-width": 2.4 }) +
      line("M86 30Q93 30 98 28", 2) +
      shape("M84 34Q92 36 94 40Q88 42 82 38Z", "#b8562a", { "stroke-width": 2 }),
    eye:
      circle(74, 27, 5.6, IVORY, { "stroke-width": 2.2 }) +
      circle(75.5, 27.5, 2.6, INK, PLAIN) +
      line("M67 18Q73 15 79 18", 2.6) +
      line("M88 12l3 -6M94 16l5 -4", 2.2),
    rivets:
      circle(22, 55, 1.8, INK, PLAIN) +
      circle(27, 62, 1.8, INK, PLAIN) +
      circle(60, 79, 1.8, INK, PLAIN) +
      circle(70, 74, 1.8, INK, PLAIN) +
      circle(60, 49, 1.6, INK, PLAIN),
    rims:
      circle(36, 88, 9.5, CRIMSON_LIGHT) +
      circle(36, 88, 3.2, BRASS_LIGHT, { "stroke-width": 2 }) +
      line("M36 80.5v3M36 92.5v3M28.5 88h3M40.5 88h3", 2, PAPER) +
      circle(64, 88, 9.5, CRIMSON_LIGHT) +
      circle(64, 88, 3.2, BRASS_LIGHT, { "stroke-width": 2 }) +
      line("M64 80.5v3M64 92.5v3M56.5 88h3M68.5 88h3", 2, PAPER),
  }),
  // Unhugged Bear
  piece("E6", "translate(-2.7 0.2) scale(0.985)", {
    ears:
      circle(32, 20, 11, "#b07d4a") +
      circle(76, 20, 11, "#875a2e") +
      circle(32, 20, 5, "#d9a880", PLAIN) +
      circle(76, 20, 5, "#c08a60", PLAIN),
    legs:
      ellipse(32, 90, 13, 8.5, "#b07d4a") +
      ellipse(76, 90, 13, 8.5, "#875a2e") +
      ellipse(30, 90, 6, 4.4, "#d9b384", PLAIN) +
      ellipse(78, 90, 6, 4.4, "#d9b384", PLAIN),
    body:
      body("M30 76Q28 56 54 56T78 76Q78 95 54 95T30 76Z", "#b07d4a", plain("M66 58Q78 62 78 76Q78 95 54 95Q78 82 66 58Z", "#875a2e")) +
      ellipse(52, 79, 13, 11, "#d9b384", PLAIN),
    arms:
      shape("M34 60Q16 58 6 44Q4 36 12 36Q24 48 38 52Z", "#b07d4a") +
      shape("M74 60Q92 58 101 44Q103 36 95 36Q84 48 70 52Z", "#875a2e") +
      line("M8 41l4 2M99 41l-4 2", 2),
    head:
      body(
        "M54 14Q83 14 84 38Q83 60 54 61Q25 60 24 38Q25 14 54 14Z",
        "#b07d4a",
        plain("M70 18Q83 24 84 38Q83 60 54 61Q86 48 70 18Z", "#875a2e"),
      ) +
      ellipse(54, 47, 15, 11.5, "#dcb98a", { "stroke-width": 2.3 }) +
      shape("M47 42Q54 37 61 42Q59 48 54 49T47 42Z", INK, { "stroke-width": 1 }) +
      line("M46 55Q54 49 62 55", 2.6),
    eyes:
      circle(41, 33, 4, INK, PLAIN) +
      circle(42.4, 31.5, 1.3, IVORY, PLAIN) +
      line("M61 28l11 11M72 28L61 39", 3.4) +
      line("M33 26Q38 20 45 23", 2.6),
    patch: placed(
      "rotate(9 66 78)",
      rect(58, 70, 16, 14, 0, BLUE, { "stroke-width": 2.3 }) +
        line("M58 77h16M66 70v14", 1.8, WATER) +
        line("M60 67v5M72 67v5M60 82v5M72 82v5", 2),
    ),
  }),
  // The Dizzy Top
  piece("E7", "translate(0 1.7) scale(0.915)", {
    whirl: line("M14 78Q4 84 16 90Q34 97 48 95M92 76Q101 82 90 89Q80 94 68 95", 2.6) + line("M82 22Q90 26 91 34M26 40Q18 44 15 52", 2.4),
    top: placed(
      "rotate(12 54 60)",
      rod("M54 30V8", 9.6, WOOD, 5) +
        circle(54, 7, 6, CRIMSON_LIGHT, { "stroke-width": 2.4 }) +
        shape("M42 34Q54 26 66 34L64 40H44Z", BRASS) +
        body(
          "M14 52Q16 38 54 37T94 52Q92 66 66 80L57 95Q54 99 51 95L42 80Q16 66 14 52Z",
          CRIMSON_LIGHT,
          plain("M78 40Q93 44 94 52Q92 66 66 80L57 95Q54 99 51 95Q60 86 66 76Q86 62 78 40Z", CRIMSON),
        ) +
        shape("M14 52Q30 60 54 60T94 52Q93 59 88 64Q72 71 54 71T20 64Q15 59 14 52Z", YELLOW, { "stroke-width": 2.2 }) +
        shape("M42 80Q54 84 66 80L57 95Q54 99 51 95Z", PEWTER, { "stroke-width": 2.3 }) +
        line("M24 46Q36 41 48 41", 3.2, "#f0a08c"),
    ),
    eyes:
      circle(42, 54, 10, IVORY, { "stroke-width": 2.4 }) +
      circle(68, 59, 10, IVORY, { "stroke-width": 2.4 }) +
      line("M42 54q3 -3 4 1q-1 5 -6 3q-5 -4 -1 -9q6 -4 10 1M68 59q3 -3 4 1q-1 5 -6 3q-5 -4 -1 -9q6 -4 10 1", 2),
    mouth: line("M44 73Q50 69 55 75Q60 80 64 76", 2.8),
  }),
];
