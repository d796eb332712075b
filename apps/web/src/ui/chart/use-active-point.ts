import { useRef, useState, type KeyboardEvent } from 'react';

/**
 * The point that is looked at, by pointer or keys. One point takes part in the order of Tab; arrows, Home and End move
 * among the others, Esc closes what is shown of it.
 */
export function useActivePoint(count: number) {
  const [active, setActive] = useState<number | null>(null);
  const [stop, setStop] = useState(0);
  const points = useRef<(SVGGElement | null)[]>([]);
  const last = count - 1;

  function onKeyDown(event: KeyboardEvent, at: number): void {
    const to = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: last }[event.key];
    if (event.key === 'Escape' && active !== null) {
      event.stopPropagation();
      setActive(null);
    }
    if (to === undefined) return;
    event.preventDefault();
    points.current[Math.min(Math.max(to, 0), last)]?.focus();
  }

  return {
    active: active !== null && active <= last ? active : null,
    leave: () => setActive(null),
    /** What makes an element the point at an index. */
    point: (at: number) => ({
      ref: (element: SVGGElement | null) => void (points.current[at] = element),
      tabIndex: at === Math.min(stop, last) ? 0 : -1,
      onFocus: () => (setActive(at), setStop(at)),
      onBlur: () => setActive(null),
      onPointerEnter: () => setActive(at),
      onKeyDown: (event: KeyboardEvent) => onKeyDown(event, at),
    }),
  };
}
