import type { ReactNode } from 'react';
import type { Counted } from '../counted';
import type { Filter, FilterField, FiltersMatch } from './filter';
import { FilterSentence } from './filter-sentence';
import { FilterSummary } from './filter-summary';

export interface FilterBarProps {
  fields: readonly FilterField[];
  filters: readonly Filter[];
  match: FiltersMatch;
  words: { lead: string; one: string; other: string };
  count: Counted | null;
  isCounting: boolean;
  countOf: (asked: { filters: readonly Filter[]; filtersMatch: FiltersMatch }) => Promise<Counted>;
  actions: ReactNode;
  /** `replace`: a step of an edit that goes on, which "back" need not come by. */
  onChange: (filters: readonly Filter[], match: FiltersMatch, replace: boolean) => void;
}

/** The filter over a list: a sentence on a desk, one line that opens a sheet on a phone. */
export default function FilterBar({ isPhone, ...props }: FilterBarProps & { isPhone: boolean }) {
  return isPhone ? <FilterSummary {...props} /> : <FilterSentence {...props} />;
}
