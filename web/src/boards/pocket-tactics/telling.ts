// The table in words: what an option means here.

import { read, type Option } from "./options";
import { percent, tileAt, type SkirmishView } from "./view";

const SIGNS: Record<string, string> = {
  move: "Move",
  leap: "Leap",
  assault: "Assault",
  lob: "Assault over everything",
  deploy: "Deploy",
  return: "Return to the reserves",
  summon: "Summon",
  ransom: "Take a captured unit back",
  shift: "Move the feature",
  blight: "Blight",
  push: "Push",
  stop: "Stop here",
  decline: "No, thanks",
  follow: "Follow",
  swap: "Swap places",
  trade: "Take the bump",
  pass: "Pass",
  best: "Best choice for me",
  done: "Done",
  build: "Build a force of your own",
  accept: "Accept",
  refuse: "Refuse",
  lay: "Lay it",
  settle: "Put it",
  place: "Place",
  force: "Lead the",
  add: "Add",
  tile: "Put into the bag:",
  propose: "Propose",
  home: "Bring a",
  take: "Take back",
  revive: "Place",
};

/** The verb of an option, for a button. */
export function label(option: Option): string {
  const words = option.text.split(" ").slice(1);
  switch (option.verb) {
    case "bump":
      return `Bump ${words[0]!.toUpperCase()} ${words[1]} by ${words[2]}`;
    case "reroll":
      return `Re-roll ${words[0]!.toUpperCase()} ${words[1]}`;
    case "forced":
      return `Roll the ${words[0]}'s ${words[1]!.toUpperCase()} ${words[2]} again`;
    case "again":
      return `Roll all ${words[0]!.toUpperCase()} dice again`;
    case "guard":
      return `Turn OFF ${words[0]} into DEF`;
  }
  return SIGNS[option.verb] ?? option.text;
}

/** An option with the names of those who stand there: "Assault: Gatekeeper (l13) → Barkhide (l12), it falls 47%, yours falls 31%". */
export function tellOption(view: SkirmishView, option: Option): string {
  const words = option.text.split(" ").slice(1).join(" ");
  if (!option.way.length) return label(option) + (words && option.verb !== "again" ? ` ${words}` : "");
  if (option.way[0]!.startsWith("die:")) return label(option);
  const names = option.way.map((ref) => thing(view, ref));
  const odds = view.odds[option.text];
  const risk = view.risks[option.text];
  const more = odds
    ? `, it falls ${percent(odds[0]!)}, yours falls ${percent(odds[1]!)}`
    : risk
      ? `, ${percent(risk.fails)}: it ${risk.ends}`
      : "";
  return `${label(option)}: ${names.join(" → ")}${more}`;
}

export const tell = (view: SkirmishView, text: string): string => tellOption(view, read(text));

/** A thing on the table by name. */
export function thing(view: SkirmishView, ref: string): string {
  if (ref.startsWith("reserve:")) return ref.slice(8);
  const at = ref.slice(3);
  const tile = tileAt(view, at);
  const what = tile?.unit?.name ?? tile?.feature;
  return what ? `${what} (${at})` : tile ? `${tile.tile} (${at})` : at;
}
