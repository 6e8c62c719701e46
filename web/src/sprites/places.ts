// What the bases look like: a sky, a ground, and what stands there. Places that nobody has drawn are built from their names.

import { PAINT, seed, shade } from "./colours";
import { SIZE, stamp, type Sheet } from "./draw";
import { part, type Part } from "./parts";

/** The borders of bases. */
export const BORDERS: Record<string, string> = {
  red: "#c8453c",
  orange: "#dd7f2e",
  yellow: "#d9b93a",
  green: "#4f9a4a",
  blue: "#3f76c4",
  violet: "#8550b0",
  white: "#d9d6cc",
  black: "#4a4452",
};

const DAY = ["#8fcbe6", "#c9e8f0"] as const;
const DUSK = ["#e2875a", "#f4c48a"] as const;
const NIGHT = ["#1f2547", "#3a4380"] as const;
const WINTER = ["#a9bfd8", "#dbe6f0"] as const;
const FOG = ["#8d86a8", "#b5aec6"] as const;
const ROOM = ["#6d4a36", "#80593f"] as const;
const VAULT = ["#423e52", "#524d63"] as const;
const GRASS = "#6d9a4f";
const WATER = "#3f78b8";
const STONES = "#8d8983";
const SNOW = "#edf2f7";
const BOARDS = "#8a5a36";
const EARTH = "#7b6346";
const FLAGS = "#35314a";

/** In parts `m` is the colour of the border, `M` a darker one, `t` a lighter one. */
export interface Place {
  sky: readonly [string, string];
  ground: string;
  /** How many rows are sky. */
  level: number;
  parts: Part[];
}

const place = (sky: readonly [string, string], ground: string, level: number, ...parts: Part[]): Place => ({
  sky,
  ground,
  level,
  parts,
});

const at = (x: number, y: number, what: Part): Part => ({ ...what, x, y });

const HOUSE = part(
  0,
  0,
  ".....mm.....",
  "....mmmm....",
  "...mmmmmm...",
  "..mmmmmmmm..",
  ".mmmmmmmmmm.",
  "mmmmmmmmmmmm",
  ".wwwwwwwwww.",
  ".wccwwwnnww.",
  ".wccwwwnnww.",
  ".wwwwwwnnww.",
  ".wwwwwwnnww.",
);
const SUN = part(0, 0, "..yy..", ".yyyy.", "yyyyyy", "yyyyyy", ".yyyy.", "..yy..");
const MOON = part(0, 0, "..ww.", ".ww..", "www..", "www..", ".www.", "..www");
const CLOUD = part(0, 0, "...www....", ".wwwwww.w.", "wwwwwwwwww");
const STARS = part(2, 2, "w.....................y.", "........................", "......w.............w...");
const TREE = part(0, 0, "..llll..", ".llllll.", "llllllll", "llllllll", ".llllll.", "...nn...", "...nn...", "...nn...");
const BARREL = part(0, 0, ".nnnn.", "AAAAAA", "nnnnnn", "nnnnnn", "AAAAAA", ".nnnn.");
const FENCE = part(
  0,
  0,
  "n..n..n..n..n..n..n..n..n..n",
  "nnnnnnnnnnnnnnnnnnnnnnnnnnnn",
  "n..n..n..n..n..n..n..n..n..n",
);
const LAMP = part(0, 0, ".d.", "dyd", "yfy", "dyd", ".d.", ".d.", ".d.", ".d.", ".d.", ".d.", "ddd");

const DUMMY = part(
  9,
  6,
  "...yyyy...",
  "..yydydy..",
  "..yyyyyy..",
  "...yyyy...",
  "nnnnmmnnnn",
  "..mmmmmm..",
  "..mmwwmm..",
  "..mwrrwm..",
  "..mmwwmm..",
  "..yymmyy..",
  "....nn....",
  "....nn....",
  "....nn....",
  "...nnnn...",
);
const RACK = part(20, 12, "a..a..", "a..a..", "a..ggg", "a..n..", "nnnnnn", "n....n", "n....n", "n....n");
const FORGE = part(
  2,
  7,
  "..AAA.............",
  "..AAA.............",
  "..AAAmmmmmmmm.....",
  ".mmmmmmmmmmmmmm...",
  "mmmmmmmmmmmmmmmm..",
  ".aaaaaaaaaaaaaa...",
  ".aaddddddaaaaaa...",
  ".addffffddaaaaa...",
  ".adffyyffdaanna...",
  ".adfyyyyfdaanna...",
  ".adffffffdaanna...",
);
const ANVIL = part(18, 15, "dddddddd", "..dddd..", "...dd...", "..dddd..");
const SMOKE = part(4, 0, "..aa..", ".aaaa.", "..aaa.", "...a..", "..aa..");
const BEACON = part(
  9,
  3,
  "....f.....",
  "...ff..f..",
  ".f.fyf.ff.",
  ".ffyyfffy.",
  ".fyywyyyf.",
  "..fyywyf..",
  "dddddddddd",
  ".dAdAdAdd.",
  "..dAdAdd..",
  "...d..d...",
  "..d....d..",
  ".dd....dd.",
);
const HILL = part(
  0,
  15,
  ".......llllllllllllll.......",
  "....llllllllllllllllllll....",
  "..llllllllllllllllllllllll..",
  "llllllllllllllllllllllllllll",
  "llllllllllllllllllllllllllll",
  "llllllllllllllllllllllllllll",
  "llllllllllllllllllllllllllll",
  "llllllllllllllllllllllllllll",
  "llllllllllllllllllllllllllll",
  "llllllllllllllllllllllllllll",
  "llllllllllllllllllllllllllll",
  "llllllllllllllllllllllllllll",
  "llllllllllllllllllllllllllll",
);
const MAGAZINE = part(
  5,
  5,
  "........mm........",
  "......mmmmmm......",
  "....mmmmmmmmmm....",
  "..mmmmmmmmmmmmmm..",
  "mmmmmmmmmmmmmmmmmm",
  ".aaaaaaaaaaaaaaaa.",
  ".aAaaaddddddaaAaa.",
  ".aaaaddddddddaaaa.",
  ".aAaaddyyyyddaaAa.",
  ".aaaadyyddyydaaaa.",
  ".aaAadddyyyddaAaa.",
  ".aaaaddddddddaaaa.",
  ".aaaaddddddddaaaa.",
);
const KILN = part(
  4,
  4,
  ".......MM..MM.......",
  "......MmM..MmM......",
  ".....mmmmmmmmmm.....",
  "...mmmmmmmmmmmmmm...",
  "..mmyymmmmmmmmyymm..",
  "..mmydmmmmmmmmydmm..",
  ".mmmmmmmmmmmmmmmmmm.",
  ".mmwdwdwdwdwdwdwdmm.",
  "mmmddddddddddddddmmm",
  "mmmddffyyffyyffddmmm",
  "mmmdffyywwyywyffdmmm",
  "mmmdfyywwwwwwyyfdmmm",
  "mmmwdwdwdwdwdwdwdmmm",
  "mmmmmmmmmmmmmmmmmmmm",
);
const SHELVES = part(
  2,
  3,
  "nnnnnnnnnnnnnnnnnnnnnnnn",
  "..rr..ggg..ww..yyyy..bb.",
  ".rrrr.ggg.wwww.yyyy.bbbb",
  ".rrrr.ggg.wwww.yyyy.bbbb",
  "nnnnnnnnnnnnnnnnnnnnnnnn",
  "..............n.........",
  ".yyyyyy..bb...n..ll.ll..",
  "yydyyyyy.bbb..n.llllll..",
  "yyyyydyy..bbwwn.llllll..",
  "nnnnnnnnnnnnnnnnnnnnnnnn",
  "n......................n",
  "n.AAAA..nnnnn...AAA....n",
  "n.AAAA..nynyn..AAAAA...n",
  "n.AAAA..nnnnn..AAAAA...n",
  "nnnnnnnnnnnnnnnnnnnnnnnn",
);
const GINGER = part(
  0,
  0,
  ".....ww.....",
  "....wbbw....",
  "...wbbbbw...",
  "..wbbrbbbw..",
  ".wbbbbbblbw.",
  "wwwwwwwwwwww",
  ".nnnnnnnnnn.",
  ".nwwnnnwwnn.",
  ".nwwnnnppnn.",
  ".nnnnnnppnn.",
  ".nrnlnnppny.",
);
const CANES = part(12, 17, ".rw..", "w..r.", "r..w.", "w....", "r....", "w....", "r....");
const CAULDRON = part(
  6,
  8,
  "....w...w...w...",
  "...w...w...w....",
  "....w...w...w...",
  ".oooooooooooooo.",
  "oooffyffffyffooo",
  ".oooooooooooooo.",
  ".oooooooooooooo.",
  ".oooooooooooooo.",
  "..oooooooooooo..",
  "...oooooooooo...",
  "...f.ffyff.f....",
  "..nnnnnnnnnnnn..",
);
const AWNING = part(
  2,
  2,
  "mmmmmmmmmmmmmmmmmmmmmmmm",
  "mmwwmmwwmmwwmmwwmmwwmmww",
  "mmwwmmwwmmwwmmwwmmwwmmww",
  ".mm.w.mm.w.mm.w.mm.w.mm.",
);
const POSTS = part(3, 5, ...new Array<string>(16).fill("n....................n"));
const PANCAKES = part(
  7,
  10,
  ".....yyyy.....",
  "...yyggggyy...",
  "..ggggggggggg.",
  "..bggggggggbb.",
  ".gggggggggggg.",
  ".bbgggggggbbb.",
  "ggggggggggggg.",
  "bbbbbbbbbbbbb.",
  "wwwwwwwwwwwwww",
  ".aaaaaaaaaaaa.",
);
const TABLE = part(
  3,
  20,
  "nnnnnnnnnnnnnnnnnnnnnn",
  ".nn................nn.",
  ".nn................nn.",
  ".nn................nn.",
);
const BARN = part(
  3,
  4,
  "..........mm..........",
  ".......mmmmmmmm.......",
  "....mmmmmmmmmmmmmm....",
  "..mmmmmmmmmmmmmmmmmm..",
  ".mmmmmmmmwwwwmmmmmmmm.",
  ".rrrrrrrrwyywrrrrrrrr.",
  ".rrrrrrrrwwwwrrrrrrrr.",
  ".rrrrrrrrrrrrrrrrrrrr.",
  ".rrrrwwwwwwwwwwwwrrrr.",
  ".rrrrwyyyyyyyyyywrrrr.",
  ".rrrrwyyfyyyyfyywrrrr.",
  ".rrrrwyfffyyfffywrrrr.",
  ".rrrrwnnnnnnnnnnwrrrr.",
  ".rrrrwnyyyyyyyynwrrrr.",
  ".rrrrwnnnnnnnnnnwrrrr.",
);
const FISHES = part(
  3,
  14,
  "nnnnnnnnnnnnnnnnnnnnnn",
  "nwwwcwwwwcwwwwcwwwwcwn",
  "nwcccwcwcccwcwccwccccn",
  "nwwcwwwwwcwwwwcwwwwcwn",
  "nnnnnnnnnnnnnnnnnnnnnn",
  ".nn................nn.",
  ".nn................nn.",
);
const BIGFISH = part(8, 7, "...ccccc..c.", "..ccccccccc.", ".cwdcccccc..", "..ccccccccc.", "...ccccc..c.");
const CABINET = part(
  8,
  3,
  ".mmmmmmmmmm.",
  "mmyymyymyymm",
  "mmmmmmmmmmmm",
  "mddddddddddm",
  "mdrrdyydlldm",
  "mdrrdyydlldm",
  "mddddddddddm",
  "mmmmmmmmmmmm",
  "mmgmmmmmrrmr",
  "mmmmmmmmmmmr",
  "mmmmmddmmmm.",
  "mmmmmddmmmm.",
  "mmmmmmmmmmm.",
  "mmmggggmmmm.",
  "mmmddddmmmm.",
  "mmmmmmmmmmm.",
);
const COINS = part(20, 19, "..gg..", ".gggg.", ".yyyy.", "gggggg", "yyyyyy");
const CURTAIN = part(
  0,
  0,
  "mmmmmmmmmmmmmmmmmmmmmmmmmmmm",
  "mmMmmMmmMmmMmmMmmMmmMmmMmmMm",
  "mmMmm..................mmMmm",
  "mmMm....................mMmm",
  "mmM......................Mmm",
  "mm........................mm",
  "m..........................m",
);
const LECTERN = part(
  5,
  7,
  ".......bbbb.......",
  ".......bbbb.......",
  ".......bbbb.......",
  "..bbbbbbbbb.......",
  ".......bbbb.......",
  ".......bbbb..tt...",
  "mmmmmmmmmmmmmmmm..",
  ".mmmmmmmmmmmmmm...",
  ".mmwwwwwwwwwwmm...",
  ".mmwddwwwddwwmm...",
  ".mmwwdwwwdwwwmm...",
  ".mmwwdwwwdwwwmm...",
  ".mmwdddwdddwwmm...",
  ".mmwwwwwwwwwwmm...",
  ".mmmmmmmmmmmmmm...",
);
const SCALES = part(
  6,
  4,
  ".......gg.......",
  "..gggggggggggg..",
  ".ggg...gg...ggg.",
  ".g.g...gg...g.g.",
  "g...g..gg..g...g",
  "yyyyy..gg..ggggg",
  ".yyy...gg...ggg.",
  ".......gg.......",
  ".......gg.......",
  ".......gg.......",
  ".....gggggg.....",
  "....nnnnnnnn....",
);
const ROOFS = part(
  0,
  13,
  "....mm..............mm......",
  "...mmmm....MM......mmmm.....",
  "..mmmmmm..MMMM....mmmmmm....",
  ".mmmmmmmmMMMMMM..mmmmmmmm...",
  "mmmmmmmmMMMMMMMMmmmmmmmmmm.M",
  "mmmmmmmMMMMMMMMMMmmmmmmmmmMM",
  "wwwwwwwwwwwwwwwwwwwwwwwwwwww",
  "wwdywwwwwwydwwwwwwwwdywwwwww",
  "wwyywwwwwwyywwwwwwwwyywwwwyw",
  "wwwwwwwwwwwwwwwwwwwwwwwwwwww",
  "wwwwwwwwwwwwwwwwwwwwwwwwwwww",
  "wwwwwwwwwwwwwwwwwwwwwwwwwwww",
  "wwwwwwwwwwwwwwwwwwwwwwwwwwww",
  "wwwwwwwwwwwwwwwwwwwwwwwwwwww",
  "wwwwwwwwwwwwwwwwwwwwwwwwwwww",
);
const VANE = part(
  7,
  3,
  "....gg.....",
  "g..gggg..g.",
  "gggggggggg.",
  "g..ggg...g.",
  ".....g.....",
  ".ggggggggg.",
  ".....g.....",
  ".....g.....",
  ".....g.....",
  ".....g.....",
);
const THISTLE = part(
  0,
  0,
  ".v.v.v.",
  "..vvv..",
  ".vvvvv.",
  "..lll..",
  "...l.l.",
  ".l.lll.",
  ".lll...",
  "..ll...",
  "...l...",
);
const GOOSE = part(
  7,
  9,
  "..www.........",
  ".wwdw.........",
  "ffwww.........",
  "..www.........",
  "..www.....ww..",
  "..wwwwwwwwwww.",
  "..wwwwaawwww..",
  "..wwwwwaaaww..",
  "...wwwwwwww...",
  ".....f..f.....",
  "....ff.ff.....",
);
const LOFT = part(
  4,
  3,
  ".........nn.........",
  ".......nnnnnn.......",
  ".....nnnnnnnnnn.....",
  "...nnnnnnnnnnnnnn...",
  ".nnnnnnnnnnnnnnnnnn.",
  "..wwwwwwwwwwwwwwww..",
  "..wddddddddddddddw..",
  "..wdrrdrrdrrdrrddw..",
  "..wrrrrrrrrrrrrrrw..",
  "..wwwwwwwwwwwwwwww..",
  "..www..n..n...www...",
  "..www..nnnn...www...",
  "..www..n..n...www...",
  "..www..nnnn...www...",
  "..www..n..n...www...",
  "..www..nnnn...www...",
);
const MAZE = part(
  2,
  9,
  "llllllllllllllllllllllll",
  "l......................l",
  "l.llllllllll.lllllllll.l",
  "l.l........l.l.......l.l",
  "l.l.llllll.l.l.lllll.l.l",
  "l.l.l....l.l.l.l...l.l.l",
  "l.l.l.ll.l.l.l.l.l.l.l.l",
  "l.l.l.gg.l.l.l.l.l.l.l.l",
  "l.l.llllll.l.l.l.l.l.l.l",
  "l.l........l...l.l...l.l",
  "l.llllllllllllll.lllll.l",
  "l......................l",
  "lllllllllll..lllllllllll",
);
const OAK = part(
  2,
  1,
  ".......lllllllll........",
  "....lllllllllllllll.....",
  "..llllllltllllllllllll..",
  ".llltllllllllllltllllll.",
  "llllllllllllllllllllllll",
  "lltlllllllltlllllllllll.",
  ".lllllllllllllllltllllll",
  "..llllltlllllllllllllll.",
  "....llllllnnnnlllllll...",
  ".......l.nnnnnn.ll......",
  ".........nnnnnn.........",
  ".........nndnnn.........",
  ".........nddnnn.........",
  ".........nndnnn.........",
  ".........nnnnnn.........",
  "........nnnnnnnn........",
  ".......nnn.nn.nnn.......",
);
const JETTY = part(
  3,
  12,
  "nnnnnnnnnnnnnnnnn.....",
  "nnnnnnn.nnnnnnnnn.....",
  ".n....n....n....n.....",
  ".n....n....n....n.....",
  ".n....n....n..........",
  ".n....n....n..........",
  ".nwwwwwwwwwn..........",
  "..c..c..c..c..........",
);
const DUCK = part(18, 17, ".yy....", "fyd....", ".yyyyy.", ".yyyyyy", "..yyyy.");
const MILL = part(
  2,
  4,
  ".....mm...........",
  "....mmmm..........",
  "...mmmmmm.........",
  "..mmmmmmmm........",
  ".mmmmmmmmmm.......",
  "mmmmmmmmmmmm.nnn..",
  ".wwwwwwwwww.n.n.n.",
  ".wccwwwnnw.n..n..n",
  ".wccwwwnnw.nnnnnnn",
  ".wwwwwwnnw.n..n..n",
  ".wwwwwwnnw..n.n.n.",
  "aaaaaaaaaaa..nnn..",
);
const FERRY = part(
  3,
  11,
  "..........n...........",
  "..........nmmm........",
  "..........nmmmmm......",
  "..........nmmm........",
  "...wwwwwwwn...........",
  "...wcwwcwwn...........",
  "nnnnnnnnnnnnnnnnnnnnn.",
  ".nnnnnnnnnnnnnnnnnnn..",
  "..mmmmmmmmmmmmmmmmm...",
);
const LIGHT = part(
  9,
  2,
  "....rr....",
  "...rrrr...",
  "..dyyyyd..",
  "..dyffyd..",
  ".dddddddd.",
  "..wwwwww..",
  "..mmmmmm..",
  "..mmmmmm..",
  "..wwwwww..",
  ".wwwwwwww.",
  ".mmmmmmmm.",
  ".mmmmmmmm.",
  ".wwwnnwww.",
  "wwwwnnwwww",
);
const BEAM = part(0, 3, "yyyyyyyyyyy.........", "yyyyyyyyyyy.........", "yyyyyyyyyy..........");
const SAILS = part(
  2,
  6,
  "....n........n..........",
  "...wn.......mn......n...",
  "..wwn......mmn.....ln...",
  "..wwnr....mmmn....lln...",
  ".wwwnrr...mmmnw..llln...",
  ".wwwnrrr.mmmmnwwlllln...",
  "wwwwnrrrrmmmmnwwlllln...",
  "....n........n......n...",
  "nnnnnnn.nnnnnnnn.nnnnnnn",
  ".nnnnn...nnnnnn...nnnnn.",
);
const BUNTING = part(1, 2, "dddddddddddddddddddddddddd", "rr..yy..ll..uu..vv..rr..yy", "r...y...l...u...v...r...y.");
const BOOTH = part(
  6,
  3,
  ".......mm.......",
  "....mmmmmmmm....",
  ".mmmmmmmmmmmmmm.",
  "mmwwmmwwmmwwmmww",
  ".mddddddddddddm.",
  ".wdddwdddddwddw.",
  ".mddrrrdddlllddm",
  ".wddrrrdddlllddw",
  ".mmmmmmmmmmmmmm.",
  ".wwmmwwmmwwmmww.",
  ".wwmmwwmmwwmmww.",
  ".wwmmwwmmwwmmww.",
  ".wwmmwwmmwwmmww.",
  ".wwmmwwmmwwmmww.",
);
const WALLS = part(
  0,
  0,
  "oooooooo............oooooooo",
  "oooooooo............oooooooo",
  "ooyyoooo............ooooyyoo",
  "ooyyoooo............ooooyyoo",
  "oooooooo............oooooooo",
  "oooooooo............oooooooo",
  "oooooooo............oooooooo",
  "oooooooo............ooyyoooo",
  "ooooyyoo............ooyyoooo",
  "ooooyyoo............oooooooo",
  "oooooooo............oooooooo",
  "oooooooo............oooooooo",
  "oooooooo............oooooooo",
  "oooooooo............oooooooo",
  "oonnoooo............oooonnoo",
  "oonnoooo............oooonnoo",
  "oonnoooo............oooonnoo",
  "oonnoooo............oooonnoo",
);
const MIST = part(
  3,
  14,
  "..wwwwwww.....wwwww...",
  "wwwwwwwwwwwwwwwwwwwww.",
  "..wwwwwwwwwwwwwwwwwwww",
  "....wwwwww....wwwwww..",
);
const THEATRE = part(
  4,
  7,
  ".........ww.........",
  ".......wwwwww.......",
  ".....wwwwwwwwww.....",
  "...wwwwmmmmmmwwww...",
  ".wwwwwwwwwwwwwwwwww.",
  ".ww.mm.mmmmmm.mm.ww.",
  ".ww.mm.mddddm.mm.ww.",
  ".ww.mm.mdyydm.mm.ww.",
  ".ww.mm.mdyydm.mm.ww.",
  ".ww.mm.mdyydm.mm.ww.",
  "wwwwwwwwwwwwwwwwwwww",
  "aaaaaaaaaaaaaaaaaaaa",
);
const MIRRORS = part(
  2,
  5,
  ".gggg....gggg....gggg...",
  "gccwcg..gcccwg..gwcccg..",
  "gcwccg..gccwcg..gcwccg..",
  "gwcccg..gcwccg..gccwcg..",
  "gccccg..gwcccg..gcccwg..",
  "gccccg..gcppcg..gccccg..",
  "gcccwg..gcppcg..gwcccg..",
  "gccwcg..gmmmmg..gcwccg..",
  "gcwccg..gmmmmg..gccwcg..",
  "gccccg..gcmmcg..gccccg..",
  ".gggg....gggg....gggg...",
  "..gg......gg......gg....",
  ".gggg....gggg....gggg...",
);
const CROOKED = part(
  8,
  0,
  "........m...",
  ".......mm...",
  "......mmm...",
  ".....mmmmm..",
  "...tttttttt.",
  ".mmmmmmmmmmm",
  "...aaaaaa...",
  "...aayyaa...",
  "...aayyaa...",
  "..aaaaaaa...",
  "..aaaaaa....",
  "..aaaaaa....",
  "..ayyaaaa...",
  "..ayyaaaa...",
  "...aaaaaa...",
  "...aaaaaaa..",
  "...aaannaa..",
  "..aaaannaa..",
  "..aaaannaaa.",
);
const CHAPEL = part(
  7,
  3,
  "......gg......",
  "....gggggg....",
  "......gg......",
  ".....aaaa.....",
  "....aaaaaa....",
  "...aaaaaaaa...",
  "..aaaaaaaaaa..",
  ".aaaaaaaaaaaa.",
  ".wwwwwwwwwwww.",
  ".wwcwwccwwcww.",
  ".wwcwwccwwcww.",
  ".wwwwwnnwwwww.",
  ".wwwwnnnnwwww.",
  ".wwwwnnnnwwww.",
  ".wwwwnnnnwwww.",
);
const ARCHES = part(
  1,
  6,
  "wwwwwwwwwwwwwwwwwwwwwwwwww",
  "AAAAAAAAAAAAAAAAAAAAAAAAAA",
  "aaaaaaaaaaaaaaaaaaaaaaaaaa",
  "aaaddddaaaaddddaaaaddddaaa",
  "aaddddddaaddddddaaddddddaa",
  "aaddddddaaddddddaaddddddaa",
  "aaddddddaaddddddaaddddddaa",
  "aaddddddaaddddddaaddddddaa",
  "aaddddddaaddddddaaddddddaa",
  "aaddddddaaddddddaaddddddaa",
  "aawwwwwwaawwwwwwaawwwwwwaa",
);
const FLAKES = part(
  1,
  0,
  "w.......w........w.......",
  ".........................",
  "....w........w........w..",
  ".........................",
);
const BELFRY = part(
  9,
  1,
  "....mm....",
  "...aaaa...",
  "..aaaaaa..",
  ".aaaaaaaa.",
  "aaaaaaaaaa",
  ".ww....ww.",
  ".ww.gg.ww.",
  ".ww.gg.ww.",
  ".wwggggww.",
  ".wwggggww.",
  ".ww.dd.ww.",
  "wwwwwwwwww",
  ".wwwwwwww.",
  ".wwwddwww.",
  ".wwwwwwww.",
  ".wwwwwwww.",
  ".wwwddwww.",
  ".wwwwwwww.",
  ".wwwnnwww.",
  ".wwwnnwww.",
);
const DIAL = part(
  5,
  8,
  "......gg..........",
  "......ggg.........",
  "......gggg........",
  "...wwwggggg www...".replace(" ", "w"),
  ".wwwwwwwwwwwwwwww.",
  "wwdwwwwddwwwwwwdww",
  "wwwwwwwwwwwwwwwwww",
  ".wwwwwwwwwwwwwwww.",
  "...wwwwwwwwwwww...",
  "......aaaaaa......",
  "......aaaaaa......",
  "......aaaaaa......",
  "....aaaaaaaaaa....",
);
const ABBEY = part(
  3,
  2,
  "..........gg..........",
  "..........gg..........",
  ".mm......wwww......mm.",
  ".AA.....wwwwww.....AA.",
  "AAAA...wwwwwwww...AAAA",
  "wwww..wwwwccwwww..wwww",
  "wwww.wwwwccccwwww.wwww",
  "wdww.wwwwccccwwww.wwdw",
  "wdwwwwwwwccccwwwwwwwdw",
  "wwwwwwwwwwccwwwwwwwwww",
  "wwwwcwwcwwwwwwcwwcwwww",
  "wdwwcwwcwwnnwwcwwcwwdw",
  "wdwwwwwwwnnnnwwwwwwwdw",
  "wwwwwwwwwnnnnwwwwwwwww",
);
const GATE = part(
  3,
  3,
  "aa.aa.aa.aa.aa.aa.aaa.",
  "aaaaaaaaaaaaaaaaaaaaa.",
  "aaAaaaaaaaaaaaaaaAaaa.",
  "aaaaaaddddddddaaaaaaa.",
  "aaaaaddddddddddaaaaaa.",
  "aaAaddAddAddAdddaAaaa.",
  "aaaaAAAAAAAAAAAAaaaaa.",
  "aaaaddAddAddAdddaaaaa.",
  "aaAaAAAAAAAAAAAAaaAaa.",
  "aaaaddAddAddAdddaaaaa.",
  "aaaadd.dd.dd.dddaaaaa.",
  "aaAaddddddddddddaAaaa.",
  "aaaaddddddddddddaaaaa.",
  "aaaaddddddddddddaaaaa.",
  "aaaaddddddddddddaaaaa.",
);
const TOMB = part(0, 0, "..aaa..", ".aaaaa.", "aaaaaaa", "aadddaa", "aaaaaaa", "aadddaa", "aaaaaaa", "aaaaaaa");
const CROSS = part(0, 0, "..aa..", "..aa..", "aaaaaa", "..aa..", "..aa..", "..aa..", ".lAAl.");
const TAVERN = part(
  4,
  4,
  "...mmmmmmmmmmmmm....",
  "..mmmmmmmmmmmmmmm...",
  ".mmmmmmmmmmmmmmmmm..",
  "mmmmmmmmmmmmmmmmmmm.",
  ".nwwwwnwwwwnwwwwn...",
  ".nwyywnwwwwnwyywn...",
  ".nwyywnwwwwnwyywnnnn",
  ".nnnnnnnnnnnnnnnn..d",
  "..nwwwnwwwwnwwwwn.gg",
  "..nwwwnwnnwnwyywnggg",
  "..nwyynwnnwnwyywn.gg",
  "...nwwnwnnwnwwwwn...",
  "...nwwnwnnwnwwwwn...",
);
const VAULTS = part(
  1,
  2,
  "AAAAAAAAAAAAAAAAAAAAAAAAAA",
  "AAAAAAdddddAAAAAdddddAAAAA",
  "AAAAdddddddddAdddddddddAAA",
  "AAAdddddddddddddddddddddAA",
  "AAAddddddddddAddddddddddAA",
  "AAAddddddddddAddddddddddAA",
  "AAAddddddddddAddddddddddAA",
  "AAAddddddddddAddddddddddAA",
  "AAAddddddddddAddddddddddAA",
  "AAAddddddddddAddddddddddAA",
  "AAAddddddddddAddddddddddAA",
  "AAAddddddddddAddddddddddAA",
  "AAAddddddddddAddddddddddAA",
);
const CANDLE = part(13, 9, "f", "y", "w", "w", "w");
const THRONE = part(
  8,
  4,
  "g..........g",
  "gg...rr...gg",
  ".mmmmmmmmmm.",
  ".mrrrrrrrrm.",
  ".mrrrrrrrrm.",
  ".mrroorrrrm.",
  ".mrrrrrrrrm.",
  ".mrrrrrrrrm.",
  "mmrrrrrrrrmm",
  "mmmmmmmmmmmm",
  "mmrrrrrrrrmm",
  ".mmmmmmmmmm.",
  ".mm......mm.",
  ".mm......mm.",
);
const PILLAR = part(
  0,
  0,
  "AAAAA",
  ".aaa.",
  ".aaa.",
  ".aaa.",
  ".aaa.",
  ".aaa.",
  ".aaa.",
  ".aaa.",
  ".aaa.",
  ".aaa.",
  ".aaa.",
  ".aaa.",
  ".aaa.",
  ".aaa.",
  ".aaa.",
  ".aaa.",
  ".aaa.",
  "AAAAA",
);

/** The bases of the hall's own set. */
export const PLACES: Record<string, Place> = {
  "Training Yard": place(DAY, EARTH, 17, at(0, 13, FENCE), DUMMY, RACK),
  Smithy: place(DUSK, EARTH, 18, SMOKE, FORGE, ANVIL),
  "Beacon Hill": place(NIGHT, GRASS, 20, STARS, HILL, BEACON),
  "Powder Store": place(DAY, STONES, 17, MAGAZINE, at(0, 18, BARREL), at(21, 19, BARREL)),
  "Dragon Kiln": place(NIGHT, EARTH, 18, STARS, KILN),
  Larder: place(ROOM, BOARDS, 20, SHELVES),
  "Gingerbread Lane": place(DAY, SNOW, 19, at(1, 10, GINGER), at(15, 8, GINGER), CANES),
  "Soup Kitchen": place(DUSK, STONES, 19, POSTS, AWNING, CAULDRON),
  "Pancake Terrace": place(DAY, STONES, 19, at(20, 2, SUN), TABLE, PANCAKES),
  "Feast Barn": place(DUSK, GRASS, 18, BARN),
  "Fish Stall": place(DAY, STONES, 19, POSTS, AWNING, BIGFISH, FISHES),
  "Penny Arcade": place(VAULT, BOARDS, 18, CABINET, COINS),
  "Auction Room": place(ROOM, BOARDS, 19, CURTAIN, LECTERN),
  "Counting House": place(ROOM, BOARDS, 18, at(3, 16, TABLE), SCALES, at(2, 12, COINS)),
  "Guild Roof": place(DUSK, EARTH, 24, ROOFS, VANE),
  "Thistle Patch": place(
    DAY,
    GRASS,
    15,
    at(2, 11, THISTLE),
    at(17, 9, THISTLE),
    at(10, 14, THISTLE),
    at(20, 17, THISTLE),
  ),
  "Goose Green": place(DAY, GRASS, 16, at(0, 12, FENCE), GOOSE, at(16, 3, CLOUD)),
  "Apple Loft": place(DAY, GRASS, 17, LOFT),
  "Hedge Maze": place(DAY, GRASS, 8, at(3, 2, CLOUD), MAZE),
  "Old Oak": place(DAY, GRASS, 17, OAK),
  "Leaky Jetty": place(DAY, WATER, 13, JETTY, DUCK),
  "Mill Pond": place(DAY, WATER, 16, MILL),
  "Ferry Landing": place(DUSK, WATER, 17, at(20, 4, SUN), FERRY),
  Lighthouse: place(NIGHT, WATER, 16, BEAM, LIGHT),
  "Regatta Quay": place(DAY, WATER, 15, BUNTING, SAILS),
  "Puppet Booth": place(DAY, GRASS, 17, at(1, 2, CLOUD), BOOTH),
  "Fog Alley": place(FOG, STONES, 18, WALLS, at(12, 6, LAMP), MIST),
  "Moon Theatre": place(NIGHT, STONES, 18, STARS, at(11, 0, MOON), THEATRE),
  "Mirror Gallery": place(ROOM, BOARDS, 18, MIRRORS),
  "Witch Tower": place(NIGHT, GRASS, 18, STARS, at(2, 3, MOON), CROOKED),
  "Quiet Chapel": place(DAY, GRASS, 17, CHAPEL, at(0, 11, TREE)),
  "Snow Cloister": place(WINTER, SNOW, 17, FLAKES, ARCHES),
  "Bell Tower": place(DAY, STONES, 20, at(0, 4, CLOUD), BELFRY, at(17, 3, CLOUD)),
  "Sun Dial": place(DAY, GRASS, 15, at(19, 1, SUN), DIAL),
  "High Abbey": place(WINTER, GRASS, 18, HILL, ABBEY),
  "Debtor Gate": place(DUSK, STONES, 18, GATE),
  "Old Graveyard": place(
    NIGHT,
    GRASS,
    14,
    at(20, 2, MOON),
    at(0, 11, FENCE),
    at(3, 14, TOMB),
    at(12, 16, CROSS),
    at(19, 13, TOMB),
  ),
  "Crooked Tavern": place(NIGHT, STONES, 17, STARS, TAVERN),
  "Contraband Cellar": place(
    VAULT,
    FLAGS,
    15,
    VAULTS,
    at(4, 12, BARREL),
    at(9, 14, BARREL),
    at(17, 13, BARREL),
    CANDLE,
  ),
  "Shadow Court": place(VAULT, FLAGS, 19, at(1, 2, PILLAR), at(22, 2, PILLAR), THRONE),
};

const cache = new Map<string, Sheet>();

/** The picture of a base, by its name and the colour of its border. */
export function placeSheet(name: string, colour: string): Sheet {
  const key = `${colour}/${name}`;
  let sheet = cache.get(key);
  if (!sheet) cache.set(key, (sheet = compose(PLACES[name] ?? invented(name), BORDERS[colour] ?? "#888888")));
  return sheet;
}

function compose(of: Place, border: string): Sheet {
  const sheet: Sheet = [];
  for (let y = 0; y < SIZE; y += 1)
    for (let x = 0; x < SIZE; x += 1) {
      const half = of.level / 2;
      const low = y > half || (y > half - 2 && (x + y) % 2 === 0);
      const mottled = (x * 7 + y * 13) % 11 === 0;
      sheet.push(y < of.level ? of.sky[low ? 1 : 0] : mottled ? shade(of.ground, 0.86) : of.ground);
    }
  const own: Record<string, string> = { m: border, M: shade(border, 0.72), t: shade(border, 1.4) };
  for (const one of of.parts) stamp(sheet, SIZE, one, (letter) => own[letter] ?? PAINT[letter] ?? "#ff00ff");
  return sheet;
}

/** A place that nobody has drawn: a house, and something beside it. */
function invented(name: string): Place {
  const dice = seed(name);
  const skies = [DAY, DUSK, NIGHT, WINTER];
  const beside = [
    at(19, 12, TREE),
    at(20, 18, BARREL),
    at(21, 10, LAMP),
    at(18, 2, SUN),
    at(0, 18, FENCE),
    at(2, 3, CLOUD),
  ];
  const sky = skies[dice % skies.length]!;
  const ground = sky === WINTER ? SNOW : [GRASS, STONES, EARTH][(dice >>> 4) % 3]!;
  return place(sky, ground, 18, at(4 + ((dice >>> 8) % 4), 9, HOUSE), beside[(dice >>> 12) % beside.length]!);
}
