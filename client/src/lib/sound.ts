/** Five short sounds, made here: nothing is loaded, and nothing is heard before the first touch. */
import { liked, type Sound } from "./settings.svelte";

type Note = readonly [hertz: number, at: number, length: number];

const TUNES: Record<Sound, readonly Note[]> = {
  turn: [
    [660, 0, 0.09],
    [880, 0.1, 0.12],
  ],
  card: [[190, 0, 0.04]],
  take: [
    [260, 0, 0.05],
    [330, 0.06, 0.07],
  ],
  special: [
    [523, 0, 0.1],
    [659, 0.1, 0.1],
    [784, 0.2, 0.18],
  ],
  end: [
    [392, 0, 0.16],
    [523, 0.16, 0.16],
    [659, 0.32, 0.3],
  ],
};
const LOUD = 0.12;

let context: AudioContext | null = null;

/** Browsers let a page sound only once it was touched. */
export function wake(): void {
  context ??= new AudioContext();
}

export function play(sound: Sound): void {
  if (!context || !liked.sounds[sound]) return;
  for (const note of TUNES[sound]) ring(context, note);
}

function ring(audio: AudioContext, [hertz, at, length]: Note): void {
  const start = audio.currentTime + at;
  const tone = audio.createOscillator();
  const gain = audio.createGain();
  tone.type = "triangle";
  tone.frequency.value = hertz;
  gain.gain.setValueAtTime(LOUD, start);
  gain.gain.exponentialRampToValueAtTime(0.001, start + length);
  tone.connect(gain).connect(audio.destination);
  tone.start(start);
  tone.stop(start + length);
}
