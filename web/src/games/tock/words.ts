/** What plates, the line and the ending say. */
import type { Ending, EndRow, PlateWords } from "@/frame/contract";
import type { Open } from "@/gen/tock";
import { lifted } from "./lifted.svelte";
import { numbered, type Rank, type TockScene } from "./reaches";
import { cardsLeft, homeOf, isOut } from "./stage";

export function plate(scene: TockScene, seat: number): PlateWords {
  const { speaker } = scene;
  const home = homeOf(scene, seat);
  const state = isOut(scene, seat) ? speaker.say("tock-page-out") : speaker.say("tock-page-cards", { cards: cardsLeft(scene, seat) });
  return { number: home, label: speaker.say("tock-page-home", { home }), words: state };
}

/** The question becomes narrower with the card that is lifted. */
export function line(scene: TockScene): string | null {
  const { view, speaker } = scene;
  if (!scene.choices.length) return null;
  const why = lifted.why(scene);
  if (why !== null) return why;
  if (scene.choices.every(({ move }) => move === "DropOut")) return speaker.say("tock-page-cannot-play", { cards: view.open.hand.length });
  if (view.about === "part") return speaker.say("tock-page-seven-left", { steps: view.open.seven?.steps_left ?? 0 });
  const card = lifted.rank(scene);
  return card === null ? null : speaker.say("tock-page-which-piece", { card: numbered(card) });
}

/** Why no piece can use a card, or one piece cannot. */
export function whyNot(scene: TockScene, card: Rank, piece?: number): string | null {
  const stuck = scene.view.open.stuck.find((one) => one.card === card && (piece === undefined || one.piece === piece));
  return stuck ? stuckInWords(scene, stuck) : null;
}

function stuckInWords({ speaker, names }: TockScene, stuck: Open["stuck"][number]): string {
  return speaker.say("tock-page-stuck", {
    why: stuck.why,
    piece: stuck.piece,
    field: stuck.field_name ?? "none",
    other: stuck.by ? (names[stuck.by.whose] ?? "") : "none",
    other_piece: stuck.by?.piece ?? 0,
  });
}

export function ending(scene: TockScene): Ending {
  const { speaker, names, view } = scene;
  const { standing } = view;
  const winners = standing ? [...standing.places.keys()].filter((seat) => standing.places[seat] === 1) : [];
  const who = speaker.listed(winners.map((seat) => names[seat] ?? ""));
  const pieces = view.open.pieces[0]?.length ?? 0;
  const reader = names.findIndex((name) => name === speaker.say("frame-you"));
  const isMine = winners.includes(reader);

  const row = (seat: number): EndRow => ({
    seat,
    hasWon: winners.includes(seat),
    place: winners.includes(seat) ? speaker.say("tock-page-end-won") : "",
    score: `${homeOf(scene, seat)}/${pieces}`,
  });
  const best = (seat: number): number => (winners.includes(seat) ? 100 : 0) + homeOf(scene, seat);

  return {
    headline: speaker.say(isMine && winners.length === 1 ? "tock-page-won-you" : "tock-page-won", { who, count: winners.length }),
    why: speaker.say("tock-page-why", { who, count: winners.length, pieces: pieces * winners.length, round: view.open.round }),
    title: speaker.say("tock-page-homes"),
    rows: [...view.open.pieces.keys()].sort((one, other) => best(other) - best(one)).map(row),
    own: reader < 0 ? null : speaker.say(isMine ? "tock-page-own-won" : "tock-page-own-lost", { home: homeOf(scene, reader), pieces }),
  };
}
