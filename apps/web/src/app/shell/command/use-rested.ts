import { useEffect, useState } from 'react';

const restMs = 120;

/** What was typed, once the fingers rest. */
export function useRested(text: string): string {
  const [rested, setRested] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setRested(text), restMs);
    return () => clearTimeout(timer);
  }, [text]);
  return rested;
}
