// Makes a sound of its recipe, in any audio context.

import { RECIPES, type Layer, type Sound } from "./recipes";

const SILENT = 0.0004;
const NOISE = 1; // seconds of noise, which is used again and again

/** What all sounds go through: their volume, and a compressor that keeps many at once from being loud. */
export function mixer(context: BaseAudioContext): GainNode {
  const volume = context.createGain();
  const compressor = context.createDynamicsCompressor();
  compressor.threshold.value = -16;
  compressor.ratio.value = 6;
  compressor.attack.value = 0.004;
  compressor.release.value = 0.16;
  volume.connect(compressor).connect(context.destination);
  return volume;
}

/** Ears do not count evenly: so half of the volume sounds like half. */
export const strength = (volume: number): number => (volume / 10) ** 1.5;

export function sound(context: BaseAudioContext, into: AudioNode, name: Sound, noise: AudioBuffer): void {
  for (const layer of RECIPES[name]) lay(context, into, layer, noise);
}

/** The same noise every time. */
export function noiseOf(context: BaseAudioContext): AudioBuffer {
  const buffer = context.createBuffer(1, context.sampleRate * NOISE, context.sampleRate);
  const samples = buffer.getChannelData(0);
  let word = 1;
  for (let at = 0; at < samples.length; at += 1) {
    word = (Math.imul(word, 1664525) + 1013904223) >>> 0;
    samples[at] = word / 2 ** 31 - 1;
  }
  return buffer;
}

function lay(context: BaseAudioContext, into: AudioNode, layer: Layer, noise: AudioBuffer): void {
  const start = context.currentTime + 0.005 + (layer.at ?? 0);
  const peak = start + (layer.rise ?? 0.003);
  const end = peak + layer.long;
  const envelope = context.createGain();
  envelope.gain.setValueAtTime(SILENT, start);
  envelope.gain.linearRampToValueAtTime(layer.gain, peak);
  envelope.gain.exponentialRampToValueAtTime(SILENT, end);
  envelope.connect(into);
  if (layer.tone) {
    const tone = context.createOscillator();
    tone.type = layer.tone.wave;
    slide(tone.frequency, layer.tone.from, layer.tone.to, start, end);
    run(tone, envelope, start, end);
  }
  if (layer.noise) {
    const source = context.createBufferSource();
    const filter = context.createBiquadFilter();
    source.buffer = noise;
    source.loop = true;
    filter.type = layer.noise.filter;
    filter.Q.value = layer.noise.q ?? 0.7;
    slide(filter.frequency, layer.noise.from, layer.noise.to, start, end);
    filter.connect(envelope);
    run(source, filter, start, end);
  }
}

function run(source: AudioScheduledSourceNode, into: AudioNode, start: number, end: number): void {
  source.connect(into);
  source.start(start);
  source.stop(end + 0.01);
}

function slide(what: AudioParam, from: number, to: number | undefined, start: number, end: number): void {
  what.setValueAtTime(from, start);
  if (to) what.exponentialRampToValueAtTime(to, end);
}
