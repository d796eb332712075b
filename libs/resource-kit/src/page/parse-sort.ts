import { invalidField } from '@bellbird/errors';

export interface SortKey {
  field: string;
  direction: 'asc' | 'desc';
}

const mostKeys = 5;

/**
 * 'lastName:asc,createdAt:desc' → its keys; a key without a direction ascends.
 * @throws 400 naming `sortBy`.
 */
export function parseSort(sortBy: string): SortKey[] {
  const keys = sortBy.split(',').map((part): SortKey => {
    const [field = '', direction = 'asc', ...more] = part.trim().split(':');
    if (field === '' || more.length > 0)
      throw invalidField('sortBy', 'Give fields as name:asc or name:desc, separated by commas.');
    if (direction !== 'asc' && direction !== 'desc')
      throw invalidField('sortBy', `${field.slice(0, 100)} sorts by asc or desc.`);
    return { field, direction };
  });
  if (keys.length > mostKeys) throw invalidField('sortBy', `Sort by at most ${mostKeys} fields.`);
  if (new Set(keys.map((key) => key.field)).size < keys.length) throw invalidField('sortBy', 'A field is named twice.');
  return keys;
}

/** The order in one fixed spelling, as cursors remember it. */
export function writeSort(keys: readonly SortKey[]): string {
  return keys.map((key) => `${key.field}:${key.direction}`).join(',');
}
