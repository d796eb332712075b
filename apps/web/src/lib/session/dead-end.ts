import { useLayoutEffect, useSyncExternalStore } from 'react';

let shown = 0;
const listeners = new Set<() => void>();
const count = (change: number): void => {
  shown += change;
  for (const listener of listeners) listener();
};
const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/** What is on the screen says only why there is no page here: no step of the way one came. */
export function useDeadEnd(isDeadEnd: boolean): void {
  // Before the effects of the shell around it, which ask.
  useLayoutEffect(() => {
    if (!isDeadEnd) return;
    count(1);
    return () => count(-1);
  }, [isDeadEnd]);
}

export const isDeadEnd = (): boolean => shown > 0;
export const useIsDeadEnd = (): boolean => useSyncExternalStore(subscribe, isDeadEnd);
