import { describe, expect, test } from "vitest";
import core from "../../../../src/pixelhall/pocket_tactics/cards/sets/core.toml?raw";
import { sprite } from "../../sprites/draw";
import { fit, frame, laid, sixths, toward } from "./hexes";
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
  test("it is as large as its room allows", () => {
    expect(fit(frame(line, 0), 600, 600)).toBeGreaterThan(fit(frame(line, 0), 600, 240));
    expect(fit(frame(line, 0), 60, 20)).toBe(0.25);
  });

  test("opposite seats look at it from opposite sides", () => {
    expect([0, 1].map((seat) => sixths(seat, 2))).toEqual([0, 3]);
    expect([-1, 0, 1, 2, 3].map((seat) => sixths(seat, 4))).toEqual([0, 0, 2, 3, 5]);
    expect(laid(line[0]!, 0).y).toBeLessThan(laid(line[5]!, 0).y);
    expect(laid(line[0]!, 3).y).toBeGreaterThan(laid(line[5]!, 3).y);
  });

  test("arrows lead to the neighbour in their direction", () => {
    expect(toward(line, line[2]!, "ArrowDown", 0)?.at).toBe("l3");
    expect(toward(line, line[2]!, "ArrowDown", 3)?.at).toBe("l1");
    expect(toward(line, line[2]!, "ArrowLeft", 0)).toBe(undefined);
  });
});
