// The options of a game: what is usual, what differs from it, and how that is said.

import type { GameFacts, OptionFacts } from "./wire";

export type Chosen = Record<string, unknown>;

/** A value in words. */
export function valueWords(value: unknown): string {
  if (value === null || value === undefined || value === "") return "none";
  if (typeof value === "boolean") return value ? "on" : "off";
  if (Array.isArray(value)) return value.map(valueWords).join(", ") || "none";
  return String(value).replaceAll("_", " ");
}

/** A name as it stands in a sentence. */
export const nameWords = (name: string): string => name.replaceAll("_", " ");

/** The bundle that is chosen, such as an edition: the option that chooses it, its name, and all that it sets. */
function bundle(facts: GameFacts, chosen: Chosen): Chosen {
  const edition = facts.options.find((one) => one.name === "edition");
  return edition ? (facts.presets[String(chosen["edition"] ?? edition.default)] ?? {}) : {};
}

/** What an option is unless somebody chooses otherwise. */
export function usualValue(facts: GameFacts, chosen: Chosen, name: string): unknown {
  const bundled = name === "edition" ? undefined : bundle(facts, chosen)[name];
  return bundled === undefined ? facts.options.find((one) => one.name === name)?.default : bundled;
}

/** The options that are not as usual. */
export function differing(facts: GameFacts, chosen: Chosen): OptionFacts[] {
  return facts.options.filter(
    (one) =>
      one.name in chosen &&
      chosen[one.name] !== undefined &&
      !same(chosen[one.name], usualValue(facts, chosen, one.name)),
  );
}

const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** An option that is not as usual, in a few words: hand limit 7, traps off. */
export function differenceWords(facts: OptionFacts, chosen: Chosen): string {
  return `${nameWords(facts.name)} ${valueWords(chosen[facts.name])}`;
}

/** What the differences are measured by: the edition, or what is usual. */
export function measure(facts: GameFacts, chosen: Chosen): string {
  const edition = facts.options.find((one) => one.name === "edition");
  return edition ? String(chosen["edition"] ?? edition.default) : "the usual";
}

/** All that is unusual about a table, in one line; nothing if nothing is. */
export function tableWords(facts: GameFacts, chosen: Chosen, sets: string[] = []): string {
  const words = differing(facts, chosen).map((one) =>
    one.name === "edition" ? `${valueWords(chosen["edition"])} edition` : differenceWords(one, chosen),
  );
  return [...words, ...sets.map((title) => `with the set ${title}`)].join(", ");
}

/** The options, in their groups, in which every word of a search occurs. */
export function grouped(options: OptionFacts[], sought: string): [string, OptionFacts[]][] {
  const words = sought.toLowerCase().split(/\s+/).filter(Boolean);
  const found = options.filter((one) => {
    const all = `${nameWords(one.name)} ${one.name} ${one.words} ${one.group} ${one.values.map(valueWords).join(" ")}`;
    return words.every((word) => all.toLowerCase().includes(word));
  });
  return [...new Set(found.map((one) => one.group))].map((group) => [
    group,
    found.filter((one) => one.group === group),
  ]);
}
