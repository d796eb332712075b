/** How far the server's clock is ahead of this device's, in milliseconds. */
let offsetMs = 0;
const listeners = new Set<() => void>();

/**
 * The product's time, for all that people are shown and that depends on the hour: that of the server, since the clock
 * of a device may be hours off. Durations are measured by `performance.now()`.
 */
export const clock = {
  now: (): Date => new Date(Date.now() + offsetMs),
};

/**
 * Goes by what an answer of the server says of the time. Its `Date` holds whole seconds and was written at some moment
 * between the question and the answer, so it tells a range: an offset in it is kept, any other is moved to its edge.
 */
export function hearServerTime(date: string | null, askedAt: number, answeredAt: number): void {
  const told = Date.parse(date ?? '');
  if (Number.isNaN(told)) return;
  const [least, most] = [told - answeredAt, told + 1_000 - askedAt];
  const next = Math.min(Math.max(offsetMs, least), most);
  if (next === offsetMs) return;
  offsetMs = next;
  for (const listener of listeners) listener();
}

/** Tells when the clock is put to another time. */
export function onClockPut(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
