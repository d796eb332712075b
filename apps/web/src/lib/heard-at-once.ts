import { useLayoutEffect, useState } from 'react';

/**
 * A value that a page sets as it is laid out, for the frame around it: `changed` announces a new one, `useHeard` follows it.
 * The frame is drawn with it before the browser paints, even where page and frame appear together. With
 * `useSyncExternalStore` it would be drawn one paint later, and the page would be seen to move.
 */
export function heardAtOnce<Value extends string | boolean | null | undefined>(
  read: () => Value,
): { changed: () => void; useHeard: () => Value } {
  const listeners = new Set<() => void>();
  return {
    changed: () => {
      for (const listener of listeners) listener();
    },
    useHeard: () => {
      const [value, setValue] = useState(read);
      useLayoutEffect(() => {
        const hear = (): void => setValue(read());
        hear();
        listeners.add(hear);
        return () => void listeners.delete(hear);
      }, []);
      return value;
    },
  };
}
