import type { Filter, FiltersMatch } from '../../filter/filter';
import { asOneOfAll } from '../../filter/operations';
import type { ListQuery } from '../list-declaration';
import type { ListState } from './list-state';

type Asked = Pick<ListState, 'filters' | 'filtersMatch' | 'search'>;
interface Asking {
  always?: readonly Filter[] | undefined;
  search?: { filter: (text: string) => Filter } | undefined;
}

/** Everything that narrows the list, as the API takes it: what is always asked, the search, and the sentence's conditions. */
export function askedFilters(
  { filters, filtersMatch, search }: Asked,
  { always = [], search: searching }: Asking,
): { filters: Filter[]; filtersMatch: FiltersMatch } {
  const text = search.trim();
  const around = [...always, ...(text !== '' && searching ? [searching.filter(text)] : [])];
  // With nothing around them the conditions keep their own all or any: groups nest three deep at most.
  if (around.length === 0) return { filters: [...filters], filtersMatch: filters.length > 1 ? filtersMatch : 'all' };
  return { filters: [...around, ...asOneOfAll(filters, filtersMatch)], filtersMatch: 'all' };
}

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
