import { describe, expect, test } from "vitest";
import { label, read, tell } from "./options";
import { around, makes, spelled, type FactoryView } from "./view";

const view = {
  seat: 1,
  belt: ["RRG", "", "", "", "", ""],
  cards: { "Red Hook": "Collect 1 red." },
  images: [{ name: "Ice Cream", rows: [{ cells: ".MMM.", points: 9, by: -1 }] }],
  players: [{ seat: 0 }, { seat: 1 }, { seat: 2 }],
} as unknown as FactoryView;

describe("options", () => {
  test("lead to places on the board", () => {
    expect(read(view, "install Red Hook 1")).toMatchObject({
      verb: "install",
      source: "hand:Red Hook",
      target: "slot:1",
    });
    expect(read(view, "install Red Hook or Cyan Mixer 6 by its second end")).toMatchObject({
      source: "hand:Red Hook or Cyan Mixer",
      target: "slot:6",
    });
    expect(read(view, "paint Ice Cream 1").target).toBe("image:1:1");
    expect(read(view, "return magenta").target).toBe("pixel:M");
    expect(read(view, "keep")).toMatchObject({ source: "", target: "" });
  });
  test("are told in sentences", () => {
    expect(tell(view, "draft Red Hook")).toBe("Draft Red Hook: Collect 1 red.");
    expect(tell(view, "install Red Hook 1")).toBe("Install Red Hook in slot 1; segment 1 carries 2 red, 1 green");
    expect(tell(view, "paint Ice Cream 1")).toBe("Paint row 1 of Ice Cream with 3 magenta for 9 points");
    expect(label(read(view, "convert RG to Y"))).toBe("RG to Y");
  });
});

test("pixels are spelled, converts named, seats go round", () => {
  expect(spelled("RRY")).toBe("2 red, 1 yellow");
  expect(makes("Convert Y to RR or M to RR.")).toBe("R");
  expect(makes("Convert three equal to any.")).toBe("*");
  expect(around(view).map((player) => player.seat)).toEqual([1, 2, 0]);
});
