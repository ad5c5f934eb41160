/** What plates, the line and the ending say. */
import type { Ending, EndRow, Lit, PlateWords } from "@/frame/contract";
import type { Fit } from "@/gen/klau";
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

/** While the loot book lies there, it says why the round is over. */
export function line(scene: KlauScene): string | null {
  if (scene.event?.event === "RoundScored") return whyOver(scene);
  return null;
}

export function whyOver(scene: KlauScene): string {
  const reason = [...scene.all("Surrounded"), ...scene.all("PileEmpty"), ...scene.all("HandEmpty")].at(-1);
  return reason ? scene.told(reason) : "";
}

export function ending(scene: KlauScene): Ending {
  const { speaker, names, view } = scene;
  const { totals, places, rounds } = view.open;
  const winners = places.flatMap((place, seat) => (place === 1 ? [seat] : []));
  const most = Math.max(...totals);
  const next = totals.filter((_, seat) => !winners.includes(seat));
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
    why: next.length
      ? speaker.say("klau-page-why", { points: most, rounds, more: most - Math.max(...next) })
      : speaker.say("klau-page-why-all", { points: most }),
    title: speaker.say("klau-page-book"),
    rows: [...totals.keys()].sort((one, other) => (places[one] ?? 0) - (places[other] ?? 0)).map(row),
    own: reader < 0 ? null : own(scene, reader, most),
  };
}

function own({ speaker, view }: KlauScene, reader: number, most: number): string {
  const points = view.open.totals[reader] ?? 0;
  return view.open.places[reader] === 1
    ? speaker.say("klau-page-own-won", { points })
    : speaker.say("klau-page-own-behind", { points, more: most - points });
}
