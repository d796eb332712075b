import { useCallback, useEffect, useState } from 'react';

/** Seconds until something may be done again, and how to start them anew. */
export function useCountdown(seconds: number): [left: number, restart: () => void] {
  const [until, setUntil] = useState(() => performance.now() + seconds * 1_000);
  const [left, setLeft] = useState(seconds);
  useEffect(() => {
    const look = (): void => setLeft(Math.max(0, Math.ceil((until - performance.now()) / 1_000)));
    look();
    const timer = setInterval(look, 1_000);
    return () => clearInterval(timer);
  }, [until]);
  return [left, useCallback(() => setUntil(performance.now() + seconds * 1_000), [seconds])];
}
