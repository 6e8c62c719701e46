// The tables at which the visitor sits, remembered in this browser: private ones are on no list.

import * as hall from "./hall";
import type { TableFacts } from "./wire";

const MOST = 12;

const known = (): string[] => JSON.parse(localStorage.getItem("tables") ?? "[]") as string[];

export function remember(id: string): void {
  localStorage.setItem("tables", JSON.stringify([id, ...known().filter((one) => one !== id)].slice(0, MOST)));
}

export function forget(id: string): void {
  localStorage.setItem("tables", JSON.stringify(known().filter((one) => one !== id)));
}

/** Those that are still waiting or played at. */
export async function mine(): Promise<TableFacts[]> {
  const found = await Promise.all(
    known().map((id) => hall.table(id).catch((fault: unknown) => (gone(fault) && forget(id), null))),
  );
  return found
    .filter((table) => table !== null)
    .filter((table) => ["waiting", "playing"].includes(table.status) || (forget(table.id), false));
}

const gone = (fault: unknown) => fault instanceof hall.Fault && fault.status === 404;
