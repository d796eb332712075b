import { useCallback, useState } from 'react';

/** How wide the element is that has the ref, in px, as it changes; 0 before it was measured. */
export function useWidth(): [measure: (element: HTMLElement | null) => (() => void) | undefined, width: number] {
  const [width, setWidth] = useState(0);
  const measure = useCallback((element: HTMLElement | null) => {
    if (element === null) return undefined;
    // At once, before it is seen: what depends on it is drawn once, and nothing moves.
    setWidth(element.clientWidth);
    const observer = new ResizeObserver(([entry]) => entry && setWidth(Math.floor(entry.contentRect.width)));
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [measure, width];
}
