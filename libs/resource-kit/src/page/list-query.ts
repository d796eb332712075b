import { invalidField } from '@bellbird/errors';

/** The generic list query of spec point 7, as it comes in. */
export interface ListQuery {
  sortBy?: string | null | undefined;
  filters?: unknown;
  filtersMatch?: 'all' | 'any' | null | undefined;
  skip?: number | null | undefined;
  limit?: number | null | undefined;
  after?: string | null | undefined;
}

export const largestPage = 1_000;
const furthest = 2 ** 31 - 1;

/** `limit` 0, the default, means as many as a page may hold. @throws 400 naming what is out of bounds. */
export function pageBounds(query: ListQuery): { skip: number; limit: number } {
  const skip = whole('skip', query.skip ?? 0, furthest);
  const limit = whole('limit', query.limit ?? 0, largestPage);
  if (skip > 0 && query.after != null) throw invalidField('skip', 'Give skip or after, not both.');
  return { skip, limit: limit === 0 ? largestPage : limit };
}

function whole(field: string, value: number, most: number): number {
  if (!Number.isInteger(value) || value < 0 || value > most)
    throw invalidField(field, `Give a whole number from 0 to ${most}.`);
  return value;
}
