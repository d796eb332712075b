import { useDeferredValue } from 'react';

/** As many rows at once as stand on the first screen, the rest in slices, between which a tap is heard. */
export function useRowsInSlices<Row>(rows: readonly Row[], onFirstScreen: number): readonly Row[] {
  return useDeferredValue(rows, rows.slice(0, onFirstScreen));
}
