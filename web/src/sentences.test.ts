import { describe, expect, it } from "vitest";
import { sentenceAt } from "./sentences";

const BOXES = ["vanguard", "order", "leader"];
const SET = `[[hero]]
name = "Lake Goose"
vanguard = "Intercept. Draw" # "no"
order = [
  "Draw 1 card.",
]
leader = { name = "Queen", text = "Your He" }
`;
const at = (words: string) => sentenceAt(SET, SET.indexOf(words) + words.length, BOXES);

describe("the sentence around a cursor", () => {
  it("has the box of its key", () => {
    expect(at("Intercept. Dr")).toMatchObject({ text: "Intercept. Draw", box: "vanguard" });
    expect(at('"Intercept. Draw')).toMatchObject({ box: "vanguard" });
  });
  it("belongs to the key before its list", () => expect(at("Draw 1")).toMatchObject({ box: "order" }));
  it("knows the leader's text", () => expect(at("Your He")).toMatchObject({ text: "Your He", box: "leader" }));
  it("is no name, no key, no remark", () => {
    expect([at("Lake"), at("vangu"), at('# "n'), at("Queen")]).toEqual([null, null, null, null]);
  });
});
