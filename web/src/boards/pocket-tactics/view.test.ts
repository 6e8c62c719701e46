import { expect, test } from "vitest";
import { fate, type SkirmishView } from "./view";

test("the units of a force stand, wait or were captured, whoever has them now", () => {
  const unit = (name: string, seat: number) => ({ name, seat });
  const view = {
    tiles: [{ unit: unit("Guard", 0) }, { unit: unit("Raider", 1) }, {}],
    players: [
      { reserves: [unit("Scout", 0)], captures: [unit("Archer", 1)] },
      { reserves: [], captures: [unit("Mage", 0), unit("Archer", 2)] },
      { reserves: [], captures: [] },
    ],
  } as unknown as SkirmishView;
  const names = (seat: number) =>
    Object.values(fate(view, seat)).map((all) => all.map((one: { name: string }) => one.name));
  expect(names(0)).toEqual([["Guard"], ["Scout"], ["Mage"]]);
  expect(names(1)).toEqual([["Raider"], [], ["Archer"]]);
  expect(names(2)).toEqual([[], [], ["Archer"]]);
});
