import { chakra } from '@chakra-ui/react/styled-system';
import { lazy, Suspense, useRef, useState, type ReactNode } from 'react';
import { fetchCode } from '../../lib/fetch-code';
import { Button, type ButtonProps } from '../button';

const FloatingPanel = lazy(async () => ({
  default: (await fetchCode(() => import('./floating-panel'))).FloatingPanel,
}));

interface PanelButtonProps extends Omit<ButtonProps, 'content'> {
  /** Names the panel. */
  panel: string;
  panelWidth?: string;
  at?: 'bottom-start' | 'bottom-end';
  content: (close: () => void) => ReactNode;
}

/** A button that opens a panel beside it. The panel's machinery is fetched with the first one that is opened. */
export function PanelButton({
  panel,
  panelWidth = '400px',
  at = 'bottom-start',
  content,
  ...button
}: PanelButtonProps) {
  const anchor = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  const close = (): void => {
    setOpen(false);
    // Where the focus was in the panel it goes back; whoever pressed elsewhere keeps theirs.
    setTimeout(() => document.activeElement === document.body && anchor.current?.focus(), 50);
  };
  return (
    <>
      <Button
        ref={anchor}
        {...button}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => (isOpen ? close() : setOpen(true))}
      />
      {isOpen && (
        <Suspense fallback={null}>
          <FloatingPanel anchor={anchor} label={panel} width={panelWidth} at={at} onClose={close}>
            {content(close)}
          </FloatingPanel>
        </Suspense>
      )}
    </>
  );
}

/** One of a panel's choices. */
export const PanelChoice = chakra('button', {
  base: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '3',
    w: 'full',
    minH: { base: '11', md: '9' },
    px: '2.5',
    py: '1.5',
    borderRadius: 'tag',
    textAlign: 'start',
    cursor: 'pointer',
    _hover: { bg: 'hover' },
    _disabled: { color: 'textThird', cursor: 'not-allowed' },
  },
});
