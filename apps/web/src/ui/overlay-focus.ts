import { useRef, type RefObject } from 'react';

interface OverlayFocus {
  title: RefObject<HTMLHeadingElement | null>;
  initialFocusEl: () => HTMLElement | null;
  finalFocusEl: () => HTMLElement | null;
}

/**
 * Where the focus goes with a dialog or drawer: to its heading, which says what it is, unless a field in it asked for
 * the focus itself (`autoFocus`) or `begin` names what one begins with; never to a button that a hasty Enter would press. Closed, it goes back to what opened
 * it, or to the page's title where that is gone.
 */
export function useOverlayFocus(isOpen: boolean, begin?: () => HTMLElement | null): OverlayFocus {
  const title = useRef<HTMLHeadingElement>(null);
  const opener = useRef<Element | null>(null);
  const wasOpen = useRef(false);
  // While it is being drawn, before anything in it has taken the focus.
  if (isOpen && !wasOpen.current) opener.current = document.activeElement;
  wasOpen.current = isOpen;
  return {
    title,
    initialFocusEl: () => {
      const { activeElement } = document;
      const isInside =
        activeElement instanceof HTMLElement &&
        title.current?.closest('[role=dialog], [role=alertdialog]')?.contains(activeElement) === true;
      return isInside && activeElement.matches('input, select, textarea')
        ? activeElement
        : (begin?.() ?? title.current);
    },
    finalFocusEl: () =>
      opener.current instanceof HTMLElement && opener.current.isConnected && opener.current !== document.body
        ? opener.current
        : document.getElementById('page-title'),
  };
}
