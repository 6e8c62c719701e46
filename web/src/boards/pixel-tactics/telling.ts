// The table in words: what an option means here, and whose names the log can hold.

import { label, type Option } from "./options";
import { at, lower, type DuelView, type Player } from "./view";

/** An option with names for its slots: "Attack: Lancer (v1) → Bulwark (v2)". */
export function tellOption(duel: DuelView, option: Option): string {
  const source = nameOf(duel, option.source);
  const target = nameOf(duel, option.target);
  switch (option.verb) {
    case "choose":
      return target ? `Choose ${target}` : label(option);
    case "order":
    case "operation":
    case "trap":
    case "lead":
      return `${{ order: "Order of", operation: "Operation of", trap: "Place as a Trap:", lead: "Lead with" }[option.verb]} ${source}`;
    case "draw":
      return option.source === "deck:me" ? "Draw a card" : "Draw from the rival's deck";
    case "use":
      return label(option);
  }
  if (!source && !target) return label(option);
  return `${label(option)}: ${[source, target].filter(Boolean).join(" → ")}`;
}

function nameOf(duel: DuelView, ref: string): string {
  const [kind = "", ...rest] = ref.split(":");
  if (kind === "hand") return rest[0] === "rival" || rest[0] === "me" ? "a card of a hand" : (rest[0] ?? "");
  if (kind === "me" || kind === "rival") {
    const slot = rest[0] ?? "";
    const who = at(side(duel, kind), slot);
    const where = kind === "me" ? slot : `rival ${slot}`;
    return who ? `${who.kind === "corpse" ? "Corpse of " : ""}${who.name} (${where})` : where;
  }
  if (kind === "reserve") {
    const card = side(duel, rest[0] ?? "").reserve[Number(rest[1]) - 1];
    return `${card?.name ?? "face-down card"} (Reserve ${rest[1]})`;
  }
  if (kind === "column" || kind === "row") {
    const whose = { me: "your", rival: "the rival's", all: "every" }[rest[0] ?? ""] ?? "";
    return kind === "column" ? `${whose} column ${rest[1]}` : `${whose} ${rest[1]}`;
  }
  return "";
}

export function side(duel: DuelView, who: string): Player {
  return duel.players[who === "me" ? lower(duel) : 1 - lower(duel)]!;
}
