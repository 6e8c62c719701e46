// How numbers are called.

/** A share of wins; nothing is certain before it is done. */
export const percent = (share: number): string =>
  `${share <= 0 ? 0 : share >= 1 ? 100 : Math.min(99, Math.max(1, Math.round(share * 100)))}\u00a0%`;

/** A time in whole days, hours or minutes. */
export function long(seconds: number): string {
  for (const [name, size] of [
    ["day", 86400],
    ["hour", 3600],
    ["minute", 60],
  ] as const)
    if (seconds >= size && seconds % size === 0) return `${seconds / size} ${name}${seconds === size ? "" : "s"}`;
  return `${seconds} seconds`;
}
