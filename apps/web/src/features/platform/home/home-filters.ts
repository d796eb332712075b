import type { Filter } from '../../../ui/filter/filter';

/** What each figure counts, as the list that it leads to is filtered. */
export const homeFilters = {
  fresh: [{ field: 'createdAt', type: 'date', operation: 'within-days-ago', value: 7 }],
  suspended: [{ field: 'status', type: 'enum', operation: 'one', value: ['suspended'] }],
  owing: [{ field: 'suspendedFor', type: 'tags', operation: 'one', value: ['payment'] }],
  unproved: [
    { field: 'status', type: 'enum', operation: 'one', value: ['active'] },
    { field: 'twoFactorAuthentication', type: 'boolean', operation: 'equals', value: 'no' },
  ],
} satisfies Record<string, Filter[]>;

/** A list under these filters. */
export const listPath = (path: string, filters: readonly Filter[]): string =>
  `${path}?${new URLSearchParams({ filters: JSON.stringify(filters) })}`;
