// What each card looks like: the cards of the hall's own sets by hand, all others from their names.

import { ASSIZE } from "./assize";
import { CHASE } from "./chase";
import { CLOCKS } from "./clocks";
import { CLOTHS, HAIRS, SKINS, seed } from "./colours";
import { COMMONS } from "./commons";
import { FAIR } from "./fair";
import { HERONS } from "./heron";
import { look, type Look } from "./look";
import { MASQUE } from "./masque";
import { ORCHARD } from "./orchard";
import { PARADE } from "./parade";
import { REGATTA } from "./regatta";
import { SALVAGE } from "./salvage";
import { BACKS, BODIES, HATS, HELD } from "./parts";
import { PROMOS } from "./promos";

const [pale, tan, brown, dark, white] = SKINS as [string, string, string, string, string];

/** A card's Hero and Leader share one look. */
const CORE: [string, string, Look][] = [
  ["Bulwark", "Old Portcullis", look("stern", "armour", "greathelm", "shield", tan, "#4a2f24", "#4a64ad", "#f4b942")],
  ["Turnip Knight", "Beet Baron", look("turnip", "armour", "none", "sword", white, "#6fae4c", "#8e4f93", "#d6b3e0")],
  ["Ferryman", "Ferry Matriarch", look("person", "robe", "hood", "oar", brown, "#2f2a3d", "#2f7f86", "#bfe3d4")],
  ["Bramble Bear", "Hedge King", look("bear", "fur", "none", "brambles", tan, "#7d4a2a", "#5d7a3a", "#6fae4c")],
  ["Cook", "Soup Marshal", look("moustache", "apron", "chef", "ladle", pale, "#6b3a22", "#c8553d", "#e6b85c")],
  ["Frost Nun", "Winter Abbess", look("person", "robe", "veil", "snow", white, "#b9b3c4", "#3c5f9e", "#bfe9f5")],
  ["Mirror Mage", "Glass Regent", look("person", "robe", "pointed", "mirror", tan, "#d9d3e8", "#6a4bb5", "#7ad9e6")],
  ["Goose Rider", "Gander General", look("person", "rider", "hair", "goose", pale, "#d9a441", "#c0453f", "#fff4e0")],
  [
    "Gravedigger",
    "Cemetery Countess",
    look("stern", "coat", "widehat", "shovel", white, "#b9b3c4", "#4c4a5c", "#8d8a73"),
  ],
  ["Bell Ringer", "Belfry Abbot", look("person", "tunic", "curls", "bell", tan, "#c4712d", "#7a4e36", "#e0c088")],
  ["Tinkerer", "Clockwork Gran", look("person", "apron", "goggles", "wrench", pale, "#c9c4d2", "#8a6a3a", "#a9b6cc")],
  ["Electromancer", "Storm Mayor", look("stern", "coat", "spikes", "bolt", brown, "#f7e15a", "#34458f", "#ffe37a")],
  [
    "Puppeteer",
    "Velvet Impresario",
    look("moustache", "coat", "tophat", "puppet", white, "#2f2a3d", "#7c2549", "#f4b942"),
  ],
  ["Lamplighter", "Lantern Duchess", look("person", "coat", "cap", "lantern", dark, "#2f2a3d", "#37536b", "#f4b942")],
  ["Beekeeper", "Hive Queen", look("person", "tunic", "beehat", "bees", brown, "#4a2f24", "#e9e0c6", "#e0a52c")],
  ["Mapmaker", "Compass Dame", look("person", "tunic", "beret", "map", tan, "#8a4b2a", "#3f7f6b", "#e6c78a")],
  ["Drummer", "Drum Major", look("person", "coat", "shako", "drum", pale, "#4a2f24", "#2f4f9d", "#f4b942")],
  [
    "Moth Witch",
    "Moth Empress",
    look("person", "robe", "pointed", "none", white, "#b79a73", "#5a4470", "#8b6f4e", "moth"),
  ],
  ["Smuggler", "Harbor Duke", look("beard", "tunic", "bandana", "sack", brown, "#2f2a3d", "#a3352f", "#3a3550")],
  ["Lancer", "Lance Captain", look("person", "armour", "plume", "lance", pale, "#8a4b2a", "#b4443f", "#f4b942")],
  ["Assassin", "Quiet Widow", look("masked", "tunic", "hood", "dagger", pale, "#2b2038", "#3a2c4f", "#8f2f4a")],
  ["Candle Ghost", "Grand Chandler", look("ghost", "ghost", "flame", "candle", white, "#fff4e0", "#fff4e0", "#f4b942")],
  ["Skybow", "Sky Marshal", look("person", "tunic", "feathered", "bow", tan, "#d9a441", "#4f8a4a", "#d8efb0")],
  ["Catapult Kid", "Siege Auntie", look("person", "tunic", "curls", "boulder", brown, "#3a241c", "#c47f2c", "#6b4a2a")],
  ["Cinder", "Cinder Matron", look("stern", "robe", "flames", "fire", dark, "#ff8b3d", "#5b2230", "#ff8b3d")],
];

/** The hall's machine players by their names. */
export const FACES: Record<string, Look> = {
  pip: look("person", "tunic", "spikes", "turnip", tan, "#c4712d", "#4f8a4a", "#ffe37a"),
  moss: look("moustache", "coat", "cap", "sack", pale, "#6b3a22", "#5d7a3a", "#d8efb0"),
  juno: look("person", "tunic", "curls", "sword", brown, "#2f2a3d", "#c8553d", "#f4b942"),
  bram: look("beard", "armour", "none", "shield", pale, "#8a4b2a", "#4c4a5c", "#bfe9f5"),
  odile: look("stern", "robe", "long", "book", dark, "#2f2a3d", "#6a4bb5", "#f4b942"),
  sable: look("masked", "coat", "widehat", "lantern", white, "#2b2038", "#2b2038", "#8f2f4a"),
};

const DRAWN = [
  ...CORE,
  ...FAIR,
  ...HERONS,
  ...ORCHARD,
  ...PARADE,
  ...MASQUE,
  ...SALVAGE,
  ...CLOCKS,
  ...ASSIZE,
  ...REGATTA,
];

/** Heroes and Leaders that were drawn by hand. */
export const PAIRS: [string, string][] = DRAWN.map(([hero, leader]) => [hero, leader]);

export const KNOWN = new Map(
  [...DRAWN, ...PROMOS, ...COMMONS.map(([name, made]): [string, string, Look] => [name, name, made])].flatMap(
    ([hero, leader, made]) =>
      [
        [hero, made],
        [leader, made],
      ] as [string, Look][],
  ),
);

for (const [title, of, main, trim, parts] of CHASE) {
  const own = KNOWN.get(of);
  if (own) KNOWN.set(title, { ...own, ...parts, colours: { ...own.colours, main, trim } });
}

/** The name whose picture a Leader has: its own, or its card's if nobody has drawn it. */
export const pictured = (title: string, card: string): string => (KNOWN.has(title) ? title : card);

type Nine = [string, string, string, string, string, string, string, string, string];

/** Words of a name that call for a part. */
export const WORDS: [RegExp, Partial<Look>][] = [
  [/knight|guard|shield|wall/i, { body: "armour", hat: "greathelm", held: "shield" }],
  [/lance|spear|pike|rider|cavalier/i, { body: "armour", hat: "plume", held: "lance" }],
  [/mage|wizard|sorcer|witch|mancer/i, { body: "robe", hat: "pointed", held: "staff" }],
  [/archer|bow|hunter|scout|ranger/i, { body: "tunic", hat: "feathered", held: "bow" }],
  [/assassin|thief|rogue|spy/i, { head: "masked", hat: "hood", held: "dagger" }],
  [/priest|nun|monk|abbot|healer|cleric/i, { body: "robe", hat: "veil", held: "book" }],
  [/ghost|spirit|wraith/i, { head: "ghost", body: "ghost", hat: "none", held: "candle" }],
  [/bear|beast|wolf|dog/i, { head: "bear", body: "fur", hat: "none", held: "none" }],
  [/fire|flame|ember|pyro/i, { hat: "flames", held: "fire" }],
  [/cook|chef|baker/i, { body: "apron", hat: "chef", held: "ladle" }],
  [/captain|general|marshal|soldier/i, { body: "coat", hat: "shako", held: "sword" }],
  [/pirate|smuggler|sailor/i, { head: "beard", hat: "bandana", held: "sword" }],
];

/** The look of a card by the name of its Hero (or, in the hall's own sets, of its Leader). */
export function lookOf(name: string): Look {
  return KNOWN.get(name) ?? invented(name);
}

const some = (kinds: Record<string, unknown>, without: string[]) =>
  Object.keys(kinds).filter((kind) => !without.includes(kind));

/** What an invented look is picked from, in this order: the parts of `look`. */
export const CHOICES = [
  ["person", "person", "stern", "moustache", "beard"],
  some(BODIES, ["ghost", "fur", "rider"]),
  some(HATS, ["none", "flame"]),
  some(HELD, ["none", "goose", "brambles"]),
  SKINS,
  HAIRS,
  CLOTHS,
  ["#f4b942", "#bfe9f5", "#fff4e0", "#d8efb0", "#e6c78a"],
  some(BACKS, ["cape", "moth"]),
] as const;

function invented(name: string): Look {
  let dice = seed(name);
  const pick = (from: readonly string[]): string => {
    dice = (Math.imul(dice, 1664525) + 1013904223) >>> 0;
    return from[(dice >>> 8) % from.length]!;
  };
  const [head, body, hat, held, skin, hair, main, trim, back] = CHOICES.map(pick) as Nine;
  const made = look(head, body, hat, held, skin, hair, main, trim, back);
  return Object.assign(made, WORDS.find(([word]) => word.test(name))?.[1] ?? {});
}
