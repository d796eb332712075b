import { useSyncExternalStore } from 'react';

/** How live the screen is: the socket's state, and since when. */
export type LiveState = 'connecting' | 'live' | 'reconnecting';
let state: { now: LiveState; since: number } = { now: 'connecting', since: Date.now() };
const listeners = new Set<() => void>();

export function setLive(now: LiveState): void {
  if (now === state.now || (now === 'connecting' && state.now === 'reconnecting')) return;
  state = { now, since: Date.now() };
  for (const listener of listeners) listener();
}

export const useLiveState = (): { now: LiveState; since: number } =>
  useSyncExternalStore((listener) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  }, () => state);
