// The parts of a character as small pictures. Letters: s skin, h hair, m main cloth, t trim; all others are of the paint box.

/** A picture and where its top left corner lies on the sheet of 28 by 28. */
export interface Part {
  x: number;
  y: number;
  rows: string[];
}

const part = (x: number, y: number, ...rows: string[]): Part => ({ x, y, rows });

export const HEADS: Record<string, Part> = {
  person: part(9, 7, "..ssssss..", ".ssssssss.", "ssssssssss", "ssssssssss", "ssessssess", "ssessssess", "sbssssssbs", ".sssddsss.", "..ssssss.."),
  stern: part(9, 7, "..ssssss..", ".ssssssss.", "ssssssssss", "sddssssdds", "ssessssess", "ssessssess", "ssssssssss", ".ssddddss.", "..ssssss.."),
  masked: part(9, 7, "..ssssss..", ".ssssssss.", "ssssssssss", "ssssssssss", "sswessewss", "dddddddddd", "dddddddddd", ".dddddddd.", "..dddddd.."),
  moustache: part(9, 7, "..ssssss..", ".ssssssss.", "ssssssssss", "ssssssssss", "ssessssess", "ssessssess", "shhhhhhhhs", "hhshssshhh", "..ssssss.."),
  beard: part(9, 7, "..ssssss..", ".ssssssss.", "ssssssssss", "ssssssssss", "ssessssess", "ssessssess", "hhsssssshh", "hhhhddhhhh", ".hhhhhhhh.", "..hhhhhh..", "...hhhh..."),
  turnip: part(8, 5, "....llll....", "..ppvvvvpp..", ".vvvvvvvvvv.", "vvpppppppvvv", "wwwwwwwwwwww", "wwwewwwwewww", "wwwewwwwewww", "wpwwwwwwwwpw", ".wwwwddwwww.", "..wwwwwwww..", "...wwwwww..."),
  bear: part(8, 4, ".hh......hh.", "hpph....hpph", "hhhhhhhhhhhh", ".hhhhhhhhhh.", "hhhhhhhhhhhh", "hhhehhhhehhh", "hhhehhhhehhh", "hhhhbbbbhhhh", "hhhbbddbbhhh", ".hhhbbbbhhh.", "..hhhhhhhh.."),
  ghost: part(8, 6, "...wwwwww...", "..wwwwwwww..", ".wwwwwwwwww.", ".wwwwwwwwww.", ".wweewweeww.", ".wweewweeww.", ".wwwwwwwwww.", ".wwwwddwwww.", ".wwwwddwwww."),
};

export const BODIES: Record<string, Part> = {
  tunic: part(7, 16, "...mmmmmmmm...", "..mmmmmmmmmm..", ".mmmmmmmmmmmm.", ".mmmmmttmmmmm.", ".ssmmmmmmmmss.", ".ssttttttttss.", "...mmmmmmmm...", "...mmmmmmmm...", "...ooo..ooo...", "...ooo..ooo..."),
  robe: part(6, 16, "....mmmmmmmm....", "...mmmmmmmmmm...", "..mmmmttttmmmm..", "..mmmmmttmmmmm..", "..ssmmmttmmmss..", "..smmmmttmmmms..", "...mmmmttmmmm...", "..mmmmmttmmmmm..", "..mmmmmttmmmmm..", "..tttttttttttt.."),
  armour: part(6, 16, "..aaammmmmmaaa..", ".aaaammmmmmaaaa.", ".aaammmttmmmaaa.", "..aammttttmmaa..", "..ssmmmttmmmss..", "..sstttttttss...", "...AAAAAAAAAA...", "....aaa..aaa....", "....aaa..aaa....", "...AAAA..AAAA..."),
  apron: part(7, 16, "...mmmmmmmm...", "..mmwwwwwwmm..", ".mmmwwwwwwmmm.", ".mmmwwwwwwmmm.", ".ssmwwwwwwmss.", ".ssttttttttss.", "...wwwwwwww...", "...wwwwwwww...", "...ooo..ooo...", "...ooo..ooo..."),
  coat: part(7, 16, "...mmmttmmm...", "..mmmmttmmmm..", ".mmmmmttmmmmm.", ".mmmgmttmgmmm.", ".ssmmmttmmmss.", ".ssmgmttmgmss.", "..mmmmttmmmm..", "..mmmm..mmmm..", "..mmoo..oomm..", "...ooo..ooo..."),
  fur: part(6, 15, "...hhhhhhhhhh...", "..hhhhhhhhhhhh..", ".hhhhbbbbbbhhhh.", "hhhhbbbbbbbbhhhh", "hhhhbbbbbbbbhhhh", "hhhhbbbbbbbbhhhh", "whwhhbbbbbbhwhwh", "..hhhhhhhhhhhh..", "..hhhhh..hhhhh..", "..hhhh....hhhh.."),
  ghost: part(7, 15, ".wwwwwwwwwwww.", "wwwwwwwwwwwwww", "wwwwwwwwwwwwww", ".wwwwwwwwwwww.", ".wwwwwwwwwwww.", ".wwwwwwwwwwww.", ".wwwwwwwwwwww.", ".www.wwww.www.", "..w...ww...w.."),
  rider: part(7, 14, "...mmmmmmmm...", "..mmmmttmmmm..", "..smmmttmmms..", "..sswwwwwwss..", ".wwwwwwwwwwww.", "wwwwwwwwwwwwww", "wwwawwwwawwwww", ".wwwaawwaawww.", "...wwwwwwww...", "....f....f....", "...ff...ff...."),
};

export const HATS: Record<string, Part> = {
  none: part(0, 0),
  hair: part(8, 5, "...hhhhhh...", ".hhhhhhhhhh.", "hhhhhhhhhhhh", "hhhh....hhhh", "hh........hh", "h..........h"),
  long: part(8, 5, "...hhhhhh...", ".hhhhhhhhhh.", "hhhhhhhhhhhh", "hhh..hhhhhhh", "hh........hh", "hh........hh", "hh........hh", "hh........hh", "hh........hh", "hh........hh", "h..........h"),
  curls: part(7, 4, "..hh.hhh.hh...", ".hhhhhhhhhhhh.", "hhhhhhhhhhhhhh", "hhhhhhhhhhhhhh", ".hhh.hhh..hhh.", "hh..........hh", ".h..........h."),
  spikes: part(7, 1, ".....h...h....", "..h..hh..hh.h.", "..hh.hhh.hhhh.", "h.hhhhhhhhhh.h", "hhhhhhhhhhhhhh", ".hhhhhhhhhhhh.", ".hhhhhhhhhhhh.", ".hh.h....h.hh."),
  flames: part(7, 0, "......f.......", "..f..ff...f...", "..ff.fff.ff...", ".fffffffffff..", ".ffyffyyffyff.", "ffyyyfyyyfyyff", "ffyyyyyyyyyyff", ".ffyyyyyyyyff.", ".ff........ff."),
  greathelm: part(8, 5, "..aaaaaaaa..", ".aaaaaaaaaa.", "aaaaaaaaaaaa", "aaaaaaaaaaaa", "aaaaaaaaaaaa", "adddddddddda", "adedddddedda", "aaaaaaaaaaaa", "aaaadaadaaaa", ".aaadaadaaa.", "..aaaaaaaa.."),
  plume: part(8, 1, "....rrrr....", "...rrrrrrr..", "..rrrrrrrrr.", "......aa.rrr", "...aaaaaa.rr", "..aaaaaaaa..", ".aaaaaaaaaa.", ".aa......aa.", ".aa......aa.", ".a........a."),
  hood: part(7, 4, "....mmmmmm....", "..mmmmmmmmmm..", ".mmmmmmmmmmmm.", ".mmmmmmmmmmmm.", "mmmm......mmmm", "mmm........mmm", "mm..........mm", "mm..........mm", "mm..........mm", "mmm........mmm", ".mm........mm."),
  chef: part(8, 0, "..www.wwww..", ".wwwwwwwwww.", "wwwwwwwwwwww", "wwwwwwwwwwww", ".wwwwwwwwww.", "..wwwwwwww..", "..wwwwwwww..", "..tttttttt..", ".h........h."),
  veil: part(7, 4, "....mmmmmm....", "..mmmmmmmmmm..", ".mmwwwwwwwwmm.", ".mwwwwwwwwwwm.", ".mw........wm.", "mmw........wmm", "mm..........mm", "mm..........mm", "mm..........mm", "mm..........mm", "mmm........mmm", "mmm........mmm", "mm..........mm"),
  pointed: part(5, 0, "..........mmm.....", ".........mmmm.....", "........mmmm......", "........mmmmm.....", ".......mmmmmm.....", ".......mmmmmmm....", "......tttttttt....", "..mmmmmmmmmmmmmm..", ".mmmmmmmmmmmmmmmm."),
  widehat: part(5, 3, ".....mmmmmmmm.....", ".....mmmmmmmm.....", ".....tttttttt.....", "..mmmmmmmmmmmmmm..", ".mmmmmmmmmmmmmmmm."),
  tophat: part(7, 0, "...mmmmmmmm...", "...mmmmmmmm...", "...mmmmmmmm...", "...mmmmmmmm...", "...mmmmmmmm...", "...tttttttt...", ".mmmmmmmmmmmm."),
  cap: part(8, 4, "...mmmmmm...", "..mmmmmmmm..", ".mmmmmmmmmm.", ".tttttttttttt", ".hh......hh.", ".h........h."),
  beret: part(7, 3, ".....mm.......", "..mmmmmmmmm...", ".mmmmmmmmmmmm.", "mmmmmmmmmmmmm.", ".ttttttttttt..", ".hh.......hh..", ".h.........h.."),
  shako: part(9, 0, "....rr....", "...rrrr...", ".mmmmmmmm.", ".mmmmmmmm.", ".mmmggmmm.", ".mmmggmmm.", ".mmmmmmmm.", "tttttttttt"),
  bandana: part(8, 5, "..mmmmmmmm..", ".mmwmmmmwmm.", "mmmmmmmmmmmm", "mmmmmwmmmmmm", ".........mmm", "..........mm"),
  feathered: part(7, 2, ".........rr...", "..........rr..", "....mmmm..rr..", "..mmmmmmmmrr..", ".mmmmmmmmmm...", "mmmmmmmmmmmmmm", ".hh........hh.", ".h..........h."),
  goggles: part(8, 4, "...hhhhhh...", ".hhhhhhhhhh.", "hhhhhhhhhhhh", "hnccnnnnccnh", "..ccw..ccw..", "hh........hh"),
  beehat: part(5, 2, "......yyyyyy......", ".....yyyyyyyy.....", ".....nnnnnnnn.....", ".yyyyyyyyyyyyyyyy.", "..a............a..", "..a.a........a.a..", "..a............a..", "..a.a........a.a..", "..a............a..", "...aaaaaaaaaaaa..."),
  flame: part(11, 0, "...f..", "..ff..", ".ffyf.", ".fyyf.", ".fywf.", "..ww..", "..dd.."),
  bob: part(8, 5, "...hhhhhh...", ".hhhhhhhhhh.", "hhhhhhhhhhhh", "hhhhhhhhhhhh", "hh........hh", "hh........hh", "hhh......hhh", "hh........hh"),
};

export const HELD: Record<string, Part> = {
  none: part(0, 0),
  shield: part(1, 14, "aaaaaaaaa", "aummmmmua", "ammmgmmma", "ammgggmma", "amgggggma", "ammgggmma", "ammmgmmma", "aummmmmua", ".aummmua.", "..aaaaa.."),
  lance: part(20, 0, "..w...", "..w...", "..aa..", "..aa..", "..aa..", "..nn..", "..nn..", "..nn..", "..nn..", "..nn..", "..nn..", "..nn..", "..nn..", "..nn..", "..nn..", "..nn..", "..rr..", ".rrrr.", ".rnnr.", "..ss..", "..nn..", "..nn..", "..nn..", "..nn.."),
  oar: part(20, 2, "..nnn", "..nnn", "..nnn", "..nnn", "..nnn", "...n.", "...n.", "...n.", "...n.", "...n.", "...n.", "...n.", "...n.", "...n.", "...n.", "...n.", "..sn.", "..sn.", "...n.", "...n.", "...n.", "...n.", "...n."),
  ladle: part(20, 6, ".nn...", ".nn...", "..n...", "..n...", "..n...", "..n...", "..n...", "..n...", "..n...", "..n...", "..n...", "..n...", "..s...", ".ss..."),
  pot: part(19, 14, ".w..w..", "..w..w.", "AAAAAAA", "AwwwwwA", ".AAAAA.", ".AAAAA.", "..AAA.."),
  snow: part(19, 10, "...c...", ".c.c.c.", "..ccc..", "cccwccc", "..ccc..", ".c.c.c.", "...c...", "..ss..."),
  mirror: part(18, 8, "..gggg..", ".gccccg.", "gccwcccg", "gcwccccg", "gwcccccg", "gccccccg", ".gccccg.", "..gggg..", "...gg...", "...gg...", "...gs...", "...ss..."),
  goose: part(0, 8, "...www..", "..wewww.", "ffwwwww.", ".ffwwww.", "....www.", "....www.", "....www.", "....wwww", "....wwww", ".....www"),
  shovel: part(20, 3, "..nnn.", "...n..", "...n..", "...n..", "...n..", "...n..", "...n..", "...n..", "...n..", "...n..", "...n..", "...n..", "...n..", "..sn..", "..sn..", "...n..", ".aaaaa", ".aaaaa", ".aaaaa", "..aaa.", "...a.."),
  bell: part(18, 12, "...g....", "..ggg...", ".ggggg..", ".gyggg..", ".gyggg..", "ggygggg.", "ggggggg.", "...r....", "...r...."),
  wrench: part(20, 8, "a..a..", "aa.aa.", "aaaaa.", ".aaa..", "..a...", "..a...", "..a...", "..a...", "..a...", "..a...", ".ss...", ".ss..."),
  bolt: part(19, 4, "....yyy", "...yyy.", "..yyy..", ".yyyyy.", "...yyy.", "..yyy..", ".yyy...", "yyyyy..", "..yyy..", ".yyy...", ".yy....", "yy.....", "y......"),
  puppet: part(18, 8, "nnnnnnnn", "w..w...w", "w..w...w", "w.www..w", "w.wdw..w", "w.www..w", ".rrrrrrr", "...rrr..", "...rrr..", "..r...r.", "..o...o."),
  lantern: part(19, 3, ".nnnnn.", ".n...d.", ".n..ddd", ".n..yfy", ".n..yyy", ".n..yfy", ".n..ddd", ".n.....", ".n.....", ".n.....", ".n.....", ".n.....", ".n.....", ".n.....", ".n.....", ".n.....", "sn.....", "sn.....", ".n.....", ".n.....", ".n.....", ".n....."),
  bees: part(18, 8, ".....cc.", "....ydyd", "...c.yd.", "........", "cc......", "ydy...cc", ".y...ydy", "......y.", "........", "..cc....", "..ydyd..", "...yd..."),
  map: part(17, 15, "wwwwwwwwww", "wlwwcwwrww", "wllwccwwrw", "wwlwwcwrww", "wwwrwwcwww", "wrrwwwwcww", "wwwwwwwwww"),
  drum: part(2, 17, "n........n...", ".n......n....", "..wwwwwwwww..", ".wwwwwwwwwww.", ".grrrgrrrgrg.", ".rgrgrgrgrgr.", ".rrgrrrgrrgr.", ".ggggggggggg.", "..rrrrrrrrr.."),
  sack: part(18, 11, "...nn...", "..nyyn..", "...nn...", "..nnnn..", ".nnnnnn.", "nnnnnnnn", "nnnggnnn", "nnnggnnn", "nnnnnnnn", ".nnnnnn."),
  dagger: part(19, 9, "......w", ".....aw", "....aw.", "...aw..", "..aw...", "g.a....", ".gg....", ".sgg...", "ss.g..."),
  candle: part(19, 10, "...f..", "..ff..", "..fy..", "..yy..", "..ww..", "..ww..", "..ww..", "..ww..", ".gggg.", "..ss.."),
  bow: part(19, 3, "nn.....", ".wn....", ".w.n...", ".w..n..", ".w...n.", ".w...n.", ".w...nn", "wwwwwna", ".w...nn", ".w...n.", ".w..sn.", ".w..sn.", ".w.n...", ".wn....", "nn....."),
  boulder: part(17, 2, "..AAAA....", ".AaaAAA...", "AaaaAAAA..", "AaaAAAAA..", "AAAAAAAA..", ".AAAAAA...", "..AAAA....", "...nn.....", "..nnnn....", "..n..n....", "..n..n....", "...nn.....", "...nn.....", "...nn.....", "...nn.....", "...ss.....", "...nn....."),
  fire: part(18, 10, "....f...", "...ff...", "..fff.f.", "..fyff..", ".ffyyff.", ".fyyyyf.", ".fywwyf.", "..fwwf..", "...ss..."),
  staff: part(20, 3, "..tt..", ".tttt.", ".twtt.", "..tt..", "..nn..", "..nn..", "..nn..", "..nn..", "..nn..", "..nn..", "..nn..", "..nn..", "..nn..", "..nn..", ".snn..", ".snn..", "..nn..", "..nn..", "..nn..", "..nn..", "..nn.."),
  sword: part(20, 4, "..w..", ".waa.", ".waa.", ".waa.", ".waa.", ".waa.", ".waa.", ".waa.", ".waa.", ".waa.", "ggggg", "..n..", ".ss..", "..n.."),
  book: part(18, 14, "rrrrrrrr", "rwwwrwww", "rwwwrwwr", "rwwwrwwr", "rwwwrwwr", "rrrrrrrr"),
  turnip: part(20, 8, "..l...", ".lll..", "..l...", ".vvv..", "vvvvv.", "wwwww.", ".www..", "..w...", "..n...", ".ss...", "..n...", "..n..."),
  brambles: part(3, 14, "l...l..l....l..l...l..", ".lll.ll.llll.ll.lll.l.", "lrl.lll.ll.lrl.lll.ll.", "..l..l...l...l..l..l.."),
};

export const BACKS: Record<string, Part> = {
  none: part(0, 0),
  cape: part(4, 15, "....rrrrrrrrrrrr....", "...rrrrrrrrrrrrrr...", "..rrrrrrrrrrrrrrrr..", ".rrrrrrrrrrrrrrrrrr.", ".rrrrrrrrrrrrrrrrrr.", ".rrrrrrrrrrrrrrrrrr.", "rrrrrrrrrrrrrrrrrrrr", "rrrrrrrrrrrrrrrrrrrr", "rrrrrrrrrrrrrrrrrrrr", "gggggggggggggggggggg"),
  moth: part(0, 9, "..tt................tt..", ".thht..............thht..", "thhhht............thhhht.", "thyyhht..........thhyyht.", "thydyhht........thhydyht.", "thyyhhht........thhhyyht.", ".thhhhht........thhhhht..", "..thhht..........thhht...", ".thyyht..........thyyht..", ".thyyt............tyyht..", "..ttt..............ttt..."),
};

/** On whatever is highest on a Leader's head. */
export const CROWN: string[] = ["g..g..g", "gg.g.gg", "ggrgcgg", "ggggggg"];
