import type { ReactNode } from 'react';

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
