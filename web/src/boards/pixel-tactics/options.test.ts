import { expect, test } from "vitest";
import { loose, read, written } from "./options";

const cases: [string, string, string][] = [
  ["draw", "deck:me", ""],
  ["draw rival", "deck:rival", ""],
  ["recruit Turnip Knight#2 v1", "hand:Turnip Knight#2", "me:v1"],
  ["attack v1 f2", "me:v1", "rival:f2"],
  ["attack v1", "me:v1", ""],
  ["attack rival v1 f2", "rival:v1", "me:f2"],
  ["cast r2 1", "me:r2", ""],
  ["use Ladle", "leader:me", ""],
  ["use Deep Breath v2", "me:v2", ""],
  ["switch v1 v2", "me:v1", "me:v2"],
  ["order Candle Ghost", "hand:Candle Ghost", ""],
  ["spring 2", "reserve:me:2", ""],
  ["choose rival f3", "", "rival:f3"],
  ["choose v1", "", "me:v1"],
  ["choose Cook#2", "", "hand:Cook#2"],
  ["choose rival column 2", "", "column:rival:2"],
  ["choose rival rear", "", "row:rival:rear"],
  ["choose rival reserve 1", "", "reserve:rival:1"],
  ["choose discard Cook", "", "discard:me"],
  ["choose rival hand 2", "", "hand:rival"],
  ["choose 2", "", ""],
  ["pass", "", ""],
];

test.each(cases)("%s", (text, source, target) => {
  expect(read(text)).toMatchObject({ source, target });
});

test("equal cards of a hand are told apart as options write them", () => {
  expect(written(["Cook", "Lancer", "Cook", null])).toEqual(["Cook", "Lancer", "Cook#2", ""]);
});

test.each([
  ["choose Cook", ["Cook"], false],
  ["choose Cook", [], true], // looked at, and in nobody's hand
  ["choose rival column 2", [], true],
  ["choose discard Cook", ["Cook"], true],
  ["choose rival f1", [], false],
  ["choose 2", [], true],
  ["draw", [], true],
  ["attack v1 f2", [], false],
] as [string, string[], boolean][])("%s with %j in hand has a button of its own: %s", (text, hand, own) => {
  expect(loose(read(text), hand)).toBe(own);
});
