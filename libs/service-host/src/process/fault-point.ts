const [armed, nth] = (process.env['FAULT_POINT'] ?? '').split(':');
let passes = 0;

/** Whether the environment's FAULT_POINT names this place. */
export function isFaultPointArmed(place: string): boolean {
  return armed !== '' && armed === place;
}

/**
 * A named place at which the kill tests end this process as kill -9 or a power cut does: `FAULT_POINT=after-claim` at the
 * first pass, `FAULT_POINT=after-claim:3` at the third. Does nothing where the setting is not there. Every name stands in
 * the source exactly once, so that "every step" can be counted.
 */
export function faultPoint(place: string): void {
  if (!isFaultPointArmed(place)) return;
  passes += 1;
  if (passes >= Number(nth ?? 1)) process.kill(process.pid, 'SIGKILL');
}
