import { Drawer } from '@chakra-ui/react/drawer';
import { Portal } from '@chakra-ui/react/portal';
import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { IconButton } from '../button';
import { useIsOverlay } from '../toast/overlays';
import { uiTexts as t } from '../ui.texts';
import { useOverlayFocus } from './overlay-focus';
import { useDragDown } from './use-drag-down';

/** A press outside closes, focus that strays does not: one that is loaded late would be closed by the button that asked for it. */
const focusIsNoWish = (event: Event): void => event.preventDefault();

/** A drawer to see or edit one row while the list stays; on a phone a sheet from below, which can be drawn down by its head. Focus stays in it, Esc closes. */
export function Sheet({
  title,
  isOpen,
  onClose,
  children,
  footer,
  tools,
  begin,
  isModal = true,
}: {
  title: ReactNode;
  isOpen: boolean;
  onClose: () => void;
  children: ReactNode;
  footer?: ReactNode;
  tools?: ReactNode;
  /** What the focus goes to as it opens, where that is not its title. */
  begin?: (() => HTMLElement | null) | undefined;
  isModal?: boolean;
}) {
  const { title: heading, ...focus } = useOverlayFocus(isOpen, begin);
  useIsOverlay(isOpen);
  const drag = useDragDown(onClose);
  return (
    <Drawer.Root
      open={isOpen}
      onOpenChange={({ open }) => !open && onClose()}
      lazyMount
      unmountOnExit
      modal={isModal}
      trapFocus={isModal}
      preventScroll={isModal}
      closeOnInteractOutside={isModal}
      onFocusOutside={focusIsNoWish}
      {...focus}
    >
      <Portal>
        {isModal && <Drawer.Backdrop />}
        <Drawer.Positioner {...(!isModal && { pointerEvents: 'none' })}>
          <Drawer.Content ref={drag.sheet} {...(!isModal && { pointerEvents: 'auto' })}>
            <Drawer.Header {...drag.head}>
              <Drawer.Title ref={heading} tabIndex={-1} outline="none">
                {title}
              </Drawer.Title>
              {tools}
              <Drawer.CloseTrigger asChild>
                <IconButton label={t.close}>
                  <X />
                </IconButton>
              </Drawer.CloseTrigger>
            </Drawer.Header>
            <Drawer.Body>{children}</Drawer.Body>
            {footer && <Drawer.Footer>{footer}</Drawer.Footer>}
          </Drawer.Content>
        </Drawer.Positioner>
      </Portal>
    </Drawer.Root>
  );
}
