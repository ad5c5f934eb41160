/** Puts a head together: ears, skull, face and what it wears. Box 64 by 64; ears rise to -17, wigs to -64, collars reach 78. */
import { ellipse, inked, line, placed, PLAIN, shape } from "../ink/ink";
import type { Drawing } from "../drawing";
import type { Animal, Eye } from "./animal";
import type { Costume, Dress } from "./costumes/costume";
import { brow, eye } from "./eyes";
import type { Mood } from "./moods";
import { BLUSH, edge, SEAT, SEAT_DARK, TEAR, turned } from "./pen";

export interface Wearing {
  readonly costume?: Costume | null;
  /** Larger eyes and bolder lines, for discs of up to 36 px. */
  readonly small?: boolean;
  /** Without the scarf or collar, where a body follows. */
  readonly bare?: boolean;
  /** Without the tail beside the head. */
  readonly tailless?: boolean;
}

/** The head leans with the mood. */
const TILT: Readonly<Record<Mood, string>> = {
  calm: "",
  thinking: "rotate(5 32 60)",
  pleased: "rotate(-3 32 60)",
  shocked: "translate(0 -2)",
  sly: "rotate(-6 32 60)",
  ashamed: "translate(0 2) rotate(4 32 60)",
  innocent: "rotate(4 32 60)",
};

/** The scarf that all wear who wear no costume. */
const SCARF = "M14 54C22 62 42 62 50 54L55 66C47 77 17 77 9 66Z";
const scarf =
  shape(SCARF, SEAT) +
  shape("M40 61C48 59 50 54 50 54L55 66C50.5 72 44.5 74 38 74.5C42 71 42 66 40 61Z", SEAT_DARK, PLAIN) +
  shape(SCARF, "none");

/** Ears by how they stand: 1 pricked up, 0 as they are, down to -1 hanging. */
function ears({ ears, bristles }: Animal, stand: number): string {
  return ears
    .map(({ ink, root, droop, prick }) => {
      if (stand === 0) return ink;
      if (bristles) return stand > 0 ? turned(0, [32, 36], ink, 1.13) : turned(0, [32, 40], ink, 0.9);
      return stand > 0 ? turned(prick ?? (droop < 0 ? 7 : -7), root, ink, 1.07) : turned(droop * -stand, root, ink);
    })
    .join("");
}

function stand(animal: Animal, mood: Mood, dress: Dress | null): number {
  if (dress?.earsAside) return -0.95;
  if (mood === "ashamed") return -1;
  return mood === "shocked" || (dress && animal.bristles) ? 1 : 0;
}

/** Ears that come through the hat: their upper part once more, with the slits they come through. */
function earsThrough(animal: Animal, mood: Mood): string {
  const through = animal.hat.ears;
  if (!through || mood === "ashamed") return "";
  const height = 60 + through.above;
  // An inner picture clips what is drawn outside its box, and needs no clip path with a name.
  const above = `<svg x="-30" y="-60" width="124" height="${height}" viewBox="-30 -60 124 ${height}">${ears(animal, stand(animal, mood, null))}</svg>`;
  return above + line(through.slits, 2.4);
}

const drop = (x: number, y: number, scale: number): string =>
  placed(`translate(${x} ${y}) scale(${scale})`, shape("M0 0C-4 6 -4.6 10 0 10.4C4.6 10 4 6 0 0Z", TEAR, edge(1.3 / scale)));

function blush({ cheeks }: Animal, mood: Mood): string {
  if (mood !== "ashamed" && mood !== "pleased") return "";
  return cheeks.at.map((x) => ellipse(x, cheeks.y, 4.2, 2.6, BLUSH, { ...PLAIN, opacity: mood === "ashamed" ? 0.62 : 0.4 })).join("");
}

function sweat({ sweat: [x, y] }: Animal, mood: Mood): string {
  if (mood === "ashamed") return drop(x, y, 1);
  return mood === "shocked" ? drop(x + 1, y - 4, 0.8) : "";
}

function larger(own: Eye): Eye {
  const { r, open = 1 } = own;
  return { ...own, r: r * (r > 6 ? 1.16 : 1.28), edge: 1.4, pupil: 0.9, open: open < 1 ? Math.min(1, open + 0.25) : open };
}

function snout(animal: Animal, mood: Mood, small: boolean): string {
  const mouth = animal.mouth(mood);
  const drawn = animal.noseUnderMouth ? animal.nose + placed("translate(0 4)", mouth) : mouth + animal.nose;
  const [left, right] = animal.eyes;
  return small && !animal.ownMouth ? turned(0, [(left.x + right.x) / 2, left.y + 17], drawn, 1.18) : drawn;
}

function face(animal: Animal, mood: Mood, small: boolean, masked: boolean): string {
  const [left, right] = small ? [larger(animal.eyes[0]), larger(animal.eyes[1])] : animal.eyes;
  const bare = small && (mood === "calm" || mood === "pleased");
  const brows = animal.brow && !bare ? { ...animal.brow, width: animal.brow.width * (small ? 1.2 : 1) } : null;
  return (
    blush(animal, mood) +
    eye(left, -1, mood, masked) +
    eye(right, 1, mood, masked) +
    (animal.glasses?.(mood) ?? "") +
    (brows ? brow(left, -1, mood, brows) + brow(right, 1, mood, brows) : "") +
    snout(animal, mood, small) +
    sweat(animal, mood)
  );
}

/** The shapes of a whole head. */
export function head(animal: Animal, mood: Mood, { costume, small = false, bare = false, tailless = false }: Wearing = {}): string {
  const dress = costume?.dress(animal) ?? null;
  const collar = bare ? "" : (dress?.collar ?? scarf);
  const inner =
    (dress?.behind ?? "") +
    ears(animal, stand(animal, mood, dress)) +
    animal.skull +
    shape(animal.outline, "none") +
    (dress?.under ?? "") +
    face(animal, mood, small, dress?.darkMask ?? false) +
    (dress?.over ?? "") +
    (dress?.earsThrough ? earsThrough(animal, mood) : "");
  const leaning = placed(TILT[mood], inner);
  const tail = tailless ? "" : (animal.tail ?? "");
  return inked(small ? 2.2 : 2, tail + (animal.scarfOver ? leaning + collar : collar + leaning));
}

/** All heads lie in this box, whatever they wear, so that one can take another's place. */
export const HEAD_BOX = "-16 -64 96 144";

export function headDrawing(animal: Animal, mood: Mood, wearing: Wearing = {}): Drawing {
  const worn = wearing.costume ? `-${wearing.costume.name}` : "";
  return { id: `den-${animal.name}-${mood}${worn}${wearing.small ? "-small" : ""}`, box: HEAD_BOX, ink: head(animal, mood, wearing) };
}
