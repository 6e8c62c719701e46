// What the guests at the lake look like: nobody here is dressed as people are in Lampmere.

import { SKINS } from "./colours";
import { look, type Look } from "./look";
import { part } from "./parts";

const [pale, tan, brown, dark, white] = SKINS as [string, string, string, string, string];

const HANDBILL = part(
  16,
  6,
  "......ggg.",
  "....ggggg.",
  "aaggggggg.",
  "aaggggggg.",
  "....ggggg.",
  "......ggg.",
  "...ss.....",
);
const CAKE = part(
  17,
  7,
  "...rr...",
  "...wl...",
  "..wwww..",
  "..wpww..",
  ".wwwwww.",
  ".wpwwpw.",
  "wwwwwwww",
  "wwpwwpww",
  "aaaaaaaa",
  "...ss...",
);
const LILY = part(
  17,
  5,
  "....ww..",
  "..w.ww.w",
  "..wwwyww",
  "...wyyw.",
  "....lw..",
  "....l...",
  "..l.l...",
  "..lll...",
  "...ll...",
  "....l...",
  "...ss...",
);
const CAMERA = part(
  8,
  17,
  "...aaa......",
  "dddddddddddd",
  "ddddwwwwdddd",
  "dgdwccccwddd",
  "ddddwwwwdddd",
  "dddddddddddd",
);
const HORSE = part(
  8,
  1,
  "..n......n..",
  "..nn....nn..",
  "..nnnnnnnn..",
  "..nnwnnwnn..",
  "..nndnndnn..",
  "d.nnnnnnnn.d",
  "d.nnnnnnnn.d",
  "ddnnnnnnnndd",
  "..bbbbbbbb..",
  "..bdbbbbdb..",
  "..bbbbbbbb..",
  "..bwdwdwdb..",
  "...bbbbbb...",
);
const PATCHES = part(
  5,
  14,
  "..nnnnnnnnnnnnnn..",
  ".nnnmmnnnnnnnttnn.",
  "nnnnmmnnnnnnnttnnn",
  "nnnnnnnnnnnnnnnnnn",
  "nnttnnnnnmmnnnnnnn",
  "nnttnnnnnmmnnnnnnn",
  ".nnnn..nnnn..nnnn.",
  ".ooo...ooo....ooo.",
  ".ooo...ooo....ooo.",
);
const BAROMETER = part(
  18,
  6,
  "..nnnn..",
  ".nwwwwn.",
  "nwwdwwwn",
  "nwwwdwwn",
  "nwwwwrwn",
  ".nwwwwn.",
  "..nnnn..",
  "..nwwn..",
  "..nrrn..",
  "..nrrn..",
  "..nnnn..",
  "...ss...",
);
const SUITCASE = part(
  16,
  14,
  "....dddd...",
  "...d....d..",
  "nnnnnnnnnnn",
  "nynnrnnncnn",
  "nnnnnnnnnnn",
  "nnrrnnynnnn",
  "nnnnnnnnnnn",
);
const CHESSMAN = part(
  18,
  6,
  "...w....",
  "..www...",
  "...w....",
  ".wwwww..",
  "..www...",
  "..wdw...",
  "..www...",
  "..www...",
  ".wwwww..",
  "wwwwwww.",
  "..ss....",
);
const BOARDHAT = part(
  7,
  2,
  "dwdwdwdwdwdwdw",
  "wdwdwdwdwdwdwd",
  "dwdwdwdwdwdwdw",
  ".....tttt.....",
  "...tttttttt...",
  ".h..........h.",
  ".h..........h.",
);
const MARROW = part(
  5,
  6,
  "........ll........",
  ".......ll.........",
  "....llllllllll....",
  "..lltlltlltlltll..",
  ".lltlltlltlltlltl.",
  "lltlltlltlltlltlll",
  "lltlwwtlltlwwtlltl",
  "lltlwetlltlwetlltl",
  "lltlltlltlltlltlll",
  "lltlltllddlltlltll",
  ".lltlltddddlltlll.",
  ".lltlltlltlltlltl.",
  "..lltlltlltlltll..",
  "...llllllllllll...",
);
const ROSETTE = part(11, 19, ".rrrr.", "rrggrr", "rgyygr", "rrggrr", ".rrrr.", ".r..r.", "rr..rr");
const WIG = part(
  6,
  3,
  "...wwwwwwwwww...",
  "..wwawwwawwwww..",
  ".wwwwwwwwwwwwww.",
  ".waww......wwaw.",
  ".www........www.",
  ".waw........waw.",
  ".www........www.",
  ".waw........waw.",
  ".www........www.",
  "..w..........w..",
);
const PILLOW = part(
  16,
  11,
  ".wwwwwwww.",
  "wwwwwwwwww",
  "wwtwwwwtww",
  "wwwwwwwwww",
  "wwtwwwwtww",
  ".wwwwwwww.",
  "...ss.....",
);
const SLEEP = part(17, 1, "uuuu......", "..u.......", ".u...uuu..", "uuuu..u...", ".....uuu..");
const GOAT = part(
  7,
  1,
  "nn..........nn",
  ".nn........nn.",
  "..nn......nn..",
  "...ntttttn....",
  ".hhttttttttthh",
  "..httttttttth.",
  "..ttettttett..",
  "..ttettttett..",
  "...ttttttttt..",
  "....ttpptt....",
  "....tdttdt....",
  ".....tttt.....",
  "......hh......",
);
const COAT = part(
  6,
  14,
  "...tttttttttt...",
  "..tttttttttttt..",
  ".ttttmmmmmmtttt.",
  "tttttmllrlmttttt",
  "tttttmlrllmttttt",
  "tttttmmmmmmttttt",
  "ttttttttttttttt.",
  "..tttttttttttt..",
  "..ttttt..ttttt..",
  "..nnnn....nnnn..",
);
const TIN = part(17, 11, "..l.r.l..", ".lllrlll.", "aaaaaaaaa", "arrwwrraa", "arrwwrraa", "aaaaaaaaa", ".aaaaaaa.");
const DIALS = part(
  17,
  8,
  "..ggggg..",
  ".gwwdwwg.",
  "gwwwdwwwg",
  "gwwwddwwg",
  "gwwwwwwwg",
  ".gwwwwwg.",
  "..ggggg..",
  "...ss....",
);
const GOGGLES = part(8, 5, "..mmmmmmmm..", ".mmmmmmmmmm.", "mmmmmmmmmmmm", "nvvynnnnvvyn", "..vvy..vvy..");

/** A card's Hero and Leader share one look. */
export const PROMOS: [string, string, Look][] = [
  [
    "Town Crier",
    "Loudest Crier",
    look("moustache", "coat", "feathered", HANDBILL, pale, "#8a4b2a", "#b4443f", "#f4b942"),
  ],
  ["Wedding Guest", "Runaway Bride", look("person", "robe", "veil", CAKE, brown, "#2f2a3d", "#fff4e0", "#f39db0")],
  ["Bad Poet", "Poet Laureate", look("stern", "coat", "long", LILY, white, "#2f2a3d", "#5a4470", "#d6b3e0")],
  ["Lost Tourist", "Tour Guide", look("person", "tunic", "widehat", CAMERA, pale, "#d9a441", "#3d8fa3", "#ffe37a")],
  ["Pantomime Horse", "Whole Horse", look(HORSE, PATCHES, "none", "none", tan, "#4a2f24", "#b4443f", "#ffe37a")],
  [
    "Weather Prophet",
    "Barometer Baroness",
    look("beard", "robe", "pointed", BAROMETER, dark, "#d9d3e8", "#4a6f9e", "#fff4e0"),
  ],
  [
    "Uninvited Uncle",
    "Toast Master",
    look("moustache", "coat", "tophat", SUITCASE, tan, "#8a4b2a", "#8a6a3a", "#f39db0"),
  ],
  [
    "Chess Champion",
    "Castling Duchess",
    look("stern", "robe", BOARDHAT, CHESSMAN, pale, "#2f2a3d", "#2b2038", "#fff4e0"),
  ],
  ["Prize Marrow", "Marrow Queen", look("person", "tunic", MARROW, ROSETTE, pale, "#4a2f24", "#4f8a4a", "#d8efb0")],
  ["Sleepy Judge", "Justice Snore", look("stern", "robe", WIG, PILLOW, pale, "#fff4e0", "#b4443f", "#bfe9f5", SLEEP)],
  ["Garden Goat", "Goat Mayor", look(GOAT, COAT, "none", TIN, tan, "#6b4a2a", "#4f8a4a", "#a9866a")],
  ["Time Tourist", "Tomorrow Duchess", look("person", "coat", GOGGLES, DIALS, brown, "#c4512d", "#3f7f86", "#d6b3e0")],
];
