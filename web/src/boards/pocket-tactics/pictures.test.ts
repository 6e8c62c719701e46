import { describe, expect, test } from "vitest";
import core from "../../../../src/pixelhall/pocket_tactics/cards/sets/core.toml?raw";
import { sprite } from "../../sprites/draw";
import { bestTurn, fit, frame, laid, toward } from "./hexes";
import { drawnByHand, unitLook } from "./looks";
import { tilePicture } from "./terrain";

const named = (table: string) =>
  [...core.matchAll(new RegExp(`^\\[\\[${table}\\]\\]\\nname = "(.+)"$`, "gm"))].map((found) => found[1]!);
const line = [0, 1, 2, 3, 4, 5].map((r) => ({ at: `l${r}`, q: 0, r }));

describe("pictures", () => {
  test("every unit of the hall's set has a picture of its own, drawn by hand", () => {
    const pictures = named("unit").map((name) => sprite(name, "hero", unitLook(name)));
    expect(new Set(pictures.map((one) => one.join())).size).toBe(named("unit").length);
    expect(named("unit").filter((name) => !drawnByHand.includes(name))).toEqual([]);
    for (const picture of pictures) expect(picture).not.toContain("#ff00ff");
  });

  test("every tile and feature looks unlike all others", () => {
    const pictures = [
      ...named("tile").map((name) => tilePicture(name, "", "l12")),
      ...named("feature").map((name) => tilePicture("Plains", name, "l12")),
    ];
    expect(new Set(pictures.map((one) => one.join())).size).toBe(12);
    for (const picture of pictures) expect(picture).not.toContain("#ff00ff");
    expect(tilePicture("Lava", "Volcano", "l12").join()).not.toBe(tilePicture("Ash", "Volcano", "l12").join());
  });
});

describe("the map", () => {
  test("a long line is turned until it is larger", () => {
    const turn = bestTurn(line, 600, 240);
    expect(fit(frame(line, turn), 600, 240)).toBeGreaterThan(fit(frame(line, 0), 600, 240));
  });

  test("the own feature lies below", () => {
    const turn = bestTurn(line, 300, 600, line[0], line[5]);
    expect(laid(line[0]!, turn).y).toBeGreaterThan(laid(line[5]!, turn).y);
  });

  test("arrows lead to the neighbour in their direction", () => {
    expect(toward(line, line[2]!, "ArrowDown", 0)?.at).toBe("l3");
    expect(toward(line, line[2]!, "ArrowDown", 3)?.at).toBe("l1");
    expect(toward(line, line[2]!, "ArrowLeft", 0)).toBe(undefined);
  });
});
