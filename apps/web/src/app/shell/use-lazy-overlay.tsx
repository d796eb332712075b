import { useCallback, useEffect, useRef, useState, type ComponentType } from 'react';
import { offline } from '../../lib/graph/problem';
import { notifyProblem } from '../../ui/toast/notify';

interface OverlayProps {
  isOpen: boolean;
  onClose?: () => void;
  onOpenChange?: (isOpen: boolean) => void;
}

/**
 * An overlay whose code is fetched when it is first opened, or a moment before: when a pointer or the focus comes
 * near. Without a connection it says so and stays closed, and the page around it as it is; the next try fetches anew.
 */
export function lazyOverlay<P extends OverlayProps>(
  load: () => Promise<{ default: ComponentType<P> }>,
): { Overlay: ComponentType<P>; fetch: () => void } {
  let loaded: ComponentType<P> | undefined;
  const get = (): Promise<ComponentType<P>> => load().then((module) => (loaded = module.default));
  function Overlay(props: P) {
    const [Loaded, setLoaded] = useState<ComponentType<P> | undefined>(() => loaded);
    const now = useRef(props);
    now.current = props;
    useEffect(() => {
      if (!props.isOpen || Loaded !== undefined) return;
      get().then(
        (component) => setLoaded(() => component),
        () => {
          now.current.onClose?.();
          now.current.onOpenChange?.(false);
          notifyProblem(offline());
        },
      );
    }, [props.isOpen, Loaded]);
    return Loaded === undefined ? null : <Loaded {...props} />;
  }
  return { Overlay, fetch: () => void get().catch(() => undefined) };
}

/** Whether it is open, and whether it ever was: until then nothing of it is rendered; afterwards it stays, so that it can leave in its own time. */
export function useOverlay(): {
  isOpen: boolean;
  isWanted: boolean;
  open: () => void;
  close: () => void;
  set: (isOpen: boolean) => void;
} {
  const [state, setState] = useState({ isOpen: false, isWanted: false });
  const set = useCallback(
    (isOpen: boolean) => setState((before) => ({ isOpen, isWanted: before.isWanted || isOpen })),
    [],
  );
  const open = useCallback(() => set(true), [set]);
  const close = useCallback(() => set(false), [set]);
  return { ...state, open, close, set };
}
