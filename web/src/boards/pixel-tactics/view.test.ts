import { describe, expect, test } from "vitest";
import type { CardFacts } from "../../wire";
import { led, printed, standing, type Player } from "./view";

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

describe("what is printed on a card", () => {
  const card = (name: string, data: unknown) => ({ name, data }) as unknown as CardFacts;

  test("a base has no Hero", () => {
    const base = { kind: "base", colour: "blue", points: 2, ongoing: "", snap: "Snap: Draw 3 cards." };
    const found = printed(card("Mill Pond", base));
    expect(found.base?.snap).toBe("Snap: Draw 3 cards.");
    expect([found.rows, found.leader]).toEqual([undefined, undefined]);
  });

  test("a chase Leader has one side and names the card that it is for", () => {
    const chase = { kind: "leader", of: "Cook", attack: 1, life: 17, text: "Draw 1 card." };
    const found = printed(card("Soup Field Marshal", chase));
    expect(found.leader).toEqual({
      title: "Soup Field Marshal",
      attack: 1,
      life: 17,
      text: "Draw 1 card.",
      of: "Cook",
    });
    expect(found.rows).toBeUndefined();
  });
});
