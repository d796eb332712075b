import { useEffect, useRef } from 'react';
import { useLiveState } from './live-state';

/** Under a line that stands: an event may still be lost. */
export const netMs = 30_000;
export const withoutLineMs = 5_000;

/**
 * Live events are hints that may be lost. So while something is awaited it is read at once, again when the line comes
 * back, every five seconds while there is none, and now and then under one that stands. Who listens reads on an event.
 */
export function useReadsBesideHints(isAwaited: boolean, read: () => unknown): void {
  const isLive = useLiveState().now === 'live';
  const latest = useRef(read);
  latest.current = read;
  useEffect(() => {
    if (!isAwaited) return;
    latest.current();
    const timer = setInterval(() => latest.current(), isLive ? netMs : withoutLineMs);
    return () => clearInterval(timer);
  }, [isAwaited, isLive]);
}
