import { Problem } from '../../../lib/graph/problem';
import type { FiltersMatch } from '../../../ui/filter/filter';
import { composerTexts } from '../composer.texts';

export type AskedAudience =
  { contactIds: string[] } | { segmentId: string } | { filters: unknown[]; filtersMatch: FiltersMatch };

export const unreadableAddress = 'unreadable-address';
const t = composerTexts.unreadable;
const unreadable = (): Problem => new Problem(unreadableAddress, t.title, t.text);

/**
 * Whom an address asks to text. No filters are everybody: said by none at all or by `[]`, and by nothing else.
 * @throws Problem where an address was cut short or is another's.
 */
export function askedAudience(address: string): AskedAudience {
  const asked = new URLSearchParams(address);
  const segmentId = asked.get('segmentId');
  if (segmentId !== null) {
    if (segmentId === '') throw unreadable();
    return { segmentId };
  }
  const named = asked.get('contactIds');
  if (named !== null) {
    const contactIds = [...new Set(named.split(',').filter((id) => id !== ''))];
    if (contactIds.length === 0) throw unreadable();
    return { contactIds };
  }
  return {
    filters: readFilters(asked.get('filters')),
    filtersMatch: asked.get('filtersMatch') === 'any' ? 'any' : 'all',
  };
}

function readFilters(json: string | null): unknown[] {
  if (json === null) return [];
  let filters: unknown;
  try {
    filters = JSON.parse(json);
  } catch {
    throw unreadable();
  }
  if (!Array.isArray(filters)) throw unreadable();
  return filters;
}
