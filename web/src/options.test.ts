import { expect, test } from "vitest";
import { differing, grouped, measure, tableWords, usualValue } from "./options";
import type { GameFacts, OptionFacts } from "./wire";

const option = (name: string, kind: OptionFacts["kind"], value: unknown, group: string, words = ""): OptionFacts => ({
  name,
  kind,
  values: [],
  default: value,
  words,
  low: 0,
  high: 0,
  group,
});
const FACTS = {
  options: [
    option("edition", "choice", "deluxe", "The play"),
    option("sets", "list", ["core"], "The play"),
    option("hand_limit", "number", 5, "Cards", "When nobody draws any more"),
    option("traps", "flag", true, "Reserve"),
  ],
  presets: {
    deluxe: { edition: "deluxe", hand_limit: 5, traps: true },
    original: { edition: "original", hand_limit: null, traps: false },
  },
} as unknown as GameFacts;

test("what is chosen as it is anyway does not differ", () => {
  expect(differing(FACTS, { edition: "deluxe", hand_limit: 5, sets: ["core"], traps: undefined })).toEqual([]);
  expect(tableWords(FACTS, {})).toBe("");
});

test("differences are measured by the edition", () => {
  const chosen = { edition: "original", hand_limit: 7, traps: false };
  expect(usualValue(FACTS, chosen, "hand_limit")).toBe(null);
  expect(measure(FACTS, chosen)).toBe("original");
  expect(tableWords(FACTS, chosen)).toBe("original edition, hand limit 7");
  expect(tableWords(FACTS, { traps: false }, ["Geese"])).toBe("traps off, with the set Geese");
});

test("options are found by name, words and group", () => {
  const names = (sought: string) =>
    grouped(FACTS.options, sought).map(([group, found]) => [group, ...found.map((one) => one.name)]);
  expect(names("hand")).toEqual([["Cards", "hand_limit"]]);
  expect(names("nobody DRAWS")).toEqual([["Cards", "hand_limit"]]);
  expect(names("reserve")).toEqual([["Reserve", "traps"]]);
  expect(names("zebra")).toEqual([]);
  expect(names("")).toHaveLength(3);
});
