// Puts a character together from its parts, shades and outlines it: the same pixels for the same name, everywhere.

import { PAINT, shade } from "./colours";
import type { Look } from "./look";
import { lookOf } from "./looks";
import { BACKS, BODIES, CROWN, HATS, HEADS, HELD, type Part } from "./parts";

export const SIZE = 28;
export type Kind = "hero" | "leader" | "corpse";
/** One colour for each pixel, row by row; empty where nothing is. */
export type Sheet = string[];

const cache = new Map<string, Sheet>();

/** The picture of a name; a game that has looks of its own gives the look. */
export function sprite(name: string, kind: Kind, own?: Look): Sheet {
  const key = `${own ? "own/" : ""}${kind}/${name}`;
  let sheet = cache.get(key);
  if (!sheet) cache.set(key, (sheet = compose(own ?? lookOf(name), kind)));
  return sheet;
}

function compose(look: Look, kind: Kind): Sheet {
  const sheet: Sheet = new Array<string>(SIZE * SIZE).fill("");
  if (kind === "leader") lay(sheet, BACKS["cape"]!, look);
  lay(sheet, named(BACKS, look.back), look);
  lay(sheet, named(BODIES, look.body), look);
  lay(sheet, named(HEADS, look.head), look);
  lay(sheet, named(HATS, look.hat), look);
  if (kind === "leader") lay(sheet, crown(sheet), look);
  lay(sheet, named(HELD, look.held), look);
  return kind === "corpse" ? sheet.map((colour) => colour && grey(colour)) : sheet;
}

/** The crown sits where the hat ends. */
function crown(sheet: Sheet): Part {
  let top = 0;
  while (top < SIZE && ![12, 13, 14, 15].some((x) => sheet[top * SIZE + x])) top += 1;
  return { x: 10, y: Math.max(0, top - 2), rows: CROWN };
}

function named(parts: Record<string, Part>, part: string | Part): Part {
  return typeof part === "string" ? parts[part]! : part;
}

function lay(sheet: Sheet, part: Part, look: Look): void {
  stamp(sheet, SIZE, part, (letter) => colour(letter, look));
}

/** Lays a part on a sheet so many pixels wide, lit from the left and with an outline. */
export function stamp(sheet: Sheet, wide: number, part: Part, paint: (letter: string) => string): void {
  const high = sheet.length / wide;
  const own: Sheet = new Array<string>(sheet.length).fill("");
  part.rows.forEach((row, dy) =>
    [...row].forEach((letter, dx) => {
      const x = part.x + dx;
      const y = part.y + dy;
      if (letter !== "." && x >= 0 && x < wide && y >= 0 && y < high) own[y * wide + x] = paint(letter);
    }),
  );
  const at = (x: number, y: number) => (x < 0 || y < 0 || x >= wide || y >= high ? "" : own[y * wide + x]!);
  for (let y = 0; y < high; y += 1) {
    for (let x = 0; x < wide; x += 1) {
      const here = at(x, y);
      if (here) {
        sheet[y * wide + x] =
          !at(x + 1, y) || !at(x, y + 1) ? shade(here, 0.76) : !at(x - 1, y) && at(x + 2, y) ? shade(here, 1.22) : here;
      } else {
        const beside = at(x - 1, y) || at(x + 1, y) || at(x, y - 1) || at(x, y + 1);
        if (beside) sheet[y * wide + x] = shade(beside, 0.28);
      }
    }
  }
}

function colour(letter: string, look: Look): string {
  const { skin, hair, main, trim } = look.colours;
  return { s: skin, h: hair, m: main, t: trim }[letter] ?? PAINT[letter] ?? "#ff00ff";
}

function grey(colour: string): string {
  const [r, g, b] = [1, 3, 5].map((at) => parseInt(colour.slice(at, at + 2), 16)) as [number, number, number];
  const light = Math.round(0.3 * r + 0.55 * g + 0.15 * b);
  return shade("#" + light.toString(16).padStart(2, "0").repeat(3), 0.8);
}

export function paint(canvas: HTMLCanvasElement, sheet: Sheet, wide = SIZE): void {
  const pen = canvas.getContext("2d");
  if (!pen) return;
  const high = sheet.length / wide;
  const picture = pen.createImageData(wide, high);
  sheet.forEach((colour, at) => {
    if (!colour) return;
    picture.data.set(
      [1, 3, 5].map((i) => parseInt(colour.slice(i, i + 2), 16)),
      at * 4,
    );
    picture.data[at * 4 + 3] = 255;
  });
  pen.clearRect(0, 0, wide, high);
  pen.putImageData(picture, 0, 0);
}
