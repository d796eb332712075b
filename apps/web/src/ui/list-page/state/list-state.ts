import type { Filter, FiltersMatch } from '../../filter/filter';
import { readFilters } from '../../filter/operations';

export const pageSizes = [20, 50, 100, 500] as const;
export type PageSize = (typeof pageSizes)[number];

/** What a list shows: all of it stands in the address, so that reload, back and a second tab show the same. */
export interface ListState {
  page: number;
  size: PageSize;
  /** `lastName:asc`; null is the list's usual order. */
  sort: string | null;
  filters: readonly Filter[];
  filtersMatch: FiltersMatch;
  search: string;
}

export function readListState(params: URLSearchParams): ListState {
  const page = Number(params.get('page'));
  const size = Number(params.get('size'));
  const sort = params.get('sort');
  return {
    page: Number.isSafeInteger(page) && page > 0 ? page : 1,
    size: pageSizes.find((each) => each === size) ?? pageSizes[0],
    sort: sort !== null && /^[\w.-]+:(asc|desc)$/.test(sort) ? sort : null,
    filters: readFilters(parsed(params.get('filters'))),
    filtersMatch: params.get('filtersMatch') === 'any' ? 'any' : 'all',
    search: params.get('q') ?? '',
  };
}

/** The address with a change in it. What is as usual is left out; whatever else stands there stays; another list begins at its first page. */
export function writeListState(params: URLSearchParams, change: Partial<ListState>): URLSearchParams {
  const state = { ...readListState(params), page: 1, ...change };
  const next = new URLSearchParams(params);
  const put = (key: string, value: string | null): void => (value === null ? next.delete(key) : next.set(key, value));
  put('page', state.page > 1 ? String(state.page) : null);
  put('size', state.size === pageSizes[0] ? null : String(state.size));
  put('sort', state.sort);
  put('filters', state.filters.length > 0 ? JSON.stringify(state.filters) : null);
  put('filtersMatch', state.filters.length > 1 && state.filtersMatch === 'any' ? 'any' : null);
  put('q', state.search === '' ? null : state.search);
  return next;
}

/** A heading's next order: first to last, last to first, as usual. */
export function nextSort(sort: string | null, field: string): string | null {
  if (sort === `${field}:asc`) return `${field}:desc`;
  return sort === `${field}:desc` ? null : `${field}:asc`;
}

function parsed(json: string | null): unknown {
  try {
    return json === null ? [] : JSON.parse(json);
  } catch {
    return [];
  }
}
