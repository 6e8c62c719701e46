// How options are written, and where on the board each can be clicked.

import { groundAt, spoken, unitAt, type Field } from "./view";

export interface Option {
  text: string;
  verb: string;
  /** What must be picked first: tile:l12, reserve:Barkhide; "" for nothing. */
  source: string;
  /** Where it is done: tile:l13; "" for a button. */
  target: string;
}

const FROM_TO = ["move", "leap", "assault", "lob", "follow", "blight", "push", "shift"];

export function read(text: string): Option {
  const [verb = "", ...words] = text.split(" ");
  const last = words.at(-1) ?? "";
  const option = { text, verb, source: "", target: "" };
  if (FROM_TO.includes(verb)) return { ...option, source: `tile:${words[0]}`, target: `tile:${last}` };
  if (verb === "deploy" || verb === "place") return { ...option, source: `reserve:${words.slice(0, -1).join(" ")}`, target: `tile:${last}` };
  if (verb === "summon") return { ...option, source: `reserve:${words.slice(0, -2).join(" ")}`, target: `tile:${last}` };
  if (verb === "return" || verb === "ransom") return { ...option, source: `tile:${last}` };
  if (verb === "lay" || verb === "settle" || verb === "swap") return { ...option, target: `tile:${last}` };
  return option;
}

const WORDS: Record<string, string> = {
  again: "Roll again", best: "Best choice", bump: "Bump", reroll: "Re-roll", force: "Have rolled again:", guard: "Guard with the", trade: "Take the bump",
};

/** What a button says. */
export function label(option: Option): string {
  const [, ...words] = option.text.split(" ");
  if (option.verb === "force" && !/^(attacker|defender) /.test(words.join(" "))) return words.join(" ");
  if (["return", "ransom"].includes(option.verb)) return option.verb === "return" ? "To the reserves" : "Ransom";
  if (option.source && option.target) return `${option.verb.charAt(0).toUpperCase()}${option.verb.slice(1)} ${words.slice(1).join(" ")}`;
  const verb = WORDS[option.verb] ?? option.verb.charAt(0).toUpperCase() + option.verb.slice(1);
  return [verb, ...words.map((word) => (word === "off" || word === "def" ? word.toUpperCase() : word))].join(" ");
}

/** An option in a sentence. */
export function tell(view: Field, text: string): string {
  const [verb = "", ...words] = text.split(" ");
  const name = (at: string) => unitAt(view, at)?.name ?? at;
  const odds = view.odds[text];
  if (odds) return `${name(words[0]!)} against ${name(words[1]!)}: it falls ${percent(odds[0])}, yours falls ${percent(odds[1])}`;
  if (verb === "move" || verb === "leap" || verb === "follow") return `${name(words[0]!)} to ${words[1]}, ${groundAt(view, words[1]!)}`;
  if (verb === "deploy" || verb === "place") {
    const unit = view.players.flatMap((player) => player.reserves).find((one) => one.name === words.slice(0, -1).join(" "));
    return `${verb === "place" ? "Place" : "Deploy"} ${unit ? spoken(unit) : words.join(" ")} at ${words.at(-1)}, ${groundAt(view, words.at(-1)!)}`;
  }
  if (verb === "summon") return `${name(words.at(-2)!)} summons ${words.slice(0, -2).join(" ")} to ${words.at(-1)}`;
  if (verb === "return") return `${name(words[0]!)} goes back to the reserves`;
  return label(read(text));
}

export function percent(share: number): string {
  return `${Math.round(share * 100)} %`;
}
