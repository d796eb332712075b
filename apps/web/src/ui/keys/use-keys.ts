import { useEffect, useRef } from 'react';
import { combinationOf, isTyping, type Combination } from './combination';

/** What a press does; `false` where it has nothing to do, so that the browser's own meaning stays. */
export type KeyActions = Readonly<Record<Combination, () => void | boolean>>;

interface Options {
  /** Combinations that also work while one types: ⌘K. */
  evenTyping?: readonly Combination[];
  isOff?: boolean;
}

/**
 * Keys of a page or of everything. Nothing happens while someone types, where another listener took the key already,
 * and, but for `evenTyping`, while a dialog is open: its keys are its own.
 */
export function useKeys(actions: KeyActions, { evenTyping = [], isOff = false }: Options = {}): void {
  const now = useRef({ actions, evenTyping });
  now.current = { actions, evenTyping };
  useEffect(() => {
    if (isOff) return undefined;
    const onKeyDown = (event: KeyboardEvent): void => {
      if (event.defaultPrevented || event.isComposing) return;
      const combination = combinationOf(event);
      const action = combination === null ? undefined : now.current.actions[combination];
      if (action === undefined) return;
      const isAlways = now.current.evenTyping.includes(combination!);
      if (!isAlways && (event.repeat || isTyping(event.target) || isInOverlay(event.target))) return;
      if (action() !== false) event.preventDefault();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [isOff]);
}

/** In a dialog, or where one stands open over all, in a menu or a list to choose from. */
const isInOverlay = (target: EventTarget | null): boolean =>
  document.querySelector('[role=dialog][aria-modal=true][data-state=open], [role=alertdialog][data-state=open]') !==
    null ||
  (target instanceof Element && target.closest('[role=menu], [role=listbox]') !== null);
