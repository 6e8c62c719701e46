import { expect, test } from "vitest";
import { SIZE } from "./draw";
import { sheetFile, spriteSheet } from "./sheet";

test("every pixel of the written characters has a colour of its own sheet", () => {
  const all = Object.entries(spriteSheet());
  expect(all.length).toBeGreaterThan(80);
  for (const [name, { colours, pixels }] of all) {
    expect(pixels.length, name).toBe(SIZE * SIZE);
    for (const letter of new Set(pixels))
      expect(letter === "." || letter.charCodeAt(0) - 48 < colours.length, name).toBe(true);
    expect(colours.length, name).toBeLessThan(78); // letters beyond are not printed
  }
});

test("the hall has the characters as they are drawn here (npm test -- -u writes them)", async () => {
  await expect(sheetFile()).toMatchFileSnapshot("../../../src/pixelhall/server/pictures/sprites.json");
});
