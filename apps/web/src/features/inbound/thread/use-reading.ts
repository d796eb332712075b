import { useEffect, useRef } from 'react';
import type { Conversation } from '../conversation';

/**
 * Who has it before their eyes has read it: once its texts are there, and never in a window that is hidden. What was
 * tried and failed is not tried again before something else comes in.
 */
export function useReading({ unread, lastAt }: Conversation, read: () => Promise<boolean>, isShown: boolean): void {
  const tried = useRef('');
  const latest = useRef(read);
  latest.current = read;
  useEffect(() => {
    if (!isShown || unread === 0) return undefined;
    const mark = (): void => {
      const what = `${lastAt} ${unread}`;
      if (document.visibilityState !== 'visible' || tried.current === what) return;
      tried.current = what;
      void latest.current();
    };
    mark();
    document.addEventListener('visibilitychange', mark);
    return () => document.removeEventListener('visibilitychange', mark);
  }, [isShown, unread, lastAt]);
}
