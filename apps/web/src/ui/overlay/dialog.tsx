import { Dialog as ChakraDialog } from '@chakra-ui/react/dialog';
import { Portal } from '@chakra-ui/react/portal';
import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { IconButton } from '../button';
import { useIsOverlay } from '../toast/overlays';
import { uiTexts as t } from '../ui.texts';
import { useOverlayFocus } from './overlay-focus';
import { useDragDown } from './use-drag-down';

/** Only to decide something; never on top of another. On a phone a sheet, which can be drawn down by its head. A press outside closes it, focus that strays does not. */
export function Dialog({
  title,
  isOpen,
  onClose,
  children,
  footer,
  isAlert = false,
  begin,
}: {
  title: string;
  isOpen: boolean;
  onClose: () => void;
  children: ReactNode;
  footer: ReactNode;
  isAlert?: boolean;
  /** What the focus begins with, where that is not the heading. */
  begin?: () => HTMLElement | null;
}) {
  const { title: heading, ...focus } = useOverlayFocus(isOpen, begin);
  useIsOverlay(isOpen);
  const drag = useDragDown(onClose);
  return (
    <ChakraDialog.Root
      open={isOpen}
      onOpenChange={({ open }) => !open && onClose()}
      role={isAlert ? 'alertdialog' : 'dialog'}
      onFocusOutside={(event) => event.preventDefault()}
      {...focus}
      lazyMount
      unmountOnExit
    >
      <Portal>
        <ChakraDialog.Backdrop />
        <ChakraDialog.Positioner>
          <ChakraDialog.Content ref={drag.sheet}>
            <ChakraDialog.Header {...drag.head}>
              <ChakraDialog.Title ref={heading} tabIndex={-1} outline="none">
                {title}
              </ChakraDialog.Title>
              <ChakraDialog.CloseTrigger asChild>
                <IconButton label={t.close} size="sm" my={{ base: '-2', md: 0 }} me="-2">
                  <X />
                </IconButton>
              </ChakraDialog.CloseTrigger>
            </ChakraDialog.Header>
            <ChakraDialog.Body>{children}</ChakraDialog.Body>
            <ChakraDialog.Footer>{footer}</ChakraDialog.Footer>
          </ChakraDialog.Content>
        </ChakraDialog.Positioner>
      </Portal>
    </ChakraDialog.Root>
  );
}
