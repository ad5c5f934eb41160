/** Chamber pots, the older first. */
import type { Drawing } from "../drawing";
import { circle, ellipse, INK, line, placed, PLAIN, shape } from "../ink/ink";
import {
  BLUE,
  BLUE_DARK,
  BLUSH,
  BRASS,
  BRASS_DARK,
  BRASS_LIGHT,
  BRIAR,
  CRIMSON,
  CRIMSON_DARK,
  CRIMSON_LIGHT,
  GREEN,
  GREEN_DARK,
  HOLLOW,
  IRON_LIGHT,
  IVORY,
  PAPER,
  PEWTER,
  PORCELAIN,
  PORCELAIN_SHADE,
  STEEL,
  UMBER,
  WALNUT,
  WATER,
  WOOD,
} from "../adel/colours";
import { body, plain, rect, rod } from "../adel/pen";
import { piece } from "./piece";

export const pots: readonly Drawing[] = [
  // Gmunden Thunderer
  piece("B1", "translate(-2.9 8.9) scale(0.93)", {
    handle: rod("M80 48Q106 41 104 60T82 75", 10.6, "#f1e8d4", 6),
    pot:
      shape("M32 86H66L71 95H27Z", "#cdbd98") +
      body(
        "M16 40Q0 58 11 74Q20 90 36 91H62Q78 90 87 74Q98 58 82 40Z",
        "#f1e8d4",
        plain("M70 42H82Q98 58 87 74Q78 90 62 91H50Q84 78 70 42Z", "#cfbf9b"),
      ),
    flames:
      line("M9 60q8 -13 13 2t12 -1t12 2t12 -2t12 2t17 -5", 5, GREEN) +
      line("M13 75q8 -10 13 1t12 0t12 1t12 -1t12 1t9 -3", 4.6, GREEN) +
      line("M30 86q6 -4 10 0t10 0t12 0", 3, GREEN) +
      line("M16 40Q0 58 11 74Q20 90 36 91H62Q78 90 87 74Q98 58 82 40", 2.6),
    rim:
      shape("M6 34Q6 22 49 21T92 34Q92 45 49 46T6 34Z", "#f1e8d4") +
      ellipse(49, 33, 33, 7, HOLLOW, { "stroke-width": 2.2 }) +
      line("M11 38Q49 49 87 38", 2.6, GREEN),
    thunder:
      shape("M33 0L47 12L42 14L52 36H42L34 19L39.5 17Z", "#f4d35e", { "stroke-width": 2.3 }) +
      shape("M85 2L69 13L74 15L61 36H71L81 20L75.5 18Z", "#f4d35e", { "stroke-width": 2.3 }),
  }),
  // The Pewter Peeper
  piece("B2", "translate(-1.9 0.2)", {
    handle: rod("M78 62Q96 58 95 71Q93 84 77 84", 10.6, PEWTER, 6),
    pot:
      shape("M20 91H70L75 97H15Z", "#7f8488") +
      body(
        "M16 56H76Q87 74 76 89Q72 93 66 93H26Q20 93 16 89Q5 74 16 56Z",
        PEWTER,
        plain("M62 58L76 56Q87 74 76 89Q72 93 66 93H54Q74 82 62 58Z", "#7f8488"),
      ) +
      line("M12 68Q46 76 80 68", 2.6, "#7f8488") +
      line("M19 62Q14 74 20 84", 4, STEEL) +
      plain(
        "M66 78Q71.4 77.7 76 75Q70.6 75.3 66 78ZM64 83Q69.8 82.8 75 80Q69.2 80.2 64 83ZM61 88Q66.2 88.2 71 86Q65.8 85.8 61 88Z",
        "#5f6468",
      ),
    gap: plain("M13 56L15 40L80 30L78 56Z", INK),
    eyes:
      circle(37, 46, 8.5, IVORY, { "stroke-width": 2 }) +
      circle(58, 43.5, 8.5, IVORY, { "stroke-width": 2 }) +
      circle(40, 48, 3.8, INK, PLAIN) +
      circle(61, 45.5, 3.8, INK, PLAIN) +
      circle(41.3, 46.4, 1.3, IVORY, PLAIN) +
      circle(62.3, 44, 1.3, IVORY, PLAIN),
    rim: shape("M9 57Q46 66 83 57L83 51Q46 59.5 9 51Z", STEEL),
    lid: placed(
      "rotate(-9 46 30)",
      body("M13 36Q16 16 46 15Q76 16 79 36Q46 42 13 36Z", PEWTER, plain("M63 18Q78 22 79 36Q70 38 60 39Q72 30 63 18Z", "#7f8488")) +
        line("M23 30Q27 22 37 20", 3.6, STEEL) +
        shape("M8 37Q46 47 84 37L84 31Q46 40 8 31Z", STEEL) +
        shape("M41 15Q37 6 46 5Q55 6 51 15Z", PEWTER),
    ),
  }),
  // The Night Duchess
  piece("B3", "translate(-3.3 1.2)", {
    handle: rod("M80 58Q98 54 96 69T80 80", 11.1, PORCELAIN, 6.5),
    pot:
      shape("M34 89H64L68 96H30Z", PORCELAIN_SHADE) +
      body(
        "M18 50Q6 64 16 80Q24 92 40 93H60Q76 92 83 80Q92 64 82 50Z",
        PORCELAIN,
        plain("M72 50H82Q92 64 83 80Q76 92 60 93H52Q82 80 72 50Z", PORCELAIN_SHADE),
      ),
    face:
      line("M27 64Q33 70 39 64M58 64Q64 70 70 64", 3) +
      line("M28 67l-2 3M33 68.5v3.5M38 67l2 3M59 67l-2 3M64 68.5v3.5M69 67l2 3", 1.8) +
      line("M48 64Q42 75 48 76H52", 2.4) +
      shape("M42 83Q50 80 56 83Q50 89 42 83Z", CRIMSON_LIGHT, { "stroke-width": 2 }) +
      ellipse(27, 77, 6, 4, BLUSH, { stroke: "none", opacity: 0.8 }) +
      ellipse(70, 77, 6, 4, BLUSH, { stroke: "none", opacity: 0.8 }) +
      circle(64, 80, 1.7, INK, PLAIN),
    cap:
      body("M20 46Q14 22 46 20Q58 12 72 20Q84 24 82 46Z", "#8fb6d6", plain("M70 20Q84 24 82 46H70Q78 32 70 20Z", "#5f8fb8")) +
      line("M34 26Q30 36 34 46M52 22Q52 34 52 46M66 24Q70 34 66 46", 2.4, "#5f8fb8") +
      body(
        "M12 48Q10 40 18 41Q22 35 29 40Q35 34 42 39Q49 34 55 39Q62 34 68 40Q76 36 80 42Q90 41 87 50Q84 57 78 53Q72 59 66 54Q60 60 53 55Q46 60 40 55Q33 60 27 54Q20 58 17 53Q12 54 12 48Z",
        IVORY,
        plain("M80 42Q90 41 87 50Q84 57 78 53Q72 59 66 54Q78 52 80 42Z", PORCELAIN_SHADE),
      ),
    bow:
      shape("M58 16Q46 4 42 14Q46 24 58 18ZM58 16Q70 4 76 12Q72 24 58 18Z", CRIMSON_LIGHT, { "stroke-width": 2.4 }) +
      circle(58, 17, 4, CRIMSON, { "stroke-width": 2.2 }),
  }),
  // The Little Throne
  piece("B4", "translate(0 5.4) scale(0.939)", {
    back:
      shape("M28 54V24Q28 16 36 16Q38 8 50 8Q62 8 64 16Q72 16 72 24V54Z", BRASS) +
      body(
        "M35 52V27Q36 23 41 23Q44 16 50 16Q56 16 59 23Q64 23 65 27V52Z",
        CRIMSON,
        plain("M56 19Q58 21 59 23Q64 23 65 27V52H57Q62 34 56 19Z", CRIMSON_DARK),
      ) +
      circle(43, 32, 1.8, BRASS_LIGHT, PLAIN) +
      circle(57, 32, 1.8, BRASS_LIGHT, PLAIN) +
      circle(50, 40, 1.8, BRASS_LIGHT, PLAIN) +
      circle(43, 48, 1.8, BRASS_LIGHT, PLAIN) +
      circle(57, 48, 1.8, BRASS_LIGHT, PLAIN),
    crown: shape("M40 10L37 -1L45 4L50 -3L55 4L63 -1L60 10Q50 13 40 10Z", BRASS_LIGHT, { "stroke-width": 2.4 }),
    pot:
      shape("M36 70H64Q70 84 60 90H40Q30 84 36 70Z", PORCELAIN) +
      plain("M56 71H64Q70 84 60 90H52Q62 82 56 71Z", PORCELAIN_SHADE) +
      line("M36 77q4 -4 7 0t7 0t7 0t8 0", 2.6, BLUE) +
      line("M36 70H64Q70 84 60 90H40Q30 84 36 70Z", 2.6),
    legs:
      rod("M22 66V94", 10.1, BRASS, 5.5) +
      rod("M78 66V94", 10.1, BRASS, 5.5) +
      shape("M17 97H27L25 91H19ZM73 97H83L81 91H75Z", BRASS_DARK, { "stroke-width": 2.2 }),
    seat:
      shape("M15 58H85V68Q50 73 15 68Z", BRASS) +
      plain("M60 59H84V67Q72 69 60 70Z", BRASS_DARK) +
      line("M15 58H85V68Q50 73 15 68Z", 2.6) +
      shape("M15 58Q20 49 50 49T85 58Q80 63 50 63T15 58Z", CRIMSON_LIGHT) +
      ellipse(50, 56, 19, 4.2, INK, PLAIN),
    arms:
      rod("M20 57V44Q20 38 30 40", 9.6, BRASS, 5) +
      rod("M80 57V44Q80 38 70 40", 9.6, BRASS, 5) +
      circle(20, 42, 4.6, BRASS_LIGHT, { "stroke-width": 2.4 }) +
      circle(80, 42, 4.6, BRASS_LIGHT, { "stroke-width": 2.4 }),
  }),
  // Blue Relief
  piece("B5", "translate(-1 3.9) scale(0.972)", {
    handle: rod("M80 58Q92 30 97 46Q98 60 82 72", 10.6, PORCELAIN, 6),
    boat:
      shape("M30 88H66L72 96H24Z", PORCELAIN_SHADE) +
      body(
        "M4 44Q16 54 34 50Q62 42 86 52Q92 74 74 86Q60 92 44 91Q12 88 4 44Z",
        PORCELAIN,
        plain("M76 49Q82 50 86 52Q92 74 74 86Q60 92 44 91Q78 82 76 49Z", PORCELAIN_SHADE),
      ),
    inside:
      shape("M4 44Q22 34 46 38Q72 38 86 52Q70 45 46 49Q18 57 4 44Z", HOLLOW, { "stroke-width": 2.2 }) +
      line("M10 48Q26 60 48 52Q70 47 84 55", 3, BLUE),
    mill:
      shape("M42 86L45 69H55L59 85Q50 88 42 86Z", BLUE, { "stroke-width": 1.8, stroke: BLUE_DARK }) +
      shape("M44 69L50 61L56 69Z", BLUE_DARK, { "stroke-width": 1.8, stroke: BLUE_DARK }) +
      line("M50 68L37 58M50 68L64 59M50 68L38 79M50 68L63 78", 4, BLUE) +
      line("M22 76q6 -5 12 0M64 80q6 -5 11 0", 3, BLUE) +
      circle(24, 64, 4, BLUE, PLAIN) +
      line("M24 66v8", 2.4, BLUE) +
      circle(74, 66, 4, BLUE, PLAIN) +
      line("M74 68v8", 2.4, BLUE),
    sigh:
      body("M58 28Q54 18 63 17Q65 8 75 11Q84 6 88 15Q97 18 92 26Q88 32 80 30Q72 35 66 30Q61 32 58 28Z", IVORY, "", 2.2) +
      line("M67 19q3 3 6 0M79 19q3 3 6 0M73 25q3 2 6 0", 2.2),
  }),
  // The Traveller
  piece("B6", "translate(2 0.2) scale(0.986)", {
    stick: rod("M90 96L82 30Q80 20 89 20Q95 21 94 28", 7.4, WOOD, 3.4),
    legs:
      rod("M40 76L34 88", 8, CRIMSON_LIGHT, 3.6) +
      rod("M60 76L66 86", 8, CRIMSON_LIGHT, 3.6) +
      shape("M38 84V94H18Q15 88 24 87Q28 86 29 82Z", WALNUT) +
      shape("M62 82L70 80Q73 86 80 87Q85 92 80 95L66 97Z", WALNUT),
    handle: rod("M20 44Q3 42 5 55T20 66", 10.6, "#e9d9b2", 6),
    pot:
      body(
        "M22 38Q12 54 19 68Q26 80 40 81H60Q74 80 81 68Q88 54 78 38Z",
        "#e9d9b2",
        plain("M68 40H78Q88 54 81 68Q74 80 60 81H52Q80 70 68 40Z", "#c8b17f"),
      ) +
      rod("M34 40Q30 60 36 80M66 40Q70 60 64 80", 7, BRIAR, 3) +
      rect(29, 55, 8, 8, 1, BRASS, { "stroke-width": 2 }) +
      rect(63.5, 55, 8, 8, 1, BRASS, { "stroke-width": 2 }),
    face:
      circle(44, 55, 2.4, INK, PLAIN) +
      circle(56, 55, 2.4, INK, PLAIN) +
      line("M43 65Q50 71 57 65", 2.6) +
      ellipse(40, 62, 3, 2, BLUSH, PLAIN) +
      ellipse(60, 62, 3, 2, BLUSH, PLAIN),
    rim: shape("M14 34Q14 25 50 24T86 34Q86 43 50 44T14 34Z", "#e9d9b2") + ellipse(50, 33, 28, 5.4, HOLLOW, { "stroke-width": 2 }),
    hat:
      body(
        "M30 24Q30 30 54 30T78 24Q70 22 68 20L64 8Q54 12 44 8L40 20Q36 22 30 24Z",
        GREEN,
        plain("M64 8L68 20Q70 22 78 24Q74 28 62 29.5Q66 20 60 9Z", GREEN_DARK),
      ) +
      line("M41 19Q54 24 67 19", 3, BRASS_LIGHT) +
      shape("M65 18Q76 14 78 3Q66 4 65 18Z", IVORY, { "stroke-width": 2.2 }),
  }),
  // Lord Dripwell's Own
  piece("B7", "translate(0 0.6) scale(0.998)", {
    handles: rod("M24 50Q6 44 8 60Q10 72 26 68", 9.6, BRASS, 5) + rod("M76 50Q94 44 92 60Q90 72 74 68", 9.6, BRASS, 5),
    foot: shape("M42 80H58L62 88Q72 89 74 96H26Q28 89 38 88Z", "#7a2f4a") + shape("M24 92H76V97H24Z", BRASS, { "stroke-width": 2.2 }),
    urn:
      body("M20 42Q16 80 50 84Q84 80 80 42Z", "#9c4462", plain("M68 43L80 42Q84 80 50 84Q76 72 68 43Z", "#732c48")) +
      shape("M16 42Q50 52 84 42L83 35Q50 43 17 35Z", BRASS) +
      line("M26 52Q26 64 34 72", 3.4, "#c9799a"),
    arms:
      shape("M36 53H64V64Q62 75 50 79Q38 75 36 64Z", PAPER, { "stroke-width": 2.4 }) +
      plain("M50 54.5H62.5V64Q61 73 50 77Z", BRASS_LIGHT) +
      line("M50 54V78M37 64H63", 2) +
      plain("M43 56Q47 61 43 62.5Q39 61 43 56ZM57 66Q61 71 57 72.5Q53 71 57 66Z", BLUE) +
      line("M36 53H64V64Q62 75 50 79Q38 75 36 64Z", 2.4),
    lid:
      body("M22 36Q28 22 50 22T78 36Q50 43 22 36Z", "#9c4462", plain("M64 24Q74 28 78 36Q70 39 62 40Q70 32 64 24Z", "#732c48")) +
      shape("M37 22L33 8L42 14L50 4L58 14L67 8L63 22Q50 27 37 22Z", BRASS_LIGHT) +
      circle(33, 7, 2.6, CRIMSON_LIGHT, PLAIN) +
      circle(50, 3.6, 2.6, CRIMSON_LIGHT, PLAIN) +
      circle(67, 7, 2.6, CRIMSON_LIGHT, PLAIN),
    drip:
      line("M73 63l5 5l-4 4l4 5", 2.2) +
      shape("M88 76Q95 86 88 89Q81 86 88 76Z", WATER, { "stroke-width": 2.2 }) +
      shape("M13 82Q18 90 13 92Q8 90 13 82Z", WATER, { "stroke-width": 2 }),
  }),
  // Water Music
  piece("B8", "translate(1.7 3.7) scale(0.974)", {
    horn:
      rod("M52 46Q58 30 68 28", 11.6, BRASS, 7) +
      body(
        "M66 34Q62 28 64 22Q82 18 86 2Q98 12 98 30Q96 44 88 50Q82 36 66 34Z",
        BRASS,
        plain("M98 30Q96 44 88 50Q82 36 66 34L65 30Q86 30 94 42Q97 36 98 30Z", BRASS_DARK),
      ) +
      shape("M86 2Q98 12 98 30Q96 44 88 50Q80 38 79 27Q79 12 86 2Z", UMBER, { "stroke-width": 2.2 }),
    notes:
      line("M33 31V12L51 7V26", 3.4) +
      line("M33 14L51 9", 6) +
      ellipse(29, 32, 5.4, 4.2, INK, PLAIN) +
      ellipse(47, 27, 5.4, 4.2, INK, PLAIN),
    crank: rod("M16 70H6V58", 7, IRON_LIGHT, 3) + circle(6, 54, 5, CRIMSON_LIGHT, { "stroke-width": 2.4 }),
    pot:
      shape("M30 88H66L70 96H26Z", PORCELAIN_SHADE) +
      body(
        "M18 50Q8 64 16 78Q24 91 38 92H60Q74 91 82 78Q90 64 80 50Z",
        PORCELAIN,
        plain("M70 51H80Q90 64 82 78Q74 91 60 92H52Q82 80 70 51Z", PORCELAIN_SHADE),
      ) +
      line("M15 60H83M17 82Q50 88 81 82", 3, CRIMSON_LIGHT) +
      line("M18 50Q8 64 16 78Q24 91 38 92H60Q74 91 82 78Q90 64 80 50", 2.6),
    lyre: rod("M40 64Q34 76 44 83H54Q64 76 58 64", 7.4, BRASS, 3.4) + line("M41 68H57M46 69V82M49 69V82M52 69V82", 1.8),
    rim:
      shape("M10 48Q10 39 49 38T88 48Q88 57 49 58T10 48Z", PORCELAIN) +
      ellipse(49, 47.5, 30, 5.6, HOLLOW, { "stroke-width": 2 }) +
      rod("M52 50Q52 44 55 38", 11.6, BRASS, 7),
  }),
];
