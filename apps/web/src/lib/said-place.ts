import { useLayoutEffect } from 'react';
import { heardAtOnce } from './heard-at-once';

let said: string | null = null;
const { changed, useHeard } = heardAtOnce(() => said);
function say(place: string | null): void {
  said = place;
  changed();
}

/** A page says under which entry of the menu it stands, where its address does not tell. Null: its address tells. */
export function useStandsUnder(place: string | null): void {
  useLayoutEffect(() => {
    say(place);
    return () => say(null);
  }, [place]);
}

/** What the page on the screen says. */
export const useSaidPlace = useHeard;
