// What each sound is made of: tones and filtered noise, each with its moment, its length and its strength. No files, and nothing sharp.

export interface Layer {
  /** Seconds after the beginning. */
  at?: number;
  /** Seconds from its peak until it is gone. */
  long: number;
  /** Its peak, where 1 is as loud as can be. */
  gain: number;
  /** Seconds until the peak. */
  rise?: number;
  /** A pitch, or a slide from one to another. */
  tone?: { wave: "sine" | "triangle"; from: number; to?: number };
  /** Noise through a filter, which may slide as well. */
  noise?: { filter: "lowpass" | "bandpass"; from: number; to?: number; q?: number };
}

/** A bell: a note with two soft partials. */
const bell = (pitch: number, at: number, gain: number, long: number): Layer[] => [
  { at, long, gain, rise: 0.006, tone: { wave: "sine", from: pitch } },
  { at, long: long * 0.5, gain: gain * 0.3, rise: 0.004, tone: { wave: "sine", from: pitch * 2.01 } },
  { at, long: long * 0.25, gain: gain * 0.12, rise: 0.002, tone: { wave: "sine", from: pitch * 3.98 } },
];
/** Something hard that is put down on wood. */
const knock = (pitch: number, at: number, gain: number, long = 0.11): Layer[] => [
  { at, long, gain, rise: 0.002, tone: { wave: "sine", from: pitch, to: pitch * 0.6 } },
  { at, long: 0.035, gain: gain * 0.7, rise: 0.001, noise: { filter: "lowpass", from: pitch * 6 } },
];
/** A blow of some weight, from 1 on. */
const blow = (weight: number): Layer[] => [
  { long: 0.1 + 0.05 * weight, gain: 0.2 + 0.07 * weight, rise: 0.003, tone: { wave: "sine", from: 190, to: 62 } },
  {
    long: 0.05 + 0.03 * weight,
    gain: 0.16 + 0.06 * weight,
    rise: 0.002,
    noise: { filter: "lowpass", from: 1400, to: 300 },
  },
];
const clicks = (...times: number[]): Layer[] =>
  times.flatMap((at, n) => [
    {
      at,
      long: 0.03,
      gain: 0.42 - 0.04 * n,
      rise: 0.001,
      noise: { filter: "bandpass", from: 2300 + 260 * (n % 3), q: 2 },
    },
    { at, long: 0.04, gain: 0.16, rise: 0.001, tone: { wave: "sine", from: 520 - 30 * n, to: 380 } },
  ]);

export const RECIPES = {
  card: [
    { long: 0.1, gain: 0.44, rise: 0.02, noise: { filter: "bandpass", from: 1500, to: 3200, q: 0.9 } },
    { at: 0.07, long: 0.03, gain: 0.12, rise: 0.002, noise: { filter: "lowpass", from: 1800 } },
  ],
  recruit: [...knock(230, 0, 0.3), ...bell(392, 0.05, 0.08, 0.22)],
  step: [...knock(150, 0, 0.2, 0.07), ...knock(135, 0.1, 0.16, 0.07)],
  swing: [{ long: 0.11, gain: 0.42, rise: 0.06, noise: { filter: "bandpass", from: 500, to: 1700, q: 1.2 } }],
  arrow: [
    { long: 0.05, gain: 0.16, rise: 0.002, tone: { wave: "triangle", from: 300, to: 210 } },
    { at: 0.01, long: 0.14, gain: 0.26, rise: 0.03, noise: { filter: "bandpass", from: 3600, to: 1500, q: 3 } },
    ...knock(260, 0.17, 0.16, 0.06),
  ],
  tap: blow(0.5),
  blow: blow(1.5),
  smash: [
    ...blow(3),
    { at: 0.03, long: 0.22, gain: 0.14, rise: 0.01, noise: { filter: "lowpass", from: 700, to: 150 } },
  ],
  fall: [
    { long: 0.36, gain: 0.16, rise: 0.01, tone: { wave: "triangle", from: 311, to: 104 } },
    ...knock(110, 0.3, 0.2, 0.16),
  ],
  heal: [...bell(523, 0, 0.13, 0.3), ...bell(659, 0.08, 0.12, 0.3), ...bell(784, 0.16, 0.12, 0.42)],
  reveal: [
    { long: 0.1, gain: 0.16, rise: 0.03, noise: { filter: "bandpass", from: 1200, to: 2600, q: 1 } },
    ...bell(440, 0.06, 0.14, 0.28),
    ...bell(659, 0.14, 0.13, 0.4),
  ],
  spell: [
    { long: 0.3, gain: 0.1, rise: 0.1, tone: { wave: "sine", from: 494, to: 988 } },
    ...bell(988, 0.16, 0.08, 0.34),
    ...bell(1319, 0.24, 0.05, 0.34),
  ],
  dice: clicks(0, 0.06, 0.1, 0.17, 0.26, 0.3),
  tile: [...knock(180, 0, 0.34, 0.13), { at: 0.02, long: 0.07, gain: 0.1, noise: { filter: "lowpass", from: 900 } }],
  cube: [
    { long: 0.07, gain: 0.34, rise: 0.002, tone: { wave: "sine", from: 620, to: 830 } },
    { long: 0.02, gain: 0.1, rise: 0.001, noise: { filter: "bandpass", from: 2600, q: 1.5 } },
  ],
  turn: [...bell(587, 0, 0.16, 0.3), ...bell(880, 0.13, 0.16, 0.5)],
  win: [
    ...bell(523, 0, 0.15, 0.4),
    ...bell(659, 0.14, 0.15, 0.4),
    ...bell(784, 0.28, 0.15, 0.4),
    ...bell(1047, 0.42, 0.17, 0.9),
  ],
  lose: [...bell(392, 0, 0.15, 0.4), ...bell(330, 0.2, 0.14, 0.4), ...bell(262, 0.4, 0.15, 0.9)],
} satisfies Record<string, Layer[]>;

export type Sound = keyof typeof RECIPES;

/** Seconds until it is over. */
export const length = (sound: Sound): number =>
  Math.max(...RECIPES[sound].map((layer: Layer) => (layer.at ?? 0) + (layer.rise ?? 0) + layer.long));
