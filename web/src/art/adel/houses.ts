/** The two places where everything happens. */
import { circle, line, placed, shape } from "../ink/ink";
import {
  BRASS_DARK,
  BRASS_LIGHT,
  BRICK,
  BRICK_DARK,
  BRICK_LIGHT,
  CRIMSON,
  CRIMSON_LIGHT,
  OAK,
  PAPER,
  SAND,
  SAND_DARK,
  SAND_LIGHT,
  SLATE,
  SLATE_DARK,
  STONE,
  STONE_DARK,
  STONE_LIGHT,
  WALNUT_DARK,
  WOOD,
} from "./colours";
import { each, edged, plain, rect, rod } from "./pen";

/** Seven strips of cloth over a window. */
const awning = each([0, 1, 2, 3, 4, 5, 6], (strip) =>
  edged(`M${15 + strip * 13.5} 74h13.5v7q-6.8 7 -13.5 0Z`, strip % 2 ? PAPER : CRIMSON, 1.3),
);

const front =
  rect(17, 80, 90, 126, 3, "#2c1d14", { "stroke-width": 2.2 }) +
  rect(20, 83, 84, 120, 2, "#f0d79a", { "stroke-width": 1.4 }) +
  plain("M21 84h82v16q-40 10 -82 0Z", "#fbeabb") +
  awning;

/** The auction house, 250 wide, its ground at 214; the windows wait for what is on offer, at 17 and 143 from the left. */
export function auctionHouse(): string {
  const walls =
    edged("M7.9 58.1Q125.5 58.5 242.7 57.9Q241.7 134.7 242 212.1Q124.1 212.6 7.5 212Q8 134.3 7.9 58.1Z", BRICK, 2.2) +
    plain("M214 60H241V211H214Z", BRICK_DARK, { opacity: 0.55 }) +
    line(
      "M14 66h9M92 66h9M222 66h14M105 79.6h9M209 79.6h12M235 79.6h14M118 93.2h12M170 93.2h12M196 93.2h14M27 106.8h12M235 106.8h12M14 120.4h9M40 120.4h12M92 120.4h14M170 120.4h14M196 120.4h12M79 134h12M131 134h14M157 134h12M183 134h9M235 134h14M40 147.6h12M92 147.6h9M118 147.6h14M144 147.6h12M222 147.6h12M27 161.2h9M183 161.2h9M235 161.2h12M66 174.8h9M53 188.4h9M79 188.4h9M105 188.4h9M14 202h9M40 202h14M66 202h12M118 202h9M144 202h12M196 202h12M222 202h12",
      2,
      BRICK_DARK,
    ) +
    line("M16 70h12M40 96h10M226 150h10", 2, BRICK_LIGHT) +
    each(
      [60, 86, 112, 138, 164, 190],
      (y) => rect(5, y, 13, 15, 0, STONE, { "stroke-width": 1.6 }) + rect(232, y + 6, 13, 15, 0, STONE_DARK, { "stroke-width": 1.6 }),
    );
  const roof =
    edged("M0 62.3Q10.4 44 20.3 25.4Q124.8 25.9 229.2 25.8Q238.9 44.1 249.6 62.5Q124.3 63 0 62.3Z", SLATE, 2.2) +
    plain("M206 27H229L248 61H222Z", SLATE_DARK) +
    line("M22 36H60M70 36H84M30 46H52M190 36H222M176 46H214M18 54H46M200 54H236", 1.8, SLATE_DARK);
  const chimneys =
    rect(38, 6, 14, 22, 0, BRICK_DARK, { "stroke-width": 1.8 }) +
    rect(36, 4, 18, 5, 0, STONE, { "stroke-width": 1.6 }) +
    rect(200, 8, 14, 20, 0, BRICK_DARK, { "stroke-width": 1.8 }) +
    rect(198, 6, 18, 5, 0, STONE, { "stroke-width": 1.6 }) +
    line("M45 2q-5 -5 0 -9t-1 -8", 3, PAPER, { opacity: 0.55 });
  const gable =
    edged("M83.7 50.3Q104 23 125.3 -3.5Q145.7 22.5 165.6 49.6Q124.7 49.5 83.7 50.3Z", STONE_LIGHT, 2.2) +
    plain("M125 -2L165 49H140Z", STONE) +
    placed(
      "translate(125 30) rotate(-38)",
      rect(-2.5, -4, 5, 27, 2, OAK, { "stroke-width": 1.7 }) +
        rect(-14, -15, 28, 14, 2.5, WOOD, { "stroke-width": 1.9 }) +
        rect(-10, -15, 3.4, 14, 0, BRASS_LIGHT, { "stroke-width": 1.2 }) +
        rect(6.6, -15, 3.4, 14, 0, BRASS_LIGHT, { "stroke-width": 1.2 }),
    );
  const fronts = each([0, 126], (x) => placed(`translate(${x} 0)`, front));
  const door =
    shape("M111 212V128Q125 112 139 128V212Z", WALNUT_DARK) +
    edged("M115 150V130Q125 120 135 130V150Z", "var(--adel-window)", 1.5) +
    line("M125 122V150", 1.4) +
    circle(133, 176, 2, BRASS_LIGHT, { "stroke-width": 1 }) +
    rect(113, 158, 24, 48, 1, "none", { "stroke-width": 1.2, stroke: "#2a1a10" }) +
    rect(108, 208, 34, 6, 0, STONE, { "stroke-width": 1.6 });
  const lantern =
    line("M125 92V100", 2) +
    edged("M119 100h12l2 12h-16Z", "var(--adel-window)", 1.6) +
    rect(118, 97, 14, 4, 0, BRASS_DARK, { "stroke-width": 1.2 });
  return walls + roof + chimneys + gable + fronts + door + lantern;
}

/** The castle of whoever is ahead, 250 wide, its ground at 214: noble, but short of money. */
export function greatCastle(): string {
  const curtain =
    edged("M39.5 98.3Q126.8 97.7 214.2 98Q213.1 155 213.5 212.5Q127.2 211.6 40.5 212Q40.4 154.7 39.5 98.3Z", SAND_DARK, 2.2) +
    shape("M48 100V86H58V93H68V86H80V100ZM168 100V86H178V93H188V86H206V100Z", SAND_DARK);
  const tower =
    edged("M8 212L5 62H47L50 212Z", SAND, 2.2) +
    plain("M34 63H46.4L49 211H36Z", SAND_DARK) +
    edged("M-2.7 64.5Q9.8 34.1 23.5 2.8Q37.9 33.4 53.5 63.3Q25.8 64.3 -2.7 64.5Z", "#47627a", 2.2) +
    plain("M24 5L52 62H35Z", "#324859") +
    line("M12 48l8 0M6 57l11 0M19 32l5 0M26 50l6 0", 1.9, "#6f8ca3") +
    line("M24 3V-16", 2) +
    edged("M24 -16Q35 -20 46 -13L39 -9L46 -4Q35 -9 24 -5Z", CRIMSON, 1.7);
  const keep =
    edged("M76.7 45.4Q125.6 45.7 173.2 46.8Q174.1 128.8 173.5 211.4Q125 212.3 76.2 211.8Q76.8 129.3 76.7 45.4Z", SAND_LIGHT, 2.2) +
    plain("M154 48H173V211H154Z", SAND) +
    edged("M70 48V28H86V38H98V28H114V38H126V28H142V38H154V28H180V48Z", SAND_LIGHT, 2.2) +
    plain("M160 30H179V47H160Z", SAND);
  const bulbTower =
    edged("M200 212L202 88H246L249 212Z", SAND, 2.2) +
    plain("M232 89H245L248 211H234Z", SAND_DARK) +
    edged("M197 90V74H207V81H218V74H230V81H241V74H252V90Z", SAND, 2.2) +
    edged("M208 75Q200 56 224 42Q248 56 240 75Z", "var(--adel-copper)", 2.2) +
    plain("M224 43Q248 56 240 75H228Q240 60 224 43Z", "var(--adel-copper-dark)") +
    line("M224 42V28", 2) +
    circle(224, 28, 3.4, BRASS_LIGHT, { "stroke-width": 1.6 });
  const masonry =
    line("M13 146h7M15 151h9v4M19 109h5v4M18 146h9M17 95h9v4M20 126h5M11 174h9v4M19 182h7", 1.8, "#a58a5a", { opacity: 0.8 }) +
    line("M215 177h9M217 197h5M218 123h5M208 147h5M208 123h9v4M210 196h7v4M218 111h9", 1.8, "#a58a5a", { opacity: 0.8 }) +
    line("M128 178h7M82 76h9M126 110h5v4M129 164h7M113 68h9M129 94h9M132 105h5M105 92h9v4M92 150h7v4", 1.8, "#a58a5a", { opacity: 0.8 }) +
    line("M55 201h5v4M53 120h9v4M60 151h7M59 195h7v4M55 108h7", 1.8, "#8e7445", { opacity: 0.8 }) +
    line("M183 143h5v4M185 139h7M179 161h9M186 123h7", 1.8, "#8e7445", { opacity: 0.8 });
  const windows =
    edged("M14 102V84q6 -8 12 0V102Z", "var(--adel-window)", 1.7) +
    line("M20 81V102M14 92h12", 1.2) +
    edged("M14 142V124q6 -8 12 0V142Z", "var(--adel-window)", 1.7) +
    line("M20 121V142M14 132h12", 1.2) +
    edged("M218 128V110q6 -8 12 0V128Z", "var(--adel-window)", 1.7) +
    line("M224 107V128M218 118h12", 1.2) +
    edged("M218 168V150q6 -8 12 0V168Z", "var(--adel-window)", 1.7) +
    line("M224 147V168M218 158h12", 1.2);
  const washing =
    line("M50 158Q76 172 103 166", 1.6) +
    edged("M55 161q5 3 10 4l3 17q-4 1 -6 -5q-3 7 -8 4Z", PAPER, 1.5) +
    edged("M72 167l9 1v11q4 1 5 5h-10Z", CRIMSON_LIGHT, 1.5) +
    edged("M87 168l12 -1l3 5l-4 2v12h-9v-12l-4 -1Z", "#8fb1c9", 1.5);
  const torches =
    rod("M98 200V186", 4.4, OAK, 2) +
    edged("M98 170q7 8 0 16q-7 -8 0 -16Z", "var(--adel-window)", 1.5) +
    rod("M152 200V186", 4.4, OAK, 2) +
    edged("M152 170q7 8 0 16q-7 -8 0 -16Z", "var(--adel-window)", 1.5);
  const banner = edged("M177 158H197V188L187 180L177 188Z", CRIMSON, 1.8) + edged("M182 172l2 -7l3 3l3 -3l2 7Z", BRASS_LIGHT, 1.3);
  const carpet = edged("M106 212H144L152 219H98Z", CRIMSON, 1.7);
  const ivy =
    line("M246 212Q238 196 244 182T240 160", 2.4, "var(--adel-leaf-dark)") +
    circle(242, 206, 3.4, "var(--adel-leaf)", { "stroke-width": 1.2 }) +
    circle(238, 198, 3.4, "var(--adel-leaf)", { "stroke-width": 1.2 }) +
    circle(245, 190, 3.4, "var(--adel-leaf)", { "stroke-width": 1.2 }) +
    circle(240, 182, 3.4, "var(--adel-leaf)", { "stroke-width": 1.2 }) +
    circle(245, 174, 3.4, "var(--adel-leaf)", { "stroke-width": 1.2 }) +
    circle(238, 168, 3.4, "var(--adel-leaf)", { "stroke-width": 1.2 }) +
    circle(241, 160, 3.4, "var(--adel-leaf)", { "stroke-width": 1.2 });
  const gate =
    edged("M104 212V188Q125 160 146 188V212Z", "#33241b", 2.2) +
    line("M111 212V180M118 212V175M125 212V173M132 212V175M139 212V180M105 192H145M104 202H146", 2.2, "#7c6a52");
  return curtain + tower + keep + bulbTower + masonry + windows + washing + torches + banner + carpet + ivy + gate;
}
