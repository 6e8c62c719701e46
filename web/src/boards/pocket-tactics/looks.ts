// What each unit looks like: those of the hall's own set by hand, all others from their names.

import { SKINS } from "../../sprites/colours";
import { lookOf, type Look } from "../../sprites/looks";
import type { Part } from "../../sprites/parts";

const part = (x: number, y: number, ...rows: string[]): Part => ({ x, y, rows });
const [pale, tan, brown, dark, white] = SKINS as [string, string, string, string, string];
const NONE = part(0, 0);

const ELF = part(7, 7, "....ssssss....", "...ssssssss...", "s.ssssssssss.s", "ssssssssssssss", ".sssessssesss.", "..ssessssess..", "..ssssssssss..", "...sssddsss...", "....ssssss....");
const SKULL = part(9, 6, "..wwwwww..", ".wwwwwwww.", "wwwwwwwwww", "wddwwwwddw", "wddwwwwddw", "wwwwddwwww", ".wwwwwwww.", "..wdwdww..", "..wwwwww..");
const STAG = part(8, 5, ".hh......hh.", "..hhhhhhhh..", ".hhhhhhhhhh.", "hhhhhhhhhhhh", ".hhehhhhehh.", ".hhehhhhehh.", "..hhbbbbhh..", "...bbbbbb...", "...bbddbb...", "....bbbb....");
const ANTLERS = part(5, 0, ".n..n........n..n.", "nn.nn........nn.nn", ".nnn..........nnn.", "..nnn........nnn..", "....nn......nn....");
const BADGER = part(8, 5, "hh........hh", "hhhhhhhhhhhh", ".hhhwwwwhhh.", "hwdhwwwwhdwh", "hwdhwwwwhdwh", "hwehwwwwhewh", ".whhwwwwhhw.", "..wwwwwwww..", "...wwddww...", "....wwww....");
const BARK = part(7, 14, "...nnnnnnnn...", "..nnlnnnnlnn..", ".nnnnnnnnnnnn.", "nnnndnnnndnnnn", "nnnnnnnnnnnnnn", "nnlnnnnnnnnlnn", ".nnnnndnnnnnn.", "..nnnnnnnnnn..", "..nnnn..nnnn..", "..nnn....nnn..", ".nnnn....nnnn.");
const EAGLE = part(9, 4, "..wwwwww....", ".wwwwwwww...", "wwwwwwwwww..", "wwwwwdwwgg..", "wwwwwdwggggg", "wwwwwwwwgg..", ".wwwwwww....", "..wwwwww....");
const GRYPHON = part(4, 12, "......wwwwwww.......", ".....wwhhhhhhh......", "....whhhhhhhhhh.....", "....hhhhhhhhhhhh..hh", "....hhhhhhhhhhhhhhh.", "....hhhhhhhhhhhhhh..", ".....hhhhhhhhhhhh...", ".....hh.hhh..hhhh...", ".....gg..hh...hhh...", "....ggg.hhh...hhhh..");
const WINGS = part(0, 7, ".......tttt.....", ".....ttttttt....", "...tttttttttt...", "..ttttttttttt...", ".ttttttttttt....", "tttttttttt......", "..tttttttt......", "....tttttt......");
const CATAPULT = part(2, 8, "...AA...................", "..AAAA..................", "..AAAA..................", "...nnn..................", "....nnn.................", ".....nnn......rr........", "......nnn...............", ".......nnn..............", "........nnn.............", ".........nnnn...........", "..nnnnnnnnnnnnnnnnnnn...", ".nnnnnnnnnnnnnnnnnnnnn..", "....nn..........nn......", "...nnnn........nnnn.....", "..nnddnn......nnddnn....", "..nnddnn......nnddnn....", "...nnnn........nnnn.....");
const GOLEM = part(5, 5, ".....wwwwwwww.....", "....wwwwwwwwww....", "....wwccwwccww....", "....wwwwwwwwww....", "..wwwwwwwwwwwwww..", ".wwwwwwwaawwwwwww.", "wwwwwwwwaawwwwwwww", "wwww.wwwwwwww.wwww", "wwww.wwwwwwww.wwww", "wwww.wwwaawww.wwww", ".www.wwwwwwww.www.", "www...wwwwww...www", "www...www.ww...www", "......www.www.....", ".....wwww.wwww....", ".....wwww.wwww....");
const SPRITE = part(7, 5, "......f.......", ".....fff......", "....ffyff.....", "...ffyyyff....", "..ffyyyyyff...", "..fyydyydyf...", ".ffyydyydyff..", ".fyyyyyyyyyf..", ".fyyywddwyyf..", ".ffyyyyyyyff..", "..ffyyyyyff...", "...ffyyyff....", "....fffff.....", ".....fff......", "......f.......");
const BATS = part(2, 4, "v.v..........v.v.......", "vvvvvv....vvvvvv.......", "vveve......vevev.......", ".vvv........vvv........", ".......................", "..........v..v.........", ".......vvvvvvvvvv......", ".......vvvvrvrvvv......", ".........vvvvvv........", "...........vv..........", "v..v................v.v", "vvvvvv.........vvvvvvv.", ".vevev..........vevev..", "..vvv............vvv...", ".......v...v...........", ".....vvvvvvvvv.........", "......vvrvrvv..........", "........vvv............");
const DREAD = part(4, 2, "...dd............dd.", "...ddd..........ddd.", "....dddddddddddddd..", ".....dddddddddddd...", "....dddddddddddddd..", "....ddrrddddddrrdd..", "....dddrrddddrrddd..", "....dddddddddddddd..", ".....ddwdwdwdwddd...", ".....dddddddddddd...", "..vvvvvvvvvvvvvvvvv.", ".vvvvvvvvvvvvvvvvvvv", "vvvv.vvvvvvvvvv.vvvv", "vvv..vvvvvvvvvv..vvv", "www..vvvvvvvvvv..www", ".....vvvvvvvvvv.....", "......vvvvvvvv......", ".......vvvvv........", "........vvv.........", ".........v..........");
const WISP = part(8, 4, "......cc......", ".....cwwc.....", ".....cwwc.....", "....cwwwwc....", "...cwwwwwwc...", "...cwdwwdwc...", "..ccwdwwdwcc..", "..cwwwwwwwwc..", "...cwwddwwc...", "..dddddddddd..", "...yd.cc.dy...", "...yd.cc.dy...", "...yd.ww.dy...", "...yd.cc.dy...", "..dddddddddd..", "...dddddddd...", "....vvvvvv....", ".....vvvv.....", "......vv......");
const GARGOYLE = part(5, 6, "A..................A", "AA...AA......AA...AA", "AAA...AaaaaaaA...AAA", "AAAA..aaaaaaaa..AAAA", "AAAAA.ayyaayya.AAAAA", "AAAAAAaaaaaaaaAAAAAA", ".AAAAA.awddwa.AAAAA.", "..AAAAAaaaaaaAAAAA..", "...AAaaaaaaaaaaAA...", "....aaaaaaaaaaaa....", "...aaaAaaaaaaAaaa...", "...aa.aaAAAAaa.aa...", "..waa.aaaaaaaa.aaw..", "......aaaaaaaa......", ".....aaaa..aaaa.....", "....waaw....waaw....", "...nnnnnnnnnnnnnn...", "...nnnnnnnnnnnnnn...");
const PIKE = part(21, 0, ".w.", ".w.", "www", ".a.", ".n.", ".n.", ".n.", ".n.", ".n.", ".n.", ".n.", ".n.", ".n.", ".n.", ".n.", ".n.", ".n.", ".n.", "ss.", ".n.", ".n.", ".n.", ".n.", ".n.", ".n.");
const GUN = part(15, 15, "...........aa", ".aaaaaaaaaaa.", "nnnaaaaaaaaa.", "nnnssA.......", "nn...A.......");
const HAMMER = part(18, 6, ".AAAAAAA.", ".AaaaaaA.", ".AaaaaaA.", ".AAAAAAA.", "....n....", "....n....", "....n....", "....n....", "....n....", "....n....", "...ss....", "....n....");
const ORB = part(19, 12, "..cccc..", ".ccwccc.", "ccwccccc", "cccccccc", ".cccccc.", "..cccc..", "...ss...");
const SCYTHE = part(17, 1, ".aaaaaa..", "aaaaaaan.", "aa....nn.", ".......n.", ".......n.", ".......n.", ".......n.", ".......n.", ".......n.", ".......n.", ".......n.", ".......n.", ".......n.", ".......n.", ".......n.", "......sn.", "......sn.", ".......n.", ".......n.", ".......n.", ".......n.");
const RAPIER = part(20, 5, "..w", "..w", "..w", "..w", "..w", "..w", "..w", "..w", "..w", "..w", "ggg", ".s.", "ss.");
const HORNED = part(6, 3, "ww............ww", "www..........www", ".wwaaaaaaaaaaww.", "..aaaaaaaaaaaa..", "..aaaaaaaaaaaa..", "..gggggggggggg..", "..aa..aaaa..aa..");
const COAL = part(17, 14, "..d..d...", ".dddddd..", "ddAddddd.", "nnnnnnnnn", "nyyyyyyyn", ".nyyyyyn.", ".nnnnnnn.");
const ROOTS = part(6, 16, "....nnnnnnnn....", "...nnlnnnnlnn...", "..nnnnllllnnnn..", "..nnnlllllllnn..", "..ssnnnllnnnss..", "..snnnnnnnnnns..", "...nnnnnnnnnn...", "..nnn.nnnn.nnn..", ".nn..nn..nn..nn.", "nn..nn....nn..nn");
const LEAVES = part(7, 3, "...l..ll..l...", ".llllllllllll.", "lllllllllllll.", "llllgllllgllll", ".ll........ll.", "ll..........ll", ".l..........l.");
const CIRCLET = part(8, 4, "...hhhhhh...", ".hhhhhhhhhh.", "hhhhhhhhhhhh", "cggggwwggggc", "hh........hh", "hh........hh", "hh........hh", "hh........hh", "hh........hh");

function look(head: string | Part, body: string | Part, hat: string | Part, held: string | Part, skin: string, hair: string, main: string, trim: string, back: string | Part = "none"): Look {
  return { head, body, hat, held, back, colours: { skin, hair, main, trim } };
}

const LOOKS: Record<string, Look> = {
  Ferryhand: look("person", "tunic", "bandana", "oar", brown, "#4a2f24", "#2f7f86", "#bfe3d4"),
  "Reed Archer": look("person", "tunic", "hood", "bow", tan, "#8a4b2a", "#5d8a4a", "#d8efb0"),
  Pikewarden: look("stern", "armour", "cap", PIKE, pale, "#8a4b2a", "#2f6f9d", "#bfe3d4"),
  "Blade Sergeant": look("moustache", "coat", "plume", "sword", tan, "#6b3a22", "#2a5a8f", "#f4b942"),
  Gatekeeper: look("stern", "armour", "greathelm", "shield", brown, "#2f2a3d", "#35609e", "#f4b942"),
  "Tide Reader": look("person", "robe", "veil", ORB, dark, "#2f2a3d", "#2a7f9e", "#c8f0ee"),
  "Burrow Scout": look(BADGER, "tunic", NONE, "dagger", tan, "#5b5560", "#6b5a2e", "#c9b46a"),
  "Antler Runner": look(STAG, "tunic", ANTLERS, "lance", tan, "#9a6a3a", "#7a3f2a", "#e0b86a"),
  Barkhide: look("bear", BARK, LEAVES, "none", tan, "#7d5a34", "#5d7a3a", "#6fae4c"),
  "Bramble Witch": look("person", "robe", "pointed", "brambles", pale, "#8a4b2a", "#4b3a6b", "#8fbf5a"),
  Rootwalker: look("beard", ROOTS, LEAVES, "staff", brown, "#8a7a5a", "#5d7a3a", "#9fd06a"),
  "Hollow Huntsman": look(SKULL, "tunic", "hood", "bow", white, "#2f2a3d", "#3d4a35", "#9aa86a"),
  "Coal Bearer": look("beard", "tunic", "cap", COAL, tan, "#5a3a26", "#6b4a3a", "#c47f2c"),
  "Fuse Gunner": look("beard", "coat", "goggles", GUN, pale, "#c4512d", "#7a4a2e", "#f4b942"),
  "Vault Guard": look("beard", "armour", HORNED, "shield", tan, "#d9a441", "#8a5a2a", "#f4b942"),
  "Stone Hurler": look(NONE, CATAPULT, NONE, NONE, tan, "#8f5b34", "#8f5b34", "#f4b942"),
  "Rune Smith": look("beard", "apron", "goggles", HAMMER, brown, "#b9b3c4", "#7a4e36", "#7ad9e6"),
  "Hold Thane": look("beard", "armour", HORNED, HAMMER, pale, "#e8e0d0", "#a3352f", "#f4b942", "cape"),
  "Glade Runner": look(ELF, "tunic", "feathered", "bow", pale, "#d9a441", "#4f9a5a", "#fff4e0"),
  "Vow Guard": look(ELF, "armour", CIRCLET, "lance", tan, "#e8dcb0", "#3f8f7b", "#fff4e0"),
  "Silver Duelist": look(ELF, "coat", "long", RAPIER, white, "#d9d3e8", "#8a93b8", "#7ad9e6"),
  "Star Bow": look(ELF, "tunic", CIRCLET, "bow", brown, "#2f2a3d", "#4a5fae", "#ffe37a"),
  "Skyhook Warden": look(EAGLE, GRYPHON, NONE, NONE, tan, "#c08a4a", "#c08a4a", "#e8d8b8", WINGS),
  "Grove Shaper": look(ELF, "robe", LEAVES, "staff", pale, "#6fae4c", "#3d7a4a", "#ffe37a"),
  "Lantern Wisp": look(NONE, WISP, NONE, NONE, white, "#7ad9e6", "#7ad9e6", "#8e5fd0"),
  "Dusk Swarm": look(NONE, BATS, NONE, NONE, white, "#2f2a3d", "#8e5fd0", "#8e5fd0"),
  "Barrow Knight": look(SKULL, "armour", HORNED, "sword", white, "#2f2a3d", "#4b3a55", "#8fbf9a"),
  "Night Regent": look("stern", "coat", "spikes", RAPIER, white, "#2b2038", "#6b1f3a", "#f4b942", "cape"),
  "Shade Binder": look("masked", "robe", "hood", SCYTHE, white, "#2f2a3d", "#3a2c4f", "#b48ae0"),
  "Bound Dread": look(NONE, DREAD, NONE, NONE, white, "#2b2038", "#2b2038", "#dc4b3e"),
  "Candle Bearer": look("person", "robe", "hair", "candle", tan, "#4a2f24", "#b07a3a", "#fff4e0"),
  "Chalk Acolyte": look("person", "robe", "bob", "book", pale, "#8a4b2a", "#8f8a9e", "#fff4e0"),
  "Ward Adept": look("person", "robe", "tophat", "snow", brown, "#2f2a3d", "#5a5fae", "#7ad9e6"),
  "Gate Gargoyle": look(NONE, GARGOYLE, NONE, NONE, white, "#a9b6cc", "#a9b6cc", "#6e7c99"),
  "Ember Sprite": look(NONE, SPRITE, NONE, NONE, white, "#ff8b3d", "#ff8b3d", "#ffe37a"),
  "Chalk Golem": look(NONE, GOLEM, NONE, NONE, white, "#fff4e0", "#fff4e0", "#7ad9e6"),
  "High Magister": look("beard", "robe", "pointed", "staff", pale, "#e8e4f0", "#7c2549", "#f4b942"),
};

export const unitLook = (name: string): Look => LOOKS[name] ?? lookOf(name);
export const drawnByHand = Object.keys(LOOKS);
