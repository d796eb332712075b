import { useCallback, useRef } from 'react';

/** Calls that must reach the server in the order they were made: each begins once the one before has ended, well or not. */
export function useInTurn(): <T>(call: () => Promise<T>) => Promise<T> {
  const last = useRef<Promise<unknown>>(Promise.resolve());
  return useCallback((call) => {
    const mine = last.current.then(call);
    last.current = mine.catch(() => undefined);
    return mine;
  }, []);
}
