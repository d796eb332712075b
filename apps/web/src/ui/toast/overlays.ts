import { useEffect } from 'react';

type Listener = (opens: boolean) => void;

const listeners = new Set<Listener>();
let open = 0;
let told = 0;

/** Tells of each dialog or sheet that opens, and when the last one is closed. Knows no toaster: that is fetched late. */
export function onOverlays(listener: Listener): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** After the drawing: a sheet that takes the place of another, as a row's does of the one that waited for it, opens nothing. */
const tell = (): void =>
  queueMicrotask(() => {
    if (open === told) return;
    const opens = open > told;
    told = open;
    if (opens || open === 0) for (const listener of listeners) listener(opens);
  });

/** To be called by what lies over the page while it is open: toasts make room. */
export function useIsOverlay(isOpen: boolean): void {
  useEffect(() => {
    if (!isOpen) return undefined;
    open += 1;
    tell();
    return () => {
      open -= 1;
      tell();
    };
  }, [isOpen]);
}
