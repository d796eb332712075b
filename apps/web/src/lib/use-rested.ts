import { useEffect, useState } from 'react';

/** What was typed, once the fingers rest for so long, in milliseconds: what is asked of the server with each letter else. */
export function useRested(typed: string, restMs = 120): string {
  const [rested, setRested] = useState(typed);
  useEffect(() => {
    const timer = setTimeout(() => setRested(typed), restMs);
    return () => clearTimeout(timer);
  }, [typed, restMs]);
  return rested;
}
