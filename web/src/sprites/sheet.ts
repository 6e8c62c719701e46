// All characters that were drawn by hand, as text: the hall draws previews of tables with them.

import { drawnByHand, unitLook } from "../boards/pocket-tactics/looks";
import { sprite, type Sheet } from "./draw";
import { PAINT } from "./colours";
import { CHOICES, FACES, KNOWN, PAIRS, WORDS } from "./looks";
import { BACKS, BODIES, CROWN, HATS, HEADS, HELD } from "./parts";

/** For each pixel, row by row: a full stop where nothing is, or the letter of its colour, the first from 0 on. */
export interface Written {
  colours: string[];
  pixels: string;
}

export function spriteSheet(): Record<string, Written> {
  const found: Record<string, Written> = {};
  for (const [hero, leader] of PAIRS) {
    found[`hero/${hero}`] = written(sprite(hero, "hero"));
    found[`leader/${leader}`] = written(sprite(leader, "leader"));
  }
  for (const unit of drawnByHand) found[`unit/${unit}`] = written(sprite(unit, "hero", unitLook(unit)));
  for (const [name, look] of Object.entries(FACES)) found[`face/${name}`] = written(sprite(name, "hero", look));
  return found;
}

/** The sheet as a file, one character a line. */
export function sheetFile(): string {
  const lines = Object.entries(spriteSheet()).map(([name, one]) => `${JSON.stringify(name)}:${JSON.stringify(one)}`);
  return `{\n${lines.join(",\n")}\n}\n`;
}

/** What all characters are put together from, as a file: the hall draws those that were not drawn by hand. */
export function partsFile(): string {
  const lines = {
    paint: PAINT,
    parts: { head: HEADS, body: BODIES, hat: HATS, held: HELD, back: BACKS },
    crown: CROWN,
    choices: CHOICES,
    words: WORDS.map(([word, parts]) => [word.source, parts]),
    looks: Object.fromEntries(KNOWN),
  };
  return `{\n${Object.entries(lines)
    .map(([name, one]) => `${JSON.stringify(name)}:${JSON.stringify(one)}`)
    .join(",\n")}\n}\n`;
}

export function written(sheet: Sheet): Written {
  const colours = [...new Set(sheet)].filter(Boolean);
  const pixels = sheet.map((colour) => (colour ? String.fromCharCode(48 + colours.indexOf(colour)) : ".")).join("");
  return { colours, pixels };
}
