// What boards ask of a view of Pixel Tactics.

import { read } from "../../places";
import { pictured } from "../../sprites/looks";
import type { Character, DuelView, Player } from "../../views/pixel-tactics";

export type * from "../../views/pixel-tactics";

/** A Leader or a Hero: only a Corpse lacks numbers. */
export type Living = Character & Required<Pick<Character, "attack" | "life" | "damage">>;

export const ROWS = ["Vanguard", "Flank", "Rear"] as const;

/** Which of the players sits below: the one who looks, or for a spectator the first. */
export const lower = (duel: DuelView): number => Math.max(duel.seat, 0);

/** With more than two players there are sides, and not everybody is in reach. */
export const isMany = (duel: DuelView): boolean => duel.players.length > 2;

/** On whose side a player is, for the one who looks: told by colour, mark and word. */
export type Stance = "mine" | "ally" | "theirs";
export const MARKS: Record<Stance, string> = { mine: "◆", ally: "●", theirs: "◇" };
export const STANCES: Record<Stance, string> = { mine: "you", ally: "ally", theirs: "rival" };

export function stance(duel: DuelView, seat: number): Stance {
  if (seat === lower(duel)) return "mine";
  return duel.teams && duel.teams[seat] === duel.teams[lower(duel)] ? "ally" : "theirs";
}

/** The others, clockwise from the left. */
export const others = (duel: DuelView): Player[] => [
  ...duel.players.slice(lower(duel) + 1),
  ...duel.players.slice(0, lower(duel)),
];

/** Who sits opposite. */
export const facing = (duel: DuelView): number[] => duel.facing?.[lower(duel)] ?? others(duel).map((one) => one.seat);

/** Whether a player is still in the play. */
export const isIn = (duel: DuelView, seat: number): boolean => duel.order?.includes(seat) ?? true;

/** Whose something is: "your", "the rival's", "Moss's". */
export function whose(duel: DuelView, names: string[], seat: number): string {
  if (seat === lower(duel)) return "your";
  return isMany(duel) ? `${names[seat]}'s` : "the rival's";
}

/** The Life that is left of a player's Leader; nothing where none stands. */
export function lifeLeft(player: Player): number | null {
  const leader = player.unit.find((one) => one.kind === "leader");
  return leader && isLiving(leader) ? Math.max(0, leader.life - leader.damage) : null;
}

export const at = (player: Player, slot: string): Character | undefined => player.unit.find((one) => one.slot === slot);

/** What is at a place, by its name: a character, a card of a hand or a Reserve Slot; nothing where nobody is, or nobody knows. */
export function nameAt(duel: DuelView, place: string): string {
  const { seat, word, number } = read(place);
  if (word === "tableau") return duel.tableau?.[number - 1]?.card.name ?? "";
  const player = duel.players[seat];
  if (!player) return "";
  if (word === "hand") return player.hand[number - 1]?.name ?? "";
  if (word === "reserve") return player.reserve[number - 1]?.name ?? "";
  if (word === "leaders") return player.leaders?.[number - 1]?.name ?? "";
  return at(player, `${word}${number}`)?.name ?? "";
}

/** The printed card at a place: a Leader's is called by its other side. */
export function faceAt(duel: DuelView, place: string): string {
  const { seat, word, number } = read(place);
  const who = duel.players[seat] && at(duel.players[seat], `${word}${number}`);
  return who?.card ?? nameAt(duel, place);
}

/** The row in which somebody stands. */
export const rowOf = (one: Character): string => ROWS["vfr".indexOf(one.slot[0]!)] ?? "";

export const isLiving = (one: Character): one is Living => one.kind !== "corpse";

/** What is printed on a card, as the facts of it write it: a Hero with its Leader, a chase Leader alone, or a base. */
export interface Printed {
  kind?: "hero" | "common" | "promo";
  attack: number;
  life: number;
  rows?: Partial<Record<"vanguard" | "flank" | "rear", { text: string }>>;
  box?: { kind: string; text: string } | null;
  leader?: { title: string; attack: number; life: number; text: string } | null;
}

/** A base, as it is printed. */
export interface PrintedBase {
  kind: "base";
  colour: string;
  points: number;
  ongoing: string;
  snap: string;
}

/** A chase Leader: another leader side for the card that it names. */
export interface PrintedChase {
  kind: "leader";
  of: string;
  attack: number;
  life: number;
  text: string;
}

/** The name whose picture stands for somebody: a chase Leader has one of its own. */
export const picture = (who: Character): string => (who.kind === "leader" ? pictured(who.name, who.card) : who.card);

/** Who led at the end of a play, and how much Life was left. */
export interface Led {
  name: string;
  card: string;
  left: number;
}

/** The Leader of the last battle, whether it still stands or not; nobody where none was shown. */
export function led(player: Player): Led | undefined {
  if (player.past_leader) return player.past_leader;
  const stands = player.unit.find((one) => one.kind === "leader");
  return (
    stands && { name: stands.name, card: stands.card, left: Math.max(0, (stands.life ?? 0) - (stands.damage ?? 0)) }
  );
}

/** How many Heroes stand in a Unit; those with lethal damage do not. */
export const standing = (player: Player): number =>
  player.unit.filter((one) => one.kind === "hero" && isLiving(one) && one.damage < one.life).length;
