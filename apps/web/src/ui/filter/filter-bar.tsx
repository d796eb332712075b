import type { FilterBarProps } from './filter-bar-props';
import { FilterSentence } from './filter-sentence';
import { FilterSummary } from './filter-summary';

/** The filter over a list: a sentence on a desk, one line that opens a sheet on a phone. */
export default function FilterBar({ isPhone, ...props }: FilterBarProps & { isPhone: boolean }) {
  return isPhone ? <FilterSummary {...props} /> : <FilterSentence {...props} />;
}
