import { useDeferredValue } from 'react';
import { pageSizes } from '../state/list-state';

/** A usual page of rows at once; of a longer one the rest in slices, between which a tap is heard. */
export function useRowsInSlices<Row>(rows: readonly Row[]): readonly Row[] {
  return useDeferredValue(rows, rows.slice(0, pageSizes[0]));
}
