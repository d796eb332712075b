import { useEffect, useState } from 'react';

/** What was typed, once typing has paused for `restMs` milliseconds: not every letter asks the server. */
export function useRested(typed: string, restMs = 120): string {
  const [rested, setRested] = useState(typed);
  useEffect(() => {
    const timer = setTimeout(() => setRested(typed), restMs);
    return () => clearTimeout(timer);
  }, [typed, restMs]);
  return rested;
}
