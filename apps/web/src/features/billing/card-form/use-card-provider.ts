import { useCallback, useEffect, useRef, useState } from 'react';
import { problemOf, type Problem } from '../../../lib/graph/problem';
import type { CardProvider } from './card-provider';
import { loadCardProvider } from './load-card-provider';

type LoadedProvider = { provider: CardProvider | null; problem: Problem | null; isLoading: boolean };
export type CardForm = LoadedProvider & { get: () => Promise<CardProvider | null>; again: () => void };

/** The provider's card form, loaded once a page; `get` waits for it. */
export function useCardProvider(): CardForm {
  const asked = useRef<Promise<CardProvider | null> | null>(null);
  const [loaded, setLoaded] = useState<LoadedProvider>({ provider: null, problem: null, isLoading: true });
  const get = useCallback(
    () =>
      (asked.current ??= loadCardProvider().catch((error: unknown) => {
        asked.current = null;
        throw error;
      })),
    [],
  );
  const again = useCallback(() => {
    get().then(
      (provider) => setLoaded({ provider, problem: null, isLoading: false }),
      (error: unknown) => setLoaded({ provider: null, problem: problemOf(error), isLoading: false }),
    );
  }, [get]);
  useEffect(again, [again]);
  return { ...loaded, get, again };
}
