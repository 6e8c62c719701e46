import { expect, test } from "vitest";
import { SIZE, sprite } from "./draw";
import { lookOf } from "./looks";
import { partsFile, sheetFile, spriteSheet, written } from "./sheet";

test("every pixel of the written characters has a colour of its own sheet", () => {
  const all = Object.entries(spriteSheet());
  expect(all.length).toBeGreaterThan(80);
  const printed = 78; // letters beyond are not
  const wrong = all.filter(
    ([, { colours, pixels }]) =>
      pixels.length !== SIZE * SIZE ||
      colours.length >= printed ||
      [...new Set(pixels)].some((letter) => letter !== "." && letter.charCodeAt(0) - 48 >= colours.length),
  );
  expect(wrong.map(([name]) => name)).toEqual([]);
});

test("the hall has the characters as they are drawn here (npm test -- -u writes them)", async () => {
  await expect(sheetFile()).toMatchFileSnapshot("../../../src/pixelhall/server/pictures/sprites.json");
});

test("the hall has the parts of all characters, and some to compare its own drawing with", async () => {
  await expect(partsFile()).toMatchFileSnapshot("../../../src/pixelhall/server/pictures/parts.json");
  const some = ["Lake Goose", "Net Mender", "Pond Guard", "Łódź Knight", "Night Cook"].flatMap((name) =>
    (["hero", "leader"] as const).map((kind) => [`${kind}/${name}`, written(sprite(name, kind, lookOf(name)))]),
  );
  await expect(JSON.stringify(Object.fromEntries(some)) + "\n").toMatchFileSnapshot(
    "../../../tests/server/invented.json",
  );
});
