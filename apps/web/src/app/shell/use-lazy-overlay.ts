import { type ComponentType, lazy, type LazyExoticComponent, useCallback, useState } from 'react';

/** Code of an overlay that is fetched when it is first opened, or a moment before: when a pointer or the focus comes near. */
export interface LazyOverlay<P extends object> {
  Overlay: LazyExoticComponent<ComponentType<P>>;
  fetch: () => void;
}
export function lazyOverlay<P extends object>(load: () => Promise<{ default: ComponentType<P> }>): LazyOverlay<P> {
  return { Overlay: lazy(load), fetch: () => void load().catch(() => undefined) };
}

/** Whether it is open, and whether it ever was: until then nothing of it is rendered; afterwards it stays, so that it can leave in its own time. */
export function useOverlay(): { isOpen: boolean; isWanted: boolean; open: () => void; close: () => void; set: (isOpen: boolean) => void } {
  const [state, setState] = useState({ isOpen: false, isWanted: false });
  const set = useCallback((isOpen: boolean) => setState((before) => ({ isOpen, isWanted: before.isWanted || isOpen })), []);
  const open = useCallback(() => set(true), [set]);
  const close = useCallback(() => set(false), [set]);
  return { ...state, open, close, set };
}
