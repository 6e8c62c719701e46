// What parts of a machine and abilities look like: small pictures, painted in the colour that they are about. A card is known by its words, so that
// cards of one's own sets have pictures, too.

import { shade } from "../../sprites/colours";
import { stamp, type Sheet } from "../../sprites/draw";
import { COLOURS, makes } from "./view";

export const WIDE = 16;

export const PIXEL_PAINT: Record<string, string> = {
  R: "#d8433c",
  G: "#3f8f49",
  B: "#3563c9",
  C: "#55cfd8",
  M: "#c546ab",
  Y: "#f2cb3c",
  W: "#f7f3ea",
  "*": "#f4b942",
};
/** m is the colour that the thing is about, M a darker one; the others are steel, wood, gold and light. */
const PAINT: Record<string, string> = { a: "#a9b6cc", A: "#6e7c99", n: "#8f5b34", g: "#f4b942", w: "#fff4e0" };
const RAINBOW = ["R", "G", "B", "Y"].map((letter) => PIXEL_PAINT[letter]!);

export type Shape = "hook" | "claw" | "mixer" | "press" | "wrench" | "hand" | "brush" | "palette" | "plate";

/** One part of a machine: how it looks, and the pixel that it takes or makes. */
export interface PartLook {
  shape: Shape;
  hue: string;
}

const SHAPES: Record<Shape, string[]> = {
  hook: [
    "......aa......",
    "......aa......",
    "....AAAAAA....",
    "....AmmmmA....",
    "....AmmmmA....",
    "....AAAAAA....",
    "......mm......",
    "......mm......",
    ".......mm.....",
    "........mm....",
    "..mm....mm....",
    "..mmm..mmm....",
    "...mmmmmm.....",
    "....mmmm......",
  ],
  claw: [
    "......aa......",
    "......aa......",
    "..AAAAAAAAAA..",
    "..AmmmmmmmmA..",
    "..AmmmmmmmmA..",
    "..AAAAAAAAAA..",
    "..mm..mm..mm..",
    ".mm...mm...mm.",
    ".mm...mm...mm.",
    ".mm...mm...mm.",
    "..mm..mm..mm..",
    "..mmm....mmm..",
    "...mm....mm...",
  ],
  mixer: [
    "aa..........aa",
    ".aa........aa.",
    "..aaaaaaaaaa..",
    "...AAAAAAAA...",
    "....AAAAAA....",
    "..mmmmmmmmmm..",
    ".mmmwmmmmmmmm.",
    ".mmwmmmMMmmmm.",
    ".mmmmmMMMMmmm.",
    ".mmmmmmMMmmmm.",
    ".mmmmmmmmmmmm.",
    "..mmmmmmmmmm..",
    "...AA....AA...",
    "..AAA....AAA..",
  ],
  press: [
    ".AAAAAAAAAAAA.",
    ".A....aa....A.",
    ".A....aa....A.",
    ".A..aaaaaa..A.",
    ".A..mmmmmm..A.",
    ".A..mmmmmm..A.",
    ".A..........A.",
    ".A...1122...A.",
    ".A...1122...A.",
    ".A...3344...A.",
    ".A...3344...A.",
    ".AAAAAAAAAAAA.",
    "AAAAAAAAAAAAAA",
  ],
  wrench: [
    "..aa....aa....",
    ".aa......aa...",
    ".aa......aa...",
    ".aaa....aaa...",
    "..aaaaaaaa....",
    "....aaaa......",
    ".....aaa......",
    ".....aaa......",
    ".....gaa......",
    ".....gga......",
    ".....ggg......",
    ".....ggg......",
    ".....ggg......",
    "......g.......",
  ],
  hand: [
    ".....w.w......",
    "...w.w.w.w....",
    "...w.w.w.w....",
    "...wwwwwww....",
    "...wwwwwww.ww.",
    "...wwwwwwwww..",
    "...wwwwwwww...",
    "....wwwwww....",
    "....gggggg....",
    "...gggggggg...",
    "...gggggggg...",
  ],
  brush: [
    "...........nn.",
    "..........nnn.",
    ".........nnn..",
    "........nnn...",
    ".......nnn....",
    "......ann.....",
    ".....aaa......",
    "....aaa.......",
    "...mmm........",
    "..mmmm........",
    ".mmmm.........",
    ".mmm..........",
    "mm............",
  ],
  palette: [
    "....wwwwww....",
    "..wwwwwwwwww..",
    ".ww11wwww22ww.",
    ".ww11wwww22ww.",
    "wwwwwwwwwwwwww",
    "ww33wwwwwwwwww",
    "ww33wwwww....w",
    "wwwwwwwww....w",
    ".wwww44wwwwww.",
    ".wwww44wwwww..",
    "...wwwwwww....",
  ],
  plate: [
    ".AAAAAAAAAA.",
    "AawwaaaawwaA",
    "AawaaaaaawaA",
    "AaaaaaaaaaaA",
    "AaaaammaaaaA",
    "AaaammmmaaaA",
    "AaaaammaaaaA",
    "AaaaaaaaaaaA",
    "AawaaaaaawaA",
    "AawwaaaawwaA",
    ".AAAAAAAAAA.",
  ],
};

const ABILITIES: [RegExp, Shape][] = [
  [/build first/, "wrench"],
  [/collect first/, "hand"],
  [/score first/, "brush"],
  [/without a card/, "palette"],
];

/** What a card of these words is drawn as: a card with two ends has two pictures. */
export function looksOf(text: string): PartLook[] {
  const ability = ABILITIES.find(([words]) => words.test(text));
  if (ability) return [{ shape: ability[1], hue: "R" }];
  return text.split(" / ").map(endLook);
}

function endLook(text: string): PartLook {
  const taken = /^Collect (\d+) (\w+)/.exec(text);
  if (taken) {
    const hue = Object.keys(COLOURS).find((letter) => COLOURS[letter] === taken[2]) ?? "*";
    return { shape: Number(taken[1]) > 1 ? "claw" : "hook", hue };
  }
  if (!/^Convert .* to /.test(text)) return { shape: "plate", hue: "*" };
  const hue = makes(text).charAt(0);
  return { shape: hue === "*" ? "press" : "mixer", hue };
}

const drawn = new Map<string, Sheet>();

export function partSheet({ shape, hue }: PartLook): Sheet {
  const key = shape + hue;
  let sheet = drawn.get(key);
  if (!sheet) drawn.set(key, (sheet = draw(shape, PIXEL_PAINT[hue] ?? PIXEL_PAINT["*"]!)));
  return sheet;
}

function draw(shape: Shape, main: string): Sheet {
  const sheet: Sheet = new Array<string>(WIDE * WIDE).fill("");
  const rows = SHAPES[shape];
  const x = Math.floor((WIDE - rows[0]!.length) / 2);
  const y = Math.floor((WIDE - rows.length) / 2);
  stamp(sheet, WIDE, { x, y, rows }, (letter) => {
    if (letter === "m") return main;
    if (letter === "M") return shade(main, 0.72);
    return PAINT[letter] ?? RAINBOW[Number(letter) - 1]!;
  });
  return sheet;
}
