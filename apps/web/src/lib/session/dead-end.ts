import { useLayoutEffect } from 'react';
import { heardAtOnce } from '../heard-at-once';

let shown = 0;
export const isDeadEnd = (): boolean => shown > 0;
const { changed, useHeard } = heardAtOnce(isDeadEnd);
export const useIsDeadEnd = useHeard;
const count = (change: 1 | -1): void => {
  shown += change;
  changed();
};

/** What is on the screen says only why there is no page here: no step of the way one came. */
export function useDeadEnd(isDeadEnd: boolean): void {
  // Before the effects of the shell around it, which ask.
  useLayoutEffect(() => {
    if (!isDeadEnd) return;
    count(1);
    return () => count(-1);
  }, [isDeadEnd]);
}
