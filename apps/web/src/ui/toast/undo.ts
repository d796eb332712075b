import { notify } from './notify';
import { toastTexts as t } from './toast.texts';

interface Pending {
  undo: () => void;
}
let last: Pending | undefined;

/**
 * Instead of "are you sure": it is done (`title` says what), and for eight seconds a toast, or ⌘Z, takes it back.
 */
export function offerUndo(title: string, undo: () => void): void {
  const pending: Pending = { undo: () => last === pending && ((last = undefined), undo()) };
  last = pending;
  notify({
    kind: 'undo', title,
    action: { label: t.undo, run: pending.undo },
    onGone: () => {
      if (last === pending) last = undefined;
    },
  });
}

/** ⌘Z: takes the last one back; false where there is nothing to take back. */
export function undoLast(): boolean {
  if (last === undefined) return false;
  last.undo();
  return true;
}
