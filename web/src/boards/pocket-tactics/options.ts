// Reads the written options into ways over the table: which things are pointed at, one after another. It knows how options are written and no rule.

/** A thing on the table: `at:l12`, `reserve:Reed Archer`, `die:own:off:3`, `die:0:def:2`. */
export type Ref = string;

export interface Option {
  text: string;
  verb: string;
  /** What is pointed at, in order; empty for an answer that is no place. */
  way: Ref[];
}

const TILE = /^[a-z]{1,2}\d{1,2}$/;
const FORCED = /^force (attacker|defender) (off|def) (\d)$/;
/** Choices before the map is there: they are made among pictures. */
export const GATHERING = new Set(["force", "build", "add", "tile", "propose", "home", "take", "revive"]);

export function read(text: string): Option {
  const [verb = "", ...words] = text.split(" ");
  const option = (...way: Ref[]): Option => ({ text, verb, way });
  const forced = FORCED.exec(text);
  if (forced)
    return { text, verb: "forced", way: [`die:${forced[1] === "attacker" ? 0 : 1}:${forced[2]}:${forced[3]}`] };
  const tiles = words.filter((word) => TILE.test(word)).map((word) => `at:${word}`);
  const name = words.filter((word) => !TILE.test(word)).join(" ");
  switch (verb) {
    case "deploy":
    case "place":
    case "summon":
      return option(`reserve:${name}`, ...tiles);
    case "bump":
    case "reroll":
      return option(`die:own:${words[0]}:${words[1]}`);
    case "guard":
      return option(`die:own:off:${words[0]}`);
  }
  return GATHERING.has(verb) ? option() : option(...tiles);
}

/** The options that go on from what was picked. */
export function onward(options: Option[], picked: Ref[]): Option[] {
  return options.filter((one) => one.way.length > picked.length && picked.every((ref, at) => one.way[at] === ref));
}

/** The options that are complete with what was picked. */
export function complete(options: Option[], picked: Ref[]): Option[] {
  return picked.length
    ? options.filter((one) => one.way.length === picked.length && picked.every((ref, at) => one.way[at] === ref))
    : [];
}

/** Where all options begin with the same unit, it is picked by itself. */
export function obvious(options: Option[]): Ref[] {
  const long = options.filter((one) => one.way.length > 1);
  const first = new Set(options.filter((one) => one.way.length).map((one) => one.way[0]!));
  return first.size === 1 && long.length && [...first][0]!.startsWith("at:") ? [...first] : [];
}
