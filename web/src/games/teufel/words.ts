/** What plates, the line and the ending say. */
import type { Ending, EndRow, PlateWords } from "@/frame/contract";
import { gainOf, type OnStage, onStage, type TeufelScene, totalOf } from "./stage";

export function plate(scene: TeufelScene, seat: number): PlateWords {
  const { speaker } = scene;
  const { least, most } = totalOf(scene, seat);
  const chips = least === most ? String(most) : `${least}–${most}`;
  const stage = onStage(scene);
  return {
    number: most,
    ...(least === most ? {} : { range: chips }),
    label: speaker.say("teufel-page-total", { chips }),
    words: speaker.say("teufel-page-state", { state: stateOf(scene, stage, seat), amount: stage.fetched[seat] ?? 0 }),
    gain: gainOf(scene.event, seat),
  };
}

/** How far a seat is in the round, as one word of the texts. */
function stateOf(scene: TeufelScene, stage: OnStage, seat: number): string {
  const fetched = stage.fetched[seat] ?? null;
  if (stage.reckoned !== null) return "total";
  if (stage.turn === seat && fetched === null) return "turn";
  if (fetched !== null) return fetched > 0 ? "laid" : "burnt";
  if (stage.stakes !== null) return scene.view.open.to_come.includes(seat) ? "later" : "total";
  if (scene.sealed.includes(seat)) return "bet";
  if (scene.awaited.includes(seat) && seat !== scene.seat) return "thinking";
  return stage.start === seat ? "start" : "total";
}

/** The questions are short enough for a phone, and the bill of a round stays while all lies there. */
export function line(scene: TeufelScene): string | null {
  if (scene.beat === "settled") {
    const said = scene.all("Reckoned").at(-1);
    return said ? scene.told(said) : null;
  }
  if (scene.event !== null) return null;
  if (scene.choices.some(({ move }) => move === "Stop")) return scene.speaker.say("teufel-page-dare", { amount: scene.view.open.amount });
  return scene.kept === null && scene.choices.some(({ move }) => move === "Stake") ? scene.speaker.say("teufel-page-how-much") : null;
}

export function ending(scene: TeufelScene): Ending {
  const { speaker, names, view } = scene;
  const totals = names.map((_, seat) => totalOf(scene, seat).most);
  const won = Math.max(...totals);
  const winners = [...totals.keys()].filter((seat) => totals[seat] === won);
  const order = [...totals.keys()].sort((one, other) => (totals[other] ?? 0) - (totals[one] ?? 0));
  const next = totals.filter((total) => total < won);
  const reader = scene.names.findIndex((name) => name === speaker.say("frame-you"));
  const goal = view.open.track.at(-1) ?? 0;
  const facts = { chips: won, goal, ahead: won - Math.max(0, ...next), round: view.open.round };
  const paid = won < goal || winners.length > 1 ? null : lastBet(scene, winners[0] ?? 0);
  const why = winners.length > 1 ? "why-alike" : won < goal ? "why-rounds" : paid ? "why-paid" : "why";

  const row = (seat: number): EndRow => {
    const total = totals[seat] ?? 0;
    return {
      seat,
      score: speaker.number(total),
      hasWon: winners.includes(seat),
      place: speaker.say("teufel-page-place", { place: 1 + totals.filter((other) => other > total).length }),
      ...(total < won ? { note: speaker.say("teufel-page-behind", { behind: won - total }) } : {}),
    };
  };
  return {
    headline: speaker.say(winners.length === 1 && winners[0] === reader ? "teufel-page-out-you" : "teufel-page-out", {
      who: speaker.listed(winners.map((seat) => names[seat] ?? "")),
      count: winners.length,
    }),
    why: speaker.say(`teufel-page-${why}`, {
      ...facts,
      ...paid,
      who: names[winners[0] ?? 0] ?? "",
      is_you: winners[0] === reader ? "yes" : "no",
    }),
    title: speaker.say("teufel-page-chips-at-the-end"),
    rows: order.map(row),
    own: reader < 0 ? null : own(scene, totals, reader),
  };
}

/** The bet that the last round paid this seat, and the coal that paid it; null if none was. */
function lastBet(scene: TeufelScene, seat: number): { stake: number; twice: string; amount: number } | null {
  const { history } = scene;
  const round = history.slice(history.findLastIndex(({ event }) => event === "Staked"));
  const won = round.find((event) => event.event === "Won" && event.who === seat);
  const best = round.find((event) => event.event === "Reckoned");
  if (won?.event !== "Won" || best?.event !== "Reckoned") return null;
  return { stake: won.stake, twice: won.twice ? "yes" : "no", amount: best.amount };
}

function own(scene: TeufelScene, totals: readonly number[], reader: number): string {
  const mine = totals[reader] ?? 0;
  const most = Math.max(...totals);
  const key = mine === most ? "own-won" : mine === Math.min(...totals) ? "own-last" : "own-behind";
  return scene.speaker.say(`teufel-page-${key}`, { chips: mine, behind: most - mine });
}
