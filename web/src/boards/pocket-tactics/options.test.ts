import { describe, expect, test } from "vitest";
import { complete, obvious, onward, read } from "./options";

describe("options", () => {
  test("a way leads over the things that are pointed at", () => {
    expect(read("move l12 m12").way).toEqual(["at:l12", "at:m12"]);
    expect(read("deploy Reed Archer k12").way).toEqual(["reserve:Reed Archer", "at:k12"]);
    expect(read("summon Bound Dread l12 l13").way).toEqual(["reserve:Bound Dread", "at:l12", "at:l13"]);
    expect(read("push l12 l13 aa14").way).toEqual(["at:l12", "at:l13", "at:aa14"]);
    expect(read("bump off 3 +1").way).toEqual(["die:own:off:3"]);
    expect(read("guard 4").way).toEqual(["die:own:off:4"]);
  });

  test("a force is no forced die", () => {
    expect(read("force defender def 2")).toEqual({
      text: "force defender def 2",
      verb: "forced",
      way: ["die:1:def:2"],
    });
    expect(read("force River Levy")).toEqual({ text: "force River Levy", verb: "force", way: [] });
  });

  test("what was picked leads on, or is complete", () => {
    const all = ["move l12 m12", "return l12", "assault l13 l14"].map(read);
    expect(onward(all, ["at:l12"]).map((one) => one.text)).toEqual(["move l12 m12"]);
    expect(complete(all, ["at:l12"]).map((one) => one.text)).toEqual(["return l12"]);
  });

  test("a unit that alone can act is picked by itself", () => {
    expect(obvious(["move l12 m12", "move l12 l13", "stop"].map(read))).toEqual(["at:l12"]);
    expect(obvious(["move l12 m12", "move l13 m12"].map(read))).toEqual([]);
    expect(obvious(["lay l13", "lay l14"].map(read))).toEqual([]);
  });
});
