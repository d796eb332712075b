import type { Filter } from './filter';
import type { FilterBarProps } from './filter-bar-props';
import { FilterSentence } from './filter-sentence';
import { FilterSummary } from './filter-summary';
import { useValuesOf, type ValuesDocument } from './use-values-of';

/** The filter over a list: a sentence on a desk, one line that opens a sheet on a phone. */
export default function FilterBar({
  isPhone,
  values,
  always,
  ...props
}: Omit<FilterBarProps, 'valuesOf'> & {
  isPhone: boolean;
  values: ValuesDocument | undefined;
  /** What holds of all rows of the list. */
  always: readonly Filter[] | undefined;
}) {
  const valuesOf = useValuesOf(values, always);
  return isPhone ? <FilterSummary {...props} valuesOf={valuesOf} /> : <FilterSentence {...props} valuesOf={valuesOf} />;
}
