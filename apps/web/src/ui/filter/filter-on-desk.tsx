import { FilterSentence } from './filter-sentence';
import { useFilterBar, type ListFilterProps } from './use-filter-bar';

/** The filter over a list on a desk: a sentence. */
export default function FilterOnDesk(props: ListFilterProps) {
  return <FilterSentence {...useFilterBar(props)} />;
}
