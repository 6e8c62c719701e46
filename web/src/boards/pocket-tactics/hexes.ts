// Where hexagons lie on the screen, in pixels of their pictures: flat sides above and below, columns half a tile lower by turns.

import type { Spot } from "./view";

export const WIDE = 48;
export const HIGH = 42;
const COLUMN = 36;
/** Above and below a map: what is taller than its tile, and the side of the lowest tiles. */
export const ABOVE = 10;
export const SIDE = 6;
const MARGIN = ABOVE + SIDE;

export interface Laid {
  x: number;
  y: number;
}

/** The upper left corner of a hexagon, on a map that is turn by so many sixths. */
export function laid(spot: Spot, turn: number): Laid {
  let [q, r] = [spot.q, spot.r];
  for (let n = 0; n < turn; n += 1) [q, r] = [-r, q + r];
  return { x: q * COLUMN, y: r * HIGH + (q * HIGH) / 2 };
}

export interface Frame {
  left: number;
  top: number;
  wide: number;
  high: number;
}

/** The smallest frame around all of them. */
export function frame(spots: Spot[], turn: number): Frame {
  const all = spots.map((spot) => laid(spot, turn));
  if (!all.length) return { left: 0, top: 0, wide: WIDE, high: HIGH };
  const [left, top] = [Math.min(...all.map((one) => one.x)), Math.min(...all.map((one) => one.y))];
  return {
    left,
    top,
    wide: Math.max(...all.map((one) => one.x)) - left + WIDE,
    high: Math.max(...all.map((one) => one.y)) - top + HIGH,
  };
}

/** How large a pixel of the pictures can be; in eighths, so that they stay even. */
export function fit(around: Frame, wide: number, high: number): number {
  const most = Math.min((wide - 4) / around.wide, (high - 2) / (around.high + MARGIN), 3.5);
  return Math.max(0.25, Math.floor(most * 8) / 8);
}

/** How a map lies for a seat: opposite seats look at it from opposite sides. Nothing that happens turns it. */
export function sixths(seat: number, players: number): number {
  return Math.round((6 * Math.max(seat, 0)) / players) % 6;
}

/** The hexagon to which an arrow key leads: the nearest one in that direction. */
export function toward(spots: Spot[], from: Spot, key: string, turn: number): Spot | undefined {
  const way = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }[key];
  if (!way) return undefined;
  const here = laid(from, turn);
  let best: Spot | undefined;
  let least = Infinity;
  for (const spot of spots) {
    const there = laid(spot, turn);
    const [dx, dy] = [there.x - here.x, there.y - here.y];
    const along = dx * way[0]! + dy * way[1]!;
    const aside = Math.abs(dx * way[1]!) + Math.abs(dy * way[0]!);
    if (along > 0 && aside <= along * 1.9 && along + aside * 1.6 < least)
      ((best = spot), (least = along + aside * 1.6));
  }
  return best;
}
