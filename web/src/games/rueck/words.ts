/** What plates, the line and the ending say. */
import type { Ending, EndRow, Lit, PlateWords } from "@/frame/contract";
import type { Move } from "@/gen/rueck";
import { crowned, gainOf, jewelsOf, type RueckScene } from "./stage";

export function plate(scene: RueckScene, seat: number): PlateWords {
  const { speaker } = scene;
  const { would_win, would_be_caught } = crowned(scene);
  const jewels = jewelsOf(scene, seat);
  const base = { number: jewels, label: speaker.say("rueck-page-jewels", { jewels }), gain: gainOf(scene, seat) };
  if (would_be_caught.length === scene.seats)
    return { ...base, words: speaker.say("rueck-page-all-alike"), brief: speaker.say("rueck-page-brief", { state: "alike" }) };
  if (would_win.includes(seat))
    return { ...base, words: speaker.say("rueck-page-second"), brief: speaker.say("rueck-page-brief", { state: "second" }), tone: "good" };
  if (would_be_caught.includes(seat))
    return { ...base, words: speaker.say("rueck-page-richest"), brief: speaker.say("rueck-page-brief", { state: "richest" }), tone: "bad" };
  const behind = Math.max(...Array.from({ length: scene.seats }, (_, other) => jewelsOf(scene, other))) - jewels;
  return {
    ...base,
    words: speaker.say("rueck-page-behind", { behind }),
    brief: speaker.say("rueck-page-brief", { state: "behind", behind }),
  };
}

/** Neighbours, and whoever may be given two, are chosen on their plates. */
export function plateDeed(scene: RueckScene, seat: number): Lit | undefined {
  const { noble } = scene.view.open;
  const move = scene.choices.find((choice: Move) =>
    choice.move === "Give" ? choice.to === seat : choice.move === "Neighbour" && isNeighbour(scene, seat, choice.side),
  );
  if (!move) return undefined;
  const jewels = jewelsOf(scene, seat);
  const after = jewels + (noble === "neighbour_plus_5" ? 5 : noble === "gift_of_2" ? 2 : -2);
  return {
    move,
    words: scene.speaker.say("rueck-page-hits", { noble: noble ?? "none", who: scene.names[seat] ?? "" }),
    preview: `${jewels} → ${after}`,
  };
}

/** The left neighbour is the next seat (§1.4). */
function isNeighbour(scene: RueckScene, seat: number, side: "left" | "right"): boolean {
  if (scene.seat === null) return false;
  const [from, to] = side === "left" ? [scene.seat, seat] : [seat, scene.seat];
  return (from + 1) % scene.seats === to;
}

/** A favour is asked about in words of its own; while all lies there to be looked at, the sentence of the reveal stays. */
export function line(scene: RueckScene): string | null {
  const { about, open } = scene.view;
  if (about === "favour" && scene.choices.length && scene.kept === null)
    return scene.speaker.say("rueck-page-favour", { noble: open.noble ?? "none" });
  if (scene.beat !== "settled") return null;
  const said = scene.all("Compared").at(-1) ?? scene.all("NobodyGains").at(-1);
  return said ? scene.told(said) : null;
}

export function ending(scene: RueckScene): Ending {
  const { speaker, names, view } = scene;
  const { would_win: winners, would_be_caught: caught, jewels } = view.open;
  const won = jewels[winners[0] ?? -1] ?? 0;
  const most = Math.max(...jewels);
  const named = (seats: readonly number[]): string => speaker.listed(seats.map((seat) => names[seat] ?? ""));
  const reader = scene.names.findIndex((name) => name === speaker.say("frame-you"));
  const isMine = winners.includes(reader);

  const facts = { jewels: won, most, behind: most - won, count: caught.length, who: named(caught) };
  const why =
    winners.length === 0
      ? jewels.every((one) => one === most)
        ? "rueck-page-why-alike"
        : "rueck-page-why-no-second"
      : caught.length === 0
        ? "rueck-page-why-richest"
        : "rueck-page-why";

  const row = (seat: number): EndRow => ({
    seat,
    score: String(jewels[seat] ?? 0),
    hasWon: winners.includes(seat),
    place: winners.includes(seat)
      ? speaker.say("rueck-page-end-won")
      : caught.includes(seat)
        ? speaker.say("rueck-page-end-caught")
        : speaker.say("rueck-page-behind", { behind: most - (jewels[seat] ?? 0) }),
  });

  return {
    headline: speaker.say(isMine && winners.length === 1 ? "rueck-page-away-you" : "rueck-page-away", {
      who: named(winners),
      count: winners.length,
    }),
    why: speaker.say(why, facts),
    title: speaker.say("rueck-page-heaps"),
    rows: [...jewels.keys()].sort((one, other) => (jewels[other] ?? 0) - (jewels[one] ?? 0)).map(row),
    own: reader < 0 ? null : own(scene, reader, won),
  };
}

function own(scene: RueckScene, reader: number, won: number): string {
  const { would_win, would_be_caught, jewels } = scene.view.open;
  const mine = jewels[reader] ?? 0;
  const facts = { jewels: mine, more: won - mine };
  if (would_win.includes(reader)) return scene.speaker.say("rueck-page-own-won", facts);
  return scene.speaker.say(would_be_caught.includes(reader) ? "rueck-page-own-caught" : "rueck-page-own-behind", facts);
}
