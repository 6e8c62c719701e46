import { describe, expect, test } from "vitest";
import { led, standing, type Player } from "./view";

const hero = (slot: string, life: number, damage = 0) => ({
  slot,
  name: slot,
  card: slot,
  kind: "hero",
  attack: 1,
  life,
  damage,
});
const leader = { slot: "f2", name: "Sky Marshal", card: "Skybow", kind: "leader", attack: 3, life: 20, damage: 6 };
const player = (unit: unknown[], past?: unknown) => ({ unit, past_leader: past }) as unknown as Player;

describe("the end of a duel", () => {
  test("a Leader that stands is shown with what is left of its Life", () => {
    expect(led(player([hero("v1", 4), leader]))).toEqual({ name: "Sky Marshal", card: "Skybow", left: 14 });
  });

  test("a Leader that has left the Unit is shown as the hall tells it", () => {
    const past = { name: "Sky Marshal", card: "Skybow", left: 0 };
    expect(led(player([hero("v1", 4)], past))).toBe(past);
  });

  test("before Leaders are revealed there is none", () => {
    expect(led(player([]))).toBeUndefined();
  });

  test("Heroes stand unless their damage is lethal", () => {
    const corpse = { slot: "r1", name: "Goose", card: "Goose", kind: "corpse" };
    expect(standing(player([hero("v1", 4, 3), hero("v2", 4, 4), leader, corpse]))).toBe(1);
  });
});
