import { Box, type BoxProps } from '@chakra-ui/react/box';
import { useCallback, useEffect, useRef, useState } from 'react';

/** A list that scrolls, and shows it: what goes on below fades out at its foot. */
export function FadingList(props: BoxProps) {
  const ref = useRef<HTMLDivElement>(null);
  const [goesOn, setGoesOn] = useState(false);
  const look = useCallback((): void => {
    const box = ref.current;
    if (box !== null) setGoesOn(box.scrollHeight - box.scrollTop - box.clientHeight > 4);
  }, []);
  // After each drawing: what is in it decides whether it goes on.
  useEffect(look);
  return (
    <Box
      ref={ref}
      overflowY="auto"
      onScroll={look}
      data-goes-on={goesOn || undefined}
      css={goesOn ? { maskImage: 'linear-gradient(to bottom, black calc(100% - 48px), transparent)' } : {}}
      {...props}
    />
  );
}
