/**
 * Milliseconds until a callback is tried again: doubling from a quarter of a second. Where nobody answered, or with a
 * fault (5xx), at most 10 s, because somebody is being started; where the answer was a refusal, at most 5 minutes.
 */
export function backOff(attempts: number, status: number | null): number {
  const refused = status !== null && status >= 300 && status < 500;
  return Math.min(250 * 2 ** Math.min(attempts - 1, 20), refused ? 300_000 : 10_000);
}
