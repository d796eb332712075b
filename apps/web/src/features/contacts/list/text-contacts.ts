import { quickPath } from '../../../lib/paths';
import type { Chosen } from '../../../ui/list-page/list-declaration';

/** More ids make an address that not everybody passes on. */
export const mostIdsInAddress = 200;

/** Where a text to one person begins. */
export const textOnePath = (id: string): string => `${quickPath}?contactId=${id}`;

/** Where a campaign to the chosen people begins; null where they are too many to name one by one. */
export function textPath(chosen: Chosen): string | null {
  const params = new URLSearchParams();
  if ('ids' in chosen) {
    if (chosen.ids.length > mostIdsInAddress) return null;
    params.set('contactIds', chosen.ids.join(','));
  } else {
    params.set('filters', JSON.stringify(chosen.filters));
    params.set('filtersMatch', chosen.filtersMatch);
  }
  return `/sms-campaigns/create-from-contacts?${params}`;
}
