import type { ReactNode } from 'react';

export type ToastKind = 'success' | 'async' | 'warning' | 'error' | 'undo';
export interface Toast {
  /** What it is about: a toast of the same, where one is on the screen, changes into this one. */
  id?: string;
  kind: ToastKind;
  title: string;
  text?: ReactNode;
  action?: { label: string; run: () => void };
  /** Milliseconds on the screen; 8,000 by spec point 9. Held while the pointer or the focus is on it. */
  durationMs?: number;
  onGone?: () => void;
}
