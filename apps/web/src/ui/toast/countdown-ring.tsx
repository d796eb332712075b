import { Box } from '@chakra-ui/react/box';
import { Span } from '@chakra-ui/react/span';
import { useEffect, useRef, useState } from 'react';

const radius = 9;
const round = 2 * Math.PI * radius;

/** How long one can still take it back: a ring that empties, with its seconds; it stands while the toast is held. */
export function CountdownRing({ durationMs }: { durationMs: number }) {
  const [leftMs, setLeft] = useState(durationMs);
  const ring = useRef<HTMLDivElement>(null);
  useEffect(() => {
    let before = performance.now();
    const timer = setInterval(() => {
      const now = performance.now();
      const passed = now - before;
      before = now;
      if (ring.current?.closest('[data-paused]')) return;
      setLeft((left) => Math.max(0, left - passed));
    }, 100);
    return () => clearInterval(timer);
  }, []);
  return (
    <Box ref={ring} aria-hidden pos="relative" boxSize="22px" flexShrink={0} color="inverseBrand">
      <svg width="22" height="22" viewBox="0 0 22 22" fill="none">
        <circle cx="11" cy="11" r={radius} stroke="currentColor" strokeOpacity="0.3" strokeWidth="2.5" />
        <circle
          cx="11"
          cy="11"
          r={radius}
          stroke="currentColor"
          strokeWidth="2.5"
          strokeLinecap="round"
          strokeDasharray={round}
          strokeDashoffset={round * (1 - leftMs / durationMs)}
          transform="rotate(-90 11 11)"
        />
      </svg>
      <Span
        pos="absolute"
        inset="0"
        display="grid"
        placeItems="center"
        color="onInverse"
        fontSize="0.6875rem"
        lineHeight="1"
        fontWeight="600"
        fontVariantNumeric="tabular-nums"
      >
        {Math.ceil(leftMs / 1_000)}
      </Span>
    </Box>
  );
}
