/** Relics of the famous, the older first. */
import type { Drawing } from "../drawing";
import { circle, ellipse, INK, line, placed, PLAIN, shape } from "../ink/ink";
import {
  BLUE,
  BRASS,
  BRASS_DARK,
  BRASS_LIGHT,
  CRIMSON,
  CRIMSON_DARK,
  CRIMSON_LIGHT,
  GREEN_DARK,
  ICE,
  IRON_LIGHT,
  IVORY,
  LEAF,
  PAPER,
  PAPER_SHADE,
  SKIN,
  TEAR,
  UMBER,
  WALNUT,
  WALNUT_DARK,
  WATER,
  WOOD,
  YELLOW,
} from "../adel/colours";
import { body, plain, rect, rod } from "../adel/pen";
import { piece } from "./piece";

export const relics: readonly Drawing[] = [
  // Boney's Left Boot
  piece("D1", "translate(0 1.2)", {
    boot:
      body(
        "M38 36H70Q68 58 72 68Q90 70 96 82Q97 88 93 90H38Q34 76 38 60Z",
        "#3a322c",
        plain("M60 37H70Q68 58 72 68Q90 70 96 82Q97 88 93 90H80Q86 76 64 72Q57 58 60 37Z", "#221c18"),
      ) +
      shape("M35 88H94V96H60L56 92H35Z", WALNUT) +
      line("M44 50Q45 66 43 78", 3.6, "#7d6f62") +
      shape("M36 42Q54 47 72 42V52Q54 58 36 52Z", WOOD) +
      line("M46 72Q58 78 70 71", 2.2),
    spur:
      rod("M38 80H26", 6, BRASS, 2.4) +
      shape("M22 72L23.7 77.1L28.9 76L25.4 80L28.9 84L23.7 82.9L22 88L20.3 82.9L15.1 84L18.6 80L15.1 76L20.3 77.1Z", BRASS_LIGHT, {
        "stroke-width": 2,
      }),
    hat:
      body(
        "M10 42Q12 24 32 14Q52 4 70 13Q92 22 97 42Q78 34 54 40Q28 34 10 42Z",
        "#2b3a57",
        plain("M70 13Q92 22 97 42Q84 37 72 37Q82 26 70 13Z", "#1b263c"),
      ) +
      line("M14 39Q30 31 54 37Q78 31 93 39", 2.6, BRASS) +
      circle(54, 22, 8, IVORY, { "stroke-width": 2.2 }) +
      circle(54, 22, 5, CRIMSON_LIGHT, PLAIN) +
      circle(54, 22, 2.2, BLUE, PLAIN),
  }),
  // An Empress's Hairpin
  piece("D2", "translate(0 2.8) scale(0.948)", {
    hair: line("M60 30C86 26 94 44 82 54C72 62 84 74 97 66", 4, "#5a2f16"),
    pin: rod("M52 44L48 70", 7.6, BRASS, 3.6),
    star:
      shape(
        "M53 0L57.2 16.8L72.1 7.9L63.2 22.8L80 27L63.2 31.2L72.1 46.1L57.2 37.2L53 54L48.8 37.2L33.9 46.1L42.8 31.2L26 27L42.8 22.8L33.9 7.9L48.8 16.8Z",
        IVORY,
      ) +
      shape(
        "M58.4 14.1L57.9 22.1L65.9 21.6L60 27L65.9 32.4L57.9 31.9L58.4 39.9L53 34L47.6 39.9L48.1 31.9L40.1 32.4L46 27L40.1 21.6L48.1 22.1L47.6 14.1L53 20Z",
        ICE,
        { "stroke-width": 2 },
      ) +
      circle(53, 27, 5.4, BRASS_LIGHT, { "stroke-width": 2 }) +
      line("M53 6V12M32 27h6M68 27h6M53 42v6", 2.2, WATER),
    cushion:
      body(
        "M11 67Q28 59 52 62Q78 59 93 67Q88 80 93 93Q76 101 52 98Q28 101 11 93Q16 80 11 67Z",
        "#7b4a8c",
        plain("M91 72Q89 82 93 93Q76 101 52 98Q28 101 11 93L12.5 89Q40 94 66 89Q84 86 91 72Z", "#5a3168"),
      ) +
      line("M19 70Q30 66 40 67M60 84Q72 83 80 77", 3, "#a97bb8") +
      ellipse(47.5, 71, 9, 4.4, "#5a3168", { "stroke-width": 2 }) +
      plain("M45 70L49 62L51 71Z", BRASS),
    tassels:
      shape("M10 66L3 71L7.9 74Z", BRASS, { "stroke-width": 2 }) +
      circle(10, 66, 4, BRASS_LIGHT, { "stroke-width": 2.2 }) +
      shape("M94 66L100 71L95.8 74Z", BRASS, { "stroke-width": 2 }) +
      circle(94, 66, 4, BRASS_LIGHT, { "stroke-width": 2.2 }) +
      shape("M10 92L3 97L7.9 100Z", BRASS, { "stroke-width": 2 }) +
      circle(10, 92, 4, BRASS_LIGHT, { "stroke-width": 2.2 }) +
      shape("M94 92L100 97L95.8 100Z", BRASS, { "stroke-width": 2 }) +
      circle(94, 92, 4, BRASS_LIGHT, { "stroke-width": 2.2 }),
  }),
  // The Bottled High C
  piece("D3", "translate(0 4.4) scale(0.957)", {
    cork: placed("rotate(24 68 8)", shape("M62 1Q68 -1 74 1L73 13H63Z", WOOD)) + line("M44 10L39 5M53 8V2M78 20L84 20", 2.6),
    glass:
      body(
        "M40 18H64V34Q88 42 88 62V89Q88 97 80 97H24Q16 97 16 89V62Q16 42 40 34Z",
        "#cfe3cf",
        plain("M76 39Q88 46 88 62V89Q88 97 80 97H66Q80 90 80 62Q80 48 76 39Z", "#93b89a"),
      ) + line("M24 60Q25 49 34 44M23 68V82", 4, IVORY),
    lip: shape("M37 16Q52 20 67 16V23Q52 27 37 23Z", "#93b89a", { "stroke-width": 2.4 }),
    bow: shape("M52 33L38 26V40ZM52 33L66 26V40Z", INK, { "stroke-width": 2 }) + circle(52, 33, 3.6, IRON_LIGHT, { "stroke-width": 2 }),
    note:
      shape("M61 80V46Q63 55 74 58Q82 64 76 74Q76 66 65 63V80Z", CRIMSON, { "stroke-width": 2.3 }) +
      placed(
        "rotate(-12 49 80)",
        ellipse(49, 80, 17, 13, CRIMSON) +
          plain("M56 69Q66 73 66 80Q65 91 51 92.5Q62 84 56 69Z", CRIMSON_DARK) +
          ellipse(49, 85, 7, 6, INK, PLAIN) +
          ellipse(49, 88, 4.6, 2.8, "#f0a0a0", PLAIN) +
          line("M37 75Q41 70 45 75M52 75Q56 70 60 75", 2.6, IVORY),
      ),
  }),
  // The Polar Sock
  piece("D4", "translate(-1.2 -3.3)", {
    penguin:
      body("M58 46Q54 10 74 9Q94 10 90 46Z", "#2f3540", plain("M80 11Q94 16 90 46H80Q88 28 80 11Z", "#1d2129")) +
      shape("M63 46Q60 27 67 24Q72 22 74 27Q76 22 81 24Q88 27 85 46Z", IVORY, { "stroke-width": 2 }) +
      shape("M68 33Q74 29 80 33L74 41Z", "#e0993a", { "stroke-width": 2 }) +
      circle(69, 29, 2.2, INK, PLAIN) +
      circle(79, 29, 2.2, INK, PLAIN) +
      line("M57 40Q49 36 46 28M91 40Q96 36 97 28", 5.4),
    sock: body(
      "M54 42H94L92 66Q92 92 64 95Q34 98 14 94Q4 88 8 78Q14 70 30 72Q52 72 54 42Z",
      PAPER,
      plain("M84 42H94L92 66Q92 92 64 95Q34 98 14 94Q10 92 8 88Q60 92 76 76Q84 64 84 42Z", PAPER_SHADE),
    ),
    stripes:
      plain("M53.5 58Q72 62 93 58L92.4 67Q72 71 51.5 66Z", CRIMSON) +
      plain("M47 71Q58 78 74 92Q70 94 66 95Q54 84 41 73Z", CRIMSON) +
      plain("M33 72L44 96L34 96.6L24 72Z", CRIMSON) +
      shape("M51 40Q74 46 97 40L97 52Q74 58 51 52Z", CRIMSON_LIGHT) +
      line("M60 43v11M68 44.5v11M76 45v11M84 44v11M91 43v10", 2.2, CRIMSON) +
      line("M54 42L54 44Q52 72 30 72Q14 70 8 78Q4 88 14 94Q34 98 64 95Q92 92 92 66L93 52", 2.6),
    toe: ellipse(13, 83, 6.6, 5.4, SKIN, { "stroke-width": 2.4 }) + line("M10 80q3 -2 5 0", 1.8),
    ice: shape("M24 95L27 100L30 96ZM44 96.5L47 101L50 96Z", TEAR, { "stroke-width": 1.6 }),
  }),
  // The Pilot's Sandwich
  piece("D5", "translate(0 4.2)", {
    glass: plain("M10 76V54Q12 16 50 16T90 54V76Z", "#eef4ee", { opacity: 0.7 }),
    sandwich:
      body("M18 66H74Q71 69 76 71Q73 75 76 77H18Q13 71 18 66Z", "#e9c58a", plain("M18 72H76Q73 75 76 77H18Q15 74 15.5 72Z", "#b97c38")) +
      shape("M13 64q6 -8 12 -1t12 0t12 0t12 0t14 2L74 57H18Z", LEAF, { "stroke-width": 2.2 }) +
      shape("M17 59H80V53.5H17Z", "#d9746c", { "stroke-width": 2.2 }) +
      shape("M22 53H64L50 63Z", YELLOW, { "stroke-width": 2 }) +
      body(
        "M15 53Q12 40 20 38H62Q58 42 64 44Q60 49 68 53Z",
        "#f0d5a0",
        plain("M14.5 44Q14 39 20 38H62Q60 40 60.5 41.5H22Q17 42 14.5 44Z", "#b97c38"),
      ) +
      line("M26 47h3M36 45h3M46 48h3M54 46h2", 2.2, "#c99550") +
      circle(84, 72, 1.8, "#b97c38", PLAIN) +
      circle(81, 65, 1.4, "#b97c38", PLAIN),
    dome: line("M10 76V54Q12 16 50 16T90 54V76", 2.6) + line("M18 48Q21 30 35 24", 4.4, IVORY),
    propeller:
      line("M50 16V6", 4) +
      shape("M50 8Q38 -1 24 5Q34 13 50 8ZM50 8Q62 17 76 11Q66 2 50 8Z", CRIMSON_LIGHT, { "stroke-width": 2.3 }) +
      circle(50, 8, 3.6, BRASS_LIGHT, { "stroke-width": 2.2 }),
    plinth:
      shape("M4 76H96V84Q96 93 88 93H12Q4 93 4 84Z", WALNUT) +
      plain("M70 77.3H94.7V84Q94.5 91.5 88 91.7H60Q76 88 70 77.3Z", WALNUT_DARK) +
      rect(34, 80, 32, 9, 1.5, BRASS_LIGHT, { "stroke-width": 2 }) +
      plain("M50 84.5Q42 81 38 84.5Q43 88 50 84.5ZM50 84.5Q58 81 62 84.5Q57 88 50 84.5Z", BRASS_DARK),
  }),
  // Jungle Loincloth
  piece("D6", "translate(0 1) scale(0.991)", {
    liana:
      rod("M52 34Q50 22 62 18Q70 12 64 5Q56 2 54 10", 7.4, LEAF, 3.4) +
      shape("M66 16Q78 8 86 16Q78 24 66 16ZM46 26Q36 18 30 24Q36 34 46 26Z", LEAF, { "stroke-width": 2.2 }) +
      line("M70 16h9M42 26l-6 -1", 1.6, GREEN_DARK) +
      rod("M52 33L14 50M52 33L92 50", 6.6, LEAF, 2.6),
    belt:
      shape("M10 48Q52 58 96 48L94 60Q52 69 12 60Z", "#6b4225") + line("M20 51l-1 9M34 53.5l-1 9M72 53.5l1 9M86 51l1 9", 2.4, "#3f2412"),
    cloth:
      body(
        "M26 62Q52 68 80 62Q78 80 74 92L66 84L60 97L52 86L43 97L38 84L30 92Q27 80 26 62Z",
        "#dfa552",
        plain("M66 65L80 62Q78 80 74 92L66 84L60 97L54 88Q68 84 66 65Z", "#b67a33"),
      ) + line("M26 62Q52 68 80 62", 2.6),
    spots:
      plain("M31 71Q32 67 36 67.5Q40 69 38.5 73Q35 75.5 31 71Z", "#4a2812") +
      plain("M44 73Q45 69 49 69.5Q53 71 51.5 75Q48 77.5 44 73Z", "#4a2812") +
      plain("M57 71Q58 67 62 67.5Q66 69 64.5 73Q61 75.5 57 71Z", "#4a2812") +
      plain("M67 74Q68 70 72 70.5Q76 72 74.5 76Q71 78.5 67 74Z", "#4a2812") +
      plain("M37 82Q38 78 42 78.5Q46 80 44.5 84Q41 86.5 37 82Z", "#4a2812") +
      plain("M51 81Q52 77 56 77.5Q60 79 58.5 83Q55 85.5 51 81Z", "#4a2812") +
      plain("M62 80Q63 76 67 76.5Q71 78 69.5 82Q66 84.5 62 80Z", "#4a2812"),
    knot:
      shape("M44 54Q52 47 60 54Q63 62 52 65Q41 62 44 54Z", CRIMSON_LIGHT, { "stroke-width": 2.4 }) +
      line("M50 52q3 5 0 11", 2, CRIMSON_DARK),
  }),
  // A Starlet's Lipstick
  piece("D7", "translate(-2.5 0.6)", {
    kiss: placed(
      "rotate(-12 74 42)",
      shape("M52 42Q60 28 68 33Q74 37 80 33Q88 28 97 42Q86 58 74 58Q62 58 52 42Z", "#c8283c", { "stroke-width": 2.4 }) +
        line("M54 42Q64 40 68 43Q74 46 80 43Q86 40 95 42", 3.2, IVORY) +
        line("M62 36l1 3M86 36l-1 3M66 50l1 4M82 50l-1 4M74 51v4", 1.8, "#f08a90"),
    ),
    stick:
      body("M26 52V26Q30 12 50 10V52Z", "#d02c44", plain("M42 13Q46 11 50 10V52H42Z", "#9c1b34")) +
      line("M26 30Q40 32 50 24", 2.2) +
      plain("M28.5 27Q32 15 47.5 12V24Q38 29.5 28.5 27Z", "#ec6a78"),
    tube:
      body("M22 50H54V70H22Z", BRASS_LIGHT, plain("M45 50H54V70H45Z", BRASS)) +
      body("M18 66H58V96H18Z", BRASS, plain("M46 66H58V96H46Z", BRASS_DARK)) +
      line("M24 72V90", 4, BRASS_LIGHT) +
      line("M22 56H54", 2) +
      line("M18 72H58", 2),
    cap: placed(
      "rotate(-6 80 84)",
      body("M66 74H94Q97 84 94 95H66Q62 84 66 74Z", BRASS, plain("M66 87H95L94 95H66Z", BRASS_DARK)) +
        ellipse(66, 84.5, 4, 10, UMBER, { "stroke-width": 2.2 }) +
        line("M74 79H90", 3, BRASS_LIGHT),
    ),
  }),
  // The Rocker's Comb
  piece("D8", "translate(1 0.7) scale(0.97)", {
    comb: placed(
      "rotate(-8 50 74)",
      shape("M3 72Q3 62 11 62H91Q97 62 97 72V77H3Z", "#d9548a") +
        plain("M58 63.3H91Q95.7 63 95.7 72V75.7H58Z", "#b0356a") +
        line("M12 67.5H46", 3.2, "#f3a8c6") +
        shape("M4 77V92Q6.3 95 8.6 92V77Z", "#d9548a", { "stroke-width": 2.2 }) +
        shape("M13 77V92Q15.3 95 17.6 92V77Z", "#d9548a", { "stroke-width": 2.2 }) +
        shape("M22 77V92Q24.3 95 26.6 92V77Z", "#d9548a", { "stroke-width": 2.2 }) +
        shape("M31 77V92Q33.3 95 35.6 92V77Z", "#d9548a", { "stroke-width": 2.2 }) +
        shape("M40 77V92Q42.3 95 44.6 92V77Z", "#d9548a", { "stroke-width": 2.2 }) +
        shape("M49 77V92Q51.3 95 53.6 92V77Z", "#d9548a", { "stroke-width": 2.2 }) +
        shape("M58 77V92Q60.3 95 62.6 92V77Z", "#b0356a", { "stroke-width": 2.2 }) +
        shape("M67 77V92Q69.3 95 71.6 92V77Z", "#b0356a", { "stroke-width": 2.2 }) +
        shape("M76 77V92Q78.3 95 80.6 92V77Z", "#b0356a", { "stroke-width": 2.2 }) +
        shape("M85 77H97V92Q91 95 85 92Z", "#b0356a", { "stroke-width": 2.4 }),
    ),
    quiff:
      body(
        "M22 66Q14 40 38 24Q62 9 91 19Q80 22 79 28Q92 27 98 40Q86 36 80 42Q90 46 91 57Q78 48 70 56Q66 59 66 63Q40 60 22 66Z",
        "#2a2430",
        plain("M98 40Q86 36 80 42Q90 46 91 57Q78 48 70 56Q66 59 66 63Q58 61 50 61Q60 40 82 36Q92 36 98 40Z", "#14101a"),
      ) + line("M29 56Q28 40 46 29M40 55Q44 38 64 30M52 53Q58 42 70 38M58 20Q68 17 78 19", 2.8, "#8a82a4"),
    strands: line("M28 64Q33 74 29 86M45 62Q51 72 48 84", 2.6),
    gleam: shape("M38 8.5L40 15L46.5 17L40 19L38 25.5L36 19L29.5 17L36 15Z", IVORY, { "stroke-width": 2 }),
  }),
];
