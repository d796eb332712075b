import { useEffect, type RefObject } from 'react';
import { isTyping } from '../keys/combination';
import { rowsOf } from './use-focus-of-rows';

interface ListKeys {
  root: RefObject<HTMLElement | null>;
  search: RefObject<HTMLInputElement | null>;
  onPick: (id: string) => void;
  onOpen: (id: string) => void;
  /** Esc; false where there was nothing to clear, so that others may take the key. */
  onEscape: () => boolean;
}

/** Something lies over the list: its keys are its own. */
const isCovered = (): boolean =>
  document.querySelector(
    '[role=dialog][data-state=open], [role=alertdialog][data-state=open], [role=menu][data-state=open]',
  ) !== null;

/** / searches; J and K walk the rows, X picks, Enter opens, Esc clears. */
export function useListKeys({ root, search, onPick, onOpen, onEscape }: ListKeys): void {
  useEffect(() => {
    const walk = (by: 1 | -1): void => {
      const all = rowsOf(root.current);
      const at = all.findIndex((row) => row.contains(document.activeElement));
      const to = at < 0 ? 0 : Math.min(all.length - 1, Math.max(0, at + by));
      all[to]?.focus();
      all[to]?.scrollIntoView({ block: 'nearest' });
    };
    const onKey = (event: KeyboardEvent): void => {
      if (
        event.defaultPrevented ||
        event.metaKey ||
        event.ctrlKey ||
        event.altKey ||
        isTyping(event.target) ||
        isCovered()
      )
        return;
      const row = rowsOf(root.current).find((each) => each.contains(document.activeElement));
      if (event.key === '/' && search.current) {
        event.preventDefault();
        search.current.focus();
      } else if (event.key === 'j' || event.key === 'k') walk(event.key === 'j' ? 1 : -1);
      else if (event.key === 'x' && row) onPick(row.dataset['row']!);
      else if (event.key === 'Enter' && row && row === document.activeElement) onOpen(row.dataset['row']!);
      else if (event.key === 'Escape' && onEscape()) event.preventDefault();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [root, search, onPick, onOpen, onEscape]);
}
