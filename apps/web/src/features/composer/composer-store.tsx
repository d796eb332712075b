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

function usePicked<T extends object, K extends keyof T>(
  from: (composer: Composer) => T,
  keys: readonly K[],
): Pick<T, K> {
  const store = useContext(ComposerStore);
  if (store === null) throw new Error('Only inside the composer.');
  const last = useRef<Pick<T, K> | null>(null);
  // The same object for as long as all that was picked is the same: React compares it.
  const read = (): Pick<T, K> => {
    const next = pick(from(store.get()), keys);
    if (last.current === null || keys.some((key) => !Object.is(next[key], last.current![key]))) last.current = next;
    return last.current;
  };
  return useSyncExternalStore(store.subscribe, read);
}

const whole = (composer: Composer): Composer => composer;
const draftOf = ({ draft }: Composer): Draft => draft;

/** What a part of the composer needs of it, by name: what others say about the draft, and what can be done. */
export const useComposerParts = <K extends keyof Composer>(...keys: readonly K[]): Pick<Composer, K> =>
  usePicked(whole, keys);

/** What a part needs of the draft itself, by name. */
export const useDraftParts = <K extends keyof Draft>(...keys: readonly K[]): Pick<Draft, K> => usePicked(draftOf, keys);
