import type { Tx } from '@bellbird/database';
import { listRows, type ResourceActor } from '@bellbird/resource-kit';
import { notificationResource, type Notification } from './notification.resource.js';

export interface UnseenNotifications {
  count: number;
  data: Notification[];
}

const unseen = [{ field: 'viewed', type: 'boolean', operation: 'equals', value: 'no' }];

/** What the person has not seen yet: how many, and the newest 1,000 of them. */
export async function unseenNotifications(tx: Tx, actor: ResourceActor): Promise<UnseenNotifications> {
  const { count, data } = await listRows(tx, notificationResource, actor, { filters: unseen });
  return { count, data };
}
