import { Box } from '@chakra-ui/react/box';
import { useState, type FocusEvent, type PointerEvent } from 'react';

interface Tip {
  label: string;
  top: number;
}

/** The names of the rail's icons, beside the one that is pointed at or has the focus. One tip for all: the links carry their names themselves. */
export function useRailTip() {
  const [tip, setTip] = useState<Tip | null>(null);
  const show = ({ target, currentTarget }: PointerEvent<HTMLElement> | FocusEvent<HTMLElement>): void => {
    const link = (target as Element).closest<HTMLElement>('[data-tip]');
    if (link === null || !currentTarget.contains(link)) return setTip(null);
    const { top, height } = link.getBoundingClientRect();
    setTip({ label: link.dataset['tip']!, top: top + height / 2 });
  };
  const hide = (): void => setTip(null);
  const bind = { onPointerOver: show, onPointerLeave: hide, onFocus: show, onBlur: hide, onClick: hide };
  const shown = tip && (
    <Box
      aria-hidden
      hideBelow="md"
      hideFrom="xl"
      pos="fixed"
      left="70px"
      top={`${tip.top}px`}
      transform="translateY(-50%)"
      zIndex="tooltip"
      bg="inverse"
      color="onInverse"
      px="2"
      py="1"
      borderRadius="tag"
      fontSize="xs"
      boxShadow="popover"
      pointerEvents="none"
      whiteSpace="nowrap"
    >
      {tip.label}
    </Box>
  );
  return { bind, shown };
}
