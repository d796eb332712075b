import type { Tx } from '@bellbird/database';
import {
  readSelection,
  selectedIds,
  type BulkResult,
  type ResourceActor,
  type Selection,
} from '@bellbird/resource-kit';
import { hideFromReader } from './hide-from-reader.js';
import { notificationResource } from './notification.resource.js';

const stretch = 5_000;

/** Deletes what a selection chooses, for the asking person. @throws 400 naming what is wrong with the selection. */
export async function deleteNotifications(tx: Tx, actor: ResourceActor, selection: Selection): Promise<BulkResult> {
  const chosen = readSelection(selection);
  let affected = 0;
  let after: string | null = null;
  for (;;) {
    const ids: string[] = await selectedIds(tx, notificationResource, actor, 'live', chosen, { after, limit: stretch });
    if (ids.length > 0) affected += await hideFromReader(tx, actor, ids);
    if (ids.length < stretch) return { affected, job: null };
    after = ids.at(-1) ?? null;
  }
}
