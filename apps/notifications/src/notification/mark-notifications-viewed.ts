import type { Tx } from '@bellbird/database';
import { invalidField, invalidInput } from '@bellbird/errors';
import { checkedId, largestPage, selectedIds, type ResourceActor } from '@bellbird/resource-kit';
import { notificationResource } from './notification.resource.js';
import { showToReader } from './show-to-reader.js';

/**
 * Marks notifications as seen by the person; those seen already stay as they are.
 * @throws 400 naming each id that is malformed, unknown or another's: `ids[2]`. Then none is marked.
 */
export async function markNotificationsViewed(tx: Tx, actor: ResourceActor, given: readonly string[]): Promise<true> {
  if (given.length > largestPage) throw invalidField('ids', `Give at most ${largestPage} ids.`);
  const ids = given.map((id, at) => checkedId(id, `ids[${at}]`));
  const chosen = { ids: [...new Set(ids)], filters: [], filtersMatch: 'all' as const };
  const known = new Set(await selectedIds(tx, notificationResource, actor, 'live', chosen, { limit: largestPage }));
  const unknown = ids.flatMap((id, at) =>
    known.has(id) ? [] : [{ field: `ids[${at}]`, message: 'There is no such notification.' }],
  );
  if (unknown.length > 0) throw invalidInput(...unknown);
  await showToReader(tx, actor, chosen.ids);
  return true;
}
