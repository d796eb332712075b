import type { Problem } from '../../../lib/graph/problem';
import type { ListState } from './list-state';

/**
 * What of the address the server did not take: its filter (the search is one) or its order, so that only that is given
 * up; null where it was neither, or the order is the list's own.
 */
export function refusedPart(
  problem: Pick<Problem, 'code' | 'fields'> | null,
  { sort }: Pick<ListState, 'sort'>,
): 'filters' | 'sort' | null {
  if (problem?.code !== 'invalid-input') return null;
  if (problem.fields.some(({ field }) => /^(query\.)?filters/.test(field))) return 'filters';
  return sort !== null && problem.fields.some(({ field }) => /^(query\.)?sortBy/.test(field)) ? 'sort' : null;
}
