import { useEffect, type RefObject } from 'react';

/**
 * A row that goes while it has the focus (deleted, moved to the bin) hands it to the one that takes its place, the last
 * to the one before it; an empty list to the page's title. Else the focus falls to the document, and the keys begin anew.
 */
export function useFocusOfRows(root: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    let focused: { row: HTMLElement; at: number } | null = null;
    const onFocus = ({ target }: FocusEvent): void => {
      const rows = rowsOf(root);
      const at = rows.findIndex((row) => row.contains(target as Element));
      focused = at < 0 ? null : { row: rows[at]!, at };
    };
    const isLost = (): boolean =>
      focused !== null && !focused.row.isConnected && document.activeElement === document.body;
    let timer: ReturnType<typeof setTimeout> | undefined;
    // Rows are drawn in slices: one goes some time after the answer without it, and for a moment there may be none.
    const observer = new MutationObserver(() => {
      if (!isLost()) return;
      const rows = rowsOf(root);
      if (rows.length > 0) return rows[Math.min(focused!.at, rows.length - 1)]!.focus({ preventScroll: true });
      clearTimeout(timer);
      timer = setTimeout(() => isLost() && document.getElementById('page-title')?.focus({ preventScroll: true }), 500);
    });
    document.addEventListener('focusin', onFocus);
    if (root.current !== null) observer.observe(root.current, { childList: true, subtree: true });
    return () => {
      document.removeEventListener('focusin', onFocus);
      observer.disconnect();
      clearTimeout(timer);
    };
  }, [root]);
}

/** The rows as they are on the screen. */
export const rowsOf = (root: RefObject<HTMLElement | null>): HTMLElement[] => [
  ...(root.current?.querySelectorAll<HTMLElement>('[data-row]') ?? []),
];
