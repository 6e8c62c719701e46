import { expect, test } from "vitest";
import { meet, read, within } from "./places";

test("a place is a seat, a word, a number and a part", () => {
  expect(read("0:v1")).toEqual({ seat: 0, word: "v", number: 1, part: "" });
  expect(read("1:hand")).toEqual({ seat: 1, word: "hand", number: 0, part: "" });
  expect(read("l12")).toEqual({ seat: -1, word: "l", number: 12, part: "" });
  expect(read("die1.off3")).toEqual({ seat: -1, word: "die", number: 1, part: "off3" });
  expect(read("0:pixels.R")).toEqual({ seat: 0, word: "pixels", number: 0, part: "R" });
});

test.each([
  ["0:v1", "0:v1"],
  ["0:hand3", "0:hand"],
  ["image2.4", "image2"],
  ["0:pixels.R", "0:pixels"],
  ["0:v1", "0:vanguard"],
  ["0:v1", "vanguard"],
  ["1:r3", "1:column3"],
  ["1:r3", "column3"],
  ["0:f2", "0:unit"],
])("%s is in %s", (place, whole) => {
  expect(within(place, whole)).toBe(true);
  expect(meet(whole, place)).toBe(true);
});

test.each([
  ["0:v1", "1:v1"],
  ["0:v1", "0:v2"],
  ["0:v1", "1:vanguard"],
  ["0:v1", "0:flank"],
  ["0:v1", "0:column2"],
  ["0:hand3", "0:hand2"],
  ["0:hand3", "1:hand"],
  ["0:hand", "0:hand3"],
  ["image2.4", "image2.3"],
  ["image2.4", "image3"],
  ["l12", "l1"],
  ["0:reserve1", "0:unit"],
  ["die1.off3", "die0.off3"],
])("%s is not in %s", (place, whole) => {
  expect(within(place, whole)).toBe(false);
});
