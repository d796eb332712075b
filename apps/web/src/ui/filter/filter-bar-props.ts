import type { ReactNode } from 'react';
import type { Counted } from '../figures/counted';
import type { Filter, FilterField, FiltersMatch, ValuesOf } from './filter';

export interface FilterBarProps {
  fields: readonly FilterField[];
  filters: readonly Filter[];
  match: FiltersMatch;
  words: { lead: string; one: string; other: string };
  count: Counted | null;
  isCounting: boolean;
  countOf: (asked: { filters: readonly Filter[]; filtersMatch: FiltersMatch }) => Promise<Counted>;
  /** Where the list can say what stands in its fields. */
  valuesOf?: ValuesOf | undefined;
  /** A visit that came to add a condition: what one may ask is open. */
  askedBy?: string | null;
  actions: ReactNode;
  /** `replace`: a step of an edit that goes on, which "back" need not come by. */
  onChange: (filters: readonly Filter[], match: FiltersMatch, replace: boolean) => void;
}
