import { useLocation } from 'react-router-dom';
import type { Filter } from './filter';
import type { FilterBarProps } from './filter-bar-props';
import { FilterSentence } from './filter-sentence';
import { FilterSummary } from './filter-summary';
import { useValuesOf, type ValuesDocument } from './use-values-of';

/** What a link to a list may bring: that one comes to add a condition. */
export interface FilterState {
  addCondition?: true;
}

/** The filter over a list: a sentence on a desk, one line that opens a sheet on a phone. */
export default function FilterBar({
  isPhone,
  values,
  always,
  ...props
}: Omit<FilterBarProps, 'valuesOf' | 'askedBy'> & {
  isPhone: boolean;
  values: ValuesDocument | undefined;
  /** What holds of all rows of the list. */
  always: readonly Filter[] | undefined;
}) {
  const valuesOf = useValuesOf(values, always);
  const { key, state } = useLocation();
  const Bar = isPhone ? FilterSummary : FilterSentence;
  return <Bar {...props} valuesOf={valuesOf} askedBy={(state as FilterState | null)?.addCondition ? key : null} />;
}
