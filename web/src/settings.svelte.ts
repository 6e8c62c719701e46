// How a person likes the hall: looks, sounds, motion, confirmations, keys. Kept in this browser.

export interface Settings {
  /** Light, dark, or as the system has it. */
  theme: "system" | "light" | "dark";
  /** Of sounds, from 0 (silent) to 10. */
  volume: number;
  /** How fast the board moves; none where the system asks for less motion. */
  motion: "none" | "quick" | "usual" | "slow";
  /** Which choices wait for a second click: those that may not be taken back, all of them, or none. */
  confirm: "unsure" | "always" | "never";
  /** Whether slots show their names. */
  coordinates: boolean;
  /** Whether single letters do something. */
  keys: boolean;
}

export const USUAL: Settings = {
  theme: "system",
  volume: 0,
  motion: "usual",
  confirm: "unsure",
  coordinates: true,
  keys: true,
};
const PLACE = "settings";

/** What was kept, without what nobody knows any more. */
export function readSettings(text: string | null): Settings {
  const read: Settings = { ...USUAL };
  try {
    const kept: unknown = JSON.parse(text ?? "{}");
    for (const [name, value] of Object.entries(kept as object))
      if (name in read && typeof value === typeof read[name as keyof Settings]) Object.assign(read, { [name]: value });
  } catch {
    return { ...USUAL };
  }
  return read;
}

export const settings: Settings = $state(readSettings(localStorage.getItem(PLACE)));

export function change(changes: Partial<Settings>): void {
  Object.assign(settings, changes);
  localStorage.setItem(PLACE, JSON.stringify(settings));
  show();
}

const dark = matchMedia("(prefers-color-scheme: dark)");

/** Gives the page the looks that are wanted, now and whenever the system changes its own. */
export function show(): void {
  const root = document.documentElement;
  const theme = settings.theme === "system" ? (dark.matches ? "dark" : "light") : settings.theme;
  root.dataset["theme"] = theme;
  root.toggleAttribute("data-no-coordinates", !settings.coordinates);
}

dark.addEventListener("change", show);
