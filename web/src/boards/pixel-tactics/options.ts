// Reads the written options into things on the table that can be pointed at. It knows how options are written and no rule of the game.

/** A thing on the table: `me:v1`, `rival:f2`, `hand:Cook#2`, `deck:me`, `reserve:me:1`, `column:rival:2`. Empty for none. */
export type Ref = string;

export interface Option {
  text: string;
  verb: string;
  source: Ref;
  target: Ref;
}

const SLOT = /^[vfr]\d$/;
const ROW = /^(vanguard|flank|rear)$/;

export function read(text: string): Option {
  const [verb = "", ...words] = text.split(" ");
  const option = (source: Ref, target: Ref = ""): Option => ({ text, verb, source, target });
  switch (verb) {
    case "draw":
      return option(words[0] === "rival" ? "deck:rival" : "deck:me");
    case "recruit":
      return option("hand:" + words.slice(0, -1).join(" "), "me:" + words.at(-1));
    case "order":
    case "operation":
    case "trap":
    case "lead":
      return option("hand:" + words.join(" "));
    case "attack":
    case "shoot": {
      const side = words[0] === "rival" ? "rival" : "me";
      const slots = words.filter((word) => SLOT.test(word));
      return option(`${side}:${slots[0]}`, slots[1] ? `${side === "me" ? "rival" : "me"}:${slots[1]}` : "");
    }
    case "cast":
    case "clear":
      return option("me:" + words[0]);
    case "move":
    case "switch":
      return option("me:" + words[0], "me:" + words[1]);
    case "use":
      return option(used(words));
    case "remove":
    case "spring":
      return option("reserve:me:" + words[0]);
    case "choose":
      return option("", thing(words));
  }
  return option("");
}

/** A named action belongs to whoever stands in the slot it names; one without a slot, to the own Leader. */
function used(words: string[]): Ref {
  const at = words.findLastIndex((word) => SLOT.test(word));
  if (at < 0) return "leader:me";
  return (words[at - 1] === "rival" ? "rival:" : "me:") + words[at];
}

/** An action of the own Leader belongs to the slot where it stands. */
export function owned(option: Option, leader: string): Option {
  return option.source === "leader:me" ? { ...option, source: "me:" + leader } : option;
}

function thing(words: string[]): Ref {
  const side = words[0] === "rival" ? "rival" : words[0] === "all" ? "all" : "me";
  const rest = side === "me" ? words : words.slice(1);
  const [first = "", second = ""] = rest;
  if (rest.length === 1 && SLOT.test(first)) return `${side}:${first}`;
  if (rest.length === 1 && ROW.test(first)) return `row:${side}:${first}`;
  if (first === "column" && /^\d$/.test(second)) return `column:${side}:${second}`;
  if (first === "reserve" && /^\d$/.test(second)) return `reserve:${side}:${second}`;
  if (rest.length === 1 && /^(unit|\d+)$/.test(first)) return "";
  if (first === "discard") return `discard:${side}`;
  if (first === "hand" || side === "rival") return `hand:${side}`;
  return "hand:" + rest.join(" ");
}

/** The names under which cards of a hand are written: equal ones are told apart by #2, #3. */
export function written(names: (string | null)[]): string[] {
  return names.map((name, at) => {
    if (name === null) return "";
    const before = names.slice(0, at).filter((other) => other === name).length;
    return before ? `${name}#${before + 1}` : name;
  });
}

const SIGNS: Record<string, string> = {
  draw: "Draw a card",
  recruit: "Recruit",
  attack: "Attack",
  shoot: "Shoot",
  cast: "Cast its Spell",
  use: "Use",
  order: "Play its Order",
  operation: "Play its Operation",
  trap: "Place it as a Trap",
  lead: "Choose as Leader",
  move: "Move",
  switch: "Switch places",
  clear: "Clear the Corpse",
  remove: "Discard from the Reserve",
  spring: "Activate",
  pass: "Pass",
  end: "End the turn",
  decline: "Decline",
  done: "Done",
  yes: "Yes",
  no: "No",
};

/** What a button for an option says. */
export function label(option: Option): string {
  const sign = SIGNS[option.verb];
  if (option.verb === "number") return option.text.replace(/^number /, "");
  if (option.verb === "first") return option.text.replace(/^first (\d+)$/, "($1) first");
  if (option.verb === "use") return option.text.replace(/^use /, "Use ");
  if (option.verb === "cast" && option.text.split(" ").length > 2) return `${sign} ${option.text.split(" ")[2]}`;
  return sign ?? option.text[0]!.toUpperCase() + option.text.slice(1);
}

/** Whether an option needs a button of its own: it names nothing that lies on the table, or a whole row, column or pile. */
export function loose(option: Option, hand: string[]): boolean {
  if (option.verb === "draw") return true;
  if (option.source) return false;
  if (!option.target || /^(row|column|discard):|^hand:(me|rival)$/.test(option.target)) return true;
  return option.target.startsWith("hand:") && !hand.includes(option.target.slice(5));
}

/** Whether an option is about a thing on the table. */
export function about(option: Option, ref: Ref): boolean {
  return option.source === ref || covers(option.target, ref);
}

/** Whether pointing at a thing means this target: itself, or the row or column it is in. */
export function covers(target: Ref, ref: Ref): boolean {
  if (!target || target === ref) return target !== "";
  const [kind, whose, what = ""] = target.split(":");
  const [side, slot = ""] = ref.split(":");
  if ((side !== "me" && side !== "rival") || (whose !== side && whose !== "all")) return false;
  return (kind === "row" && slot[0] === what[0]) || (kind === "column" && slot[1] === what);
}
