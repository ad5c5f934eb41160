/** What plates, the line of the goal and the ending say. */
import type { Ending, PlateWords } from "@/frame/contract";
import type { GameView } from "@/gen/adel";
import { pawnsOf, type AdelScene } from "./stage";

type Track = GameView["open"]["track"];

/** The castle at a space, from 0; -1 is the club, null the banquet. */
export function castleOf(track: Track, space: number): number | null {
  if (space <= 0) return -1;
  let first = 1;
  for (const [at, { spaces }] of track.castles.entries()) {
    first += spaces;
    if (space < first) return at;
  }
  return null;
}

/** Those who sit furthest along. */
export function leaders(scene: AdelScene): readonly number[] {
  const pawns = pawnsOf(scene);
  return pawns.flatMap((space, seat) => (space === Math.max(...pawns) ? [seat] : []));
}

export function plate(scene: AdelScene, seat: number): PlateWords {
  const pawns = pawnsOf(scene);
  const space = pawns[seat] ?? 0;
  const rank = 1 + pawns.filter((other) => other > space).length;
  const { event } = scene;
  return {
    number: space,
    label: scene.speaker.say("adel-page-space", { space }),
    words: scene.speaker.say("adel-page-rank", { rank }),
    ...(rank === 1 && space > 0 ? { tone: "good" as const } : {}),
    gain: event?.event === "Moved" && event.who === seat ? event.spaces : null,
  };
}

export function ending(scene: AdelScene): Ending {
  const { speaker, names, view } = scene;
  const places = view.standing?.places ?? [];
  const { pawns } = view.open;
  const winners = [...places.keys()].filter((seat) => places[seat] === 1);
  const who = speaker.listed(winners.map((seat) => names[seat] ?? ""));
  const space = pawns[winners[0] ?? 0] ?? 0;
  const level = pawns.filter((other) => other === space).length;
  const reader = names.findIndex((name) => name === speaker.say("frame-you"));
  const isMine = winners.length === 1 && winners[0] === reader;
  const why =
    level === winners.length ? (level > 1 ? "why-shared" : lastStep(scene, winners[0] ?? 0) ? "why-last" : "why") : "why-collection";
  const next = inPlaces(places)[winners.length];
  const mine = pawns[reader] ?? 0;
  return {
    headline: isMine ? speaker.say("adel-page-head-you") : speaker.say("adel-page-head", { who, count: winners.length }),
    why: speaker.say(`adel-page-${why}`, {
      ...lastStep(scene, winners[0] ?? 0),
      space,
      who,
      next: names[next ?? -1] ?? "",
      next_you: next === reader ? "yes" : "no",
      there: pawns[next ?? -1] ?? 0,
    }),
    title: speaker.say("adel-page-table"),
    rows: inPlaces(places).map((seat) => ({
      seat,
      place: speaker.say("adel-page-rank", { rank: places[seat] ?? 0 }),
      score: String(pawns[seat] ?? 0),
      note: speaker.say("adel-page-holds", { cards: view.open.exhibitions[seat]?.length ?? 0 }),
      hasWon: places[seat] === 1,
    })),
    own:
      reader < 0
        ? null
        : speaker.say(winners.includes(reader) ? "adel-page-own-won" : "adel-page-own-behind", { space: mine, more: space - mine }),
  };
}

/** How the last exhibition moved this seat; null if it did not. */
function lastStep(scene: AdelScene, seat: number): { pieces: number; rank: number; before: number; spaces: number } | null {
  const step = scene.history.findLast((event) => event.event === "Moved" && event.why === "last" && event.who === seat);
  if (step?.event !== "Moved") return null;
  const pieces = scene.view.open.exhibitions[seat]?.length ?? 0;
  return { pieces, rank: step.rank, before: step.to - step.spaces, spaces: step.spaces };
}

/** Seats, the first first. */
export function inPlaces(places: readonly number[]): number[] {
  return [...places.keys()].sort((one, other) => (places[one] ?? 0) - (places[other] ?? 0));
}
