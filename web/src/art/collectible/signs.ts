/** Advertising signs, the older first. */
import type { Drawing } from "../drawing";
import { circle, ellipse, INK, line, placed, PLAIN, shape } from "../ink/ink";
import {
  BLUE,
  BLUSH,
  BRASS,
  BRASS_LIGHT,
  BRIAR,
  BRIAR_DARK,
  CRIMSON,
  CRIMSON_LIGHT,
  GREEN,
  IRON,
  IRON_DARK,
  IRON_LIGHT,
  IVORY,
  MOUSTACHE,
  NAVY,
  PAPER,
  PAPER_SHADE,
  PEWTER,
  RAVEN,
  SKIN,
  SKIN_SHADE,
  SOOT,
  STRAW,
  WALNUT,
  WALNUT_DARK,
  WATER,
  WOOD,
} from "../adel/colours";
import { body, plain, rect, rod } from "../adel/pen";
import { piece } from "./piece";

export const signs: readonly Drawing[] = [
  // Leeches, fresh daily
  piece("F1", "translate(-1.1 0.6) scale(0.995)", {
    bracket:
      rod("M94 32Q80 28 79 9", 5.6, IRON_LIGHT, 2.2) +
      rod("M95 9H17", 6.8, IRON, 3) +
      rect(93, 2, 6, 35, 1.5, IRON, { "stroke-width": 2.2 }) +
      circle(15, 9, 4, IRON, { "stroke-width": 2.2 }) +
      line("M30 9V27", 5) +
      line("M30 10V27", 1.8, IRON_LIGHT, { "stroke-dasharray": "3 2.5" }) +
      line("M70 9V27", 5) +
      line("M70 10V27", 1.8, IRON_LIGHT, { "stroke-dasharray": "3 2.5" }),
    board:
      shape("M14 25Q50 21 87 25Q89 60 87 95Q50 99 14 95Q12 60 14 25Z", "#2f6b55") +
      shape("M21 32Q50 28.5 80 32Q81.5 60 80 88Q50 91.5 21 88Q19.5 60 21 32Z", PAPER, { "stroke-width": 2.2 }),
    leech: placed(
      "translate(-6.5 2)",
      body(
        "M31 66Q28 50 42 50Q54 50 56 60Q58 66 62 62Q64 56 62 50Q60 36 72 36Q84 37 83 50Q82 78 62 80Q46 81 44 68Q43 64 41 67Q40 78 34 76Q31 74 31 66Z",
        "#6b4640",
        plain("M83 50Q82 78 62 80Q46 81 44 68Q50 74 60 72Q76 68 76 40Q83 42 83 50Z", "#472c2a"),
      ) + line("M63 56l6 -1M62 64l6 2M54 60l-3 4M47 53l-1 4M57 72l1 5M70 68l4 4", 2, "#2e1b1b"),
    ),
    face: placed(
      "translate(-6.5 2)",
      circle(68, 45, 3.6, IVORY, { "stroke-width": 1.8 }) +
        circle(77, 45, 3.6, IVORY, { "stroke-width": 1.8 }) +
        circle(68.6, 45.6, 1.7, INK, PLAIN) +
        circle(76.6, 45.6, 1.7, INK, PLAIN) +
        shape("M67 51Q72 58 78 51Z", IVORY, { "stroke-width": 1.8 }),
    ),
    blood: placed("translate(-3 4)", shape("M31 40Q36 48 31 51Q26 48 31 40Z", CRIMSON_LIGHT, { "stroke-width": 2 })),
  }),
  // Moustache Wax
  piece("F2", "translate(0.8 0.6) scale(0.964)", {
    bracket:
      rod("M94 32Q80 28 79 9", 5.6, IRON_LIGHT, 2.2) +
      rod("M95 9H17", 6.8, IRON, 3) +
      rect(93, 2, 6, 35, 1.5, IRON, { "stroke-width": 2.2 }) +
      circle(15, 9, 4, IRON, { "stroke-width": 2.2 }) +
      line("M36 9V28", 5) +
      line("M36 10V28", 1.8, IRON_LIGHT, { "stroke-dasharray": "3 2.5" }) +
      line("M66 9V28", 5) +
      line("M66 10V28", 1.8, IRON_LIGHT, { "stroke-dasharray": "3 2.5" }),
    board: ellipse(51, 58, 33, 36, CRIMSON) + ellipse(51, 58, 26.5, 29.5, SKIN, { "stroke-width": 2.2 }),
    face:
      line("M33 46Q39 40 45 46M57 46Q63 40 69 46", 3) +
      shape("M51 42Q40 58 46 61Q51 64 56 61", SKIN_SHADE, { "stroke-width": 2.4 }) +
      ellipse(34, 57, 5, 3.6, BLUSH, PLAIN) +
      ellipse(68, 57, 5, 3.6, BLUSH, PLAIN) +
      shape("M45 78Q51 84 57 78Z", CRIMSON_LIGHT, { "stroke-width": 2 }),
    moustache:
      body(
        "M51 63C41 53 29 57 21 67Q14 74 11 67Q10 61 16 59Q4 54 2 66Q3 83 22 84Q42 85 51 73Q60 85 80 84Q99 83 100 66Q98 54 86 59Q92 61 91 67Q88 74 81 67C73 57 61 53 51 63Z",
        SOOT,
        "",
      ) + line("M22 76Q34 72 46 67M80 76Q68 72 56 67M9 72Q12 77 18 79M93 72Q90 77 84 79", 2.6, "#8a7566"),
  }),
  // Dr Quack's Tonic
  piece("F3", "translate(0 -0.8)", {
    post: shape("M49 84H61V98H49Z", WALNUT),
    board:
      shape("M18 88V42Q18 12 55 10Q92 12 92 42V88Z", NAVY) + shape("M25 81V43Q25 19 55 17Q85 19 85 43V81Z", STRAW, { "stroke-width": 2.2 }),
    duck:
      body(
        "M40 81Q38 66 46 62Q36 56 38 46Q42 34 56 36Q70 36 71 50Q70 58 66 62Q76 68 76 81Z",
        IVORY,
        plain("M64 38Q71 42 71 50Q70 58 66 62Q76 68 76 81H64Q66 60 64 38Z", "#d6cfbc"),
      ) +
      shape("M42 48Q24 44 25 53Q28 61 44 57Z", "#e0862f", { "stroke-width": 2.3 }) +
      line("M28 53Q36 53 42 51", 2),
    hat:
      shape("M40 40L38 20Q54 14 69 20L68 40Z", RAVEN) +
      shape("M32 40Q54 32 76 40Q74 45 54 43T32 40Z", RAVEN) +
      line("M39.5 33Q54 28 68.5 33", 4, CRIMSON_LIGHT),
    monocle:
      circle(50, 49, 5.4, "#dcecf0", { "stroke-width": 2.3 }) +
      circle(49, 49.5, 2, INK, PLAIN) +
      line("M55 52Q60 60 58 68", 1.8) +
      circle(63, 49, 2, INK, PLAIN),
    bottle:
      shape("M70 58H78V64Q84 66 84 72V88H64V72Q64 66 70 64Z", GREEN) +
      shape("M64 74H84V83H64Z", PAPER, { "stroke-width": 2 }) +
      shape("M70 58H78V53H70Z", WOOD, { "stroke-width": 2 }) +
      line("M70 76.5l8 4M78 76.5l-8 4", 2.4, CRIMSON),
  }),
  // Boots that Fly
  piece("F4", "translate(-1.6 0.6)", {
    bracket:
      rod("M94 32Q80 28 79 9", 5.6, IRON_LIGHT, 2.2) +
      rod("M95 9H17", 6.8, IRON, 3) +
      rect(93, 2, 6, 35, 1.5, IRON, { "stroke-width": 2.2 }) +
      circle(15, 9, 4, IRON, { "stroke-width": 2.2 }) +
      line("M52 9V34", 5) +
      line("M52 10V34", 1.8, IRON_LIGHT, { "stroke-dasharray": "3 2.5" }) +
      line("M66 9V34", 5) +
      line("M66 10V34", 1.8, IRON_LIGHT, { "stroke-dasharray": "3 2.5" }),
    wing:
      body(
        "M44 52Q36 32 10 34Q12 42 18 44Q10 46 14 52Q18 56 24 55Q18 60 24 64Q32 68 46 64Z",
        IVORY,
        plain("M24 64Q32 68 46 64L45 58Q34 62 22 62Z", PAPER_SHADE),
      ) + line("M24 43Q34 44 40 50M26 54Q34 53 40 55", 2),
    boot:
      body(
        "M42 32H70V58Q86 60 93 70Q97 78 93 82H44Q40 68 42 54Z",
        BRIAR,
        plain("M60 32H70V58Q86 60 93 70Q97 78 93 82H80Q84 68 62 64Q57 50 60 32Z", BRIAR_DARK),
      ) +
      shape("M40 30Q56 34 72 30V40Q56 44 40 40Z", BRASS, { "stroke-width": 2.3 }) +
      shape("M42 81H95V89Q90 91 70 89L60 92H42Z", IRON_DARK) +
      line("M58 47h11M59 53h11M61 59l10 -1", 2.8, BRASS_LIGHT),
    wing2:
      body(
        "M66 62Q74 44 98 42Q98 50 92 53Q98 56 92 61Q88 65 84 64Q80 70 66 70Z",
        IVORY,
        plain("M92 61Q88 65 84 64Q80 70 66 70L66 66Q82 66 92 58Z", PAPER_SHADE),
      ) + line("M74 60Q80 54 87 52", 2),
    wind: line("M8 74H30M14 82H32M20 90H36", 2.6),
  }),
  // No Gentlemen Bathing
  piece("F5", "translate(0 -1) scale(0.973)", {
    post: rod("M55 70V97", 10.6, PAPER, 6) + line("M52 80l6 -4M52 90l6 -4", 3.4, CRIMSON_LIGHT),
    water: shape("M8 92q6 -7 12 0t12 0t12 0t12 0t12 0t12 0t14 -1V98H8Z", WATER, { "stroke-width": 2.4 }),
    board:
      circle(55, 43, 39, CRIMSON_LIGHT) +
      circle(55, 43, 31, PAPER, { "stroke-width": 2.2 }) +
      plain("M34.5 15.5L82.6 63.5L75.5 70.5L27.5 22.5Z", CRIMSON_LIGHT) +
      line("M36.9 17.9L80.1 61.1M29.9 24.9L73.1 68.1", 2.2),
    man:
      body("M42 56Q44 48 55 48T68 56L67 72Q62 74.5 55 74.5T43 72Z", IVORY, "") +
      line("M43 55H68M43 62H68M43 69H67", 3.4, BLUE) +
      line("M42 56Q44 48 55 48T68 56", 2.6) +
      rod("M43 54Q34 50 32 40M67 54Q76 50 78 40", 7.6, SKIN, 3.4) +
      circle(55, 33, 12.5, SKIN, { "stroke-width": 2.4 }) +
      shape("M42 30Q42 18 55 18T68 30Q55 24 42 30Z", BLUE, { "stroke-width": 2.3 }) +
      shape("M55 37Q47 33 44 40Q51 44 55 39Q59 44 66 40Q63 33 55 37Z", MOUSTACHE, { "stroke-width": 1.8 }) +
      circle(50, 31.5, 1.9, INK, PLAIN) +
      circle(60, 31.5, 1.9, INK, PLAIN),
  }),
  // Sauerkraut!
  piece("F6", "translate(0 -0.6)", {
    legs:
      shape("M26 88L20 98H28L34 88ZM80 88L86 98H78L72 88Z", WALNUT_DARK, { "stroke-width": 2.2 }) +
      shape("M84 22L97 94H88L78 40Z", WALNUT, { "stroke-width": 2.4 }),
    board: shape("M32 10H76L90 92H18Z", WALNUT) + shape("M37.5 17H70.5L82 85H26.5Z", STRAW, { "stroke-width": 2.2 }),
    leaves:
      body("M46 84Q24 86 23 72Q15 68 20 60Q14 52 22 48Q22 38 32 40Q40 50 46 84Z", "#6f9d4c", "") +
      body("M62 84Q84 86 85 72Q93 68 88 60Q94 52 86 48Q86 38 76 40Q68 50 62 84Z", "#54803a", "") +
      line("M27 50Q34 62 40 78M26 66Q32 68 36 72M81 50Q74 62 68 78M82 66Q76 68 72 72", 2.2, "#cfe4a0"),
    head:
      body(
        "M31 58Q30 34 54 32Q78 34 77 58Q76 83 54 84Q32 83 31 58Z",
        "#a9cc7a",
        plain("M67 36Q78 42 77 58Q76 83 54 84Q80 70 67 36Z", "#7fae57"),
      ) +
      body("M36 42Q34 32 43 31Q47 23 54 27Q61 23 65 31Q74 32 72 42Q64 47 54 42Q44 47 36 42Z", "#8fb866", "") +
      line("M54 29V39M46 33Q46 38 43 41M62 33Q62 38 65 41", 2.2, "#dcecb4"),
    face:
      line("M37 50L48 55.5L37 61M71 50L60 55.5L71 61", 3.4) +
      shape("M46 72Q49 66 54 68.5Q59 66 62 72Q58 77 54 74.5Q50 77 46 72Z", CRIMSON_LIGHT, { "stroke-width": 2.2 }) +
      line("M41 69l-3 3M67 69l3 3M40 75l-2 3M68 75l2 3", 2.2),
  }),
  // Now Electric
  piece("F7", "translate(0 1.9) scale(0.94)", {
    post: rod("M54 80V98", 9.6, IRON, 5),
    burst:
      shape(
        "M54 1L61.3 13.8L73.5 5.5L74.6 20.2L89.2 17.9L83.7 31.7L97.9 36L87 46L97.9 56L83.7 60.3L89.2 74.1L74.6 71.8L73.5 86.5L61.3 78.2L54 91L46.7 78.2L34.5 86.5L33.4 71.8L18.8 74.1L24.3 60.3L10.1 56L21 46L10.1 36L24.3 31.7L18.8 17.9L33.4 20.2L34.5 5.5L46.7 13.8Z",
        NAVY,
      ) +
      circle(85.5, 32, 3, BRASS_LIGHT, { "stroke-width": 1.6 }) +
      circle(88.4, 43.6, 3, IVORY, { "stroke-width": 1.6 }) +
      circle(87.2, 55.5, 3, BRASS_LIGHT, { "stroke-width": 1.6 }) +
      circle(81.9, 66.3, 3, IVORY, { "stroke-width": 1.6 }) +
      circle(73.3, 74.6, 3, BRASS_LIGHT, { "stroke-width": 1.6 }) +
      circle(62.3, 79.5, 3, IVORY, { "stroke-width": 1.6 }) +
      circle(50.4, 80.3, 3, BRASS_LIGHT, { "stroke-width": 1.6 }) +
      circle(38.9, 77, 3, IVORY, { "stroke-width": 1.6 }) +
      circle(29.2, 70, 3, BRASS_LIGHT, { "stroke-width": 1.6 }) +
      circle(22.5, 60, 3, IVORY, { "stroke-width": 1.6 }) +
      circle(19.6, 48.4, 3, BRASS_LIGHT, { "stroke-width": 1.6 }) +
      circle(20.8, 36.5, 3, IVORY, { "stroke-width": 1.6 }) +
      circle(26.1, 25.7, 3, BRASS_LIGHT, { "stroke-width": 1.6 }),
    hair: shape("M40 34L30 24L41 25L38 12L48 20L54 7L60 20L70 12L67 25L78 24L68 34Z", BRASS_LIGHT, { "stroke-width": 2.3 }),
    bulb:
      body(
        "M54 20Q75 21 75 42Q74 54 65 62V68H43V62Q34 54 33 42Q33 21 54 20Z",
        "#fff3c4",
        plain("M66 24Q75 30 75 42Q74 54 65 62V68H56Q60 60 66 52Q72 40 66 24Z", "#efd27c"),
      ) +
      shape("M43 66H65V73L62 82H46L43 73Z", PEWTER, { "stroke-width": 2.3 }) +
      line("M44 71H64M45 77H63", 2),
    face:
      circle(46, 41, 5.4, IVORY, { "stroke-width": 2.2 }) +
      circle(62, 41, 5.4, IVORY, { "stroke-width": 2.2 }) +
      circle(46, 41, 2, INK, PLAIN) +
      circle(62, 41, 2, INK, PLAIN) +
      line("M45 53L49 50L52 54L56 50L59 54L63 51", 2.6),
  }),
  // Wurst & Son
  piece("F8", "translate(0 0.6) scale(0.978)", {
    bracket:
      rod("M94 32Q80 28 79 9", 5.6, IRON_LIGHT, 2.2) +
      rod("M95 9H17", 6.8, IRON, 3) +
      rect(93, 2, 6, 35, 1.5, IRON, { "stroke-width": 2.2 }) +
      circle(15, 9, 4, IRON, { "stroke-width": 2.2 }),
    father:
      line("M42 9V18", 2.8) +
      body(
        "M42 16Q56 16 57 32V74Q56 92 42 92Q28 92 27 74V32Q28 16 42 16Z",
        "#b5533a",
        plain("M50 18Q56 22 57 32V74Q56 92 42 92Q52 84 51 72V32Q52 24 50 18Z", "#8a3a28"),
      ) +
      shape("M38 16L42 9L46 16ZM38 92L42 99L46 92Z", "#8a3a28", { "stroke-width": 2 }) +
      line("M33 30V66", 3.6, "#e08a6a"),
    fatherFace:
      circle(37, 48, 2.4, INK, PLAIN) +
      circle(48, 48, 2.4, INK, PLAIN) +
      shape("M42 55Q34 51 30 59Q38 63 42 58Q47 63 54 59Q50 51 42 55Z", SOOT, { "stroke-width": 1.8 }) +
      line("M33 42l6 1M52 42l-6 1", 2.4),
    fatherHat:
      shape("M31 26L32 14H53L54 26Z", RAVEN, { "stroke-width": 2.4 }) +
      shape("M24 27Q42 22 61 27Q60 32 42 31T24 27Z", RAVEN, { "stroke-width": 2.4 }),
    son:
      line("M79 9V40", 2.8) +
      body(
        "M79 40Q89 41 90 54V72Q89 86 79 86Q69 86 68 72V54Q69 41 79 40Z",
        "#d0694a",
        plain("M84 42Q90 46 90 54V72Q89 86 79 86Q86 80 85 70V54Q86 46 84 42Z", "#a64a30"),
      ) +
      shape("M76 40L79 34L82 40ZM76 86L79 92L82 86Z", "#a64a30", { "stroke-width": 2 }),
    sonFace:
      circle(75, 60, 2, INK, PLAIN) +
      circle(83, 60, 2, INK, PLAIN) +
      line("M74 67Q79 72 84 67", 2.4) +
      shape("M70 50Q70 41 79 41T88 50Q79 47 70 50Z", BLUE, { "stroke-width": 2.2 }) +
      shape("M69 52Q79 46 90 52L98 53Q92 56 88 54Q79 50 69 52Z", BLUE, { "stroke-width": 2 }),
    hands: rod("M57 70Q63 74 68 70", 5.4, "#d0694a", 1.8),
  }),
];
