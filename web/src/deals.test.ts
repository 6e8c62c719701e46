import { expect, test } from "vitest";
import { check, newPart, note, sealOf } from "./deals";
import type { Outcome, TableFacts } from "./wire";

const SECRET = "5a".repeat(32);
const OTHER = "02".repeat(32);

const facts = (id: string, play: number, more: Partial<TableFacts>) =>
  ({ id, play, commitment: "", dealing: null, ...more }) as TableFacts;
const ended = (seed: string, parts: Outcome["parts"]) => ({ seed, parts }) as Outcome;

async function dealt(id: string) {
  const seal = (await newPart())!;
  const commitment = await sealOf("seed", SECRET);
  const parts = [
    { seat: 0, seal, value: "" },
    { seat: 1, seal: await sealOf("part", OTHER), value: "" },
  ];
  const value = note(facts(id, 0, { dealing: { commitment, parts } }), 0, false)!;
  const told = [
    { ...parts[0]!, value },
    { ...parts[1]!, value: OTHER },
  ];
  return { table: facts(id, 1, { commitment }), told, parts, commitment };
}

test("seals are as the page about records says", async () => {
  expect(await sealOf("seed", SECRET)).toBe("af4b76d21a497f76e418178e87fe663442ebb23b72a752b91e33be76b04d7dc3");
  expect(await sealOf("part", "01".repeat(32))).toBe(
    "882ebe509f92549b585fd0de132fafec3bff77b9280a6edf1bccd9b7fc6dc9f6",
  );
});

test("a deal that was made as it was sealed is good", async () => {
  const { table, told } = await dealt("good");
  const found = await check(table, ended(SECRET, told));
  expect(found).toEqual({ good: true, words: expect.stringContaining("what your browser added is in the seed") });
});

test("another secret than the sealed one is found", async () => {
  const { table, told } = await dealt("secret");
  expect((await check({ ...table, commitment: await sealOf("seed", OTHER) }, ended(OTHER, told))).good).toBe(false);
});

test("an own part that was left out is found", async () => {
  const { table, told } = await dealt("left out");
  const found = await check(table, ended(SECRET, [{ ...told[0]!, value: "" }, told[1]!]));
  expect(found.words).toContain("left out");
});

test("a part that another did not seal is found", async () => {
  const { table, told } = await dealt("another");
  const value = "03".repeat(32);
  expect((await check(table, ended(SECRET, [told[0]!, { ...told[1]!, value }]))).words).toContain("seat 2");
  const seal = await sealOf("part", value);
  expect((await check(table, ended(SECRET, [told[0]!, { seat: 1, seal, value }]))).words).toContain("Other parts");
});

test("a part is never revealed for a second secret", async () => {
  const { parts, commitment } = await dealt("twice");
  const again = facts("twice", 0, { dealing: { commitment: await sealOf("seed", OTHER), parts } });
  expect(note(again, 0, false)).toBeUndefined();
  expect(note(facts("twice", 0, { dealing: { commitment, parts } }), 0, false)).toBeDefined();
});

test("who comes later is told that they were not there", async () => {
  const table = facts("late", 1, { commitment: await sealOf("seed", SECRET) });
  expect((await check(table, ended(SECRET, []))).words).toContain("was not there");
});
