// Small sounds made on the spot, silent until asked for.

const NOTES: Record<string, [number, number][]> = {
  turn: [[523, 0], [784, 0.09]],
  hit: [[160, 0], [90, 0.05]],
  fall: [[220, 0], [165, 0.1], [110, 0.2]],
  card: [[660, 0]],
  win: [[523, 0], [659, 0.12], [784, 0.24], [1047, 0.36]],
};

let player: AudioContext | null = null;

export const loud = () => localStorage.getItem("sound") === "on";

export function setLoud(on: boolean): void {
  localStorage.setItem("sound", on ? "on" : "off");
  if (on) play("card");
}

export function play(name: keyof typeof NOTES): void {
  if (!loud()) return;
  player ??= new AudioContext();
  for (const [pitch, after] of NOTES[name] ?? []) {
    const tone = player.createOscillator();
    const volume = player.createGain();
    const start = player.currentTime + after;
    tone.type = "square";
    tone.frequency.value = pitch;
    volume.gain.setValueAtTime(0.05, start);
    volume.gain.exponentialRampToValueAtTime(0.0005, start + 0.14);
    tone.connect(volume).connect(player.destination);
    tone.start(start);
    tone.stop(start + 0.15);
  }
}

/** The sound of what the log has just told. */
export function soundOf(lines: string[]): keyof typeof NOTES | "" {
  const told = lines.join("\n");
  if (/is defeated/.test(told)) return "fall";
  if (/takes \d+ damage/.test(told)) return "hit";
  return /recruits?|draws?|plays?/.test(told) ? "card" : "";
}
