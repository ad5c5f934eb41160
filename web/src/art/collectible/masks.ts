/** Masks, the older first. */
import type { Drawing } from "../drawing";
import { circle, ellipse, INK, line, PLAIN, shape } from "../ink/ink";
import {
  BEAK,
  BLUE,
  BRASS,
  BRASS_LIGHT,
  BRIAR,
  BRIAR_DARK,
  CRIMSON,
  CRIMSON_LIGHT,
  ICE,
  IVORY,
  LEAF,
  PAPER,
  TEAL,
  TEAR,
  WATER,
  WOOD,
  WOOD_DARK,
} from "../adel/colours";
import { body, plain, rod } from "../adel/pen";
import { piece } from "./piece";

export const masks: readonly Drawing[] = [
  // The Plague Doctor
  piece("C1", "translate(-0.8 0)", {
    face:
      body(
        "M34 40Q26 66 44 84Q62 94 78 80Q90 62 84 38Q58 46 34 40Z",
        "#b9a27c",
        plain("M76 42L84 38Q90 62 78 80Q70 88 60 88Q84 68 76 42Z", "#94805b"),
      ) +
      plain("M72 68Q76.7 66 80 62Q75.3 64 72 68ZM70 74Q75.1 72.5 79 69Q73.9 70.5 70 74ZM67 80Q71.5 79.1 75 76Q70.5 76.9 67 80Z", "#7a6644"),
    beak:
      body(
        "M42 56Q34 72 6 92Q4 96 10 96Q40 94 58 76Q68 64 60 54Z",
        "#ead8b2",
        plain("M6 94Q40 86 60 58Q66 66 58 76Q40 94 10 96Z", "#c9b184"),
      ) +
      line("M9 94Q38 82 54 62", 2) +
      line("M30 80l3 4M38 73l4 4M46 65l4 4", 1.8) +
      circle(24, 84, 1.6, INK, PLAIN),
    eyes:
      circle(46, 52, 9.5, "#5f8f98", { "stroke-width": 3 }) +
      circle(74, 50, 9.5, "#5f8f98", { "stroke-width": 3 }) +
      line("M41 49q4 -5 8 -2M69 47q4 -5 8 -2", 2.6, IVORY) +
      line("M56 50Q60 47 64 49", 3) +
      circle(46, 52, 9.5, "none", { "stroke-width": 1.6, stroke: BRASS_LIGHT }) +
      circle(74, 50, 9.5, "none", { "stroke-width": 1.6, stroke: BRASS_LIGHT }),
    hat:
      shape("M18 38Q58 20 98 34Q88 46 58 43T18 38Z", "#332d38") +
      body("M36 34Q36 6 58 5T82 31Q58 40 36 34Z", "#332d38", plain("M70 8Q82 12 82 31Q76 34 68 36Q76 22 70 8Z", "#1f1a24")) +
      shape("M36 34Q58 40 82 31L82 24Q58 33 36 27Z", CRIMSON, { "stroke-width": 2.2 }) +
      shape("M52 30L62 28.5L63 37L53 38Z", BRASS_LIGHT, { "stroke-width": 2 }),
  }),
  // Grumpy Percht
  piece("C2", "translate(3.6 1)", {
    horns:
      body("M76 38C92 36 98 18 90 4C86 14 78 20 66 22Z", "#e2d0a2", plain("M90 4C98 18 92 36 76 38L73 33C86 30 92 16 90 4Z", "#b89c63")) +
      line("M93 16l-6 -1M89 24l-5 -4M83 29l-4 -5", 1.8) +
      shape("M34 42L20 38Q15 30 21 22L26 27L30 18L35 25L41 20L46 31Z", "#e2d0a2") +
      shape("M15 27Q18 23 21 24L39 33Q40 38 36 39L17 32Z", IVORY, { "stroke-width": 2.2 }) +
      shape("M36 23Q40 23 41 27L24 40Q19 40 19 36Z", IVORY, { "stroke-width": 2.2 }) +
      circle(29, 31.5, 1.5, CRIMSON_LIGHT, PLAIN),
    face:
      body(
        "M24 38Q52 14 80 38Q88 66 66 88Q52 99 38 88Q16 66 24 38Z",
        WOOD,
        plain("M68 27Q76 32 80 38Q88 66 66 88Q60 94 53 94Q80 66 68 27Z", WOOD_DARK),
      ) +
      plain(
        "M33 34Q37.3 32.6 40 29Q35.7 30.4 33 34ZM44 28Q47.5 27.6 50 25Q46.5 25.4 44 28ZM26 60Q26.3 65.4 29 70Q28.7 64.6 26 60ZM30 74Q32 78.8 36 82Q34 77.2 30 74Z",
        WOOD_DARK,
      ),
    eyes:
      shape("M28 50L49 57Q47 67 38 66Q29 62 28 50ZM76 50L55 57Q57 67 66 66Q75 62 76 50Z", IVORY, { "stroke-width": 2.4 }) +
      circle(42, 60.5, 3.2, CRIMSON, PLAIN) +
      circle(62, 60.5, 3.2, CRIMSON, PLAIN) +
      line("M25 44L50 55M79 44L54 55", 5) +
      line("M30 69q5 3 10 1M64 70q5 2 9 -1", 2),
    nose: body("M52 56Q40 72 44 76Q52 80 60 76Q64 72 52 56Z", BRIAR, plain("M52 56Q64 72 60 76Q56 78 52 78Z", BRIAR_DARK)),
    mouth:
      shape("M32 84Q52 74 72 84Q64 92 52 92T32 84Z", "#3a1d18", { "stroke-width": 2.2 }) +
      plain("M37 83L42 90L45 80.5ZM67 83L62 90L59 80.5Z", IVORY) +
      line("M33 42Q38 38 43 39M62 38Q68 37 72 41", 2),
  }),
  // The Venetian Nose
  piece("C3", "translate(2.2 0) scale(0.938)", {
    ribbon: rod("M14 44Q2 50 7 60T3 76", 7.4, CRIMSON, 3.4) + rod("M92 44Q101 52 95 61T99 76", 7.4, CRIMSON, 3.4),
    canal:
      shape("M9 93q5 -7 11 0t11 0t11 0t11 0t11 0t11 0t11 0t11 0L95 98Q53 101 11 98Z", TEAL, { "stroke-width": 2.4 }) +
      line("M24 96.5h9M70 96.5h10", 2, "#8cc0b4"),
    domino:
      body(
        "M10 42Q12 28 32 28Q46 29 53 36Q60 29 74 28Q94 28 96 42Q96 60 80 62Q64 62 53 52Q42 62 26 62Q10 60 10 42Z",
        "#3b3444",
        plain("M82 29Q95 32 96 42Q96 60 80 62Q70 62 62 58Q92 54 82 29Z", "#26212e"),
      ) + line("M15 40Q18 33 32 33Q44 34 53 42Q62 34 74 33Q88 33 91 40", 2.4, BRASS),
    eyes:
      shape("M20 47Q29 38 39 48Q30 57 20 47ZM67 48Q77 38 86 47Q76 57 67 48Z", IVORY, { "stroke-width": 2.2 }) +
      circle(33, 47.5, 3.4, INK, PLAIN) +
      circle(73, 47.5, 3.4, INK, PLAIN),
    nose:
      body(
        "M47 38Q53 33 59 38Q60 53 72 62Q86 74 76 84Q70 88 64 85Q60 92 53 92Q46 92 42 85Q36 88 30 84Q20 74 34 62Q46 53 47 38Z",
        "#d9764f",
        plain("M59 38Q60 53 72 62Q86 74 76 84Q70 88 64 85Q60 92 53 92Q66 82 63 66Q56 53 56 36Q58 36 59 38Z", "#aa5030"),
      ) +
      line("M49 50Q47 60 40 67", 4, "#f2ab88") +
      shape("M33 78Q38 72 43 79Q38 83 33 78ZM63 79Q68 72 73 78Q68 83 63 79Z", INK, { "stroke-width": 1.4 }) +
      circle(70, 70, 3, "#8a3a20", { "stroke-width": 1.6 }) +
      line("M71 67.5Q74 62 78 63", 1.8),
  }),
  // The Gilded Fib
  piece("C4", "translate(0 -0.1) scale(0.983)", {
    stick: rod("M22 58L14 96", 8.6, BRASS, 4) + circle(14, 95, 4, BRASS_LIGHT, { "stroke-width": 2.2 }),
    plumes:
      shape("M60 36Q58 10 76 6Q76 18 70 36Z", BLUE) +
      shape("M66 36Q70 12 90 12Q86 24 76 36Z", CRIMSON) +
      shape("M54 36Q46 16 56 3Q68 14 64 36Z", IVORY) +
      line("M58 12Q59 24 60 32M74 14Q69 24 67 33M84 18Q77 26 73 34", 1.6),
    mask:
      body(
        "M10 42C22 30 36 34 44 41C54 31 72 28 86 36C90 54 82 68 68 70C58 70 54 62 48 60C40 70 30 72 22 68C8 62 6 50 10 42Z",
        "#dcb552",
        plain("M74 32Q82 33 86 36C90 54 82 68 68 70C63 70 59 67 56 64C78 64 82 46 74 32Z", "#b48a32"),
      ) + line("M14 45C24 35 34 39 43 47M47 46C58 36 70 34 80 38", 2.4, "#f4dc96"),
    eyes:
      shape("M20 50Q29 43 37 51Q34 61 27 60T20 50ZM56 50Q66 41 75 49Q73 59 66 60T56 50Z", "#3b2f3a", { "stroke-width": 2.2 }) +
      line("M23 51q6 3 11 1M60 51q6 3 12 0", 2.4, PAPER),
    nose:
      plain("M42 44Q46 40 50 44Q64 64 94 81Q98 88 92 91Q62 84 40 68Q35 58 42 44Z", "#e9c971") +
      plain("M40 68Q37 63 38 58Q60 76 96 87Q96 90 92 91Q62 84 40 68Z", "#b48a32") +
      line("M40 52Q36 61 40 68Q62 84 92 91Q98 88 94 81Q66 66 54 52", 2.6) +
      line("M44 67Q49 64 52 70", 2.2) +
      line("M78 86Q76 93 69 95", 2.4) +
      shape("M70 95Q62 98 59 92Q66 89 70 95Z", LEAF, { "stroke-width": 2 }),
    bird:
      shape("M78 72Q76 58 87 57Q97 57 97 66Q98 74 92 79Q84 80 78 72Z", WATER, { "stroke-width": 2.4 }) +
      shape("M79 62L72 64.5L79 67Z", BEAK, { "stroke-width": 2 }) +
      circle(85, 63, 1.9, INK, PLAIN) +
      shape("M86 69Q92 66 95 71Q91 76 86 72Z", BLUE, { "stroke-width": 1.8 }),
  }),
  // The Weeping Cat
  piece("C5", "", {
    ears:
      body("M24 44L26 16Q42 22 48 34Z", "#8e95a0", "") +
      plain("M29 37L30 23Q39 28 42 35Z", "#e3a3a0") +
      body("M86 44L84 16Q68 22 62 34Z", "#6f7682", "") +
      plain("M81 37L80 23Q71 28 68 35Z", "#c98784"),
    face:
      body(
        "M22 46Q34 28 55 30Q76 28 88 46Q92 66 78 78Q68 84 55 84Q42 84 32 78Q18 66 22 46Z",
        "#a9b0ba",
        plain("M76 35Q84 40 88 46Q92 66 78 78Q68 84 55 84Q86 70 76 35Z", "#828995"),
      ) +
      plain("M47 32L55 46L63 32Q55 29 47 32Z", "#6f7682") +
      line("M22 46Q34 28 55 30Q76 28 88 46", 2.6) +
      line("M26 62l8 2M25 69l9 -1M84 62l-8 2M85 69l-9 -1", 2.4, "#6f7682"),
    eyes:
      shape("M28 58Q34 46 47 56Q42 64 28 58ZM82 58Q76 46 63 56Q68 64 82 58Z", IVORY, { "stroke-width": 2.4 }) +
      ellipse(40, 56.5, 3.4, 4.4, "#3f6b3a", PLAIN) +
      ellipse(70, 56.5, 3.4, 4.4, "#3f6b3a", PLAIN) +
      ellipse(40, 57, 1.6, 3.6, INK, PLAIN) +
      ellipse(70, 57, 1.6, 3.6, INK, PLAIN) +
      line("M30 47Q38 46 45 42M80 47Q72 46 65 42", 3.4),
    muzzle:
      shape("M50 65H60Q59 70 55 71Q51 70 50 65Z", "#d9727a", { "stroke-width": 2 }) +
      line("M55 71V74M55 74Q48 73 45 79M55 74Q62 73 65 79", 2.4) +
      line("M32 74L12 80M32 78L16 88M78 74L97 80M78 78L94 88", 2.2),
    tears:
      shape("M35 63Q44 78 35 84Q26 80 35 63Z", "#6fb4dc", { "stroke-width": 2.2 }) +
      shape("M75 63Q84 78 75 84Q66 80 75 63Z", "#6fb4dc", { "stroke-width": 2.2 }) +
      shape("M32 86Q37 95 32 97Q26 95 32 86ZM78 86Q84 95 78 97Q72 95 78 86Z", "#6fb4dc", { "stroke-width": 2 }) +
      line("M33 74q-1 4 1 6M73 74q-1 4 1 6", 2, IVORY),
    gem: shape("M55 34L57.3 38.7L62 41L57.3 43.3L55 48L52.7 43.3L48 41L52.7 38.7Z", BRASS_LIGHT, { "stroke-width": 2 }),
  }),
  // The Blushing Moon
  piece("C6", "translate(0 -0.7) scale(0.985)", {
    ribbon: rod("M76 22Q88 16 86 6", 7.4, CRIMSON, 3.4) + rod("M70 86Q84 88 90 97", 7.4, CRIMSON, 3.4),
    moon:
      body(
        "M48 4Q90 4 94 50Q90 94 46 96Q36 95 30 90Q54 84 56 72Q50 70 48 66L36 64Q30 62 33 58L46 42Q50 34 46 24Q42 12 30 10Q38 4 48 4Z",
        "#f3dc8e",
        plain("M78 17Q92 28 94 50Q90 94 46 96Q36 95 30 90Q86 88 78 17Z", "#d3b055"),
      ) +
      plain(
        "M84 36Q86.6 38.1 90 38Q87.4 35.9 84 36ZM85 44Q88.2 46.2 92 46Q88.8 43.8 85 44ZM85 52Q88.2 54.2 92 54Q88.8 51.8 85 52ZM83 60Q86.7 62.2 91 62Q87.3 59.8 83 60ZM80 68Q83.6 70.6 88 71Q84.4 68.4 80 68Z",
        "#b48f36",
      ),
    face:
      line("M54 42Q61 49 69 43", 3) +
      line("M55 45l-2 3M61 47.5v3.5M67 46l2 3", 1.8) +
      line("M52 33Q60 26 70 32", 2.6) +
      line("M50 66Q55 69 61 66", 2.6) +
      ellipse(68, 60, 9, 7, "#e5705f", PLAIN) +
      line("M63 62l4 -6M68 63l4 -6M73 62l2 -4", 1.8, "#b9443a") +
      line("M38 60l4 1", 2),
    stars:
      shape("M18 41L19.8 45.6L24.7 45.8L20.9 48.9L22.1 53.7L18 51L13.9 53.7L15.1 48.9L11.3 45.8L16.2 45.6Z", BRASS_LIGHT, {
        "stroke-width": 2.2,
      }) +
      shape("M17.9 72.8L18 76.7L21.5 78.2L17.9 79.5L17.5 83.3L15.2 80.3L11.4 81.1L13.6 77.9L11.7 74.6L15.3 75.7Z", BRASS_LIGHT, {
        "stroke-width": 2,
      }) +
      circle(66, 16, 3.4, "#d3b055", PLAIN) +
      circle(80, 80, 3, "#b48f36", PLAIN) +
      circle(56, 14, 2, "#d3b055", PLAIN),
  }),
  // Old Mother Frost
  piece("C7", "translate(0 -1.8)", {
    hood:
      body(
        "M20 56Q6 48 16 38Q14 26 28 26Q32 12 46 16Q54 6 64 15Q78 12 80 26Q94 28 90 42Q98 52 84 60Q80 40 52 38Q26 40 20 56Z",
        IVORY,
        plain("M80 26Q94 28 90 42Q98 52 84 60Q83 52 78 47Q88 40 80 26Z", "#c3d8e4"),
      ) + line("M30 33q5 -6 10 0M54 25q6 -6 11 0M70 36q4 -4 8 1", 2.6, "#9fc0d2"),
    ice:
      body(
        "M22 56Q24 40 52 38Q80 40 82 56L84 72L79 68L76 86L70 76L65 94L58 81L52 99L46 81L39 94L34 76L28 86L25 68L20 72Z",
        ICE,
        plain("M82 56L84 72L79 68L76 86L70 76L65 94L58 81L52 99V80Q80 76 78 50Z", "#6fa9c6"),
      ) + line("M32 72l1 4M44 80l2 5M64 78l1 6", 2, IVORY),
    face:
      body(
        "M28 54Q32 44 52 44T76 54Q78 72 64 80Q52 84 40 80Q26 72 28 54Z",
        "#dff0f4",
        plain("M70 48Q75 51 76 54Q78 72 64 80Q58 82 52 82Q76 70 70 48Z", "#b8d9e4"),
      ) +
      line("M33 51L46 55M71 51L58 55", 5, IVORY) +
      line("M33 49L46 53M71 49L58 53", 2.4) +
      circle(40, 60, 2.8, INK, PLAIN) +
      circle(64, 60, 2.8, INK, PLAIN) +
      ellipse(34, 68, 4.4, 3, "#8fb8dc", PLAIN) +
      ellipse(70, 68, 4.4, 3, "#8fb8dc", PLAIN) +
      line("M43 76Q52 70 61 76", 2.8),
    nose:
      shape("M48 67H56L52 90Z", TEAR, { "stroke-width": 2 }) +
      circle(52, 64, 7, "#e0584e", { "stroke-width": 2.4 }) +
      circle(49.5, 61.5, 1.8, "#f7b3a6", PLAIN),
  }),
];
