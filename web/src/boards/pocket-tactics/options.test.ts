import { describe, expect, test } from "vitest";
import { label, read, tell } from "./options";
import { chart, dice, type Field, type Unit } from "./view";

const bear = { name: "Old Bear", seat: 0, off: 3, def: 2, off_bumps: [1], def_bumps: [], swift: 0, flying: 1, ranged: 0, daylight: 0, summoning: 0 } as unknown as Unit;
const view = {
  tiles: [
    { at: "l12", q: 0, r: 0, tile: "Plains", feature: "", unit: bear },
    { at: "m12", q: 1, r: 0, tile: "Water", feature: "Forest", unit: { ...bear, name: "Wolf", seat: 1 } },
  ],
  spots: [{ at: "l13", q: 0, r: 1 }],
  players: [{ reserves: [bear] }],
  odds: { "assault l12 m12": [0.623, 0.2] },
} as unknown as Field;

describe("options", () => {
  test("lead to places on the board", () => {
    expect(read("move l12 m12")).toMatchObject({ source: "tile:l12", target: "tile:m12" });
    expect(read("deploy Old Bear l13")).toMatchObject({ source: "reserve:Old Bear", target: "tile:l13" });
    expect(read("summon Bound Dread l12 l13")).toMatchObject({ source: "reserve:Bound Dread", target: "tile:l13" });
    expect(read("push l12 m12 n13")).toMatchObject({ source: "tile:l12", target: "tile:n13" });
    expect(read("return l12")).toMatchObject({ source: "tile:l12", target: "" });
    expect(read("lay l13").target).toBe("tile:l13");
    expect(read("reroll off 3")).toMatchObject({ source: "", target: "" });
  });
  test("are told in words", () => {
    expect(tell(view, "assault l12 m12")).toBe("Old Bear against Wolf: it falls 62 %, yours falls 20 %");
    expect(tell(view, "move l12 m12")).toBe("Old Bear to m12, Forest");
    expect(label(read("bump off 3 +1"))).toBe("Bump OFF 3 +1");
    expect(label(read("force River Levy"))).toBe("River Levy");
    expect(label(read("force defender def 6"))).toBe("Have rolled again: defender DEF 6");
  });
});

test("hexagons lie side by side, columns half a tile lower by turns", () => {
  const { placed, wide, high } = chart(view);
  expect(placed.map((one) => Math.round(one.left))).toEqual([0, 43, 0]);
  expect(placed[1]!.top).toBeCloseTo(high / 2);
  expect(placed[2]!.top).toBeCloseTo(high);
  expect(Math.round(wide)).toBe(57);
  expect(dice(bear)).toBe("3+1/2");
});
