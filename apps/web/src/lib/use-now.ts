import { useEffect, useState } from 'react';
import { clock, onClockPut } from './clock';

/** The time, anew every so many milliseconds, for what on the screen depends on it. */
export function useNow(everyMs: number): Date {
  const [now, setNow] = useState(clock.now);
  useEffect(() => {
    const look = (): void => setNow(clock.now());
    // It may have been put since this was drawn.
    look();
    const timer = setInterval(look, everyMs);
    const stop = onClockPut(look);
    return () => {
      clearInterval(timer);
      stop();
    };
  }, [everyMs]);
  return now;
}
