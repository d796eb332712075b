import { useLayoutEffect, useState } from 'react';

/**
 * What pages say of themselves while they are laid out, for what stands around them: `changed` tells that it is another,
 * `useHeard` follows it. It is drawn before the paint, also where both come at once; an external store is first read again
 * after it, and the page is seen to move.
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
