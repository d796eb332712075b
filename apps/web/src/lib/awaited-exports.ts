import { useSyncExternalStore } from 'react';

/** An export that was asked for in this tab and has not ended. */
export interface AwaitedExport {
  jobId: string;
  resource: string;
  /** Milliseconds of `performance.now()`. */
  since: number;
  /** The same export once more. */
  again: () => void;
}

/** What all toasts of one export are about: they are one that changes. */
export const exportToast = (jobId: string): string => `export ${jobId}`;

const awaited = new Map<string, AwaitedExport>();
const listeners = new Set<() => void>();
const tell = (): void => {
  for (const listener of listeners) listener();
};

export function awaitExport(started: Omit<AwaitedExport, 'since'>, since = performance.now()): void {
  awaited.set(started.jobId, { ...started, since });
  tell();
}

/** Ends the waiting; undefined where this tab did not wait for it, or has been told already. */
export function endExport(jobId: string): AwaitedExport | undefined {
  const ended = awaited.get(jobId);
  awaited.delete(jobId);
  tell();
  return ended;
}

export const awaitedExports = (): readonly AwaitedExport[] => [...awaited.values()];
const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};
export const useAwaitsExport = (): boolean => useSyncExternalStore(subscribe, () => awaited.size > 0);
