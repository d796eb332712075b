import { useLayoutEffect } from 'react';
import { heardAtOnce } from './heard-at-once';

let said: string | null = null;
const { changed, useHeard } = heardAtOnce(() => said);
function say(place: string | null): void {
  said = place;
  changed();
}

/** Names the menu's entry that this page belongs to, where its address does not tell. Null: its address tells. */
export function useStandsUnder(place: string | null): void {
  useLayoutEffect(() => {
    say(place);
    return () => say(null);
  }, [place]);
}

/** The entry that the page on the screen names. */
export const useSaidPlace = useHeard;
