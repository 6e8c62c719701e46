// The hall's paint box, and the colours of one character.

export const PAINT: Record<string, string> = {
  n: "#8f5b34",
  g: "#f4b942",
  w: "#fff4e0",
  a: "#a9b6cc",
  A: "#6e7c99",
  r: "#dc4b3e",
  y: "#ffe37a",
  c: "#7ad9e6",
  v: "#8e5fd0",
  l: "#6fae4c",
  o: "#4b3550",
  p: "#f39db0",
  d: "#2b2038",
  u: "#4d77cf",
  b: "#e8916f",
  e: "#2b2038",
  f: "#ff8b3d",
};

export interface Colours {
  skin: string;
  hair: string;
  main: string;
  trim: string;
}

export const SKINS = ["#f6cfa5", "#e3a877", "#b87748", "#8a5233", "#f3d9c4"];
export const HAIRS = ["#4a2f24", "#8a4b2a", "#d9a441", "#2f2a3d", "#b9b3c4", "#c4512d"];
export const CLOTHS = [
  "#b4443f",
  "#3f7f6b",
  "#4a64ad",
  "#8a5aa8",
  "#c47f2c",
  "#5d7a3a",
  "#3d8fa3",
  "#a34d73",
  "#6b6f86",
  "#7a4e36",
];

const shades = new Map<string, string>();

/** A colour made darker (below 1) or lighter (above 1). */
export function shade(colour: string, by: number): string {
  const key = `${colour}/${by}`;
  let made = shades.get(key);
  if (!made) shades.set(key, (made = shaded(colour, by)));
  return made;
}

function shaded(colour: string, by: number): string {
  const parts = [1, 3, 5].map((at) => parseInt(colour.slice(at, at + 2), 16));
  const made = parts.map((part) => Math.round(by <= 1 ? part * by : part + (255 - part) * (by - 1)));
  return "#" + made.map((part) => part.toString(16).padStart(2, "0")).join("");
}

/** A small hash of a name: the same on every machine. */
export function seed(name: string): number {
  let hash = 2166136261;
  for (const letter of name) hash = Math.imul(hash ^ letter.codePointAt(0)!, 16777619) >>> 0;
  return hash;
}
