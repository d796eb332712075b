import { Popover } from '@chakra-ui/react/popover';
import { Portal } from '@chakra-ui/react/portal';
import { type ReactNode, type RefObject, Suspense } from 'react';

/** What a `PanelButton` opens: over the page, closed by Esc or a press elsewhere. */
export function FloatingPanel({ anchor, label, width, at, onClose, children }: { anchor: RefObject<HTMLButtonElement | null>; label: string; width: string; at: 'bottom-start' | 'bottom-end'; onClose: () => void; children: ReactNode }) {
  return (
    <Popover.Root open onOpenChange={({ open }) => !open && onClose()} positioning={{ placement: at, getAnchorElement: () => anchor.current }} persistentElements={[() => anchor.current]}>
      <Portal>
        <Popover.Positioner zIndex="tooltip">
          <Popover.Content w={`min(${width}, calc(100vw - 32px))`} maxW="none" aria-label={label}><Popover.Body p="8px"><Suspense fallback={null}>{children}</Suspense></Popover.Body></Popover.Content>
        </Popover.Positioner>
      </Portal>
    </Popover.Root>
  );
}
