import { store, stored } from '../../../lib/stored';

const key = 'bellbird.wall-chime';
export type Choice = 'on' | 'off';

/** What was chosen on this screen; null where nobody was asked. */
export function chimeChoice(): Choice | null {
  const kept = stored(key);
  return kept === 'on' || kept === 'off' ? kept : null;
}
export const keepChime = (choice: Choice): void => void store(key, choice);

let context: AudioContext | null = null;
/** Two notes, a fourth apart. */
const notes = [
  { hertz: 659, at: 0 },
  { hertz: 880, at: 0.22 },
] as const;
const loudness = 0.4;
const seconds = 0.9;

/** Rings. Browsers hold back sound until somebody touched the page; then this one is missed, and the next is heard. */
export function chime(): void {
  try {
    context ??= new AudioContext();
    void context.resume();
    for (const { hertz, at } of notes) {
      const [tone, volume] = [context.createOscillator(), context.createGain()];
      const begin = context.currentTime + at;
      tone.frequency.value = hertz;
      volume.gain.setValueAtTime(0, begin);
      volume.gain.linearRampToValueAtTime(loudness, begin + 0.02);
      volume.gain.exponentialRampToValueAtTime(0.001, begin + seconds);
      tone.connect(volume).connect(context.destination);
      tone.start(begin);
      tone.stop(begin + seconds);
    }
  } catch {
    // A screen without sound.
  }
}
