import type { Tx } from '@bellbird/database';
import { dayOf, listRows, type ListQuery, type ResourceActor } from '@bellbird/resource-kit';
import { notificationResource, type Notification } from './notification.resource.js';

export interface NotificationDay {
  /** YYYY-MM-DD in the tenant's zone. */
  day: string;
  data: Notification[];
}

/** A page of the list, cut into days. @throws 400 naming the field of the query that is wrong. */
export async function notificationsByDay(tx: Tx, actor: ResourceActor, query: ListQuery): Promise<NotificationDay[]> {
  const { data } = await listRows(tx, notificationResource, actor, query, 'live', false);
  return cutIntoDays(data, actor.timeZone);
}

/** Days come in the order of their first notification. */
export function cutIntoDays<N extends { createdAt: string }>(
  notifications: readonly N[],
  timeZone: string,
): { day: string; data: N[] }[] {
  const days = new Map<string, N[]>();
  for (const each of notifications) {
    const day = dayOf(new Date(each.createdAt), timeZone);
    const sameDay = days.get(day);
    if (sameDay === undefined) days.set(day, [each]);
    else sameDay.push(each);
  }
  return [...days].map(([day, data]) => ({ day, data }));
}
