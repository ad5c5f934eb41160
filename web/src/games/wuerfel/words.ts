/** What plates, deeds, the line and the ending say. */
import type { Ending, EndRow, PlateWords } from "@/frame/contract";
import type { GameEvent, Lead, Stuck } from "@/gen/wuerfel";
import { type DiceScene, homeOf, isShaken, placeOf, settled, startRoll } from "./stage";

export function plate(scene: DiceScene, seat: number): PlateWords {
  const { speaker } = scene;
  const home = homeOf(scene, seat);
  const base = { number: home, label: speaker.say("wuerfel-page-home", { home, pieces: scene.view.open.pieces[seat]?.length ?? 0 }) };
  const place = placeOf(scene, seat);
  if (place) return { ...base, words: speaker.say("wuerfel-page-place", { place }), tone: "good" };
  const pips = startRoll(scene, seat);
  if (pips) return { ...base, words: speaker.say("wuerfel-page-start", { pips }) };
  const done = does(scene, seat);
  return done === null ? { ...base, ...waits(scene, seat) } : { ...base, words: done };
}

/** What somebody has just thrown, and where it led. */
function does(scene: DiceScene, seat: number): string | null {
  const last = scene.events.findLast((event) => "who" in event && event.who === seat);
  return last ? sayWhat(scene, last) : null;
}

function sayWhat({ speaker }: DiceScene, event: GameEvent): string | null {
  switch (event.event) {
    case "Rolled":
      return speaker.say("wuerfel-page-throws", { pips: event.pips });
    case "Walked":
      return speaker.say("wuerfel-page-walks", { pips: event.steps, to: event.to_name });
    case "CameOut":
      return speaker.say("wuerfel-page-comes-out", { to: event.to_name });
    case "ThrownOut":
      return speaker.say("wuerfel-page-thrown-out");
    case "CannotMove":
      return speaker.say("wuerfel-page-stays");
    default:
      return null;
  }
}

function waits(scene: DiceScene, seat: number): Pick<PlateWords, "words" | "brief"> {
  const places = settled(scene)[seat] ?? [];
  const waiting = places.filter((place) => place === "waiting").length;
  const walking = places.filter((place) => typeof place === "number").length;
  return {
    words: scene.speaker.say("wuerfel-page-out", { waiting, walking }),
    brief: scene.speaker.say("wuerfel-page-out-brief", { waiting, walking }),
  };
}

/** Where a throw takes a piece, and whom it throws out: "Piece 2 to ▲9". */
export function leadWords(scene: DiceScene, lead: Lead): string {
  const { captures } = lead;
  return scene.speaker.say(lead.move.move === "BringOut" ? "wuerfel-page-deed-out" : "wuerfel-page-deed", {
    piece: lead.piece,
    to: lead.to_name,
    hits: captures ? "yes" : "no",
    whose: captures ? (scene.names[captures.whose] ?? "") : "",
    hit: captures?.piece ?? 0,
  });
}

/** Why a piece cannot use the throw. */
export function stuckWords(scene: DiceScene, { why, piece, by, field_name }: Stuck): string {
  return scene.speaker.say("wuerfel-page-stuck", { why, piece, by: by?.piece ?? 0, field: field_name ?? "" });
}

/** A duty is named where it is asked which piece walks. */
export function line(scene: DiceScene): string | null {
  if (isShaken(scene)) return scene.speaker.say("wuerfel-page-your-throw");
  const { duty, roll } = scene.view.open;
  if (scene.event || !scene.choices.length || duty === null) return null;
  return scene.speaker.say("wuerfel-page-duty-asks", { duty, roll: roll ?? 0 });
}

/** The button throws, too. */
export function next(scene: DiceScene): string | null {
  return isShaken(scene) ? scene.speaker.say("wuerfel-page-throw") : null;
}

export function ending(scene: DiceScene): Ending {
  const { speaker, names, view } = scene;
  const places = view.standing?.places ?? [];
  const seats = [...view.open.pieces.keys()].sort(
    (one, other) => (places[one] ?? 0) - (places[other] ?? 0) || homeOf(scene, other) - homeOf(scene, one),
  );
  const winner = seats[0] ?? 0;
  const reader = scene.seats === 0 ? -1 : names.indexOf(speaker.say("frame-you"));
  const all = view.open.pieces[winner]?.length ?? 4;
  const home = (seat: number): number => homeOf(scene, seat);
  const most = Math.max(...seats.slice(1).map(home));
  const closest = seats.slice(1).filter((seat) => home(seat) === most);

  const row = (seat: number): EndRow => ({
    seat,
    score: String(home(seat)),
    hasWon: seat === winner,
    place: speaker.say("wuerfel-page-rank", { place: places[seat] ?? 0 }),
  });

  return {
    headline: speaker.say(reader === winner ? "wuerfel-page-all-home-you" : "wuerfel-page-all-home", { who: names[winner] ?? "", all }),
    why: speaker.say("wuerfel-page-why", {
      all,
      most,
      who: speaker.listed(closest.map((seat) => names[seat] ?? "")),
      count: closest.includes(reader) ? "you" : closest.length === 1 ? "one" : "several",
      on: view.open.finished.filter(Boolean).length > 1 ? "yes" : "no",
    }),
    title: speaker.say("wuerfel-page-end-title"),
    rows: seats.map(row),
    own: reader < 0 ? null : own(scene, reader, places[reader] ?? 0, all),
  };
}

function own(scene: DiceScene, reader: number, place: number, all: number): string {
  const home = homeOf(scene, reader);
  const key = place === 1 ? "wuerfel-page-own-won" : home === all ? "wuerfel-page-own-home" : "wuerfel-page-own";
  return scene.speaker.say(key, { home, missing: all - home, place });
}
