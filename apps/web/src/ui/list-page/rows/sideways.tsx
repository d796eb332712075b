import { Box } from '@chakra-ui/react/box';
import { useEffect, useRef, useState, type ReactNode } from 'react';

const fade = '40px';

/**
 * Round a table that may be wider than its place: then it scrolls sideways, by keys too, and fades out where it goes
 * on, so that nobody takes the columns in sight for all there are.
 */
export function Sideways({ label, children }: { label: string; children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  const [goesOn, setGoesOn] = useState({ start: false, end: false });
  function look(): void {
    if (box.current === null) return;
    const { scrollLeft, clientWidth, scrollWidth } = box.current;
    const start = scrollLeft > 1;
    const end = scrollLeft + clientWidth < scrollWidth - 1;
    setGoesOn((before) => (before.start === start && before.end === end ? before : { start, end }));
  }
  useEffect(() => {
    const observer = new ResizeObserver(look);
    observer.observe(box.current!);
    for (const part of box.current!.children) observer.observe(part);
    return () => observer.disconnect();
  }, []);
  const scrolls = goesOn.start || goesOn.end;
  const from = goesOn.start ? `transparent, black ${fade}` : 'black';
  const to = goesOn.end ? `black calc(100% - ${fade}), transparent` : 'black';
  return (
    <Box
      ref={box}
      overflowX="auto"
      overflowY="clip"
      onScroll={look}
      {...(scrolls && {
        role: 'group',
        'aria-label': label,
        tabIndex: 0,
        'data-fades': [goesOn.start && 'start', goesOn.end && 'end'].filter(Boolean).join(' '),
        style: { maskImage: `linear-gradient(to right, ${from}, ${to})` },
      })}
    >
      {children}
    </Box>
  );
}
