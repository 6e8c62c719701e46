// How options are written, and where on the board each can be clicked.

import { COLOURS, spelled, type FactoryView } from "./view";

export interface Option {
  text: string;
  verb: string;
  /** The card of the hand that must be picked first; "" for none. */
  source: string;
  /** Where it is done: slot:3, image:2:4, pixel:R; "" for a button. */
  target: string;
}

const LETTERS = Object.fromEntries(Object.entries(COLOURS).map(([letter, name]) => [name, letter]));

export function read(view: FactoryView, text: string): Option {
  const [verb = "", ...words] = text.split(" ");
  const rest = words.join(" ");
  const option = { text, verb, source: "", target: "" };
  if (verb === "draft" || verb === "trade") return { ...option, source: `hand:${rest}` };
  if (verb === "install") {
    const found = /^(.*) (\d)( by its \w+ end)?$/.exec(rest);
    return { ...option, source: `hand:${found![1]}`, target: `slot:${found![2]}` };
  }
  if (verb === "paint") {
    const found = /^(.*) (\d)$/.exec(rest)!;
    return { ...option, target: `image:${view.images.findIndex((image) => image.name === found[1]) + 1}:${found[2]}` };
  }
  if (verb === "return") return { ...option, target: `pixel:${LETTERS[rest]}` };
  return option;
}

/** Whether an option is about a thing on the board. */
export function about(option: Option, ref: string): boolean {
  return option.source === ref || option.target === ref;
}

/** What a button says. */
export function label(option: Option): string {
  const words = option.text.split(" ").slice(1).join(" ");
  const end = /by its (\w+) end$/.exec(option.text);
  if (option.verb === "install") return end ? `Install: ${end[1]} end` : "Install";
  if (option.verb === "trade") return "Trade for a pixel";
  if (option.verb === "draft") return "Draft";
  if (option.verb === "free") return `${words} (free)`;
  if (option.verb === "convert") return words;
  return option.verb.charAt(0).toUpperCase() + option.verb.slice(1) + (words ? ` ${words}` : "");
}

/** An option in a sentence. */
export function tell(view: FactoryView, text: string): string {
  const option = read(view, text);
  const words = text.split(" ").slice(1).join(" ");
  const [, at = "", row = ""] = option.target.split(":");
  if (option.verb === "draft") return `Draft ${words}: ${view.cards[words] ?? ""}`;
  if (option.verb === "install")
    return `Install ${option.source.slice(5)} in slot ${at}; segment ${at} carries ${spelled(view.belt[Number(at) - 1] ?? "")}`;
  if (option.verb === "trade") return `Trade ${words} for a random pixel out of the bag`;
  if (option.verb === "convert") return `Convert ${words}`;
  if (option.verb === "free") return `Convert ${words} without a card`;
  if (option.verb === "done") return "Convert no more";
  if (option.verb === "return") return `Return a ${words} pixel`;
  if (option.verb === "keep") return "Keep all the rest";
  if (option.verb === "pass") return "Paint nothing in this round";
  const scan = view.images[Number(at) - 1]?.rows[Number(row) - 1];
  return `Paint row ${row} of ${view.images[Number(at) - 1]?.name} with ${spelled(scan?.cells ?? "")} for ${scan?.points} point${scan?.points === 1 ? "" : "s"}`;
}
