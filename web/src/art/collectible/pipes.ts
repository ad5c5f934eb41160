/** Pipes, the older first. */
import type { Drawing } from "../drawing";
import { circle, ellipse, INK, line, PLAIN, shape } from "../ink/ink";
import {
  BLUE,
  BLUSH,
  BRASS,
  BRASS_LIGHT,
  BRIAR,
  BRIAR_DARK,
  CRIMSON,
  CRIMSON_DARK,
  CRIMSON_LIGHT,
  GREEN,
  GREEN_DARK,
  IRON_LIGHT,
  IVORY,
  LEAF,
  PAPER,
  PAPER_SHADE,
  TEAL,
  WALNUT,
  WALNUT_DARK,
  WATER,
  WOOD,
  WOOD_DARK,
} from "../adel/colours";
import { body, plain, rect, rod } from "../adel/pen";
import { piece } from "./piece";

export const pipes: readonly Drawing[] = [
  // The Bent Bishop
  piece("A1", "translate(-2.3 3.2)", {
    smoke: plain("M45 14C41 11 42 8.5 45 6.5C47.5 4.5 46.5 2.5 44 1C48.5 2 50.5 5 48 8C45.5 10 45 11.5 47 14Z", PAPER),
    stem:
      rod("M48 80Q62 98 73 82Q80 70 74 60Q68 48 80 42L93 37", 11.6, PAPER, 7) +
      rod("M89 38.6L95 36.3", 11.6, WALNUT, 7) +
      line("M56 87Q66 90 71 79", 2, "#fffdf6"),
    bowl: body("M23 48Q20 78 31 88Q41 94 52 88Q62 78 59 48Z", PAPER, plain("M51 48H59Q62 78 52 88Q47 91 41 91Q57 74 51 48Z", PAPER_SHADE)),
    face:
      line("M27 60l10 4.4M55 60l-10 4.4", 3.6) +
      circle(33.5, 67, 2.2, INK, PLAIN) +
      circle(48.5, 67, 2.2, INK, PLAIN) +
      shape("M41 64Q33 77 40 79Q47 80 47 75", "#eccfa8", { "stroke-width": 2.2 }) +
      line("M33 86.5Q41 81.5 49 86", 2.6) +
      ellipse(28, 74, 3.6, 2.4, BLUSH, { stroke: "none", opacity: 0.8 }) +
      ellipse(54, 73, 3.2, 2.4, BLUSH, { stroke: "none", opacity: 0.8 }),
    mitre:
      body(
        "M18 52L24 33Q29 19 37 9L42 17L48 10Q55 19 58 33L64 52Q41 60 18 52Z",
        CRIMSON,
        plain("M48 10Q55 19 58 33L64 52Q57 55 50 56Q55 34 48 10Z", CRIMSON_DARK),
      ) +
      line("M41 25V46M33 33H49", 4, BRASS_LIGHT) +
      shape("M18 52Q41 60 64 52L62 45Q41 52 20 45Z", BRASS, { "stroke-width": 2.2 }) +
      circle(30, 52.3, 1.7, CRIMSON, PLAIN) +
      circle(41, 53.6, 1.7, CRIMSON, PLAIN) +
      circle(52, 52.3, 1.7, CRIMSON, PLAIN),
  }),
  // Meerschaum Moritz
  piece("A2", "translate(-1 1.3)", {
    smoke:
      plain(
        "M34 37C26.4 31.3 28.3 26.6 34 22.8C38.8 18.9 36.9 15.2 32.1 12.3C40.6 14.2 44.5 19.9 39.7 25.6C35 29.4 34 32.2 37.8 37Z",
        PAPER,
      ) +
      plain(
        "M47 38C52.6 33.8 51.2 30.3 47 27.5C43.5 24.7 44.9 21.9 48.4 19.8C42.1 21.2 39.3 25.4 42.8 29.6C46.3 32.4 47 34.5 44.2 38Z",
        PAPER,
      ),
    tail:
      body(
        "M44 88Q66 98 79 80Q88 66 86 46L77 46Q76 60 68 69Q60 76 50 70Z",
        TEAL,
        plain("M52 91Q68 94 79 80Q88 66 86 46L82 46Q82 64 72 76Q64 86 46 86Z", "#28605c"),
      ) +
      line("M62 77q5 1 6 6M70 70q5 1 7 5M74 60q5 1 8 4M61 84q3 1 4 4", 2, BRASS_LIGHT) +
      body("M81 50Q63 42 63 24Q75 26 81 37Q86 25 98 22Q100 42 81 50Z", TEAL, plain("M82 48Q90 36 98 24Q99 42 82 48Z", "#28605c")) +
      line("M69 30Q73 38 79 44M93 29Q88 36 84 43", 1.8, BRASS_LIGHT),
    head:
      body("M19 42Q17 62 26 70H52Q60 62 58 42Z", "#f6e3c4", plain("M50 44L58 42Q60 62 52 70H46Q54 60 50 44Z", "#e3c598")) +
      shape("M16 41Q16 32 38.5 32T61 41Q61 49 38.5 49T16 41Z", BRASS) +
      ellipse(38.5, 40, 16.5, 4.2, WALNUT_DARK, { "stroke-width": 2 }),
    beard:
      body(
        "M17 60Q9 71 16 79Q13 90 26 91Q32 99 42 94Q54 97 57 86Q67 78 60 60Q55 70 46 68Q41 65 38.5 68Q35 65 31 68Q22 70 17 60Z",
        IVORY,
        plain("M60 60Q67 78 57 86Q54 97 42 94Q52 88 54 80Q60 70 60 60Z", "#cfe0e2"),
      ) + line("M19 79q5 -6 9 0t9 0t9 0t9 -1M27 88q5 -5 8 0t8 0t7 -1", 3, WATER),
    face:
      line("M27 58q3.5 -4 7 0M43 58q3.5 -4 7 0", 2.6) +
      ellipse(38.5, 63, 5.4, 4.6, BLUSH, { "stroke-width": 2.2 }) +
      shape("M34.5 73Q38.5 79 43 73Z", CRIMSON_DARK, { "stroke-width": 1.8 }),
  }),
  // Admiral's Puffer
  piece("A3", "translate(-1.1 6.7) scale(0.978)", {
    stem: rod("M50 84Q68 94 77 78Q83 66 93 65", 12.1, BRIAR_DARK, 7.5) + line("M90 65.5L96 64.5", 11.6) + line("M90 65.5L96 64.5", 7),
    mast:
      rod("M36 54V13", 7, WOOD, 3) + shape("M37 6Q45 2 50 7Q55 11 61 7L58 17Q53 20 48 16Q43 13 37 16Z", CRIMSON, { "stroke-width": 2.2 }),
    sail:
      body(
        "M19 24H56Q68 36 59 45Q54 52 47 46Q42 54 34 47Q27 53 21 46Q10 42 14 34Q15 28 19 24Z",
        IVORY,
        plain("M51 25H56Q68 36 59 45Q54 52 47 46Q44 51 39 50Q58 42 51 25Z", PAPER_SHADE),
      ) +
      shape("M40 30Q46 36 40 42Q34 36 40 30Z", CRIMSON_LIGHT, { "stroke-width": 1.8 }) +
      rod("M14 23H62", 6.8, WOOD, 3),
    hull:
      body(
        "M4 50Q12 58 18 58H52Q60 56 63 46L69 44Q70 80 52 90H28Q10 80 4 50Z",
        WOOD,
        plain("M69 44Q70 80 52 90H42Q60 78 63 46Z", WOOD_DARK),
      ) +
      plain("M8 63Q12 66 18 66.5H66L67 60Q62 62 54 62H16Q10 61 7 58Z", BRASS_LIGHT) +
      line("M8 63Q12 66 18 66.5H66", 2) +
      line("M4 50Q12 58 18 58H52Q60 56 63 46", 2.6),
    guns:
      rect(20, 70.5, 8, 8, 0, INK, PLAIN) +
      circle(24, 74.5, 2.6, IRON_LIGHT, PLAIN) +
      rect(33, 70.5, 8, 8, 0, INK, PLAIN) +
      circle(37, 74.5, 2.6, IRON_LIGHT, PLAIN) +
      rect(46, 70.5, 8, 8, 0, INK, PLAIN) +
      circle(50, 74.5, 2.6, IRON_LIGHT, PLAIN) +
      line("M30 85h18", 2.4, WOOD_DARK),
  }),
  // Long Tobias
  piece("A4", "translate(-1.1 0.6) scale(0.995)", {
    smoke:
      plain("M15 50C9 45.5 10.5 41.8 15 38.8C18.8 35.8 17.2 32.8 13.5 30.5C20.2 32 23.2 36.5 19.5 41C15.8 44 15 46.2 18 50Z", PAPER) +
      plain(
        "M26 52C30.4 48.7 29.3 46 26 43.8C23.2 41.5 24.4 39.4 27.1 37.7C22.1 38.8 19.9 42.1 22.7 45.4C25.4 47.6 26 49.2 23.8 52Z",
        PAPER,
      ),
    stem:
      rod("M26 88H82Q95 88 95 79T82 70H54Q45 70 45 62T54 54H82Q94 54 94 45.5T82 37H58Q49 37 49 29T58 21H82", 10.2, PAPER, 5.6) +
      line("M30 90H82Q88 90 92 86M54 72Q47 70 47 64M82 56Q90 55 91.5 50M58 39Q52 38 51 33", 1.8, PAPER_SHADE) +
      rod("M80 21H93", 10.2, WALNUT_DARK, 5.6) +
      shape("M74 16.5H80V25.5H74Z", BRASS, { "stroke-width": 2 }),
    bowl:
      body("M6 58H38Q42 92 25 97Q12 98 9 84Q5 71 6 58Z", GREEN, plain("M29 58H38Q42 92 25 97Q21 97.4 18 96.5Q34 86 29 58Z", GREEN_DARK)) +
      shape("M4 56Q4 50 22 50T40 56Q40 63 22 63T4 56Z", BRASS) +
      ellipse(22, 55.6, 13, 3.2, WALNUT_DARK, { "stroke-width": 1.8 }),
    face:
      line("M11 73q3.5 3.5 7 0M24 73q3.5 3.5 7 0", 2.6) +
      line("M10 69l7 -1M25 68l7 1", 2.2) +
      line("M21 74L18 84H24", 2.4) +
      line("M15 90.5q5 3 10 -1", 2.6),
  }),
  // Grandma's Second Pipe
  piece("A5", "translate(0 -0.1) scale(0.97)", {
    stem: rod("M54 76Q70 80 75 62Q78 46 90 42", 12.1, WALNUT_DARK, 7.5) + rod("M87 43L94 40.6", 11, BRASS, 6.4),
    bowl:
      body("M20 50Q18 84 34 92Q42 95 50 92Q63 84 62 50Z", PAPER, plain("M52 50H62Q63 84 50 92Q46 94 41 93.5Q57 80 52 50Z", PAPER_SHADE)) +
      circle(36, 72, 4.6, CRIMSON_LIGHT, { "stroke-width": 2 }) +
      circle(45, 69, 4.6, CRIMSON_LIGHT, { "stroke-width": 2 }) +
      circle(43, 78, 4.6, CRIMSON_LIGHT, { "stroke-width": 2 }) +
      circle(34.5, 79, 0.1, CRIMSON_LIGHT, PLAIN) +
      circle(41.5, 73, 3.4, BRASS, { "stroke-width": 2 }) +
      shape("M30 80Q24 80 25 73Q31 74 33 79ZM49 84Q52 78 56 80Q55 86 49 84Z", LEAF, { "stroke-width": 1.8 }),
    cosy:
      body("M15 55Q14 24 41 22Q68 24 67 55Q41 63 15 55Z", CRIMSON_LIGHT, plain("M56 27Q68 34 67 55Q60 58 53 59Q62 42 56 27Z", CRIMSON)) +
      line("M21 48l5 5l5 -5l5 5l5 -5l5 5l5 -5l5 5l5 -5M24 38l4.5 4.5l5 -5l4 4.5l4 -4.5l4.5 4.5l4 -4.5l4.5 5", 2.4, PAPER) +
      line("M15 55Q41 63 67 55", 2.6),
    bobble:
      body(
        "M41 4Q46 1 48 6Q54 6 52 12Q56 17 50 20Q48 26 42 23Q36 27 33 21Q27 20 30 14Q27 8 34 7Q36 1 41 4Z",
        PAPER,
        plain("M52 12Q56 17 50 20Q48 26 42 23Q50 20 52 12Z", PAPER_SHADE),
      ) + line("M38 10l2 4M45 10l-2 4M36 17l4 -1M44 18l4 1", 1.6),
    wool:
      rod("M70 64L90 99M97 66L74 99", 5.2, BRASS_LIGHT, 1.8) +
      circle(70, 64, 3.2, CRIMSON_LIGHT, PLAIN) +
      circle(97, 66, 3.2, CRIMSON_LIGHT, PLAIN) +
      circle(82, 84, 12.5, BLUE) +
      line("M71.5 80Q82 73 92 80M70.5 87Q82 79 93.5 86M76 95Q86 86 90 76", 2.4, WATER) +
      line("M70 90Q62 98 54 95", 2.8, BLUE),
  }),
  // The Double Barrel
  piece("A6", "translate(-2.1 -1.8) scale(0.988)", {
    smoke:
      plain("M29 41C35.4 36.2 33.8 32.2 29 29C25 25.8 26.6 22.6 30.6 20.2C23.4 21.8 20.2 26.6 24.2 31.4C28.2 34.6 29 37 25.8 41Z", PAPER) +
      plain("M66 37C74 31 72 26 66 22C61 18 63 14 68 11C59 13 55 19 60 25C65 29 66 32 62 37Z", PAPER),
    stem:
      rod("M24 66Q22 88 46 89Q72 91 82 76Q88 67 94 66", 12.1, BRIAR_DARK, 7.5) +
      rod("M66 66Q66 80 70 84", 11.6, BRIAR_DARK, 7) +
      line("M90 67L96 65.5", 11.6) +
      line("M90 67L96 65.5", 7),
    trigger: rod("M40 91Q42 100 52 98.5Q61 98 60 91", 5.6, BRASS, 2.2),
    bowls:
      body("M9 45H39Q43 74 24 76Q5 74 9 45Z", BRIAR, plain("M30 45H39Q43 74 24 76Q20 76 17 74.5Q34 68 30 45Z", BRIAR_DARK)) +
      body("M52 42H82Q86 72 67 74Q48 72 52 42Z", BRIAR, plain("M73 42H82Q86 72 67 74Q63 74 60 72.5Q77 66 73 42Z", BRIAR_DARK)) +
      line("M15 53Q15 62 20 68M58 50Q58 60 63 66", 3, "#c9825a"),
    rims:
      shape("M5 43Q5 36.5 24 36.5T43 43Q43 50 24 50T5 43ZM48 40Q48 33.5 67 33.5T86 40Q86 47 67 47T48 40Z", BRASS) +
      ellipse(24, 42.6, 13, 3.4, WALNUT_DARK, { "stroke-width": 2 }) +
      ellipse(67, 39.6, 13, 3.4, WALNUT_DARK, { "stroke-width": 2 }),
    band: rod("M37 88.6Q46 89.8 53 89", 12.1, BRASS, 7.5),
  }),
  // Detective's Spare
  piece("A7", "translate(0.8 6) scale(0.972)", {
    smoke: line("M25 42C22 28 40 24 41 35C42 43 33 43 33 52", 5.8, PAPER) + circle(33, 61.5, 3.6, PAPER, PLAIN),
    stem:
      rod("M34 82Q22 82 18 70Q15 60 8 58", 11.6, WALNUT_DARK, 7) +
      line("M6 57.2L11 59", 10.6) +
      line("M6 57.2L11 59", 6) +
      shape("M27 74L37 75L38 92L28 90Z", BRASS, { "stroke-width": 2.2 }),
    gourd:
      body(
        "M34 76Q50 74 52 52L88 50Q92 76 76 88Q58 98 35 91Z",
        "#c98a3a",
        plain("M79 51L88 50Q92 76 76 88Q58 98 35 91L34.5 86Q60 92 70 82Q80 72 79 51Z", "#9c6122"),
      ) +
      line("M60 58Q60 72 50 80", 3, "#eab866") +
      plain("M66 84Q70.9 80.9 74 76Q69.1 79.1 66 84ZM60 88Q65 87.1 69 84Q64 84.9 60 88Z", "#7c4713"),
    cap: shape("M46 55Q44 48 50 46H90Q96 48 94 54Q70 62 46 55Z", PAPER),
    hat:
      body("M48 46Q46 22 70 20Q94 22 92 46Q70 52 48 46Z", "#7d7a4e", plain("M82 23Q94 30 92 46Q86 48 80 49Q88 36 82 23Z", "#5f5d39")) +
      line("M60 22Q56 34 58 48M78 22Q84 34 81 48M50 36Q70 42 91 36", 1.8, BRASS_LIGHT) +
      shape("M50 42Q36 42 32 51Q42 54 52 48Z", "#5f5d39") +
      shape("M88 40Q100 42 99 52Q92 53 86 48Z", "#5f5d39") +
      shape("M62 22Q64 14 70 18Q76 14 78 22Q70 26 62 22Z", CRIMSON_LIGHT, { "stroke-width": 2.2 }),
  }),
];
