import { useSyncExternalStore } from 'react';
import { isReachable, whenReachable } from './connection';

/** Code that takes longer than is bearable. */
export class ChunkLoadError extends Error {
  override readonly name = 'ChunkLoadError';
}

/** Code that could not be loaded: gone with an old release, or the line broke. Each browser has words of its own for it. */
export function isChunkError(error: unknown): boolean {
  return (
    error instanceof ChunkLoadError ||
    (error instanceof Error &&
      /dynamically imported module|importing a module script|preload css|module script/i.test(error.message))
  );
}

let waiting = 0;
const listeners = new Set<() => void>();
const count = (change: number): void => {
  waiting += change;
  for (const listener of listeners) listener();
};

/**
 * Loads a part of the client. Where the connection is away it waits for it and loads then, so that what stands on the
 * screen, and what was typed there, stays; `useIsWaitingForCode` says so, but not of what nobody asked for
 * (`isAskedFor`). What fails although Bellbird answers is gone.
 * @throws what `load` throws
 */
export async function fetchCode<T>(load: () => Promise<T>, isAskedFor = true): Promise<T> {
  let hasAnswered = false;
  for (;;) {
    try {
      return await load();
    } catch (error) {
      // The line may have come back between the two: once more before it is believed.
      if (!isChunkError(error) || error instanceof ChunkLoadError || hasAnswered) throw error;
      hasAnswered = await isReachable();
      if (hasAnswered) continue;
      if (isAskedFor) count(1);
      await whenReachable().finally(() => isAskedFor && count(-1));
    }
  }
}

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};
/** Something that was asked for waits for the connection. */
export const useIsWaitingForCode = (): boolean => useSyncExternalStore(subscribe, () => waiting > 0);
