import { useRef, type RefObject } from 'react';

interface OverlayFocus {
  title: RefObject<HTMLHeadingElement | null>;
  initialFocusEl: () => HTMLElement | null;
  finalFocusEl: () => HTMLElement | null;
}

/** A button that waits for an answer is disabled and so has lost the focus: it is still where the person was. */
let lastFocused: Element | null = null;
document.addEventListener('focusin', ({ target }) => (lastFocused = target as Element));
const focused = (): Element | null =>
  document.activeElement === document.body && lastFocused?.matches(':disabled') === true
    ? lastFocused
    : document.activeElement;

/** Where the focus belongs since what had it went, until the person goes on from elsewhere. */
let heir: (() => HTMLElement | null) | null = null;
/** What a person does who goes on from elsewhere. */
const presses = ['keydown', 'pointerdown'] as const;
for (const press of presses) addEventListener(press, () => (heir = null), true);

/**
 * For what goes while a dialog that it opened may still close over it: it names who has the focus after it, and the dialog,
 * which ends later and finds its opener gone, gives it there.
 */
export const leaveFocusTo = (next: () => HTMLElement | null): void => void (heir = next);

/**
 * Where the focus goes with a dialog or drawer: to its heading, which says what it is, unless a field in it asked for
 * the focus itself (`autoFocus`) or `begin` names what one begins with; never to a button that a hasty Enter would press.
 * Closed, it goes back to what opened it, where that is gone to its heir, else to the page's title.
 */
export function useOverlayFocus(isOpen: boolean, begin?: () => HTMLElement | null): OverlayFocus {
  const title = useRef<HTMLHeadingElement>(null);
  const opener = useRef<Element | null>(null);
  const wasOpen = useRef(false);
  // While it is being drawn, before anything in it has taken the focus.
  if (isOpen && !wasOpen.current) opener.current = focused();
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
    finalFocusEl: () => {
      const { current: back } = opener;
      if (!(back instanceof HTMLElement) || !back.isConnected || back === document.body)
        return heir?.() ?? document.getElementById('page-title');
      if (back.matches(':disabled')) focusOnceEnabled(back);
      return back;
    },
  };
}

/** Gives a button that still waits for an answer the focus back after it, unless the person goes on elsewhere before. */
function focusOnceEnabled(button: HTMLElement): void {
  whenSettled(
    button,
    { attributes: true, attributeFilter: ['disabled'] },
    () => !button.matches(':disabled'),
    () => button.focus(),
  );
}

/**
 * Does it once a field that somebody may write in (of a dialog that still closes) is gone with the focus, unless the
 * person goes on elsewhere before.
 */
export function onceLost(field: Element, act: () => void): void {
  whenSettled(
    document.body,
    { childList: true, subtree: true },
    () => !field.isConnected,
    () => document.activeElement === document.body && act(),
  );
}

/** Does it after the first change of the page that settles something, and not at all once a key or a press came before. */
function whenSettled(within: Node, changes: MutationObserverInit, isSettled: () => boolean, act: () => void): void {
  const observer = new MutationObserver(() => {
    if (!isSettled()) return;
    stop();
    act();
  });
  function stop(): void {
    observer.disconnect();
    for (const press of presses) removeEventListener(press, stop, true);
  }
  observer.observe(within, changes);
  for (const press of presses) addEventListener(press, stop, true);
}
