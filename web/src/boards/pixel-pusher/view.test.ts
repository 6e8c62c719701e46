import { expect, test } from "vitest";
import { around, makes, painted, spelled, type FactoryView } from "./view";

test("pixels are spelled, converts named, seats go round", () => {
  expect(spelled("RRY")).toBe("2 red, 1 yellow");
  expect(makes("Convert Y to RR or M to RR.")).toBe("R");
  expect(makes("Convert three equal to any.")).toBe("*");
  const view = { seat: 1, players: [{ seat: 0 }, { seat: 1 }, { seat: 2 }] } as FactoryView;
  expect(around(view).map((player) => player.seat)).toEqual([1, 2, 0]);
});

test("rows count for whoever painted them", () => {
  const rows = [{ by: 0 }, { by: 1 }, {}];
  const view = { images: [{ rows }, { rows: [{ by: 1 }] }] } as unknown as FactoryView;
  expect([0, 1, 2].map((seat) => painted(view, seat))).toEqual([1, 2, 0]);
});
