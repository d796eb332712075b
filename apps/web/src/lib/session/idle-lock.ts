import { store, stored } from '../stored';
import { isLocked, keepLocked } from './session';

const key = 'bellbird.last-hand';
const signs = ['pointerdown', 'keydown', 'wheel', 'touchstart'] as const;
/** How often a hand is noted, and the time that has gone by looked at. */
const stepMs = 5_000;

/**
 * Locks every tab after so many minutes in which no tab was touched. Answers how that is given up. A machine that slept
 * locks when it wakes.
 */
// eslint-disable-next-line bellbird/no-raw-clock, bellbird/pure-rules -- tabs compare it with each other, and a machine that slept has to notice
export function lockWhenIdle(minutes: number, now: () => number = Date.now): () => void {
  let noted = 0;
  const note = (): void => {
    if (now() - noted < stepMs || isLocked()) return;
    noted = now();
    store(key, String(noted));
  };
  const look = (): void => {
    const last = Math.max(noted, Number(stored(key) ?? 0));
    if (!isLocked() && now() - last >= minutes * 60_000) keepLocked();
  };
  note();
  for (const sign of signs) addEventListener(sign, note, { passive: true, capture: true });
  const timer = setInterval(look, stepMs);
  return () => {
    clearInterval(timer);
    for (const sign of signs) removeEventListener(sign, note, { capture: true });
  };
}
