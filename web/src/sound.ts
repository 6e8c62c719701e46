// Small sounds made on the spot, silent until asked for.

import { settings } from "./settings.svelte";

/** Pitches with the moment of each, and the kind of wave. */
const NOTES: Record<string, [OscillatorType, [number, number][]]> = {
  turn: [
    "square",
    [
      [523, 0],
      [784, 0.09],
    ],
  ],
  card: ["square", [[660, 0]]],
  place: [
    "square",
    [
      [330, 0],
      [440, 0.05],
    ],
  ],
  swing: [
    "sawtooth",
    [
      [300, 0],
      [420, 0.04],
    ],
  ],
  hit: [
    "square",
    [
      [160, 0],
      [90, 0.05],
    ],
  ],
  heal: [
    "triangle",
    [
      [523, 0],
      [659, 0.07],
    ],
  ],
  fall: [
    "square",
    [
      [220, 0],
      [165, 0.1],
      [110, 0.2],
    ],
  ],
  reveal: [
    "triangle",
    [
      [392, 0],
      [523, 0.08],
      [659, 0.16],
    ],
  ],
  spell: [
    "triangle",
    [
      [880, 0],
      [1175, 0.06],
      [988, 0.12],
    ],
  ],
  win: [
    "square",
    [
      [523, 0],
      [659, 0.12],
      [784, 0.24],
      [1047, 0.36],
    ],
  ],
};

let player: AudioContext | null = null;

export function play(name: string): void {
  const [wave, notes] = NOTES[name] ?? ["square", []];
  if (!settings.volume) return;
  player ??= new AudioContext();
  for (const [pitch, after] of notes) {
    const tone = player.createOscillator();
    const volume = player.createGain();
    const start = player.currentTime + after;
    tone.type = wave;
    tone.frequency.value = pitch;
    volume.gain.setValueAtTime(0.016 * settings.volume, start);
    volume.gain.exponentialRampToValueAtTime(0.0005, start + 0.14);
    tone.connect(volume).connect(player.destination);
    tone.start(start);
    tone.stop(start + 0.15);
  }
}
