// Requests to the hall.

import { newPart } from "./deals";
import type {
  Account,
  Again,
  Cards,
  ChangeText,
  CheckList,
  CompleteSentence,
  Completed,
  DeskReport,
  Follow,
  Found,
  GameFacts,
  Games,
  Guest,
  GuideFacts,
  LessonAt,
  Lessons,
  LinkReply,
  ListFacts,
  LogIn,
  Me,
  Measured,
  MyLikings,
  MyPlays,
  MySets,
  MyTables,
  NewPassword,
  NewTable,
  NewText,
  OwnText,
  OwnTexts,
  PlayOn,
  Print,
  Problem,
  Rename,
  ReplayFacts,
  Replayed,
  ReplayedPosition,
  Revoke,
  Rules,
  Sessions,
  SetLikings,
  SeatPlans,
  SetReport,
  SharedSet,
  Sit,
  Start,
  TableFacts,
  TrySentence,
  Verdict,
  Vocabulary,
} from "./wire";

/** Why the hall did not do something, in its own words. */
export class Fault extends Error {
  constructor(
    readonly status: number,
    reason: string,
  ) {
    super(reason);
  }
}

async function call<T>(method: "GET" | "POST", way: string, body?: unknown): Promise<T> {
  return (await (await send(method, way, body)).json()) as T;
}

async function send(method: "GET" | "POST", way: string, body?: unknown): Promise<Response> {
  const request: RequestInit =
    body === undefined
      ? { method }
      : { method, body: JSON.stringify(body), headers: { "content-type": "application/json" } };
  let answer: Response;
  try {
    answer = await fetch("/api/" + way, request);
  } catch {
    throw new Fault(0, "The hall does not answer. Is it running, and is there a network?");
  }
  if (!answer.ok) {
    const problem = (await answer.json().catch(() => null)) as Problem | null;
    throw new Fault(answer.status, problem?.error ?? `The hall answered with ${answer.status}.`);
  }
  return answer;
}

export const me = () => call<Me>("GET", "me");
export const guest = (asked: Guest) => call<Me>("POST", "guest", asked);
export const rename = (asked: Rename) => call<Me>("POST", "me/name", asked);
export const myTables = () => call<MyTables>("GET", "me/tables");
export const myPlays = (search: Record<string, string>) =>
  call<MyPlays>("GET", `me/plays?${new URLSearchParams(search).toString()}`);
export const myLikings = () => call<MyLikings>("GET", "me/likings");
export const setLikings = (asked: SetLikings) => call<MyLikings>("POST", "me/likings", asked);
export const texts = (kind: string, game: string) =>
  call<OwnTexts>("GET", `me/texts?${new URLSearchParams({ kind, game }).toString()}`);
export const keepText = (asked: NewText) => call<OwnText>("POST", "me/texts", asked);
export const changeText = (id: string, asked: ChangeText) =>
  call<OwnText>("POST", `me/texts/${encodeURIComponent(id)}`, asked);
export const dropText = (id: string) => call<unknown>("POST", `me/texts/${encodeURIComponent(id)}/delete`, {});
export const account = (asked: Account) => call<Me>("POST", "account", asked);
export const login = (asked: LogIn) => call<Me>("POST", "login", asked);
export const newPassword = (asked: NewPassword) => call<unknown>("POST", "password", asked);
export const sessions = () => call<Sessions>("GET", "sessions");
export const revoke = (asked: Revoke) => call<unknown>("POST", "sessions/revoke", asked);
export const logout = () => call<unknown>("POST", "logout", {});
export const games = () => call<Games>("GET", "games");
/** Whoever sits down adds to the seed of the deal. */
const adding = async <T extends object>(asked: T): Promise<T> => ({ ...asked, part: (await newPart()) ?? null });
export const newTable = async (asked: NewTable) => call<TableFacts>("POST", "tables", await adding(asked));
export const table = (id: string) => call<TableFacts>("GET", `tables/${encodeURIComponent(id)}`);
export const sit = async (table: string, asked: Sit) =>
  call<TableFacts>("POST", `tables/${encodeURIComponent(table)}/sit`, await adding(asked));
export const start = (table: string, asked: Start) =>
  call<TableFacts>("POST", `tables/${encodeURIComponent(table)}/start`, asked);
export const link = (table: string, seat: number) =>
  call<LinkReply>("POST", `tables/${encodeURIComponent(table)}/link`, { seat });
export const again = async (table: string, asked: Again) =>
  call<TableFacts>("POST", `tables/${encodeURIComponent(table)}/again`, await adding(asked));
export const verify = (record: string) => call<Verdict>("POST", "verify", { record });
const about = (game: string) => `games/${encodeURIComponent(game)}`;
export const game = (name: string) => call<GameFacts>("GET", about(name));
export const rules = (name: string, words = "") =>
  call<Rules>("GET", `${about(name)}/rules?q=${encodeURIComponent(words)}`);
export const guide = (name: string) => call<GuideFacts>("GET", `${about(name)}/guide`);
export const cards = (name: string, words = "") =>
  call<Found>("GET", `${about(name)}/cards?q=${encodeURIComponent(words)}`);
export const tableCards = (table: string) => call<Cards>("GET", `tables/${encodeURIComponent(table)}/cards`);
export const lessons = (name: string) => call<Lessons>("GET", `${about(name)}/lessons`);
export const lesson = (name: string, id: string, asked: Follow) =>
  call<LessonAt>("POST", `lessons/${encodeURIComponent(name)}/${encodeURIComponent(id)}`, asked);
export const checkSet = (name: string, toml: string) => call<SetReport>("POST", `${about(name)}/sets/check`, { toml });
/** Cards for a printer, as a file. */
export const print = async (name: string, asked: Print) => (await send("POST", `${about(name)}/print`, asked)).blob();
export const trySentence = (name: string, asked: TrySentence) =>
  call<DeskReport>("POST", `${about(name)}/sentences/try`, asked);
export const measureSentence = (name: string, asked: TrySentence) =>
  call<Measured>("POST", `${about(name)}/sentences/measure`, asked);
export const completeSentence = (name: string, asked: CompleteSentence) =>
  call<Completed>("POST", `${about(name)}/sentences/words`, asked);
export const vocabulary = (name: string) => call<Vocabulary>("GET", `${about(name)}/vocabulary`);
export const shareSet = (name: string, toml: string) => call<SharedSet>("POST", `${about(name)}/sets`, { toml });
export const sharedSet = (name: string, id: string) =>
  call<SharedSet>("GET", `${about(name)}/sets/${encodeURIComponent(id)}`);
export const mySets = () => call<MySets>("GET", "me/sets");
export const stopSharing = (id: string) => call<unknown>("POST", "me/sets/stop", { id });
/** Who sits where in a play with these options. */
export const seats = (name: string, options: Record<string, unknown>) =>
  call<SeatPlans>("POST", `${about(name)}/seats`, { options });
export const checkList = (name: string, kind: string, asked: CheckList) =>
  call<ListFacts>("POST", `${about(name)}/lists/${encodeURIComponent(kind)}/check`, asked);
export const replay = (record: string) => call<ReplayFacts>("POST", "replays", { record });
export const replayFacts = (id: string) => call<ReplayFacts>("GET", `replays/${encodeURIComponent(id)}`);
export const replayCards = (id: string) => call<Cards>("GET", `replays/${encodeURIComponent(id)}/cards`);
/** The replay of a play of this hall. */
export const replayOf = (table: string, play: number) =>
  call<ReplayFacts>("GET", `tables/${encodeURIComponent(table)}/plays/${play}/replay`);
/** `since`: how many lines of the log are known. */
export const replayed = (id: string, step: number, seat: number, since = 0) =>
  call<Replayed>("GET", `replays/${encodeURIComponent(id)}/${step}?seat=${seat}&since=${since}`);
export const replayedPosition = (id: string, step: number) =>
  call<ReplayedPosition>("GET", `replays/${encodeURIComponent(id)}/${step}/position`);
export const playOn = (id: string, step: number, asked: PlayOn) =>
  call<TableFacts>("POST", `replays/${encodeURIComponent(id)}/${step}/play`, asked);
export const recordAddress = (table: string, play: number) =>
  `/api/tables/${encodeURIComponent(table)}/plays/${play}/record`;

export async function record(table: string, play: number): Promise<string> {
  const answer = await fetch(recordAddress(table, play));
  if (!answer.ok)
    throw new Fault(
      answer.status,
      ((await answer.json().catch(() => null)) as Problem | null)?.error ?? "The record is not to be had now.",
    );
  return answer.text();
}

export function socketAddress(kind: "tables" | "lobby", id = ""): string {
  const base = location.origin.replace(/^http/, "ws") + "/api/";
  return kind === "lobby" ? base + "lobby" : `${base}tables/${encodeURIComponent(id)}/play`;
}
