import type { Liveness } from '../../lib/graph/live-state';

/** So long may a line be away before it is worth a word (design language, "Live data"). */
export const silenceMs = 10_000;

/** Away for longer than that, counted at the earliest from when this screen was opened. A line nobody asked for is not away. */
export const isSilent = (
  { now: state, since }: Pick<Liveness, 'now' | 'since'>,
  openedAt: number,
  now: number,
): boolean => state !== 'live' && state !== 'idle' && now - Math.max(since, openedAt) > silenceMs;
