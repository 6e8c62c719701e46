// How numbers are called.

/** A share of wins; nothing is certain before it is done. */
export const percent = (share: number): string =>
  `${share <= 0 ? 0 : share >= 1 ? 100 : Math.min(99, Math.max(1, Math.round(share * 100)))}\u00a0%`;
