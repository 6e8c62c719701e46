import { describe, expect, test } from "vitest";
import { SIZE, sprite } from "./draw";
import { PAIRS } from "./looks";
import { PLACES, placeSheet } from "./places";

const sets = import.meta.glob<string>("../../../src/pixelhall/pixel_tactics/cards/sets/*.toml", {
  query: "?raw",
  import: "default",
  eager: true,
});
const texts = Object.values(sets);
const named = (kind: string) =>
  texts.flatMap((text) =>
    [...text.matchAll(new RegExp(`^\\[\\[${kind}\\]\\]\\nname = "(.+)"$`, "gm"))].map((found) => found[1]!),
  );
const heroes = named("hero");
const all = [...heroes, ...named("common"), ...named("promo")];

describe("sprites", () => {
  test("every card of the hall's sets has a picture of its own", () => {
    const pictures = new Set(all.map((name) => sprite(name, "hero").join()));
    expect(all.length).toBeGreaterThan(heroes.length);
    expect(pictures.size).toBe(all.length);
  });

  test("every Hero of the hall's sets was drawn by hand", () => {
    expect(PAIRS.map(([hero]) => hero).sort()).toEqual(heroes.sort());
  });

  test("no letter of a part is without a colour", () => {
    const bare = heroes.filter((name) =>
      (["hero", "leader"] as const).some((kind) => sprite(name, kind).includes("#ff00ff")),
    );
    expect(bare).toEqual([]);
  });

  test("a Leader is its Hero with a crown and a cape", () => {
    for (const name of heroes) {
      const [hero, leader] = [sprite(name, "hero"), sprite(name, "leader")];
      const same = hero.filter((colour, at) => colour && colour === leader[at]).length;
      expect(same / hero.filter(Boolean).length).toBeGreaterThan(0.6);
      expect(leader).not.toEqual(hero);
    }
  });

  test("a name that nobody knows is drawn, the same each time, unlike others", () => {
    expect(sprite("Marsh Wizard", "hero")).toEqual(sprite("Marsh Wizard", "hero"));
    expect(sprite("Marsh Wizard", "hero")).not.toEqual(sprite("Marsh Baker", "hero"));
    expect(sprite("Zyx", "hero")).toHaveLength(SIZE * SIZE);
  });

  test("a chase Leader is dressed otherwise than the Leader of its card, and is the same person", () => {
    const found = texts.flatMap((text) => [...text.matchAll(/^\[\[leader\]\]\nname = "(.+)"\nof = "(.+)"$/gm)]);
    expect(found.length).toBe(58);
    for (const [, title, of] of found) {
      const [own, usual] = [sprite(title!, "leader"), sprite(of!, "leader")];
      const kept = usual.filter((colour, at) => colour && colour === own[at]).length / usual.filter(Boolean).length;
      expect(kept, title).toBeGreaterThan(0.25);
      expect(kept, title).toBeLessThan(0.97);
      expect(own).not.toContain("#ff00ff");
    }
  });

  test("every base of the hall's sets has a picture of its own place", () => {
    const bases = texts.flatMap((text) => [...text.matchAll(/^\[\[base\]\]\nname = "(.+)"\ncolour = "(.+)"$/gm)]);
    expect(bases.map(([, name]) => name).sort()).toEqual(Object.keys(PLACES).sort());
    const drawn = bases.map(([, name, colour]) => placeSheet(name!, colour!));
    expect(new Set(drawn.map((sheet) => sheet.join())).size).toBe(bases.length);
    for (const sheet of drawn)
      expect(sheet.filter((colour) => colour && colour !== "#ff00ff")).toHaveLength(SIZE * SIZE);
    expect(placeSheet("Marsh Mill", "red")).not.toEqual(placeSheet("Marsh Mill", "blue"));
    expect(placeSheet("Marsh Mill", "red")).toEqual(placeSheet("Marsh Mill", "red"));
  });
});
