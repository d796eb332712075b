import { Box } from '@chakra-ui/react/box';
import { useEffect, useRef, type ReactNode } from 'react';
import { useSidewaysFade } from '../../tabs/use-sideways-fade';

/**
 * Round a table that may be wider than its place: then it scrolls sideways, by keys too, and fades out where it goes
 * on, so that nobody takes the columns in sight for all there are.
 */
export function Sideways({ label, children }: { label: string; children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  const { look, fades } = useSidewaysFade(box, '40px');
  useEffect(() => {
    const observer = new ResizeObserver(look);
    observer.observe(box.current!);
    for (const part of box.current!.children) observer.observe(part);
    return () => observer.disconnect();
  }, [look]);
  return (
    <Box
      ref={box}
      overflowX="auto"
      overflowY="clip"
      onScroll={look}
      {...(fades && { role: 'group', 'aria-label': label, tabIndex: 0, ...fades })}
    >
      {children}
    </Box>
  );
}
