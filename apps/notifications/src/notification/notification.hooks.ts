import type { Tx } from '@bellbird/database';
import type { PatchOf, ResourceActor, ResourceHooks } from '@bellbird/resource-kit';
import { HooksOf, type TransactionHooks } from '@bellbird/service-host';
import { hideFromReader } from './hide-from-reader.js';
import { notificationResource } from './notification.resource.js';
import { readAs } from './read-as.js';
import { showToReader } from './show-to-reader.js';

/** Each person of a business has seen and deleted others: what is read and deleted is so for the one who asks. */
@HooksOf(notificationResource)
export class NotificationHooks
  implements ResourceHooks<unknown, PatchOf<typeof notificationResource>>, TransactionHooks
{
  begin(tx: Tx, actor: ResourceActor): Promise<void> {
    return readAs(tx, actor);
  }

  async update(
    tx: Tx,
    actor: ResourceActor,
    id: string,
    { viewed }: PatchOf<typeof notificationResource>,
  ): Promise<void> {
    if (viewed === true) await showToReader(tx, actor, [id]);
  }

  delete(tx: Tx, actor: ResourceActor, ids: readonly string[]): Promise<number> {
    return hideFromReader(tx, actor, ids);
  }
}
