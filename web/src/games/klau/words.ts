/** What plates, the line and the ending say. */
import type { Ending, EndRow, Lit, PlateWords } from "@/frame/contract";
import type { Fit, Move } from "@/gen/klau";
import { type Card, signOf } from "@/art/klau/naming";
import { type KlauScene, lying } from "./stage";

export function plate(scene: KlauScene, seat: number): PlateWords {
  const { speaker, event } = scene;
  const { totals, cards } = lying(scene);
  const points = totals[seat] ?? 0;
  const held = cards[seat] ?? 0;
  const gain = event?.event === "RoundScored" ? event.points[seat] : event?.event === "Paid" && event.who === seat ? event.points : null;
  return {
    number: points,
    label: speaker.say("klau-page-points", { points }),
    gain: gain ?? null,
    words:
      seat === scene.seat && event === null && held
        ? speaker.say("klau-page-worth", { worth: scene.view.open.worth })
        : speaker.say("klau-page-cards", { cards: held }),
  };
}

/** Whom a crook visits is chosen on the plates. */
export function plateDeed(scene: KlauScene, seat: number): Lit | undefined {
  const move = scene.choices.find((choice) => choice.move === "Pick" && choice.whom === seat);
  return move && { move, words: scene.speaker.say("klau-page-pick", { about: scene.view.about ?? "" }) };
}

/** Why a card may be laid, in two words on a tag. */
export function tag({ speaker, view }: KlauScene, card: Card, fit: Fit | undefined): string | null {
  if (!fit) return null;
  if (fit.why === "motif") return speaker.say("klau-page-same", { sign: signOf(card) });
  return speaker.say("klau-page-fit", { why: fit.why, colour: fit.colour ?? view.open.wish ?? "none" });
}

/** The answers that are words and no card. */
export const SAID: readonly Move["move"][] = ["ICant", "Believe", "Doubt", "DrawThem", "LetItHappen", "LeaveIt", "HandInAll", "Enough"];

export const areTwo = ({ choices }: KlauScene): boolean => choices.filter(({ move }) => SAID.includes(move)).length > 1;

/** What an answer costs, or means, below its words. */
export function note({ speaker, view, names }: KlauScene, { move }: Move, isShort: boolean): string {
  const { active, thief, stakes, to_draw } = view.open;
  switch (move) {
    case "Believe":
      return speaker.say("klau-page-believe-note", { who: names[active] ?? "", cards: stakes.believed });
    case "Doubt":
      return speaker.say(isShort ? "klau-page-doubt-short" : "klau-page-doubt-note", {
        who: names[active] ?? "",
        lie: stakes.lie,
        truth: stakes.truth,
      });
    case "LetItHappen":
      return speaker.say("klau-page-let-note", { who: names[thief ?? active] ?? "" });
    default:
      return speaker.say("klau-page-note", { move, about: view.about ?? "", cards: to_draw });
  }
}

/** While the loot book lies there, it says why the round is over; a crook leaves a short question room for its arm. */
export function line(scene: KlauScene): string | null {
  const { event, view, choices, names, speaker, seat } = scene;
  if (event?.event === "RoundScored") return whyOver(scene);
  if (event?.event === "Yielded" && event.who === seat) return speaker.say("klau-page-yielded", { who: names[event.whom] ?? "" });
  if (event || view.about !== "alarm" || !choices.length || view.open.thief === null) return null;
  return speaker.say("klau-page-alarm", { who: names[view.open.thief] ?? "" });
}

export function whyOver(scene: KlauScene): string {
  const reason = [...scene.all("Surrounded"), ...scene.all("PileEmpty"), ...scene.all("HandEmpty")].at(-1);
  return reason ? scene.told(reason) : "";
}

export function ending(scene: KlauScene): Ending {
  const { speaker, names, view } = scene;
  const { totals, places } = view.open;
  const winners = places.flatMap((place, seat) => (place === 1 ? [seat] : []));
  const most = Math.max(...totals);
  const reader = names.findIndex((name) => name === speaker.say("frame-you"));
  const isMine = winners.length === 1 && winners[0] === reader;
  const who = speaker.listed(winners.map((seat) => names[seat] ?? ""));
  const row = (seat: number): EndRow => ({
    seat,
    score: String(totals[seat] ?? 0),
    hasWon: winners.includes(seat),
    place: speaker.say("klau-page-place", { place: places[seat] ?? 0 }),
  });
  return {
    headline: speaker.say(isMine ? "klau-page-won-you" : "klau-page-won", { who, count: winners.length }),
    why: why(scene, winners, most),
    title: speaker.say("klau-page-order"),
    rows: [...totals.keys()].sort((one, other) => (places[one] ?? 0) - (places[other] ?? 0)).map(row),
    own: reader < 0 ? null : own(scene, reader, most),
  };
}

/** Whose last card has ended the game, and who holds nothing to count. */
export const caught = ({ view }: KlauScene): number =>
  view.open.cards_left.findIndex((cards, seat) => cards === 0 && view.open.places[seat] !== 1);

function why(scene: KlauScene, winners: readonly number[], most: number): string {
  const { speaker, names, view, seat } = scene;
  const { totals, places, rounds } = view.open;
  if (winners.length === totals.length) return speaker.say(most ? "klau-page-why-all" : "klau-page-why-none", { points: most });
  const second = Math.min(...places.filter((place) => place > 1));
  const next = places.flatMap((place, at) => (place === second ? [at] : []));
  const said = speaker.say("klau-page-why", {
    points: most,
    rounds,
    more: most - (totals[next[0] ?? 0] ?? 0),
    next: speaker.listed(next.map((at) => (at === seat ? speaker.say("klau-page-you") : (names[at] ?? "")))),
  });
  const empty = caught(scene);
  if (empty < 0) return said;
  return `${said} ${speaker.say("klau-page-why-empty", { who: names[empty] ?? "", who_you: empty === seat ? "yes" : "no" })}`;
}

function own({ speaker, view }: KlauScene, reader: number, most: number): string {
  const points = view.open.totals[reader] ?? 0;
  return view.open.places[reader] === 1
    ? speaker.say("klau-page-own-won", { points })
    : speaker.say("klau-page-own-behind", { points, more: most - points });
}
