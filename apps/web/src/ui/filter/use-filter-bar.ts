import { useLocation } from 'react-router-dom';
import type { Filter } from './filter';
import type { FilterBarProps } from './filter-bar-props';
import { useValuesOf, type ValuesDocument } from './use-values-of';

/** What a link to a list may bring: that one comes to add a condition. */
export interface FilterState {
  addCondition?: true;
}

/** What a list says of its filter. */
export interface ListFilterProps extends Omit<FilterBarProps, 'valuesOf' | 'askedBy'> {
  values: ValuesDocument | undefined;
  /** What holds of all rows of the list. */
  always: readonly Filter[] | undefined;
}

/** The filter's properties from those of its list. */
export function useFilterBar({ values, always, ...props }: ListFilterProps): FilterBarProps {
  const valuesOf = useValuesOf(values, always);
  const { key, state } = useLocation();
  return { ...props, valuesOf, askedBy: (state as FilterState | null)?.addCondition ? key : null };
}
