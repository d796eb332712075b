import { useSyncExternalStore } from 'react';
import { clock } from '../clock';

/**
 * How live the screen is: the socket's state, since when, and when it was last heard of (milliseconds of
 * `performance.now()`). It is idle while nobody listens: the platform's admin never does.
 */
export type LiveState = 'idle' | 'connecting' | 'live' | 'reconnecting';
export interface Liveness {
  now: LiveState;
  since: number;
  lastNews: number | null;
}
let state: Liveness = { now: 'idle', since: performance.now(), lastNews: null };
const listeners = new Set<() => void>();

const become = (next: Liveness): void => {
  state = next;
  for (const listener of listeners) listener();
};

export function setLive(now: LiveState): void {
  if (now === state.now || (now === 'connecting' && state.now === 'reconnecting')) return;
  become({ ...state, now, since: performance.now() });
}

/** The server was heard. Told once a second at most: a running campaign says more than a screen need draw. */
export function heard(at = performance.now()): void {
  if (state.lastNews === null || Math.floor(at / 1_000) !== Math.floor(state.lastNews / 1_000))
    become({ ...state, lastNews: at });
}

/** When the server was heard last, by the clock; null before it was. */
export const heardAt = ({ lastNews }: Liveness): Date | null =>
  lastNews === null ? null : new Date(clock.now().getTime() - (performance.now() - lastNews));

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};
/** For who looks once. */
export const liveNow = (): Liveness => state;
export const useLiveState = (): Liveness => useSyncExternalStore(subscribe, liveNow);
/** For who acts on a change rather than shows it. */
export const onLiveChange = (listener: (state: Liveness) => void): (() => void) => subscribe(() => listener(state));
