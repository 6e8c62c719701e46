// Plays the sounds of the hall. Browsers allow none before the first click or key on the page; until then nothing is heard.

import { settings } from "./settings.svelte";
import type { Sound } from "./sounds/recipes";
import { mixer, noiseOf, sound, strength } from "./sounds/synth";
import { Voices } from "./sounds/voices";

let player: { context: AudioContext; volume: GainNode; noise: AudioBuffer } | null = null;
const voices = new Voices();

export function play(name: Sound): void {
  if (!settings.sounds || !settings.volume || !navigator.userActivation.hasBeenActive) return;
  player ??= begin();
  const { context, volume, noise } = player;
  if (context.state === "suspended") context.resume().catch(() => {});
  if (!voices.admit(name, performance.now() / 1000)) return;
  volume.gain.value = strength(settings.volume);
  sound(context, volume, name, noise);
}

function begin(): NonNullable<typeof player> {
  const context = new AudioContext();
  return { context, volume: mixer(context), noise: noiseOf(context) };
}
