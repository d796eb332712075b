import type { Filter } from '../../../ui/filter/filter';
import type { Chosen } from '../../../ui/list-page/list-declaration';
import { selectionOf } from '../../../ui/list-page/picking/selection';

const hasEnded: Filter = { field: 'status', type: 'enum', operation: 'one', value: ['attended', 'canceled'] };

/** What is chosen and has ended: a turn that lives is never deleted, and one among many must not keep the others. */
export function endedOf(chosen: Chosen) {
  const selection = selectionOf(chosen);
  if ('data' in selection) return { ...selection, filters: [hasEnded] };
  const { filters, filtersMatch } = selection;
  const asked: Filter[] =
    filters.length === 0
      ? []
      : [{ type: 'conditional', operator: filtersMatch === 'any' ? 'OR' : 'AND', filters: [...filters] }];
  return { filters: [...asked, hasEnded], filtersMatch: 'all' as const };
}
