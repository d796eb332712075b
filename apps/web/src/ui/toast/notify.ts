import type { ReactNode } from 'react';
import type { Problem } from '../../lib/graph/problem';

export type ToastKind = 'success' | 'async' | 'warning' | 'error' | 'undo';
export interface Toast {
  kind: ToastKind;
  title: string;
  text?: ReactNode;
  action?: { label: string; run: () => void };
  /** Milliseconds on the screen; 8,000 by spec point 9. Held while the pointer or the focus is on it. */
  durationMs?: number;
  onGone?: () => void;
}

/** Makes a toast seen. The toaster itself is loaded at the first one, since most first pages show none. */
export function notify(toast: Toast): { dismiss: () => void } {
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

/** 4xx: a warning; what is our fault: an error. Title and text are the spec's (point 8). */
export function notifyProblem(problem: Problem, action?: Toast['action']): void {
  notify({
    kind: problem.isFault ? 'error' : 'warning',
    title: problem.title,
    text: problem.message,
    ...(action && { action }),
  });
}
