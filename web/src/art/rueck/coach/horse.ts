/** A horse of the coach; its colours are variables, so that the same drawing is the grey in front and the bay behind. */
import { circle, ellipse, INK, line, PLAIN, placed, shape } from "../../ink/ink";
import { BRASS, CRIMSON, GOLD, LEATHER, STRAP, WHITE } from "../colours";
import { stick } from "../pen";

const COAT = "var(--rueck-horse-coat)";
const SHADE = "var(--rueck-horse-shade)";
const LINE = "var(--rueck-horse-line)";
const MANE = "var(--rueck-horse-mane)";
const GLOSS = "var(--rueck-horse-gloss)";
const PLUME = "var(--rueck-horse-plume)";
const PLUME_PALE = "var(--rueck-horse-plume-pale)";
const PLUME_DARK = "var(--rueck-horse-plume-dark)";
const HOOF = "#3a2e28";

const tail =
  shape("M34 102C16 100 4 120 8 146C10 160 4 170 -2 178C14 180 26 168 26 150C26 138 28 128 34 118Z", MANE) +
  line("M24 106C14 116 14 134 15 150C15 160 12 168 8 174", 1.3, GLOSS);
const farLegs =
  shape("M150 148L173 146C175 168 173 188 173 204L180 222H159L161 206C159 188 154 168 150 148Z", SHADE) +
  shape("M160 208H174L180 222H159Z", HOOF) +
  shape("M68 148C74 164 84 174 84 184L80 206L84 222H104L97 208C99 196 102 188 100 180C98 168 96 158 96 148Z", SHADE) +
  shape("M82 208H97L104 222H82Z", HOOF);
const body = shape(
  "M32 104C34 90 52 84 70 88C92 94 118 96 136 88C148 80 156 58 172 38C178 30 186 22 194 22L199 6L206 24C212 30 222 46 233 60C241 68 240 80 230 83C224 85 218 82 214 78C206 78 200 75 196 70C190 84 188 100 190 116C190 134 178 146 162 152C136 160 104 160 80 153C58 152 38 146 30 128C28 118 28 110 32 104Z",
  COAT,
);
const shades =
  shape(
    "M196 70C190 84 188 100 190 116C190 134 178 146 162 152C136 160 104 160 80 153C58 152 38 146 31 130C50 142 90 146 124 142C152 140 172 128 176 108C178 94 184 80 190 66Z",
    SHADE,
    PLAIN,
  ) +
  shape("M230 83C224 85 218 82 214 78C206 78 200 75 196 70C204 72 214 72 222 70C230 72 236 70 238 68C240 76 237 81 230 83Z", SHADE, PLAIN);
const hindLeg =
  shape(
    "M31 118C28 140 34 152 45 160C41 172 30 180 30 190C34 200 40 206 41 212L38 222H60L56 210C50 202 47 194 48 189C58 180 74 170 82 150C84 130 60 104 31 118Z",
    COAT,
    PLAIN,
  ) +
  shape(
    "M62 150C58 164 48 174 40 186C40 194 48 204 54 210L56 210C50 202 47 194 48 189C58 180 74 170 82 150C80 144 76 140 70 136C70 142 66 146 62 150Z",
    SHADE,
    PLAIN,
  ) +
  line(
    "M30 122C29 140 34 152 45 160C41 172 30 180 30 190C34 200 40 206 41 212L38 222H60L56 210C50 202 47 194 48 189C58 180 74 170 82 150C84 142 82 134 78 128",
    2,
  ) +
  shape("M41 210H56L60 222H38Z", HOOF);
const foreLeg =
  shape(
    "M154 128C166 118 184 118 190 126C197 142 208 148 215 157C218 164 213 168 209 170L200 190C203 198 196 206 186 203L181 195L196 168C184 164 166 160 156 150Z",
    COAT,
    PLAIN,
  ) +
  shape("M160 148C182 156 194 158 206 166L209 170L200 190L194 188L203 170C190 166 170 163 156 150Z", SHADE, PLAIN) +
  line(
    "M189 128C197 142 208 148 215 157C218 164 213 168 209 170L200 190C203 198 196 206 186 203L181 195L196 168C184 164 168 161 158 152",
    2,
  ) +
  shape("M182 193L200 190C204 198 197 207 186 204Z", HOOF);
const mane =
  shape(
    "M194 20C180 23 168 36 158 52C150 66 146 80 136 88C144 95 152 90 154 82C156 90 164 84 164 76C168 82 173 74 172 66C178 69 181 60 179 53C185 54 188 44 186 38C192 38 197 30 197 22Z",
    MANE,
  ) +
  line("M188 26C176 34 166 48 160 64M182 38C174 46 170 56 167 66M172 52C164 62 160 72 156 80", 1.2, GLOSS) +
  shape("M198 22C204 22 208 28 208 36C204 34 198 30 196 24Z", MANE);
const lines =
  line("M40 108C46 98 56 94 64 95M44 116C48 106 58 101 68 102M48 124C54 112 62 109 72 109", 1.5, LINE) +
  line("M166 60C160 76 156 90 156 104M174 60C168 76 165 90 165 102", 1.4, LINE);
const eye =
  ellipse(210, 44, 3, 3.6, WHITE, { "stroke-width": 1.4 }) +
  circle(211, 44.6, 2, INK, PLAIN) +
  line("M205 39q5-4 9 0", 1.6) +
  ellipse(231, 69, 1.6, 2.2, INK, PLAIN) +
  line("M222 80q6-1 10-5", 1.5);
const bridle =
  line("M206 28C212 40 214 56 212 74", 3.2, LEATHER) +
  line("M214 72C222 72 230 66 236 60", 3.2, LEATHER) +
  line("M198 34C204 36 210 34 214 36", 3, LEATHER) +
  shape("M200 40l10-2 2 12-9 2z", LEATHER, { "stroke-width": 1.4 }) +
  circle(214, 74, 3.2, GOLD, { "stroke-width": 1.5 });
const harness =
  stick("M140 84C138 108 154 138 182 136", 7.5, LEATHER, 3.4) +
  line("M140 84C138 108 154 138 182 136", 1.6, BRASS, { "stroke-dasharray": "1 6" }) +
  stick("M118 93C112 116 112 140 118 158", 2.4, STRAP, 2.2);
const saddle = shape("M104 88h24l4 14q-16 6-32 0z", CRIMSON, { "stroke-width": 1.6 }) + line("M101 101q15 6 30 0", 1.8, GOLD);
const plume = placed(
  "translate(199 10)",
  shape("M-2 12C-8 2 -8 -14 2 -24C8 -16 8 2 4 12Z", PLUME) +
    shape("M-4 10C-14 4 -18 -8 -12 -18C-4 -12 -2 2 0 12Z", PLUME_PALE) +
    shape("M2 12C2 0 8 -12 18 -14C20 -4 12 8 4 13Z", PLUME_DARK) +
    shape("M-6 9H8V14H-6Z", GOLD, { "stroke-width": 1.5 }),
);

export const horse = tail + farLegs + body + shades + hindLeg + foreLeg + mane + lines + eye + bridle + harness + saddle + plume;
