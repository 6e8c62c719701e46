import { describe, expect, it } from "vitest";
import type { LogLine } from "../wire";
import { soundOf } from "./choice";
import { length, RECIPES, type Layer, type Sound } from "./recipes";
import { Voices } from "./voices";

const line = (kind: string, more: Partial<LogLine> = {}) =>
  ({ kind, text: "", source: "", target: "", ...more }) as LogLine;

describe("an event sounds as what it is", () => {
  it.each<[string, Partial<LogLine>, string]>([
    ["draw", {}, "card"],
    ["draw", { source: "bag" }, "cube"],
    ["return", { source: "belt6", target: "bag" }, "cube"],
    ["return", { target: "k12" }, "step"],
    ["recruit", {}, "recruit"],
    ["move", {}, "step"],
    ["attack", { text: "Cook (v1) declares a Melee Attack against Lancer (v1)." }, "swing"],
    ["attack", { text: "Archer (r1) declares a Ranged Attack against Lancer (v1)." }, "arrow"],
    ["damage", { n: 1 }, "tap"],
    ["damage", { n: 2 }, "blow"],
    ["damage", { n: 4 }, "blow"],
    ["damage", { n: 5 }, "smash"],
    ["damage", {}, "tap"],
    ["fall", {}, "fall"],
    ["heal", { n: 2 }, "heal"],
    ["roll", {}, "dice"],
    ["build", {}, "tile"],
    ["paint", {}, "cube"],
    ["win", {}, ""],
    ["turn", {}, ""],
    ["pass", {}, ""],
  ])("%s %j: %s", (kind, more, sound) => expect(soundOf(line(kind, more))).toBe(sound));
});

describe("voices", () => {
  it("do not begin the same sound on top of itself", () => {
    const voices = new Voices();
    expect(voices.admit("card", 1)).toBe(true);
    expect(voices.admit("card", 1.05)).toBe(false);
    expect(voices.admit("card", 1.1)).toBe(true);
  });
  it("are four at once, and free again when they are over", () => {
    const voices = new Voices();
    const many: Sound[] = ["heal", "spell", "fall", "reveal", "dice"];
    expect(many.map((one) => voices.admit(one, 1))).toEqual([true, true, true, true, false]);
    expect(voices.admit("dice", 1 + Math.max(...many.map(length)))).toBe(true);
  });
  it("always tell whose turn it is and how it ended", () => {
    const voices = new Voices();
    for (const one of ["heal", "spell", "fall", "reveal"] as const) voices.admit(one, 1);
    expect(["turn", "win", "lose"].map((one) => voices.admit(one as Sound, 1))).toEqual([true, true, true]);
  });
});

it("sounds are short and soft", () => {
  for (const [name, layers] of Object.entries(RECIPES) as [Sound, Layer[]][]) {
    expect(length(name), name).toBeLessThan(["win", "lose"].includes(name) ? 1.5 : 0.8);
    for (const layer of layers) {
      expect(layer.gain, name).toBeLessThanOrEqual(0.45);
      expect(Boolean(layer.tone) !== Boolean(layer.noise), `${name}: a layer is either tone or noise`).toBe(true);
    }
  }
});
