import { useRef, useState, type KeyboardEvent } from 'react';

/**
 * The point that is looked at, by pointer or keys. One point takes part in the order of Tab; arrows, Home and End move
 * among the others, Esc closes what is shown of it. Points in rows of `across` are reached up and down, too; Home and
 * End then keep to the row.
 */
export function useActivePoint(count: number, across = count) {
  const [active, setActive] = useState<number | null>(null);
  const [stop, setStop] = useState(0);
  const points = useRef<(SVGElement | HTMLElement | null)[]>([]);
  const last = count - 1;

  function onKeyDown(event: KeyboardEvent, at: number): void {
    const start = at - (at % across);
    const to = {
      ArrowRight: Math.min(at + 1, start + across - 1),
      ArrowLeft: Math.max(at - 1, start),
      Home: start,
      End: start + across - 1,
      ...(across < count && {
        ArrowDown: at + across > last ? at : at + across,
        ArrowUp: at < across ? at : at - across,
      }),
    }[event.key];
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
      ref: (element: SVGElement | HTMLElement | null) => void (points.current[at] = element),
      tabIndex: at === Math.min(stop, last) ? 0 : -1,
      onFocus: () => (setActive(at), setStop(at)),
      onBlur: () => setActive(null),
      onPointerEnter: () => setActive(at),
      onKeyDown: (event: KeyboardEvent) => onKeyDown(event, at),
    }),
  };
}
