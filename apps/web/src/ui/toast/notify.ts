import type { Problem } from '../../lib/graph/problem';
import { isLocked } from '../../lib/session/session';
import type { Toast } from './toast';

export type { Toast } from './toast';

/** Makes a toast seen. The toaster itself is loaded at the first one, since most first pages show none. */
export function notify(toast: Toast): { dismiss: () => void } {
  // Of a page that is locked nothing is said to whoever stands there.
  if (isLocked()) {
    toast.onGone?.();
    return { dismiss: () => undefined };
  }
  const shown = import('./toaster').then(({ show }) => show(toast));
  // The code of the toaster could not be fetched: what waits for the toast's end must not wait for ever.
  shown.catch(() => toast.onGone?.());
  return {
    dismiss: () =>
      void shown.then(
        ({ dismiss }) => dismiss(),
        () => undefined,
      ),
  };
}

/** Changes the toast that is about this; shows none where it is gone, since somebody closed it. */
export function changeToast(toast: Toast & { id: string }): void {
  void import('./toaster').then(
    ({ isShown, show }) => isShown(toast.id) && show(toast),
    () => undefined,
  );
}

/** 4xx: a warning; what is our fault: an error. Title and text are the spec's (point 8). */
export function notifyProblem(problem: Problem, action?: Toast['action']): void {
  notify({
    kind: problem.isFault ? 'error' : 'warning',
    title: problem.title,
    text: problem.message,
    ...(action && { action }),
  });
}
