/** What has changed since the view, besides where pieces stand. */
import { partnerOf, type Rank, type TockScene } from "./reaches";

/** The card in the middle, and who has laid it there, as far as it was told. */
export function topCard(scene: TockScene): { readonly card: Rank | null; readonly who: number | null } {
  const last = scene.events.findLast((event) => event.event === "Played" || event.event === "RoundBegan");
  if (last?.event === "RoundBegan") return { card: null, who: null };
  if (last?.event !== "Played") return { card: scene.view.open.top, who: null };
  const isOnItsWay = last === scene.event && scene.beat === "flies" && !scene.isStill;
  return isOnItsWay ? { card: scene.view.open.top, who: null } : { card: last.card, who: last.who };
}

/** One's cards, as they lie in the hand now. */
export function handOf(scene: TockScene): readonly Rank[] {
  let hand: readonly Rank[] = scene.view.open.hand;
  for (const event of scene.events) {
    if (event.event === "Dealt") hand = event.cards;
    else if (event.event === "Exchanged") hand = [...without(hand, event.gave), ...(event.got ? [event.got] : [])];
    else if (event.event === "Played" && event.who === scene.seat) hand = without(hand, event.card);
    else if (event.event === "DroppedOut" && event.who === scene.seat) hand = [];
  }
  return hand;
}

function without(hand: readonly Rank[], card: Rank | null): readonly Rank[] {
  const at = card === null ? -1 : hand.indexOf(card);
  return at < 0 ? hand : hand.toSpliced(at, 1);
}

export function isOut(scene: TockScene, seat: number): boolean {
  return scene.events.reduce(
    (out, event) => (event.event === "RoundBegan" ? false : out || (event.event === "DroppedOut" && event.who === seat)),
    scene.view.open.out.includes(seat),
  );
}

export function cardsLeft(scene: TockScene, seat: number): number {
  const played = scene.all("Played").filter(({ who }) => who === seat).length;
  return Math.max(0, (scene.view.open.cards_left[seat] ?? 0) - played);
}

/** How many pieces of a seat are on target fields. */
export function homeOf(scene: TockScene, seat: number): number {
  const before = scene.view.open.pieces[seat] ?? [];
  const entered = scene.all("Walked").filter(({ who, start, to }) => who === seat && isTarget(to) && !isTarget(start));
  return before.filter(isTarget).length + entered.length;
}

function isTarget(place: number | string): boolean {
  return typeof place === "string" && place !== "waiting";
}

/** Those who win together. */
export function teams(scene: TockScene): readonly (readonly number[])[] {
  const seats = Array.from({ length: scene.seats }, (_, seat) => seat);
  return seats.flatMap((seat) => {
    const partner = partnerOf(seat, scene.seats);
    return partner === null ? [[seat]] : partner > seat ? [[seat, partner]] : [];
  });
}
