import { Box } from '@chakra-ui/react/box';
import { ChevronUp } from 'lucide-react';
import { useLayoutEffect } from 'react';
import { Button } from '../button';
import { toastTexts as t } from './toast.texts';

/** Under the toasts that are shown: how many more there are. Pressed, it shows them. */
export function MoreToasts({ count, areAll, onOpen }: { count: number; areAll: boolean; onOpen: () => void }) {
  useLayoutEffect(() => {
    const { style } = document.documentElement;
    style.setProperty('--toast-fold', '56px');
    return () => style.setProperty('--toast-fold', '0px');
  }, []);
  return (
    <Box data-toasts-more="" pos="absolute" bottom="calc(-1 * var(--toast-fold))" insetEnd="0" pointerEvents="auto">
      <Button
        size="sm"
        minH="11"
        bg="raised"
        borderRadius="full"
        boxShadow="popover"
        aria-expanded={false}
        onClick={onOpen}
      >
        <ChevronUp aria-hidden />
        {areAll ? t.folded(count) : t.more(count)}
      </Button>
    </Box>
  );
}
