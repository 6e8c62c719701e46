// How a person likes the hall: looks, sounds, motion, confirmations, keys. Kept in this browser, for guests and so that the first picture is right,
// and with the person at the hall (likings.ts).

import type { Likings } from "./wire";

/** `theme`: light, dark, or as the system has it. `volume`: of sounds, from 0 (silent) to 10. `motion`: how fast the board moves; none where the
 *  system asks for less. `confirm`: which choices wait for a second click. `coordinates`: whether slots show their names. `keys`: whether single
 *  letters do something. */
export type Settings = Required<Likings>;

export const USUAL: Settings = {
  theme: "system",
  sounds: true,
  volume: 5,
  motion: "usual",
  confirm: "unsure",
  coordinates: true,
  keys: true,
};
const WORDS: Partial<Record<keyof Settings, readonly string[]>> = {
  theme: ["system", "light", "dark"],
  motion: ["none", "quick", "usual", "slow"],
  confirm: ["unsure", "always", "never"],
};
const PLACE = "settings";

/** What is kept here, when it was chosen (0: never), and with whom it was last compared. */
export interface Kept {
  settings: Settings;
  at: number;
  whose: string;
}

/** What was kept, without what nobody knows any more. */
export function readSettings(text: string | null): Kept {
  const read: Settings = { ...USUAL };
  try {
    const kept = Object(JSON.parse(text ?? "{}")) as Record<string, unknown>;
    for (const name of Object.keys(USUAL) as (keyof Settings)[])
      if (fits(name, kept[name])) Object.assign(read, { [name]: kept[name] });
    const [at, whose] = [kept["at"], kept["whose"]];
    return { settings: read, at: typeof at === "number" ? at : 0, whose: typeof whose === "string" ? whose : "" };
  } catch {
    return { settings: { ...USUAL }, at: 0, whose: "" };
  }
}

function fits(name: keyof Settings, value: unknown): boolean {
  if (WORDS[name]) return WORDS[name].includes(value as string);
  if (name === "volume") return Number.isInteger(value) && (value as number) >= 0 && (value as number) <= 10;
  return typeof value === "boolean";
}

const first = readSettings(localStorage.getItem(PLACE));
export const settings: Settings = $state(first.settings);
let { at, whose } = first;

export const kept = (): Kept => ({ settings: { ...settings }, at, whose });

/** Takes settings that were chosen at a time, perhaps elsewhere, and compared with somebody's. */
export function take(found: Partial<Kept>): void {
  Object.assign(settings, found.settings);
  at = found.at ?? at;
  whose = found.whose ?? whose;
  localStorage.setItem(PLACE, JSON.stringify({ ...settings, at, whose }));
  show();
}

/** Who wants to know of each change. */
let heard: () => void = () => {};
export const whenChanged = (hear: () => void): void => void (heard = hear);

/** A choice of the person; it is later than whatever is known, however the clock goes. */
export function change(changes: Partial<Settings>): void {
  take({ settings: { ...settings, ...changes }, at: Math.max(Date.now(), at + 1) });
  heard();
}

const dark = matchMedia("(prefers-color-scheme: dark)");

/** Gives the page the looks that are wanted, now and whenever the system changes its own. public/theme.js does the same before the first picture. */
export function show(): void {
  const root = document.documentElement;
  const theme = settings.theme === "system" ? (dark.matches ? "dark" : "light") : settings.theme;
  root.dataset["theme"] = theme;
  root.toggleAttribute("data-no-coordinates", !settings.coordinates);
}

dark.addEventListener("change", show);
/** Another page of this browser has changed them. */
addEventListener("storage", (event) => event.key === PLACE && event.newValue && take(readSettings(event.newValue)));
