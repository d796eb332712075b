/** What the wall knows of somebody who was called. */
export interface Called {
  id: string;
  calledAt: string | null;
}

const keyOf = ({ id, calledAt }: Called): string => `${id} ${calledAt}`;

/** Whether somebody was called since: also who was called before, was not there and is called again. */
export function isNewCall(before: readonly Called[] | null, now: readonly Called[]): boolean {
  if (before === null) return false;
  const known = new Set(before.map(keyOf));
  return now.some((turn) => !known.has(keyOf(turn)));
}

/** So long may nothing be heard before the wall says so. */
export const silenceMs = 10_000;

/** Whether what the wall shows may be old. A line that stands says when something changes; without one each look counts. */
export const isSilent = (
  line: { now: string; since: number },
  lookedAt: number | null,
  openedAt: number,
  now: number,
): boolean => line.now !== 'live' && now - Math.max(lookedAt ?? openedAt, openedAt) > silenceMs;

/** Milliseconds until the next code is asked for: when it is due, and soon again where that was missed. */
export const renewIn = (renewAt: string, now: Date): number => Math.max(5_000, Date.parse(renewAt) - now.getTime());
