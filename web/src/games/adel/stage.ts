/** What lies on the table at a moment of a round: the view, and what was told since. */
import type { Scene } from "@/frame/contract";
import type { GameEvent, GameView, Move } from "@/gen/adel";
import type { LogLine } from "@/table/tableStore.svelte";

export type AdelScene = Scene<GameView, Move, GameEvent>;
export type Action = Exclude<GameView["open"]["actions"][number], null>;
export type Room = "town" | "sale" | "hall";
type Of<Kind extends GameEvent["event"]> = Extract<GameEvent, { readonly event: Kind }>;
type Log = readonly LogLine[];

export interface Hop {
  readonly seat: number;
  readonly from: number;
  readonly to: number;
}

function of<Kind extends GameEvent["event"]>(events: readonly GameEvent[], kind: Kind): Of<Kind>[] {
  return events.filter((event): event is Of<Kind> => event.event === kind);
}

const opensAnew = ({ event }: GameEvent): boolean => event === "RoundBegan" || event === "LastExhibition";

/** Whether all cards went home since the view. */
export function isAnew(scene: AdelScene): boolean {
  return scene.events.some(opensAnew);
}

/** What was told since the view, as far as it belongs to the round on the table. */
function told(scene: AdelScene): readonly GameEvent[] {
  return scene.events.slice(scene.events.findLastIndex(opensAnew) + 1);
}

/** The same and all that the log knows of this round: whoever comes in the middle of it sees what the others see. */
function ofRound(scene: AdelScene, log: Log): readonly GameEvent[] {
  if (isAnew(scene)) return told(scene);
  const lines = log.flatMap((line) => ("event" in line ? [line.event as GameEvent] : []));
  const first = lines.findIndex((event) => event.event === "RoundBegan" && event.round === scene.view.open.round);
  if (first < 0) return told(scene);
  const next = lines.findIndex((event, at) => at > first && opensAnew(event));
  const isOver = scene.view.standing !== null;
  return [...lines.slice(isOver && next >= 0 ? next : first, isOver || next < 0 ? undefined : next), ...told(scene)];
}

export function roundOf(scene: AdelScene): number {
  return scene.all("RoundBegan").at(-1)?.round ?? scene.view.open.round;
}

export function locationsOf(scene: AdelScene): readonly ("auction" | "castle" | null)[] {
  const went = of(told(scene), "Went").at(-1);
  return went?.locations ?? (isAnew(scene) ? scene.view.open.locations.map(() => null) : scene.view.open.locations);
}

export function actionOf(scene: AdelScene, seat: number): Action | null {
  const revealed = of(told(scene), "Revealed").findLast(({ who }) => who === seat);
  return revealed?.action ?? (isAnew(scene) ? null : (scene.view.open.actions[seat] ?? null));
}

export function windowsOf(scene: AdelScene): readonly (string | null)[] {
  return (["left", "right"] as const).map((side, at) => {
    const last = scene.events.findLast((event) => (event.event === "Bought" || event.event === "Turned") && event.window === side);
    if (last?.event === "Turned") return last.card;
    return last && !(last === scene.event && scene.beat === "called") ? null : (scene.view.open.windows[at] ?? null);
  });
}

export function pawnsOf(scene: AdelScene): readonly number[] {
  return scene.view.open.pawns.map((space, seat) => scene.all("Moved").findLast(({ who }) => who === seat)?.to ?? space);
}

/** Cell 1 first. */
export function jailOf(scene: AdelScene): readonly ({ readonly seat: number; readonly number: number } | null)[] {
  const { jail, jail_of } = scene.view.open;
  let cells = jail.map((number, cell) => ({ number, seat: jail_of[cell] ?? 0 }));
  for (const event of scene.events) {
    if (event.event === "Arrested") cells = [{ number: event.number, seat: event.who }, ...cells];
    if (event.event === "Released") cells = cells.filter(({ number }) => number !== event.number);
  }
  return Array.from({ length: scene.seats }, (_, cell) => cells[cell] ?? null);
}

/** Whose pawn has gone how far in this round: the hops stay until the next. */
export function hopsOf(scene: AdelScene, log: Log): readonly Hop[] {
  const [now, before] = [pawnsOf(scene), new Map<number, Hop>()];
  for (const { who, spaces, to } of of(ofRound(scene, log), "Moved")) {
    if (to > (now[who] ?? 0) || spaces === 0) continue;
    before.set(who, { seat: who, from: Math.min(before.get(who)?.from ?? to, to - spaces), to });
  }
  return [...before.values()];
}

/** Where the pawns stood when the round began: their castle's hexagon counts until it is over. */
export function furthest(scene: AdelScene, log: Log): number {
  const hops = hopsOf(scene, log);
  return Math.max(0, ...pawnsOf(scene).map((space, seat) => hops.find((hop) => hop.seat === seat)?.from ?? space));
}

function roomOfEvent(event: GameEvent, scene: AdelScene): Room | null {
  switch (event.event) {
    case "Ended":
    case "LastExhibition":
      return null;
    case "Revealed":
      if (scene.view.about === "both") return locationsOf(scene).includes("auction") ? "sale" : "hall";
      return isForAuction(event.action) ? "sale" : "hall";
    case "Turned":
      return scene.view.open.round > 0 ? "sale" : "town";
    case "Bought":
    case "ChequeStolen":
    case "ChequeLeft":
    case "ThievesInVain":
    case "AuctionClosed":
      return "sale";
    case "Showed":
    case "ShowedNothing":
    case "Stole":
    case "LeftIt":
      return "hall";
    case "Moved":
      return event.why === "detective" ? "town" : "hall";
    default:
      return "town";
  }
}

const ROOM_ASKED: Readonly<Record<string, Room>> = { window: "sale", turn: "sale", cheque: "sale", collection: "hall", theft: "hall" };

/** What is seen in the middle of the board. */
export function roomOf(scene: AdelScene): Room {
  const rooms = told(scene).map((event) => roomOfEvent(event, scene));
  const room = rooms.findLast((one) => one !== null);
  if (room) return room;
  if (scene.view.standing !== null) return "hall";
  return isAnew(scene) || scene.view.open.round === 0 ? "town" : (ROOM_ASKED[scene.view.about ?? ""] ?? "town");
}

export function isForAuction(action: Action): boolean {
  return action.move === "Bid" || action.move === "DoNothing" || (action.move === "SendThief" && action.at === "auction");
}

export interface Exhibition {
  readonly seat: number;
  /** Null while they lie face down. */
  readonly pieces: readonly string[] | null;
  readonly rank: number | null;
  readonly gain: number;
}

/** The best first once all lie open. */
export function exhibitionsOf(scene: AdelScene, log: Log): readonly Exhibition[] {
  const events = ofRound(scene, log);
  const [showed, moved] = [of(events, "Showed"), of(events, "Moved")];
  const rows = Array.from({ length: scene.seats }, (_, seat) => ({ seat, pieces: piecesOf(scene, seat) })).filter(
    ({ seat, pieces }) => pieces?.length || (actionOf(scene, seat)?.move === "Exhibit" && pieces?.length !== 0),
  );
  const isOpen = rows.every(({ seat, pieces }) => pieces !== null && isTurned(scene, seat));
  return rows
    .map(({ seat, pieces }) => ({
      seat,
      pieces,
      rank: isOpen ? (showed.findLast(({ who }) => who === seat)?.rank ?? null) : null,
      gain: moved.findLast(({ who, why }) => who === seat && why !== "detective" && isOpen)?.spaces ?? 0,
    }))
    .sort((one, other) => (one.rank ?? 0) - (other.rank ?? 0) || one.seat - other.seat);
}

/** Whether what a seat exhibits lies open to everybody. */
function isTurned(scene: AdelScene, seat: number): boolean {
  const { view } = scene;
  const isShown = told(scene).some((event) => (event.event === "Showed" || event.event === "ShowedNothing") && event.who === seat);
  return isShown || (!isAnew(scene) && (view.open.exhibitions[seat]?.length ?? 0) > 0);
}

/** What lies on the velvet; what one has prepared oneself is seen by nobody else. */
function piecesOf(scene: AdelScene, seat: number): readonly string[] | null {
  const last = told(scene).findLast(
    (event) =>
      (event.event === "Stole" && event.victim === seat) ||
      ((event.event === "Showed" || event.event === "ShowedNothing") && event.who === seat),
  );
  if (last?.event === "Showed") return last.cards;
  if (last?.event === "ShowedNothing") return [];
  if (last?.event === "Stole") return last === scene.event && scene.beat === "reached" ? [...last.left, last.card] : last.left;
  if (isAnew(scene)) return null;
  const { exhibitions, prepared } = scene.view.open;
  if (exhibitions[seat]?.length) return exhibitions[seat];
  return seat === scene.seat && prepared.length ? prepared : null;
}

/** How long a thief's arm takes to reach across the table, in milliseconds. */
export function reachingFor(scene: AdelScene): number {
  return scene.isStill ? 0 : 450 * scene.pace;
}
