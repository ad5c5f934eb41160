/** Requests: everything that is not said on a table's socket. */
import type { AnimalName } from "@/art/den/animals";
import type { Chance } from "@/gen/core";
import type {
  AtTable,
  Chapter,
  Consequences,
  Course,
  FinishedGame,
  GameCard,
  GamePicture,
  Guest,
  Hint,
  HouseChanges,
  HouseWish,
  LessonStand,
  LessonWish,
  Link,
  ToldLookBack,
  NewTable,
  PlayOn,
  Refusal,
  RuleBook,
  TableCard,
  Verdict,
} from "@/gen/wire";
import { pageVersion } from "./pageVersion.svelte";
import { rememberContribution, rememberCommitment } from "@/fairness/commitments";

/** A record, of which the page reads no more than its promise of fair luck. */
export interface Recorded {
  readonly fair: { readonly commitment: string; readonly seed: string; readonly contributions: readonly string[] } | null;
}

/** A request that was refused, with the sentence that says why. */
export class Refused extends Error {
  constructor(
    readonly refusal: Refusal,
    readonly status: number,
  ) {
    super(refusal.text);
  }

  /** Whether asking again would help nobody: there is no such thing, or it is somebody else's. */
  get isFinal(): boolean {
    return this.status === 404 || this.status === 403;
  }
}

async function ask<Answer>(method: "GET" | "POST", path: string, body?: object): Promise<Answer> {
  const response = await fetch(path, {
    method,
    headers: { "content-type": "application/json", "accept-language": document.documentElement.lang },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  pageVersion.heard(response.headers.get("x-spelunke-page"));
  const answer: unknown = await response.json();
  if (!response.ok) throw new Refused(answer as Refusal, response.status);
  return answer as Answer;
}

/** What this browser adds to the luck of a game. */
function contribution(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** Take seats, and add to the luck for them; what was added is kept, to be looked for in the record. */
async function sit(path: string, wanted: object): Promise<AtTable> {
  const added = contribution();
  const at = await ask<AtTable>("POST", path, { ...wanted, contribution: added });
  rememberContribution(at.table, at.seats, added);
  return at;
}

/** Put up a table and sit down at it: the house must have shown its promise before it hears what is added to it. */
async function putUp(table: Partial<NewTable> & { game: string }): Promise<AtTable> {
  const made = await ask<AtTable>("POST", "/api/tables", { ...table, seat: null, ...(table.seat === null ? { screen: true } : {}) });
  if (table.seat === null) return made;
  const { commitment, standing } = await api.table(made.table);
  rememberCommitment(made.table, commitment, standing === "open");
  return api.join(made.table, table.seat ?? 0);
}

export const api = {
  /** Who this browser is here; null before it has said a name. */
  whoAmI: () => ask<Guest | null>("GET", "/api/guest").catch(() => null),
  callMe: (name: string) => ask<Guest>("POST", "/api/guest", { name }),
  /** Wear an animal, or keep the initial, here and at tables to come. */
  wear: (name: string, animal: AnimalName | null) => ask<Guest>("POST", "/api/guest", { name, animal: animal ?? "initial" }),
  /** The games that one has played to the end, the newest first. */
  finished: () => ask<readonly FinishedGame[]>("GET", "/api/guest/games"),
  /** Delete one's name and one's finished games. */
  forgetMe: () => ask<null>("POST", "/api/guest/forget", {}),
  games: () => ask<readonly GameCard[]>("GET", "/api/games"),
  tables: () => ask<readonly TableCard[]>("GET", "/api/tables"),
  putUp,
  byCode: (code: string) => ask<AtTable>("GET", `/api/code/${encodeURIComponent(code)}`),
  useLink: (token: string) => ask<AtTable>("POST", "/api/link", { token }),
  table: (table: string) => ask<TableCard>("GET", `/api/table/${table}`),
  mine: (table: string) => ask<AtTable>("GET", `/api/table/${table}/mine`),
  join: (table: string, seat: number | null, name = "") => sit(`/api/table/${table}/join`, { seat, name }),
  /** Ask the host for the chair of a bot in a running game. */
  askFor: (table: string, seat: number) => ask<AtTable>("POST", `/api/table/${table}/ask`, { seat }),
  /** The host's word about somebody who asks; who asks may think better of it. */
  decide: (table: string, asker: string, yes: boolean) => ask<TableCard>("POST", `/api/table/${table}/ask/answer`, { asker, yes }),
  /** Wear an animal, or keep the initial, at this table; refused if another person there wears it. */
  dress: (table: string, seat: number, animal: AnimalName | null) => ask<TableCard>("POST", `/api/table/${table}/animal`, { seat, animal }),
  leave: (table: string, seat: number) => ask<TableCard>("POST", `/api/table/${table}/leave`, { seat }),
  start: (table: string) => ask<TableCard>("POST", `/api/table/${table}/start`, {}),
  bot: (table: string, seat: number, level?: string) =>
    ask<TableCard>("POST", `/api/table/${table}/bot`, { seat, ...(level ? { level } : {}) }),
  giveBack: (table: string, seat: number) => ask<TableCard>("POST", `/api/table/${table}/back`, { seat }),
  remove: (table: string, seat: number) => ask<TableCard>("POST", `/api/table/${table}/remove`, { seat }),
  rematch: (table: string) => sit(`/api/table/${table}/rematch`, {}),
  follow: (table: string) => sit(`/api/table/${table}/follow`, {}),
  link: (table: string) => ask<Link>("POST", `/api/table/${table}/link`, {}),
  rules: (game: string) => ask<RuleBook>("GET", `/api/games/${game}/rules`),
  /** What the house rules of a game do; null if nobody measured it. */
  /** Whether the game can be played by these house rules; refused with what is wrong. */
  checkHouse: (game: string, wish: HouseWish) => ask<HouseChanges>("POST", `/api/games/${game}/house`, wish),
  pictures: (game: string) => ask<readonly GamePicture[]>("GET", `/api/games/${game}/pictures`),
  /** Where a learner stands in a lesson, and what becomes of one more answer. */
  lesson: (game: string, wish: Partial<LessonWish>) => ask<LessonStand>("POST", `/api/games/${game}/lesson`, wish),
  consequences: (game: string) => ask<Consequences | null>("GET", `/api/games/${game}/house-rules`),
  story: (table: string, seat: number | null) => ask<readonly Chapter[]>("GET", `/api/table/${table}/story${query({ seat })}`),
  past: <View>(table: string, turn: number, seat: number | null) => ask<View>("GET", `/api/table/${table}/past${query({ turn, seat })}`),
  pastOpen: <View>(table: string, turn: number) => ask<readonly View[]>("GET", `/api/table/${table}/past${query({ turn, seat: "open" })}`),
  odds: (table: string, turn: number, seat: number | null) =>
    ask<readonly Chance[]>("GET", `/api/table/${table}/odds${query({ turn, seat })}`),
  hint: (table: string, seat: number) => ask<Hint>("POST", `/api/table/${table}/hint`, { seat }),
  /** What one did well in a game that is over, and what cost most. */
  lookBack: (table: string, seat: number) => ask<ToldLookBack>("POST", `/api/table/${table}/look-back`, { seat }),
  course: (table: string) => ask<Course>("GET", `/api/table/${table}/course`),
  record: (table: string) => ask<Recorded>("GET", `/api/table/${table}/record`),
  openRecord: (record: object) => ask<AtTable>("POST", "/api/record", record),
  verify: (record: object) => ask<Verdict>("POST", "/api/verify", record),
  playOn: (table: string, from: Pick<PlayOn, "turn" | "seat" | "level">) => sit(`/api/table/${table}/play-on`, from),
};

function query(asked: Record<string, string | number | null>): string {
  const given = Object.entries(asked).filter(([, value]) => value !== null);
  return given.length ? `?${new URLSearchParams(given.map(([name, value]) => [name, String(value)]))}` : "";
}

/** Where to listen to a table: as the holder of a seat, or as a spectator; from the last number seen on. */
export function socketUrl(table: string, seat: number | null, seen: number | null): string {
  const query = new URLSearchParams({ lang: document.documentElement.lang });
  if (seat !== null) query.set("seat", String(seat));
  if (seen !== null) query.set("n", String(seen));
  const scheme = location.protocol === "https:" ? "wss" : "ws";
  return `${scheme}://${location.host}/api/table/${table}/socket?${query}`;
}
