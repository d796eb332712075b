import { useEffect, useSyncExternalStore } from 'react';

let said: string | null = null;
const listeners = new Set<() => void>();
function say(place: string | null): void {
  said = place;
  for (const listener of listeners) listener();
}

/** A page says under which entry of the menu it stands, where its address does not tell. Null: its address tells. */
export function useStandsUnder(place: string | null): void {
  useEffect(() => {
    say(place);
    return () => say(null);
  }, [place]);
}

/** What the page on the screen says. */
export const useSaidPlace = (): string | null =>
  useSyncExternalStore(
    (listener) => (listeners.add(listener), () => void listeners.delete(listener)),
    () => said,
  );
