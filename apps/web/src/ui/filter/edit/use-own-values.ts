import { useMemo } from 'react';
import type { Filter, FiltersMatch, ValuesOf } from '../filter';
import { isSame } from '../operations';
import type { OwnValues } from './use-values';

interface Sentence {
  valuesOf: ValuesOf | undefined;
  filters: readonly Filter[];
  match: FiltersMatch;
  /** The condition that is being edited, and its place. */
  at: number | null;
  open: Filter | undefined;
}

/**
 * The values of the field that is being edited, counted among the rows that the other conditions leave. Where any of
 * them is enough they leave all rows: then each value is counted by itself.
 */
export function useOwnValues({ valuesOf, filters, match, at, open }: Sentence): OwnValues | undefined {
  const field = open === undefined || open.type === 'conditional' ? null : open.field;
  const others = match === 'any' ? [] : filters.filter((each, index) => index !== at && !isSame(each, open));
  // By what they say: a new list of the same conditions is no new question.
  const asked = JSON.stringify(others);
  return useMemo(() => {
    if (valuesOf === undefined || field === null) return undefined;
    return (search) => valuesOf({ field, search, filters: JSON.parse(asked) as Filter[] });
  }, [valuesOf, field, asked]);
}
