import { useCallback, useState, type RefObject } from 'react';

/**
 * Of a box that scrolls sideways: what goes on beyond an edge fades out there, over so much of it. `look` measures anew,
 * to be called as it scrolls and as its size changes; `fades` is what the box is given, null while all of it is in sight.
 */
export function useSidewaysFade(box: RefObject<HTMLElement | null>, width: string) {
  const [goesOn, setGoesOn] = useState({ start: false, end: false });
  const look = useCallback((): void => {
    if (box.current === null) return;
    const { scrollLeft, clientWidth, scrollWidth } = box.current;
    const start = scrollLeft > 1;
    const end = scrollLeft + clientWidth < scrollWidth - 1;
    setGoesOn((before) => (before.start === start && before.end === end ? before : { start, end }));
  }, [box]);
  if (!goesOn.start && !goesOn.end) return { look, fades: null };
  const from = goesOn.start ? `transparent, black ${width}` : 'black';
  const to = goesOn.end ? `black calc(100% - ${width}), transparent` : 'black';
  const edges = [goesOn.start && 'start', goesOn.end && 'end'].filter(Boolean).join(' ');
  return { look, fades: { 'data-fades': edges, style: { maskImage: `linear-gradient(to right, ${from}, ${to})` } } };
}
