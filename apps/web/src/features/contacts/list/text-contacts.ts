import { textTo } from '../../../domain/audience/text-to';
import { quickPath } from '../../../lib/paths';
import type { Chosen } from '../../../ui/list-page/list-declaration';

/** More ids make an address that not everybody passes on. */
export const mostIdsInAddress = 200;

/** Where a text to one person begins. */
export const textOnePath = (id: string): string => `${quickPath}?contactId=${id}`;

/** Where a campaign to the chosen people begins; null where they are too many to name one by one. */
export function textPath(chosen: Chosen): string | null {
  if (!('ids' in chosen)) return textTo({ filters: JSON.stringify(chosen.filters), filtersMatch: chosen.filtersMatch });
  return chosen.ids.length > mostIdsInAddress ? null : textTo({ contactIds: chosen.ids.join(',') });
}
