import { useEffect, type RefObject } from 'react';

/**
 * A row that goes while it has the focus (deleted, moved to the bin) hands it to the one that takes its place, the last
 * to the one before it; an empty list to the page's title. Else the focus falls to the document, and the keys begin anew.
 */
export function useFocusOfRows(root: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    let focused: { row: HTMLElement; at: number } | null = null;
    const onFocus = ({ target }: FocusEvent): void => {
      const rows = rowsOf(root.current);
      const at = rows.findIndex((row) => row.contains(target as Element));
      focused = at < 0 ? null : { row: rows[at]!, at };
    };
    const isLost = (): boolean =>
      focused !== null && !focused.row.isConnected && document.activeElement === document.body;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const handOn = (): void => void (isLost() && focusOn(placeOf(rowsOf(root.current), focused!.at)));
    // Rows are drawn in slices: one goes some time after the answer without it, and for a moment there may be none.
    const observer = new MutationObserver(() => {
      clearTimeout(timer);
      if (!isLost()) return;
      if (rowsOf(root.current).length > 0) return handOn();
      timer = setTimeout(handOn, 500);
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
export const rowsOf = (within: ParentNode | null): HTMLElement[] => [
  ...(within?.querySelectorAll<HTMLElement>('[data-row]') ?? []),
];

/** The row that has this place now, the last where there are fewer; the page's title where there is none, or it never had one. */
export function placeOf(rows: readonly HTMLElement[], at: number): HTMLElement | null {
  const row = at < 0 ? undefined : rows[Math.min(at, rows.length - 1)];
  return row ?? document.getElementById('page-title');
}

/** Nothing on the page moves with it. */
export const focusOn = (place: HTMLElement | null): void => place?.focus({ preventScroll: true });
