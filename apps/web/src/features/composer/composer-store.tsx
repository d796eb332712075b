import {
  createContext,
  useContext,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
  type ReactNode,
} from 'react';
import type { Draft } from './draft/draft';
import type { Composer } from './use-composer';

interface Store {
  get: () => Composer;
  set: (composer: Composer) => void;
  subscribe: (listener: () => void) => () => void;
}

function makeStore(first: Composer): Store {
  let composer = first;
  const listeners = new Set<() => void>();
  return {
    get: () => composer,
    set: (next) => {
      composer = next;
      for (const listener of listeners) listener();
    },
    subscribe: (listener) => (listeners.add(listener), () => void listeners.delete(listener)),
  };
}

const ComposerStore = createContext<Store | null>(null);

/** Gives the composer to its parts, each of which is drawn again only where something changed that it takes of it. */
export function ComposerParts({ composer, children }: { composer: Composer; children: ReactNode }) {
  const [store] = useState(() => makeStore(composer));
  useLayoutEffect(() => store.set(composer), [store, composer]);
  return <ComposerStore value={store}>{children}</ComposerStore>;
}

function pick<T extends object, K extends keyof T>(of: T, keys: readonly K[]): Pick<T, K> {
  return Object.fromEntries(keys.map((key) => [key, of[key]])) as Pick<T, K>;
}

/**
 * What a section of the page needs of one part of the composer, by name, or of the draft all of it: the section is drawn
 * again only where something changed that it takes.
 */
export function useComposerPart(part: 'draft'): Draft;
export function useComposerPart<S extends keyof Composer, K extends keyof Composer[S]>(
  part: S,
  ...keys: readonly [K, ...K[]]
): Pick<Composer[S], K>;
export function useComposerPart(part: keyof Composer, ...keys: readonly string[]): object {
  const store = useContext(ComposerStore);
  if (store === null) throw new Error('Only inside the composer.');
  const last = useRef<Record<string, unknown> | null>(null);
  // The same object for as long as all that was picked is the same: React compares it.
  const read = (): object => {
    const whole = store.get()[part] as unknown as Record<string, unknown>;
    if (keys.length === 0) return whole;
    const next = pick(whole, keys);
    if (last.current === null || keys.some((key) => !Object.is(next[key], last.current![key]))) last.current = next;
    return last.current;
  };
  return useSyncExternalStore(store.subscribe, read);
}
