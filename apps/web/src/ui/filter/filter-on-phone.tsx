import { FilterSummary } from './filter-summary';
import { useFilterBar, type ListFilterProps } from './use-filter-bar';

/** The filter over a list on a phone: one line that opens a sheet. */
export default function FilterOnPhone(props: ListFilterProps) {
  return <FilterSummary {...useFilterBar(props)} />;
}
