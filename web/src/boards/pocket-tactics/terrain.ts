// Terrain as pixels: a hexagon with a rim and a side, its ground by a small texture, and on it the feature, which leaves the middle to a unit.

import { CLOTHS, PAINT, seed, shade } from "../../sprites/colours";
import { stamp, type Sheet } from "../../sprites/draw";
import { FEATURES } from "./features";
import { ABOVE, HIGH, SIDE, WIDE } from "./hexes";

/** A picture has room for what is taller than its tile, and for the tile's side. */
export const TALL = ABOVE + HIGH + SIDE;

type Texture = (x: number, y: number, chance: number) => string;

/** Ground colours by where and by chance (0 to 255). */
const GROUNDS: Record<string, Texture> = {
  Plains: (x, y, chance) =>
    chance < 4
      ? "#f4e38a"
      : chance < 26
        ? "#7aa84f"
        : chance < 60
          ? "#9bc469"
          : (x + y * 2) % 23 === 0
            ? "#6f9c48"
            : "#8cb85c",
  Water: (x, y, chance) =>
    y % 7 === 2 && (x + y * 3) % 17 < 7
      ? "#8fc9e8"
      : y % 7 === 3 && (x + y * 3) % 17 < 4
        ? "#b9e2f2"
        : chance < 30
          ? "#3a76b4"
          : "#4485c2",
  Stonework: (x, y, chance) =>
    y % 7 === 0 || (x + (Math.floor(y / 7) % 2) * 6) % 12 === 0
      ? "#77716a"
      : chance < 40
        ? "#a59f94"
        : chance > 232
          ? "#c9c3b6"
          : "#b5afa3",
  Ice: (x, y, chance) =>
    (x * 2 + y) % 29 === 0 || (x - y * 2 + 90) % 37 === 0
      ? "#9fcfe2"
      : chance < 8
        ? "#ffffff"
        : chance < 60
          ? "#d9f0f7"
          : "#c8e6f1",
  Sand: (x, y, chance) =>
    (y + Math.round(Math.sin(x / 5) * 2)) % 9 === 0
      ? "#c9a65d"
      : chance < 26
        ? "#d3b26c"
        : chance > 244
          ? "#f0dca4"
          : "#e0c482",
  Marsh: (x, y, chance) =>
    Math.sin(x / 4) + Math.cos(y / 3.2) > 1.05
      ? "#4a6f78"
      : chance < 34
        ? "#55703f"
        : chance > 240
          ? "#9a9a52"
          : "#66824a",
};

/** Ground that nobody here has drawn gets its colours from its name. */
function invented(name: string): Texture {
  const base = CLOTHS[seed(name) % CLOTHS.length]!;
  return (x, y, chance) => (chance < 40 ? shade(base, 0.88) : (x * 3 + y * 5) % 19 === 0 ? shade(base, 1.2) : base);
}

const cache = new Map<string, Sheet>();

/** The picture of a tile; `at` makes each look a little different. */
export function tilePicture(tile: string, feature: string, at: string): Sheet {
  const key = `${tile}/${feature}/${at}`;
  let sheet = cache.get(key);
  if (!sheet) cache.set(key, (sheet = drawn(tile, feature, at)));
  return sheet;
}

/** How far the edge is from the left, in each row of a hexagon. */
const inset = (y: number): number => Math.floor((Math.abs(y - (HIGH - 1) / 2) * WIDE) / 4 / (HIGH / 2));
const inside = (x: number, y: number): boolean => y >= 0 && y < HIGH && x >= inset(y) && x < WIDE - inset(y);

function drawn(tile: string, feature: string, at: string): Sheet {
  const sheet: Sheet = new Array<string>(WIDE * TALL).fill("");
  const ground = GROUNDS[tile] ?? invented(tile);
  const salt = seed(at);
  const edge = ground(3, 4, 128);
  for (let x = 0; x < WIDE; x += 1) {
    for (let y = 0; y < HIGH; y += 1) {
      if (!inside(x, y)) continue;
      const chance = Math.imul(salt ^ (x * 374761393 + y * 668265263), 2246822519) >>> 24;
      sheet[(y + ABOVE) * WIDE + x] = rim(x, y, ground(x, y, chance));
      if (!inside(x, y + 1))
        for (let down = 1; down <= SIDE; down += 1)
          sheet[(y + ABOVE + down) * WIDE + x] = shade(edge, down === SIDE ? 0.3 : down < 3 ? 0.62 : 0.48);
    }
  }
  for (const part of FEATURES[feature] ?? (feature ? FEATURES["?"]! : []))
    stamp(sheet, WIDE, { ...part, y: part.y + ABOVE }, (letter) => MORE[letter] ?? PAINT[letter] ?? "#ff00ff");
  return sheet;
}

/** Light on the upper edges, shadow on the lower ones, a dark line around. */
function rim(x: number, y: number, colour: string): string {
  const out = (dx: number, dy: number) => !inside(x + dx, y + dy);
  if (out(-1, 0) || out(1, 0) || out(0, -1) || out(0, 1)) return shade(colour, 0.55);
  if (out(-2, 0) && y < HIGH / 2) return shade(colour, 1.35);
  if (out(0, -2)) return shade(colour, 1.35);
  if (out(0, 2) || out(2, 0)) return shade(colour, 0.8);
  return colour;
}

/** Colours of features that the hall's paint box has not. */
const MORE: Record<string, string> = {
  G: "#3f7d3a",
  L: "#58a046",
  k: "#8b8478",
  K: "#6d675e",
  i: "#e9eef2",
  R: "#b4503c",
  T: "#8a5a33",
  S: "#cfc4ae",
  q: "#9c9382",
};
