import type { Condition, Filter, FiltersMatch } from '../../filter/filter';
import { asOneOfAll } from '../../filter/operations';
import type { ListQuery } from '../list-declaration';
import type { ListState } from './list-state';

type Asked = Pick<ListState, 'filters' | 'filtersMatch' | 'search'>;
interface Asking {
  always?: readonly Filter[] | undefined;
  atFirst?: readonly Condition[] | undefined;
  folds?: readonly Condition[] | undefined;
  search?: { filter: (text: string) => Filter } | undefined;
}

/**
 * Everything that narrows the list, as the API takes it: what is always asked, what is asked as long as the sentence says
 * nothing of that field, what folds a list that nothing narrows, the search, and the sentence's conditions.
 */
export function askedFilters(
  { filters, filtersMatch, search }: Asked,
  { always = [], atFirst = [], folds = [], search: searching }: Asking,
): { filters: Filter[]; filtersMatch: FiltersMatch } {
  const text = search.trim();
  const around = [
    ...always,
    ...unsaid(filters, atFirst),
    ...(filters.length === 0 && text === '' ? folds : []),
    ...(text !== '' && searching ? [searching.filter(text)] : []),
  ];
  // With nothing around them the conditions keep their own all or any: groups nest three deep at most.
  if (around.length === 0) return { filters: [...filters], filtersMatch: filters.length > 1 ? filtersMatch : 'all' };
  return { filters: [...around, ...asOneOfAll(filters, filtersMatch)], filtersMatch: 'all' };
}

/** What still holds of what is asked at first, beside these conditions of the sentence. */
export const unsaid = (filters: readonly Filter[], atFirst: readonly Condition[] = []): Condition[] =>
  atFirst.filter(({ field }) => !filters.some((each) => 'field' in each && each.field === field));

export function pageQuery(
  state: ListState,
  asking: Asking,
  defaultSort: string | undefined,
  page = state.page,
): ListQuery {
  const sortBy = state.sort ?? defaultSort;
  return {
    ...asked(state, asking),
    ...(sortBy !== undefined && { sortBy }),
    skip: (page - 1) * state.size,
    limit: state.size,
  };
}

/** Asks only how many there are. */
export function countQuery(state: Asked, asking: Asking): ListQuery {
  return { ...asked(state, asking), limit: 1 };
}

function asked(state: Asked, asking: Asking): ListQuery {
  const { filters, filtersMatch } = askedFilters(state, asking);
  return filters.length === 0 ? {} : { filters, filtersMatch };
}
