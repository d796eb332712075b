import { Popover } from '@chakra-ui/react/popover';
import { Portal } from '@chakra-ui/react/portal';
import { Suspense, useEffect, useRef, type ReactNode, type RefObject } from 'react';

/** What a `PanelButton` opens: over the page, closed by Esc or a press elsewhere. */
export function FloatingPanel({
  anchor,
  label,
  width,
  at,
  first = 'input, button',
  onClose,
  children,
}: {
  anchor: RefObject<HTMLElement | null>;
  label: string;
  width: string;
  at: 'bottom-start' | 'bottom-end';
  /** What in it has the focus first, as a selector. */
  first?: string;
  onClose: () => void;
  children: ReactNode;
}) {
  const content = useRef<HTMLDivElement>(null);
  // It is mounted open, which its machine takes for having the focus already.
  useEffect(() => {
    const timer = setTimeout(() => {
      const { activeElement } = document;
      const isAtHome = activeElement !== content.current && content.current?.contains(activeElement);
      if (!isAtHome) content.current?.querySelector<HTMLElement>(first)?.focus();
    }, 30);
    return () => clearTimeout(timer);
  }, [first]);
  return (
    <Popover.Root
      open
      onOpenChange={({ open }) => !open && onClose()}
      positioning={{ placement: at, getAnchorElement: () => anchor.current }}
      persistentElements={[() => anchor.current]}
      modal
      initialFocusEl={() => content.current?.querySelector<HTMLElement>(first) ?? null}
      onFocusOutside={(event) => event.preventDefault()}
    >
      <Portal>
        <Popover.Positioner zIndex="tooltip">
          <Popover.Content ref={content} w={`min(${width}, calc(100vw - 32px))`} maxW="none" aria-label={label}>
            <Popover.Body p="2">
              <Suspense fallback={null}>{children}</Suspense>
            </Popover.Body>
          </Popover.Content>
        </Popover.Positioner>
      </Portal>
    </Popover.Root>
  );
}
