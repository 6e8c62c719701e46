// Features as small pictures on a tile of 48 by 42: they stand at its back and sides, so that a unit has room in front.

import type { Part } from "../../sprites/parts";

const part = (x: number, y: number, rows: string[]): Part => ({ x, y, rows });

const PINE = [
  ".....G.....",
  "....GGG....",
  "....GLG....",
  "...GGLGG...",
  "..GGLLLGG..",
  "...GGLGG...",
  "..GGLLGGG..",
  ".GGLLLGGGG.",
  "..GGLLGGG..",
  ".GGLLLGGGG.",
  "GGGLLGGGGGG",
  "....TTT....",
  "....TTT....",
];
const BUSH = ["..LLL..", ".LLGLL.", "LLGGGLL", "GGGGGGG", "..TTT.."];
const HOUSE = [
  "......R......",
  "....RRRRR....",
  "..RRRRRRRRR..",
  "RRRRRRRRRRRRR",
  ".wwwwwwwwwww.",
  ".wuuwwwwwuuw.",
  ".wuuwTTTwuuw.",
  ".wwwwTTTwwww.",
  ".wwwwTTTwwww.",
];
const HUT = ["....n....", "..nnnnn..", ".nnnnnnn.", "nnnnnnnnn", ".yyyyyyy.", ".yyTTTyy.", ".yyTTTyy."];
const SHOP = ["...uuuuu..", "..uuuuuuu.", "uuuuuuuuuu", ".SSSSSSSS.", ".SwSTTSwS.", ".SSSTTSSS.", ".SSSTTSSS."];
const TOWER = [
  "S.S.S.S",
  "SSSSSSS",
  ".SSSSS.",
  ".SdSdS.",
  ".SSSSS.",
  ".SSSSS.",
  ".SSdSS.",
  ".SSSSS.",
  ".SSSSS.",
  ".SSSSS.",
  ".SSSSS.",
];
const WALL = [
  "S.SS.SS.SS.SS.S",
  "SSSSSSSSSSSSSSS",
  "SSqSSSqSSSqSSSq",
  "SSSSSSSSSSSSSSS",
  "SqSSSqSSSqSSSqS",
  "SSSSSSSSSSSSSSS",
];
const KEEP = [
  "S.SS.SS.S",
  "SSSSSSSSS",
  "SSSSSSSSS",
  "SSddSddSS",
  "SSSSSSSSS",
  "SSSSSSSSS",
  "SSSTTTSSS",
  "SSTTTTTSS",
  "SSTTTTTSS",
];
const PEAK = [
  "..........ii..............",
  ".........iiii.............",
  "........iiiiki......i.....",
  ".......iikikkk.....iii....",
  "......kkkkkkkkk...iikik...",
  ".....kkkkkkkkkkk.kkkkkkk..",
  "....kkkkkkKkkkkkkkkkKkkkk.",
  "...kkkkkkKKkkkkkkkkKKkkkkk",
  "..kkkkkkkKkkkkkkkkkKkkkkkk",
  ".kkkkkkkkkkkkkkkkkkkkkkkkk",
  "kkkkkkkkkkkkkkkkkkkkkkkkkk",
];
const CRAG = ["...ii....", "..iiii...", "..kkki...", ".kkkkkk..", ".kkkKkk..", "kkkKKkkk.", "kkkKkkkkk", "kkkkkkkkk"];
const ROCK = ["..kkk..", ".kkkkk.", "kkkkkkK", "kkkkKKK"];
const COLUMN = [".SSSS.", "SSSSSS", ".SSqS.", ".SSqS.", ".SSqS.", ".SSqS.", ".SSqS.", ".SSqS.", ".SSqS.", "SSSSSS"];
const STUMP = ["..S...", ".SSqS.", ".SSqS.", ".SSqS.", "SSSSSS"];
const ARCH = [
  "..SSSSSSSSS..",
  ".SSSSqSSSSSS.",
  "SSS.......SSS",
  "SSq........S.",
  "SSq..........",
  "SSq..........",
  "SSSS.........",
];
const SIGN = ["nnnnnnnnn", "nyyyyyyyn", "nyyydyyyn", "nyyyyyyyn", "nnnnnnnnn", "....n....", "....n....", "....n...."];

export const FEATURES: Record<string, Part[]> = {
  Forest: [
    part(19, -6, PINE),
    part(10, -3, PINE),
    part(28, -3, PINE),
    part(2, 8, PINE),
    part(36, 8, PINE),
    part(6, 29, BUSH),
    part(36, 29, BUSH),
  ],
  Highland: [part(11, -4, PEAK), part(2, 10, CRAG), part(36, 10, CRAG), part(6, 31, ROCK), part(36, 31, ROCK)],
  Village: [part(8, -2, HOUSE), part(27, 0, HUT), part(2, 13, HUT), part(37, 13, HUT), part(7, 30, BUSH)],
  Township: [part(20, -6, TOWER), part(9, -2, HOUSE), part(26, -2, HOUSE), part(1, 12, SHOP), part(36, 12, SHOP)],
  Fortress: [
    part(17, 0, WALL),
    part(20, -5, KEEP),
    part(10, -3, TOWER),
    part(31, -3, TOWER),
    part(2, 11, TOWER),
    part(39, 11, TOWER),
  ],
  Ruins: [
    part(17, -3, ARCH),
    part(10, -1, COLUMN),
    part(33, 1, STUMP),
    part(3, 13, COLUMN),
    part(39, 13, STUMP),
    part(8, 31, STUMP),
  ],
  "?": [part(19, -3, SIGN)],
};
