import { useEffect, useRef } from 'react';

/** At most so often is anything read anew while the campaign moves. */
const freshenMs = 2_500;

/** Reads again when there is a new version, not more often than every 2.5 s. Null: nothing is followed. */
export function useFreshened(version: number | null, read: () => Promise<unknown>): void {
  const latest = useRef(read);
  latest.current = read;
  const freshened = useRef({ version, at: performance.now() });
  useEffect(() => {
    if (version === null || version === freshened.current.version) return;
    const wait = freshened.current.at + freshenMs - performance.now();
    const timer = setTimeout(
      () => {
        freshened.current = { version, at: performance.now() };
        // What could not be read is read with the next version, or when the page asks anew.
        latest.current().catch(() => (freshened.current = { version: null, at: performance.now() }));
      },
      Math.max(0, wait),
    );
    return () => clearTimeout(timer);
  }, [version]);
}
