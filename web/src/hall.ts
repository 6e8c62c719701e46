// Requests to the hall.

import type { Rules } from "./soon";
import type { Account, Games, Guest, LinkReply, LogIn, Me, NewPassword, NewTable, Problem, Revoke, Sessions, Sit, Start, TableFacts, Verdict } from "./wire";

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
  const request: RequestInit = body === undefined ? { method } : { method, body: JSON.stringify(body), headers: { "content-type": "application/json" } };
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
  return (await answer.json()) as T;
}

export const me = () => call<Me>("GET", "me");
export const guest = (asked: Guest) => call<Me>("POST", "guest", asked);
export const account = (asked: Account) => call<Me>("POST", "account", asked);
export const login = (asked: LogIn) => call<Me>("POST", "login", asked);
export const newPassword = (asked: NewPassword) => call<unknown>("POST", "password", asked);
export const sessions = () => call<Sessions>("GET", "sessions");
export const revoke = (asked: Revoke) => call<unknown>("POST", "sessions/revoke", asked);
export const logout = () => call<unknown>("POST", "logout", {});
export const games = () => call<Games>("GET", "games");
export const newTable = (asked: NewTable) => call<TableFacts>("POST", "tables", asked);
export const sit = (table: string, asked: Sit) => call<TableFacts>("POST", `tables/${encodeURIComponent(table)}/sit`, asked);
export const start = (table: string, asked: Start) => call<TableFacts>("POST", `tables/${encodeURIComponent(table)}/start`, asked);
export const link = (table: string, seat: number) => call<LinkReply>("POST", `tables/${encodeURIComponent(table)}/link`, { seat });
export const verify = (record: string) => call<Verdict>("POST", "verify", { record });
export const rules = (game: string) => call<Rules>("GET", `games/${encodeURIComponent(game)}/rules`);
export const recordAddress = (table: string, play: number) => `/api/tables/${encodeURIComponent(table)}/plays/${play}/record`;

export async function record(table: string, play: number): Promise<string> {
  const answer = await fetch(recordAddress(table, play));
  if (!answer.ok) throw new Fault(answer.status, "The record is not to be had now.");
  return answer.text();
}

export function socketAddress(kind: "tables" | "lobby", id = ""): string {
  const base = location.origin.replace(/^http/, "ws") + "/api/";
  return kind === "lobby" ? base + "lobby" : `${base}tables/${encodeURIComponent(id)}/play`;
}
