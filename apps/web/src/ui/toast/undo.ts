import { notify } from './notify';
import { toastTexts as t } from './toast.texts';

interface Pending {
  undo: () => void;
}
let last: Pending | undefined;

/**
 * Instead of "are you sure": it is done (`title` says what), and for eight seconds a toast, or ⌘Z, takes it back.
 * What the server cannot take back is done only `afterwards`: when the toast is gone, or the page is left.
 * Answers how the offer is withdrawn, where it was taken up in another way.
 */
export function offerUndo(title: string, undo: () => void, afterwards?: () => void): () => void {
  let isSettled = false;
  const settle = (act: (() => void) | undefined): void => {
    if (isSettled) return;
    isSettled = true;
    if (last === pending) last = undefined;
    removeEventListener('pagehide', finish);
    act?.();
  };
  const finish = (): void => settle(afterwards);
  const pending: Pending = { undo: () => settle(undo) };
  last = pending;
  addEventListener('pagehide', finish);
  const toast = notify({ kind: 'undo', title, action: { label: t.undo, run: pending.undo }, onGone: finish });
  const { undo: run } = pending;
  pending.undo = () => {
    run();
    toast.dismiss();
  };
  return () => {
    settle(undefined);
    toast.dismiss();
  };
}

/** ⌘Z: takes the last one back; false where there is nothing to take back. */
export function undoLast(): boolean {
  if (last === undefined) return false;
  last.undo();
  return true;
}
