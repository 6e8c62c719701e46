// What this browser adds to the seed of a deal, so that nobody can choose it, and what it checks of the seed at the end (docs/records.md). Where
// there is neither https nor the own computer, a browser has no hashes: then it adds nothing and checks nothing.

import type { Outcome, TableFacts } from "./wire";

/** What is kept of a part: the seal of the hall with which it was revealed, so that it is never revealed for another. */
interface Part {
  value: string;
  for: string;
}

/** What was seen of a deal before anything was revealed: the seal of the hall and those of the seats. */
interface Deal {
  commitment: string;
  seals: Record<number, string> | null;
  mine: string;
}

interface Kept {
  parts: Record<string, Part>;
  deals: Record<string, Deal>;
}

const MOST = 40;
const NAME = "deals";
const encoder = new TextEncoder();
let kept: Kept = { parts: {}, deals: {} };

export const able = (): boolean => globalThis.crypto?.subtle !== undefined;

function read(): Kept {
  try {
    kept = (JSON.parse(localStorage.getItem(NAME) ?? "null") as Kept | null) ?? kept;
  } catch {
    // what cannot be kept lasts as long as the page
  }
  return kept;
}

function write(now: Kept): void {
  const newest = <T>(all: Record<string, T>) => Object.fromEntries(Object.entries(all).slice(-MOST));
  kept = { parts: newest(now.parts), deals: newest(now.deals) };
  try {
    localStorage.setItem(NAME, JSON.stringify(kept));
  } catch {
    // as above
  }
}

const hex = (bytes: Uint8Array): string => Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
const bytes = (digits: string): Uint8Array =>
  Uint8Array.from(digits.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));

/** The seal of some bytes: "seed" for the hall's secret, "part" for what a seat adds. */
export async function sealOf(kind: "seed" | "part", digits: string): Promise<string> {
  const whole = new Uint8Array([...encoder.encode(`pixelhall ${kind} `), ...bytes(digits)]);
  return hex(new Uint8Array(await crypto.subtle.digest("SHA-256", whole)));
}

/** The seal of a new part, which is kept until it is to be revealed. */
export async function newPart(): Promise<string | undefined> {
  if (!able()) return undefined;
  const value = hex(crypto.getRandomValues(new Uint8Array(32)));
  const seal = await sealOf("part", value);
  const now = read();
  write({ ...now, parts: { ...now.parts, [seal]: { value, for: "" } } });
  return seal;
}

const nameOf = (table: string, play: number): string => `${table}/${play}`;

/** Notes what a table shows of its deal. Gives the part to reveal, if it is ours and was not revealed for another deal. */
export function note(table: TableFacts, seat: number, over: boolean): string | undefined {
  const now = read();
  const dealing = table.dealing;
  if (!dealing) {
    const name = nameOf(table.id, table.play);
    if (table.commitment && !over && !now.deals[name])
      write({ ...now, deals: { ...now.deals, [name]: { commitment: table.commitment, seals: null, mine: "" } } });
    return undefined;
  }
  const mine = dealing.parts.find((one) => one.seat === seat)?.seal ?? "";
  const part = now.parts[mine];
  const reveals = part !== undefined && (!part.for || part.for === dealing.commitment);
  const seals = Object.fromEntries(dealing.parts.map((one) => [one.seat, one.seal]));
  write({
    parts: reveals ? { ...now.parts, [mine]: { ...part, for: dealing.commitment } } : now.parts,
    deals: {
      ...now.deals,
      [nameOf(table.id, table.play + 1)]: { commitment: dealing.commitment, seals, mine: reveals ? mine : "" },
    },
  });
  return reveals ? part.value : undefined;
}

export interface Finding {
  /** Nothing where it could not be checked. */
  good: boolean | null;
  words: string;
}

/** Whether a play that is over was dealt as it was sealed. */
export async function check(table: TableFacts, outcome: Outcome): Promise<Finding> {
  if (!able())
    return { good: null, words: "Your browser can check the deal only over https or on the hall's computer." };
  const deal = read().deals[nameOf(table.id, table.play)];
  const wrong = (words: string): Finding => ({ good: false, words });
  if ((await sealOf("seed", outcome.seed)) !== (deal?.commitment ?? table.commitment))
    return wrong("The hall's secret is not the one that it had sealed before the deal.");
  for (const part of outcome.parts)
    if (part.value && (await sealOf("part", part.value)) !== part.seal)
      return wrong(`What seat ${part.seat + 1} added is not what it had sealed.`);
  const told = new Map(outcome.parts.map((part) => [part.seal, part.value]));
  if (deal?.mine && !told.get(deal.mine))
    return wrong("What your browser added to the seed was left out, though it was revealed in time.");
  const sealed = Object.values(deal?.seals ?? {});
  if (deal?.seals && (sealed.length !== told.size || sealed.some((seal) => !told.has(seal))))
    return wrong("Other parts were added to the seed than those that were sealed before the deal.");
  if (!deal)
    return { good: true, words: "The hall's secret fits its seal; your browser was not there when it was sealed." };
  const own = deal.mine ? ", and what your browser added is in the seed" : "";
  return { good: true, words: `The hall's secret is the one that it sealed before the deal${own}.` };
}
