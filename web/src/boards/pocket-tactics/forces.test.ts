import { expect, test } from "vitest";
import { codeOf, counted, linkOf, namesOf, readCode, textOf, withOne } from "./forces";

const FORCE = [
  { name: "Reed Archer", count: 2 },
  { name: "Ferryhand", count: 1 },
];

test("a force is a text, a code and a list of names", () => {
  expect(textOf(FORCE)).toBe("2 Reed Archer\n1 Ferryhand\n");
  expect(codeOf(FORCE, 50)).toBe("50,2+Reed+Archer,1+Ferryhand");
  expect(readCode(codeOf(FORCE, 60))).toEqual({ text: textOf(FORCE), points: 60 });
  expect(counted(namesOf(FORCE))).toEqual(FORCE);
});

test("a code without points is one of usual size, and an odd one is text like any other", () => {
  expect(readCode("2+Reed+Archer")).toEqual({ text: "2 Reed Archer\n", points: 50 });
  expect(readCode("")).toEqual({ text: "\n", points: 50 });
});

test("a link holds a name that is no part of an address", () => {
  const link = linkOf([{ name: "Élan's Own", count: 3 }], 50, "a/b?");
  expect(link).toBe("/forces/50,3+%C3%89lan's+Own/a%2Fb%3F");
  expect(readCode(decodeURIComponent(link.split("/")[2]!)).text).toBe("3 Élan's Own\n");
});

test("units come and go one by one", () => {
  expect(withOne(FORCE, "Ferryhand", 1)[1]!.count).toBe(2);
  expect(withOne(FORCE, "Ferryhand", -1)).toEqual([FORCE[0]]);
  expect(withOne(FORCE, "Pikewarden", 1)[2]).toEqual({ name: "Pikewarden", count: 1 });
});
